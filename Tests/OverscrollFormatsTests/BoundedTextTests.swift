import SeededRandom
import Testing

@testable import OverscrollFormats

@Suite("Bounded text") struct BoundedTextTests {
  /// Returns the length of the longest run of marks.
  private func marks(_ text: String) -> Int {
    text.unicodeScalars.reduce((run: 0, most: 0)) { marks, scalar in
      let isMark = [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
      let run = isMark ? marks.run + 1 : 0
      return (run, max(marks.most, run))
    }.most
  }

  private func isOneLine(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      ![.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        && !scalar.properties.isBidiControl
    }
  }

  @Test("bounded text has no more bytes than asked for, no more than 30 marks in a row, and whole characters")
  func bounded() {
    var random = SeededRandom(seed: 52)
    var whole = 0
    for number in 0..<2000 {
      let (text, bytes) = (random.hostileText(), random.count(0...2000))
      let cut = text.bounded(bytes: bytes)
      #expect(cut.utf8.count <= bytes && marks(cut) <= 30, "seed \(random.seed), text \(number)")
      #expect(cut.bounded(bytes: bytes) == cut)
      guard marks(text) <= 30, let first = text.first, first.utf8.count <= bytes else { continue }
      whole += 1
      #expect(text.starts(with: cut), "seed \(random.seed), text \(number)")
      #expect(cut.count == text.count || Array(text.prefix(cut.count + 1).utf8).count > bytes)
    }
    #expect(whole > 500)
  }

  @Test("an excerpt is one line of at most 80 characters, and the same as a short line")
  func excerpts() {
    var random = SeededRandom(seed: 53)
    var short = 0
    for number in 0..<2000 {
      let text = random.hostileText()
      let excerpt = text.excerpt
      #expect(
        excerpt.count <= 80 && excerpt.utf8.count <= 403 && isOneLine(excerpt), "seed \(random.seed), text \(number)")
      let isShort = text.count <= 80 && text.utf8.count <= 320 && marks(text) <= 30
      guard isShort, isOneLine(text) else { continue }
      short += 1
      #expect(excerpt == text)
    }
    #expect(short > 100)
    #expect(
      "\(String(repeating: "a", count: 99_999))z".excerpt == String(repeating: "a", count: 40) + "…"
        + String(repeating: "a", count: 38) + "z")
    #expect(("a" + String(repeating: "\u{301}", count: 100_000)).excerpt.utf8.count < 100)
  }

  @Test("a failure is one line with at most 80 characters of a file's name, whatever it quotes")
  func failures() {
    var random = SeededRandom(seed: 54)
    for number in 0..<500 {
      let (file, problem) = (random.hostileText(), random.hostileText())
      let failures: [Failure] = [
        .usage(problem), .malformed(file: file, line: 3, problem), .malformed(file: file, line: nil, problem),
        .unreadable(file: file, problem), .unavailable(problem), .unwritable(file: file, problem),
      ]
      for failure in failures {
        #expect(
          failure.description.count <= 920 && isOneLine(failure.description), "seed \(random.seed), text \(number)")
      }
    }
  }
}
