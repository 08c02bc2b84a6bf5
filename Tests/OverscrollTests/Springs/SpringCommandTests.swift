import Foundation
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollStudio

@Suite("The spring command") struct SpringCommandTests {
  private func output(_ words: String) throws -> String { try command(words).output }

  private func command(_ words: String) throws -> SpringCommand {
    try SpringCommand.parse(words.split(separator: " ").map(String.init))
  }

  private func springs(_ words: String) throws -> [[String: Any]] {
    let object = try JSONSerialization.jsonObject(with: Data(try output(words + " --json").utf8))
    return try #require((object as? [String: Any])?["springs"] as? [[String: Any]])
  }

  @Test("a spring is printed in numbers, with its settling time, its overshoot and the error of each format")
  func text() throws {
    let lines = try output("--duration 0.5 --bounce 0.3").split(separator: "\n")
    #expect(
      lines.prefix(9).joined(separator: "\n") == """
        spring
          duration                0.5 s
          bounce                  0.3
          damping ratio           0.7
          mass                    1
          stiffness               157.914
          damping                 17.5929
          settling time           0.556289 s, from 100 pt to within 0.5 pt
          overshoot               4.59879 %
        """)
    #expect(lines.contains("  error as css            0.3 %") && lines.contains("  error as swift          0.01 %"))
    #expect(lines.count == 9 + CopyFormat.allCases.count - 1)
  }

  @Test("every parametrization of a spring gives the same JSON, and its numbers are those of the library")
  func parametrizations() throws {
    let spring = Spring(stiffness: 250, dampingRatio: 0.6)
    for words in [
      "--stiffness 250 --damping-ratio 0.6", "--mass 1 --stiffness 250 --damping \(spring.damping)",
      "--response \(spring.response) --damping-ratio 0.6", "--duration \(spring.response) --bounce 0.4",
    ] {
      let found = try springs(words)
      #expect(found.count == 1)
      let exact: [(String, Double)] = [
        ("duration", spring.response), ("bounce", spring.bounce), ("dampingRatio", 0.6), ("mass", 1),
        ("stiffness", 250), ("damping", spring.damping), ("overshoot", spring.overshoot),
        ("settlingTime", spring.settlingDuration(displacement: 100, velocity: 0, threshold: 0.5)),
      ]
      for (name, value) in exact {
        let number = try #require(found[0][name] as? Double)
        #expect(abs(number - value) <= 1e-9 * abs(value), "\(words): \(name)")
      }
    }
  }

  @Test("the code of a format is the code that the window copies, and its error is that of the comment")
  func code() throws {
    let values = ParameterValues(base: .uikit)
    let roles = SpringRole.allCases
    let names = ["niri", "css", "swiftui", "motion"]
    let printed = try output("--feel uikit --as \(names.joined(separator: ","))")
    let copied = CopiedFeel(values: values, parameters: roles.flatMap { [$0.mass, $0.stiffness, $0.dampingRatio] })
    let formats = try names.map { try #require(CopyFormat(rawValue: $0)) }
    #expect(printed == formats.map { copied.text(as: $0) }.joined(separator: "\n"))
    let found = try springs("--feel uikit --as css,niri")
    #expect(found.compactMap { $0["name"] as? String } == ["bounce", "release", "snap"])
    let css = try #require((found[2]["formats"] as? [String: [String: Any]])?["css"])
    #expect(css["error"] as? Double == 0.003)
    #expect(css["code"] as? String == SpringCode.text([SpringCode(name: "snap", spring: .snap)], as: .css))
  }

  @Test("built-in springs and presets of the settings file are printed by name")
  func presets() throws {
    func command(_ name: String, settings: String? = nil) throws -> SpringCommand {
      try SpringCommand.parse(
        ["--preset", name, "--as", "swiftui"]
          + (settings.map { ["--settings", $0] } ?? ["--settings", "/nonexistent"]))
    }
    #expect(try command("SwiftUI bouncy").output.contains("response: 0.5, dampingFraction: 0.7"))
    let file = FileManager.default.temporaryDirectory.appending(path: "overscroll-springs-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try #"{"version":1,"presets":{"mine":{"snap.stiffness":100,"snap.dampingRatio":0.5}}}"#.write(
      to: file, atomically: true, encoding: .utf8)
    #expect(try command("mine", settings: file.path).output.contains("let snap = Animation.spring(response: 0.628319"))
    #expect(throws: Failure.self) { try command("yours", settings: file.path).output }
  }

  @Test(
    "wrong usage is reported in one line with status 64",
    arguments: [
      "", "--duration 0.5 --stiffness 3", "--bounce 0.2", "--stiffness 100", "--response 0.5", "--feel jelly",
      "--preset nosuch --settings /nonexistent", "--feel uikit --duration 1", "--duration 0.5 --as nosuch",
      "--duration 0.5 --as json", "--duration nan", "--duration 0", "--duration 500", "--duration 1 --bounce 1",
      "--stiffness 100 --damping 0", "--stiffness 1e9 --damping-ratio 1", "--mass 0 --stiffness 1 --damping 1",
    ])
  func usage(_ words: String) throws {
    let failure = #expect(throws: Failure.self) {
      try Program.options(SpringCommand.self, words.split(separator: " ").map(String.init))?.output
    }
    #expect(failure?.exitStatus == 64 && failure?.description.contains("\n") == false)
  }
}
