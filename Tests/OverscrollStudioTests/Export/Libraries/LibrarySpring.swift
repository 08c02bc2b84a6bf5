import Foundation

/// A spring as a library plays it, read from the text that was copied for that library.
protocol LibrarySpring {
  init(_ text: String) throws

  /// What it shows on the way from 0 to 1, from rest, up to when it rests or `end`: with the times, in seconds, of the
  /// curve for which that stands.
  func samples(until end: Double) -> [(time: Double, position: Double)]
}

/// The copied text has not what it must have.
struct MissingNumber: Error { let label: String }

extension String {
  /// The number after a label, whatever the language has between them.
  func number(_ label: String) throws -> Double {
    let pattern = try Regex("\\b\(label)[ =:(]+([-+0-9.eE]+)", as: (Substring, Substring).self)
    guard let match = try pattern.firstMatch(in: self), let number = Double(match.1) else {
      throw MissingNumber(label: label)
    }
    return number
  }

  /// What a comment beside the spring says: a share of the distance.
  var promisedDeviation: Double? {
    firstMatch(of: /within ([0-9.e-]+) % of the distance/).flatMap { Double($0.1) }.map { $0 / 100 }
  }
}

/// The times of the frames of a display of 60 Hz, in seconds.
func frameTimes(until end: Double) -> [Double] { (0...Int(end * 60)).map { Double($0) / 60 } }
