import FoundationEssentials
import Testing

@testable import OverscrollFormats

@Suite("Position of JSON errors")
struct JSONSyntaxTests {
  @Test(
    "the first line after which a text cannot become valid JSON is found",
    arguments: [
      ("", 1), ("{\n", 2), ("[1,\n2,,]", 2), ("{\"a\" 1}", 1), ("[1]\n\nx", 3), ("\"abc\n\"", 1), ("[tru]", 1),
      ("-", 1),
      ("\"\\q\"", 1), ("\"\\u12\"", 1), ("nan", 1), ("[1 2]", 1), ("{\n\"a\":\n[\n1e999\n]}", 4),
      ("[\n\"\\ud800\"]", 2), ("{\n\"a\"\n:\n1\n,\n\"b\" 2\n}", 6), ("[1,\n2}\n]", 2), ("[\"[\\\"{\",\n[", 2),
    ])
  func brokenLine(text: String, line: Int) {
    #expect(JSONSyntax<[Int]>.brokenLine(of: Data(text.utf8)) == line)
  }

  @Test("valid JSON has no broken line", arguments: ["[]", "null", "{\"a\": [1, -2.5e3, \"\\u00e9\"],\n\"b\": {}}"])
  func sound(text: String) {
    #expect(JSONSyntax<[Int]>.brokenLine(of: Data(text.utf8)) == nil)
  }

  @Test("a number that the type cannot represent is reported on its line")
  func unrepresentable() {
    #expect(JSONSyntax<[Int]>.brokenLine(of: Data("[\n1,\n1e300,\n2]".utf8)) == 3)
    #expect(JSONSyntax<[Double]>.brokenLine(of: Data("[\n1,\n1e300,\n2]".utf8)) == nil)
  }

  @Test("excessive nesting is rejected")
  func deep() {
    #expect(JSONSyntax<[Int]>.brokenLine(of: Data(String(repeating: "[", count: 100_000).utf8)) == 1)
  }
}
