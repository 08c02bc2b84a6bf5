import Testing

@testable import OverscrollDemoKit

@Suite("JSON with lines")
struct LocatedJSONTests {
  private func read(_ text: String) throws(LocatedJSON.Problem) -> LocatedJSON {
    try LocatedJSONReader.read(Array(text.utf8))
  }

  @Test("reads what JSON has")
  func values() throws {
    let json = try read(
      #"{"a": [1, -2.5e3, 0.25], "b": "x\n\"\u00e9\ud83d\ude00\"", "c": true, "d": null, "e": {}, "f": []}"#)
    #expect(try json.value("a").map { json throws(LocatedJSON.Problem) in try json.number } == [1, -2500, 0.25])
    #expect(try json.value("b").text == "x\n\"é😀\"")
    #expect(try json.value("c").flag)
    #expect(try json.value("f").elements.isEmpty)
    #expect(try json.optional("z") == nil)
  }

  @Test("knows the line of each value")
  func lines() throws {
    let json = try read("{\n\"a\": 1,\n\n\"b\": [\n2,\n3]}")
    #expect(try json.value("a").line == 2)
    #expect(try json.value("b").elements.map(\.line) == [5, 6])
  }

  @Test(
    "what is no JSON is refused at its line",
    arguments: [
      ("", 1), ("{\n", 2), ("[1,\n2,]", 2), ("{\"a\" 1}", 1), ("[1]\n\nx", 3), ("\"abc\n\"", 1), ("[tru]", 1), ("-", 1),
      ("{\"a\":1,\n\"a\":2}", 2), ("\"\\q\"", 1), ("\"\\u12\"", 1), ("nan", 1), ("[1 2]", 1),
    ])
  func refused(text: String, line: Int) {
    let error = #expect(throws: LocatedJSON.Problem.self) { try read(text) }
    #expect(error?.line == line)
  }

  @Test("nesting without end is refused")
  func deep() {
    #expect(throws: LocatedJSON.Problem.self) { try read(String(repeating: "[", count: 100_000)) }
  }
}

extension LocatedJSON: Equatable {
  public static func == (a: LocatedJSON, b: LocatedJSON) -> Bool { a.line == b.line }
}
