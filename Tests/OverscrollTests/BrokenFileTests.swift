import Foundation
import Geometry
import Graphics
import SDLBackend
import Testing

@testable import Overscroll

/// Files as they are after a crash, a bad disk or a prank: they are read, or their fault is told; nothing traps.
@Suite("Broken files")
struct BrokenFileTests {
  /// A file that the program reads, small and whole.
  enum Kind: CaseIterable {
    case trace, settings, map

    fileprivate var sample: String {
      switch self {
      case .trace: BrokenFileTests.trace
      case .settings: BrokenFileTests.settings
      case .map: BrokenFileTests.map
      }
    }

    /// Reads it, and lives with what it says.
    fileprivate func use(_ data: Data) throws {
      switch self {
      case .trace: try BrokenFileTests.play(Recording(jsonLines: data, file: "file"))
      case .settings: try BrokenFileTests.begin(with: SettingsFile(path: "file").settings(data))
      case .map: try BrokenFileTests.show(MetroMap(data, file: "file"))
      }
    }
  }

  @Test("whole, they are read", arguments: Kind.allCases)
  func whole(kind: Kind) throws {
    try kind.use(Data(kind.sample.utf8))
  }

  /// Whether it is read, or told in one line with the status for files that make no sense.
  private func isReadOrTold(_ kind: Kind, _ data: Data) -> Bool {
    do {
      try kind.use(data)
      return true
    } catch let failure as Failure {
      return failure.exitStatus == 65 && !failure.description.contains(where: \.isNewline)
    } catch {
      return false
    }
  }

  private static func request() throws -> Request {
    try Request(try Options.parse(["--headless", "--no-settings"]))
  }

  private static func play(_ recording: Recording) throws {
    var app = App(try AppSetup(try request(), recording, Settings()))
    for event in recording.events { app.handle(event.input) }
    app.update(at: 2)
    try look(at: app)
  }

  private static func begin(with settings: Settings) throws {
    var app = App(try AppSetup(try request(), nil, settings))
    app.handle(InputEvent(time: 0.1, kind: .key(Key("F"))))
    try look(at: app)
  }

  private static func show(_ map: MetroMap) throws {
    let demo = MetroDemo(DemoSetup(size: Size(400, 300)), .success(MetroPicture(map)))
    var canvas = Canvas(size: Size(400, 300), pixelRatio: 1, measure: EvenMeasure())
    demo.draw(on: &canvas, at: 0, Theme(appearance: .light))
  }

  private static func look(at app: App) throws {
    let frame = app.snapshot
    guard (Array(frame.values.values) + Array(frame.velocities.values)).allSatisfy(\.isFinite) else {
      throw Malformation("a value that is not a number")
    }
    var canvas = Canvas(size: app.size, pixelRatio: 1, measure: EvenMeasure())
    app.draw(on: &canvas)
  }

  @Test("cut off at any byte", arguments: Kind.allCases)
  func cutOff(kind: Kind) {
    let whole = Data(kind.sample.utf8)
    for count in 0...whole.count { #expect(isReadOrTold(kind, whole.prefix(count)), "\(count) bytes") }
  }

  @Test("with any single bit flipped", arguments: Kind.allCases)
  func flippedBits(kind: Kind) {
    let whole = Data(kind.sample.utf8)
    for bit in 0..<whole.count * 8 {
      var data = whole
      data[bit / 8] ^= 1 << UInt8(bit % 8)
      if !isReadOrTold(kind, data) { Issue.record("bit \(bit)") }
    }
  }

  @Test("with any value replaced by one of another type or of no measure", arguments: Kind.allCases)
  func wrongValues(kind: Kind) {
    let others = [
      "null", "true", "-1", "0", "1e308", "-1e308", "1e-320", "1e999", "NaN", "Infinity", "\"\"", "\"\\ud800\"", "[]",
      "{}", "[[]]", "99999999999999999999", "0.5", "\"\\n\\u2028\"",
    ]
    for value in Self.values(of: kind.sample) {
      for other in others {
        let text = kind.sample.replacingCharacters(in: value, with: other)
        if !isReadOrTold(kind, Data(text.utf8)) { Issue.record("\(other) in \(text)") }
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

  @Test("nested deeper than a stack is, empty, or of zeros alone", arguments: Kind.allCases)
  func odd(kind: Kind) {
    for (index, text) in Self.oddities.enumerated() {
      #expect(isReadOrTold(kind, Data(text.utf8)), "oddity \(index), \(text.prefix(20))")
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
    var random = SplitMix64(state: 1)
    for _ in 0..<50 {
      let count = Int.random(in: 0...whole.count, using: &random)
      #expect(isReadOrTold(.map, whole.prefix(count)), "\(count) bytes")
      var data = whole
      let bit = Int.random(in: 0..<whole.count * 8, using: &random)
      data[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(isReadOrTold(.map, data), "bit \(bit)")
    }
  }

  private static let trace = """
    {"type":"header","version":1,"demo":"metro","size":[393,852],"bare":true,"feel":"uikit",\
    "parameters":{"slop":4},"values":{"zoomScale":2}}
    {"type":"event","time":0.008,"kind":"down","pointer":"touch","x":196.5,"y":792}
    {"type":"event","time":0.2,"kind":"wheel","dx":0,"dy":-3,"precise":false,"x":10,"y":10}
    {"type":"event","time":0.25,"kind":"pinch","phase":"changed","scale":1.4,"x":200,"y":300}
    {"type":"event","time":0.3,"kind":"key","key":"Right","modifiers":["shift"],"repeat":true}
    {"type":"event","time":0.4,"kind":"resize","size":[500,700]}
    {"type":"end","time":2.5,"frames":150}

    """

  private static let settings = """
    {"feel":"uikit","hasSeenHints":true,"parameters":{"slop":4,"bounce.mass":1.5},
    "presets":{"mine":{"feel":"article","slop":7}},"reducedMotion":false,"scale":1.25,"size":[900,700],
    "theme":"dark","version":1,"vocabulary":"physical"}

    """

  private static let map = """
    {"city":"Xanten","size":[400,300],
    "rivers":[{"name":"Rhine","width":12,"label":[5,5],"path":[[0,0],[9,9]]}],
    "areas":[{"kind":"park","name":"Kurpark","label":[5,5],"outline":[[0,0],[9,0],[9,9]]}],
    "lines":[{"name":"A","title":"Line A","color":"#FF0088","path":[[0,10],[100,10]],"isRing":false}],
    "stations":[{"name":"Markt","at":[50,10],"label":"ne","lines":["A"]}]}

    """
}
