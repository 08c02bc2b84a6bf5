import FoundationEssentials
import SeededRandom
import Testing

@testable import OverscrollFormats

@Suite("Values of JSON") struct JSONTreeTests {
  private struct Line: Decodable, JSONReadable, Equatable {
    var time: Double?
    var count: Int?
    var isOn: Bool?
    var name: String?
    var sizes: [Double]?
    var values: [String: Double]?
    var pairs: [[Int?]]?

    init(_ fields: JSONTree.Value) throws(Malformation) {
      time = try fields.optional("time")
      count = try fields.optional("count")
      isOn = try fields.optional("isOn")
      name = try fields.optional("name")
      sizes = try fields.optional("sizes")
      values = try fields.optional("values")
      pairs = try fields.optional("pairs")
    }
  }

  private static let whole = #"""
    {"time": -0.25e-1, "count": 12, "isOn": true, "name": "a\\\uD83D\uDE00é\/\n", "sizes": [1, 2.5],
    "values": {"x": 1E2, "\u0079": 0, "x": 3}, "pairs": [[1, null], []], "n\u0061me": "b", "other": [{"a": [1e999]}]}
    """#

  @Test("values are those of Foundation's decoder; where that refuses a text, so does the tree")
  func random() throws {
    var random = SeededRandom(seed: 52)
    var decodedCount = 0
    for round in 0..<10_000 {
      var text = Array(Self.whole.utf8)
      for _ in 0..<random.count(0...3) {
        let place = random.count(0...text.count - 1)
        let new = Array("{}[]\",:\\\n u-+.eE019tn\u{7}\u{80}".utf8).randomElement(using: &random)!
        switch random.count(0...2) {
        case 0: text[place] = new
        case 1: text.insert(new, at: place)
        default: text.remove(at: place)
        }
      }
      if random.count(0...3) == 0 { text = Array(text.prefix(random.count(0...text.count))) }
      let expected = try? JSONDecoder().decode(Line.self, from: Data(text))
      let line = Result { () throws(Malformation) in try Line(JSONTree(text[...]).root) }
      decodedCount += expected == nil ? 0 : 1
      // Foundation does not check numbers and escapes that it does not decode.
      let isSound = (try? JSONTree(text[...])) != nil
      #expect(
        isSound ? (try? line.get()) == expected : (try? line.get()) == nil,
        "seed 52, round \(round): \(String(decoding: text, as: UTF8.self))")
    }
    #expect(decodedCount > 2000)
  }

  @Test(
    "a value of a wrong type is reported with its name",
    arguments: [
      ("{\"values\": {\"x\": 1, \"y\": \"z\"}}", "values"), ("{\"sizes\": [1, {}]}", "sizes"),
      ("{\"pairs\": [[], [1, 2.5]]}", "pairs"), ("{\"time\": 1e999}", "time"), ("5", ""),
    ])
  func path(text: String, path: String) {
    let problem = #expect(throws: Malformation.self) { try Line(JSONTree(Array(text.utf8)[...]).root) }
    #expect(problem?.reason == "\"\(path)\" is of the wrong type")
  }
}
