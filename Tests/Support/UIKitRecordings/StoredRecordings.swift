import Foundation

/// The recordings in `recordings.json`, by kind.
enum StoredRecordings {
  struct Recording: Decodable {
    var name: String
    var values: [String: Double]
    var rows: [String: [[Double]]]

    subscript(_ value: String) -> Double { values[value] ?? .nan }

    var viewport: (width: Double, height: Double) { (self["width"], self["height"]) }
    var contentSize: (width: Double, height: Double) { (self["contentWidth"], self["contentHeight"]) }

    /// Returns rows of two numbers, the first of which is a time.
    func offsets(_ name: String, since start: Double = 0) -> [(time: Double, offset: Double)] {
      (rows[name] ?? []).map { ($0[0] - start, $0[1]) }
    }

    func numbers(_ name: String) -> [Double] { (rows[name] ?? []).map { $0[0] } }

    /// Returns the touches with their phases: the first begins, the last ends, and all others move.
    func touches<Touch>(_ make: (UIKitRecording.Phase, [Double]) -> Touch) -> [Touch] {
      let all = rows["touches"] ?? []
      return all.enumerated().map { make($0 == 0 ? .began : $0 == all.count - 1 ? .ended : .moved, $1) }
    }
  }

  private static let all: [String: [Recording]] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("recordings.json")
    do {
      return try JSONDecoder().decode([String: [Recording]].self, from: Data(contentsOf: file))
    } catch {
      preconditionFailure("\(file.path): \(error)")
    }
  }()

  static func of(_ kind: String) -> [Recording] { all[kind] ?? [] }
}
