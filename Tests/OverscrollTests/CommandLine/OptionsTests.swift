import ScrollGeometry
import SeededRandom
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit

@Suite("Command line")
struct OptionsTests {
  @Test("another window has the same settings, look and pacing, with another demo")
  func anotherWindow() throws {
    let texts = [
      [], ["--no-settings", "--theme", "dark"], ["--settings", "a b.json", "--scale", "1.5", "--font", "f.ttf"],
      ["scroll", "--pacing", "plain", "--no-resampling", "--trace", "t", "--size", "500x400", "--set", "slop=3"],
    ]
    for words in texts {
      let ours = try Options.parse(words)
      let theirs = try Options.parse(ours.wordsForAnotherWindow(showing: "drawer"))
      #expect(theirs.demo?.card.name == "drawer" && theirs.appearance == ours.appearance)
      #expect(theirs.noSettings == ours.noSettings && theirs.settingsFile == ours.settingsFile)
      #expect(theirs.scale == ours.scale && theirs.font == ours.font && theirs.pacing == ours.pacing)
      #expect(theirs.noResampling == ours.noResampling && theirs.trace == nil && theirs.assignments.isEmpty)
    }
  }

  @Test("every option of the contract is parsed")
  func options() throws {
    let options = try Options.parse([
      "drawer", "--size", "640x480", "--bare", "--feel", "uikit", "--set", "slop=5", "--set", "snap.stiffness=300",
      "--no-settings", "--theme", "dark", "--trace", "-", "--headless", "--fps", "144", "--until", "2.5",
      "--screenshot", "a.png", "--pacing", "plain", "--stats",
    ])
    #expect(options.demo?.card.name == "drawer")
    #expect(options.size == Size(640, 480))
    #expect(options.bare && options.headless && options.stats && options.noSettings)
    #expect(options.feel?.name == "uikit")
    #expect(options.assignments.map(\.parameter) == [.slop, .snapStiffness])
    #expect(options.assignments.map(\.value) == [5, 300])
    #expect(options.appearance == .dark)
    #expect(options.fps == 144 && options.until == 2.5)
    #expect(options.pacing == .plain)
    #expect(options.trace == "-" && options.screenshot == "a.png")
  }

  @Test(
    "an unknown or invalid argument is reported as wrong usage in one line",
    arguments: [
      ["metroo"], ["--size", "800"], ["--size", "0x10"], ["--size", "axb"], ["--feel", "windows"],
      ["--set", "slop"], ["--set", "slop=a"], ["--set", "slop=nan"], ["--set", "slop=41"], ["--set", "mass=1"],
      ["--theme", "blue"],
      ["--size", "1x2x3"], ["--size", ""], ["--set", ""],
      ["--fps", "0"], ["--fps", "nan"],
      ["--until=-1"], ["--pacing", "fast"],
      ["--settings", "a", "--no-settings"], ["--scale", "9"],
      ["--recording", "-", "--replay", "-"],
    ])
  func wrongUsage(arguments: [String]) throws {
    let failure = #expect(throws: Failure.self) { try Program.options(Options.self, arguments) }
    #expect(failure?.exitStatus == 64)
    #expect(failure.map { !$0.description.contains("\n") } ?? false)
  }

  @Test("a wrong command line is repeated in one short line, whatever its arguments are")
  func hostileArguments() throws {
    var random = SeededRandom(seed: 56)
    let samples = (0..<50).map { _ in
      (0..<random.count(1...3)).map { _ in (random.coin() ? "--" : "") + random.hostileText(repeating: 40) }
    }
    let long = String(repeating: "x", count: 20_000)
    for arguments in samples + [
      ["--\(long)"], [long], ["--size", long], ["--fps", long], ["--set", "slop=\(long)"],
      Array(repeating: "scroll", count: 20_000),
    ] {
      let failure = #expect(throws: Failure.self) {
        _ = try Program.options(Options.self, arguments)
        throw Failure.usage("")
      }
      let words = failure?.description ?? ""
      #expect(words.count <= 270 && !words.unicodeScalars.contains { $0.properties.generalCategory == .control })
    }
  }

  @Test("of valid arguments there may be a thousand")
  func manyArguments() throws {
    let arguments = (0..<500).flatMap { ["--set", "slop=\($0 % 40)"] }
    #expect(try Program.options(Options.self, arguments)?.assignments.count == 500)
    #expect(throws: Failure.usage("1001 arguments are too many; there may be 1000")) {
      try Program.options(Options.self, arguments + ["scroll"])
    }
  }
}
