import Foundation
import SeededRandom
import Testing

@testable import Overscroll

/// Files as they are after a crash, a bad disk or a prank: they are read, or their fault is reported; nothing traps.
@Suite("Broken files")
struct BrokenFileTests {
  @Test("whole, they are read", arguments: FileTrial.allCases)
  func whole(kind: FileTrial) throws {
    try kind.use(kind.sample)
  }

  @Test("those that once were found to break something no longer do", arguments: FileTrial.allCases)
  func findings(kind: FileTrial) throws {
    for url in try FileManager.default.contentsOfDirectory(at: kind.corpus, includingPropertiesForKeys: nil) {
      try expectReadOrReported(kind, Data(contentsOf: url), url.lastPathComponent)
    }
  }

  private func expectReadOrReported(_ kind: FileTrial, _ data: Data, _ words: @autoclosure () -> String) {
    if let fault = kind.fault(in: data) { Issue.record("\(words()): \(fault)") }
  }

  @Test("cut off at any byte", arguments: FileTrial.allCases)
  func cutOff(kind: FileTrial) throws {
    let whole = try kind.sample
    for count in 0...whole.count { expectReadOrReported(kind, whole.prefix(count), "\(count) bytes") }
  }

  @Test("with a single bit flipped, two of every byte", arguments: FileTrial.allCases)
  func flippedBits(kind: FileTrial) throws {
    let whole = try kind.sample
    var random = SeededRandom(seed: 1)
    for byte in whole.indices {
      // The lowest makes other digits, the highest ends the text; the rest makes other letters.
      for bit in [0, random.count(1...6), 7] {
        var data = whole
        data[byte] ^= 1 << UInt8(bit)
        expectReadOrReported(kind, data, "bit \(bit) of byte \(byte)")
      }
    }
  }

  @Test("with any value replaced by one of another type or of no measure", arguments: FileTrial.allCases)
  func wrongValues(kind: FileTrial) throws {
    let others = [
      "null", "true", "-1", "0", "1e308", "-1e308", "1e-320", "1e999", "NaN", "Infinity", "\"\"", "\"\\ud800\"", "[]",
      "{}", "[[]]", "99999999999999999999", "0.5", "\"\\n\\u2028\"",
    ]
    let sample = String(decoding: try kind.sample, as: UTF8.self)
    for value in Self.values(of: sample) {
      for other in others {
        let text = sample.replacingCharacters(in: value, with: other)
        expectReadOrReported(kind, Data(text.utf8), "\(other) in \(text)")
      }
    }
  }

  /// Where the texts, numbers, truths and lists of a JSON text are, and its keys: from a mark that one begins after to one
  /// that it ends before.
  private static func values(of text: String) -> [Range<String.Index>] {
    let value = /\s*("[^"]*"|-?[0-9.]+|true|false|\[[^\[\]]*\])\s*[:,\]}]/
    return text.indices.filter { ":,[{".contains(text[$0]) }.compactMap { mark in
      text[text.index(after: mark)...].prefixMatch(of: value).map { $0.1.startIndex..<$0.1.endIndex }
    }
  }

  @Test("nested deeper than a stack is, empty, or of zeros alone", arguments: FileTrial.allCases)
  func odd(kind: FileTrial) {
    for (index, text) in Self.oddities.enumerated() {
      expectReadOrReported(kind, Data(text.utf8), "oddity \(index), \(text.prefix(20))")
    }
  }

  private static let oddities = [
    String(repeating: "[", count: 1_000_000), String(repeating: "{\"a\":", count: 200_000),
    String(repeating: "[[],", count: 100_000), "", " ", "\n", String(repeating: "\0", count: 1000), "\u{FEFF}{}",
    "null",
    "\"", "\\", "{\"version\":1}{", "-", "1e",
  ]

  @Test("the map that comes along, cut off and with bits flipped here and there")
  func installedMap() throws {
    let whole = try InputFile(path: AssetFile.path("metro.json")).read()
    var random = SeededRandom(seed: 1)
    // A reading takes a twentieth of a second; the small map above is tried bit by bit, and the fuzzer begins with this one.
    for _ in 0..<12 {
      let count = Int.random(in: 0...whole.count, using: &random)
      expectReadOrReported(.map, whole.prefix(count), "\(count) bytes")
      var data = whole
      let bit = Int.random(in: 0..<whole.count * 8, using: &random)
      data[bit / 8] ^= 1 << UInt8(bit % 8)
      expectReadOrReported(.map, data, "bit \(bit)")
    }
  }
}

extension FileTrial {
  /// Files to begin with, for these tests and for the fuzzer, and what it has found.
  fileprivate var corpus: URL {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return tests.appendingPathComponent("Corpus/\(rawValue)")
  }

  /// A small one that is whole and has something of everything.
  fileprivate var sample: Data {
    get throws { try Data(contentsOf: corpus.appendingPathComponent(self == .trace ? "whole.jsonl" : "whole.json")) }
  }
}
