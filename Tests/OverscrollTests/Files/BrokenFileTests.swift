import Foundation
import SeededRandom
import Testing

@testable import Overscroll

/// Files as after a crash, a disk fault or a prank are either read or reported, and never make the program trap.
@Suite("Broken files") struct BrokenFileTests {
  @Test("an intact file is read", arguments: FileTrial.allCases)
  func whole(kind: FileTrial) throws { try kind.use(kind.sample) }

  @Test("files that once caused a failure are read or reported", arguments: FileTrial.allCases)
  func findings(kind: FileTrial) throws {
    for url in try FileManager.default.contentsOfDirectory(at: kind.corpus, includingPropertiesForKeys: nil) {
      try expectReadOrReported(kind, Data(contentsOf: url), url.lastPathComponent)
    }
  }

  private func expectReadOrReported(_ kind: FileTrial, _ data: Data, _ words: @autoclosure () -> String) {
    if let fault = kind.fault(in: data) { Issue.record("\(words()): \(fault)") }
  }

  @Test("a file truncated at any byte is read or reported", arguments: FileTrial.allCases)
  func cutOff(kind: FileTrial) throws {
    let whole = try kind.sample
    for count in 0...whole.count { expectReadOrReported(kind, whole.prefix(count), "\(count) bytes") }
  }

  @Test("a file with a flipped bit in any byte is read or reported", arguments: FileTrial.allCases)
  func flippedBits(kind: FileTrial) throws {
    let whole = try kind.sample
    var random = SeededRandom(seed: 1)
    for byte in whole.indices {
      // The lowest bit changes digits, the highest ends the text, and the others change letters.
      for bit in [0, random.count(1...6), 7] {
        var data = whole
        data[byte] ^= 1 << UInt8(bit)
        expectReadOrReported(kind, data, "bit \(bit) of byte \(byte)")
      }
    }
  }

  @Test("a file with any value of a wrong type or size is read or reported", arguments: FileTrial.allCases)
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

  /// Returns the ranges of the strings, numbers, Booleans, lists and keys of a JSON text, each between two punctuation
  /// marks.
  private static func values(of text: String) -> [Range<String.Index>] {
    let value = /\s*("[^"]*"|-?[0-9.]+|true|false|\[[^\[\]]*\])\s*[:,\]}]/
    return text.indices.filter { ":,[{".contains(text[$0]) }.compactMap { mark in
      text[text.index(after: mark)...].prefixMatch(of: value).map { $0.1.startIndex..<$0.1.endIndex }
    }
  }

  @Test("an empty, very deeply nested or otherwise odd file is read or reported", arguments: FileTrial.allCases)
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

  @Test("the installed map, truncated or with flipped bits, is read or reported")
  func installedMap() throws {
    let whole = try InputFile(path: AssetFile.path("metro.json")).read()
    var random = SeededRandom(seed: 1)
    // Reading this map takes 50 ms, so only a few variants are tried. The small map above is tried bit by bit.
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
  /// The folder of sample files for these tests and the fuzzer, including the fuzzer's findings.
  fileprivate var corpus: URL {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return tests.appendingPathComponent("Corpus/\(rawValue)")
  }

  /// A small intact file with every kind of content.
  fileprivate var sample: Data {
    get throws { try Data(contentsOf: corpus.appendingPathComponent(self == .trace ? "whole.jsonl" : "whole.json")) }
  }
}
