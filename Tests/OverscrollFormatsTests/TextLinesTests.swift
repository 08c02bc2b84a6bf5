import Foundation
import SeededRandom
import Testing

@testable import OverscrollFormats

@Suite("Lines of a file") struct TextLinesTests {
  private func lines(_ text: String) throws -> [(number: Int, text: String)] {
    var lines = TextLines(Array(text.utf8), file: "a")
    var found: [(Int, String)] = []
    while let line = try lines.next() { found.append((line.number, String(decoding: line.bytes, as: UTF8.self))) }
    return found
  }

  @Test("lines are numbered with any line ends, without empty lines", arguments: 1...200 as ClosedRange<UInt64>)
  func numbers(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let pieces = ["a", "é", ",", " ", "\t", "\r", "\n", "\r\n"]
    let text = (0..<40).map { _ in pieces[Int(random.number(0...7.99))] }.joined()
    let expected = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { (number: $0 + 1, text: String($1.drop(while: \.isWhitespace))) }.filter { !$0.text.isEmpty }
    let found = try lines(text)
    #expect(found.map(\.number) == expected.map(\.number) && found.map(\.text) == expected.map(\.text))
  }

  @Test("a line of more than a megabyte is reported with its number")
  func long() throws {
    let longest = String(repeating: "a", count: TextLines.maximumLength)
    #expect(try lines("\n\(longest)\n").map(\.number) == [2])
    #expect(throws: Failure.malformed(file: "a", line: 2, "longer than 1 MB")) { try lines("\n\(longest)a") }
  }
}
