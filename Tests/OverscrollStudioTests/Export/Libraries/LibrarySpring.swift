import Foundation

/// A spring played by a library's formula, with the numbers of the text that was copied for the library.
protocol LibrarySpring {
  init(_ text: String) throws

  /// Returns the positions of a spring that moves from rest at 0 to 1, until it rests or until `end`. Each time is the
  /// time of the curve, in seconds, that the position stands for.
  func samples(until end: Double) -> [(time: Double, position: Double)]
}

/// The error for a copied text that lacks a number.
struct MissingNumber: Error { let label: String }

extension String {
  /// Returns the number after a label in the syntax of any of the languages.
  func number(_ label: String) throws -> Double {
    let pattern = try Regex("\\b\(label)[ =:(]+([-+0-9.eE]+)", as: (Substring, Substring).self)
    guard let match = try pattern.firstMatch(in: self), let number = Double(match.1) else {
      throw MissingNumber(label: label)
    }
    return number
  }

  /// The deviation that a comment beside the spring promises, as a share of the distance.
  var promisedDeviation: Double? {
    firstMatch(of: /within ([0-9.e-]+) % of the distance/).flatMap { Double($0.1) }.map { $0 / 100 }
  }
}

/// Returns the times of the frames of a 60 Hz display, in seconds.
func frameTimes(until end: Double) -> [Double] { (0...Int(end * 60)).map { Double($0) / 60 } }
