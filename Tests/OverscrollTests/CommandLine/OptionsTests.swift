import ArgumentParser
import SeededRandom
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit

@Suite("Command line") struct OptionsTests {
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

  @Test(
    "an unknown or invalid argument is reported as wrong usage in one line",
    arguments: [
      ["metroo"], ["--size", "0x10"], ["--set", "slop=nan"], ["--set", "slop=41"], ["--set", "mass=1"],
      ["--fps", "0"], ["--until=-1"], ["--scale", "9"], ["--settings", "a", "--no-settings"],
      ["--recording", "-", "--replay", "-"],
    ])
  func wrongUsage(arguments: [String]) throws {
    let failure = #expect(throws: Failure.self) { try Program.options(Options.self, arguments) }
    #expect(failure?.exitStatus == 64)
    #expect(failure.map { !$0.description.contains("\n") } ?? false)
  }

  /// The options that take a value, with a valid one, and what else they need.
  private static let valued: [(command: any ParsableCommand.Type, options: [String: String], others: [String])] = [
    (
      Options.self,
      [
        "--size": "640x480", "--scale": "1.5", "--feel": "uikit", "--set": "slop=5", "--settings": "s.json",
        "--theme": "dark", "--font": "f.ttf", "--trace": "t", "--replay": "t", "--recording": "r", "--fps": "50",
        "--until": "2", "--screenshot": "a.png", "--frames": "f", "--pacing": "plain",
      ], ["--headless"]
    ),
    (FitCommand.self, ["--feel": "uikit", "--dimension": "600", "--value": "contentOffset.y"], ["r.csv"]),
    (ShareCommand.self, ["--out": "a.html", "--feel": "uikit", "--set": "slop=5", "--beside": "appkit"], ["scroll"]),
    (
      SpringCommand.self, ["--mass": "1", "--stiffness": "9", "--damping": "1"],
      ["--stiffness", "100", "--damping", "5"]
    ),
    (SpringCommand.self, ["--duration": "0.5", "--bounce": "0.2"], ["--duration", "0.5"]),
    (SpringCommand.self, ["--response": "0.5", "--damping-ratio": "1"], ["--response", "1", "--damping-ratio", "1"]),
    (
      SpringCommand.self, ["--preset": "SwiftUI snappy", "--as": "swiftui,css", "--settings": "s.json"],
      ["--preset", "SwiftUI snappy"]
    ),
    (SpringCommand.self, ["--feel": "uikit"], []),
  ]

  @Test("every option with too few, too many, empty or foreign parts is wrong usage, and with a valid value none")
  func parts() throws {
    func use(_ command: any ParsableCommand.Type, _ words: [String]) throws {
      let parsed = try Program.options(command, words)
      if let spring = parsed as? SpringCommand { _ = try spring.output }
    }
    var known: [String: Set<String>] = [:]
    for (command, options, others) in Self.valued {
      for (option, value) in options {
        known["\(command)", default: []].insert(option)
        try use(command, others + [option, value])
        var wrong = [[option], [option, ""]]
        let isName = ["s.json", "f.ttf", "t", "r", "a.png", "f", "a.html", "contentOffset.y"].contains(value)
        if !isName {
          let separator: Character? = value.first { "x=,".contains($0) }
          let parts = separator.map { value.split(separator: $0) } ?? [Substring(value)]
          let joint = separator.map { "\($0)" } ?? ","
          wrong += [" ", joint, value + joint, joint + value, value + "?", "?" + value].map { [option, $0] }
          // A list may name the same twice.
          if joint != "," || separator == nil { wrong.append([option, value + joint + parts[0]]) }
          if Double(value) != nil { wrong += ["nan", "inf", "1e999", "0x"].map { [option, $0] } }
          if parts.count > 1 { wrong += [[option, String(parts[0])]].filter { _ in joint != "," } }
        }
        for words in wrong {
          let failure = #expect(throws: Failure.self, "\(command) \(words)") { try use(command, others + words) }
          #expect(failure?.exitStatus == 64 && failure?.description.contains("\n") == false, "\(command) \(words)")
        }
      }
    }
    for (command, _, _) in Self.valued {
      let listed = command.helpMessage().matches(of: #/(--[a-z-]+) <[^>]*>/#).map { String($0.output.1) }
      #expect(known["\(command)"] == Set(listed), "the options that the help of \(command) lists")
    }
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
