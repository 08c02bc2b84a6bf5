import FoundationEssentials
import SeededRandom
import Testing

@testable import OverscrollFormats

@Suite("Position of JSON errors") struct JSONSyntaxTests {
  @Test(
    "the first line after which a text cannot become valid JSON is found",
    arguments: [
      ("", 1), ("{\n", 2), ("[1,\n2,,]", 2), ("{\"a\" 1}", 1), ("[1]\n\nx", 3), ("\"abc\n\"", 1), ("[tru]", 1),
      ("-", 1),
      ("\"\\q\"", 1), ("\"\\u12\"", 1), ("nan", 1), ("[1 2]", 1), ("{\n\"a\":\n[\n1e999\n]}", 4),
      ("[\n\"\\ud800\"]", 2), ("{\n\"a\"\n:\n1\n,\n\"b\" 2\n}", 6), ("[1,\n2}\n]", 2), ("[\"[\\\"{\",\n[", 2),
    ])
  func brokenLine(text: String, line: Int) { #expect(JSONProblem.brokenLine(of: Data(text.utf8)) == line) }

  @Test("exactly the texts that cannot be decoded have a broken line")
  func random() throws {
    var random = SeededRandom(seed: 13)
    let whole = #"""
      {"a\\\uD83D\uDE00é": [1, -2.5e3, [], {}, ""], "b":
      {"c": true, "d": null},
      "e": [{ "f": 0.1E-2}]}
      """#
    for round in 0..<2000 {
      var text = Array(whole.utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        let new = Array("{}[]\",:\\\n u-+.eE01tn\u{7}\u{80}".utf8).randomElement(using: &random)!
        if Bool.random(using: &random) { text[place] = new } else { text.insert(new, at: place) }
      }
      if Bool.random(using: &random) { text = Array(text.prefix(Int.random(in: 0...text.count, using: &random))) }
      let line = JSONProblem.brokenLine(of: Data(text))
      let isDecoded = (try? JSONDecoder().decode(JSONValue.self, from: Data(text))) != nil
      #expect((line == nil) == isDecoded, "round \(round): \(String(decoding: text, as: UTF8.self))")
    }
  }
}
