import Foundation
import Overscroll
import SeededRandom
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// Plays copied springs by each library's own formula, from its public source.
@Suite("Springs copied for other libraries") struct SpringCodeTests {
  /// Random springs within the ranges of the parameters, and all known springs.
  static let springs: [Spring] = {
    var random = SeededRandom(seed: 2026)
    let any = (0..<60).map { index in
      Spring(
        mass: index % 3 == 0 ? 1 : random.magnitude(0.1...10), stiffness: random.magnitude(1...2000),
        dampingRatio: index % 4 == 0 ? 1 : random.magnitude(0.05...4))
    }
    let edges = [0.05, 1, 4].flatMap { ratio in
      [Spring(mass: 0.1, stiffness: 2000, dampingRatio: ratio), Spring(mass: 10, stiffness: 1, dampingRatio: ratio)]
    }
    return any + edges + KnownSpring.all.map(\.spring) + ScrollFeel.all.map(\.bounce.spring)
  }()

  /// Returns the maximum deviation of the played spring from its curve, and the deviation that the text promises.
  private func deviation<Library: LibrarySpring>(
    _ spring: Spring, _ text: String, _ library: Library.Type
  ) throws -> (measured: Double, promised: Double) {
    let end = spring.settlingDuration(displacement: 1, velocity: 0, threshold: 0.0005)
    let samples = try Library(text).samples(until: min(end * 1.2, 300))
    #expect(samples.count > 2)
    let measured = samples.map { sample in
      abs(sample.position - (1 - spring.response(at: sample.time).displacementFromDisplacement))
    }
    return (measured.max() ?? .infinity, try #require(text.promisedDeviation))
  }

  /// Expects the promised deviation to be at least the measured one, and at most about ten times as large, apart from
  /// `slack`: what a library may leave of the distance where it ends, which depends on its frames.
  private func expectPromise<Library: LibrarySpring>(
    _ library: Library.Type, _ format: CopyFormat, in words: SpringParametrization? = nil,
    slack: Double = 0.0002, isPlayed: (Spring) -> Bool = { _ in true },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for spring in Self.springs where isPlayed(spring) {
      let text = SpringCode(name: "snap", spring: spring, in: words).code(as: format)
      #expect(text.contains("snap"))
      let (measured, promised) = try deviation(spring, text, library)
      #expect(measured <= promised, "\(spring)\n\(text)", sourceLocation: sourceLocation)
      #expect(promised <= slack + 12 * measured, "\(measured): \(spring)\n\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test("a spring played by its library follows the curve within the promised deviation")
  func libraries() throws {
    for words in SpringParametrization.allCases { try expectPromise(SwiftUISpring.self, .swiftUI, in: words) }
    try expectPromise(LinearEasing.self, .css)
    try expectPromise(MotionSpring.self, .motion)
    try expectPromise(ComposeSpring.self, .compose)
    try expectPromise(FlutterSpring.self, .flutter)
    try expectPromise(AdwaitaSpring.self, .libadwaita)
  }

  @Test("UIKit's spring follows the curve up to a damping ratio of 1, and promises nothing above") func uiKit() throws {
    for words in SpringParametrization.allCases {
      try expectPromise(CoreAnimationSpring.self, .uiKit, in: words) { $0.dampingRatio <= 1 }
    }
    for spring in Self.springs where spring.dampingRatio > 1 {
      let text = SpringCode(name: "snap", spring: spring).code(as: .uiKit)
      #expect(text.promisedDeviation == nil && text.contains("not proven"))
      _ = try CoreAnimationSpring(text)
    }
  }

  @Test("niri's spring follows the curve within the promised deviation, in the ranges that niri accepts")
  func niri() throws {
    try expectPromise(NiriSpring.self, .niri, slack: 0.0004)
    for spring in Self.springs {
      let played = try NiriSpring(SpringCode(name: "snap", spring: spring).code(as: .niri))
      #expect(
        (0.1...10).contains(played.ratio) && played.stiffness >= 1 && played.stiffness.rounded() == played.stiffness)
    }
  }

  @Test("Hyprland's spring follows the curve, and all its numbers are above 0.5")
  func hyprland() throws {
    try expectPromise(HyprlandSpring.self, .hyprland, slack: 0.004)
    for spring in Self.springs {
      let played = try HyprlandSpring(SpringCode(name: "snap", spring: spring).code(as: .hyprland))
      #expect(min(played.mass, played.stiffness, played.damping) > 0.5)
    }
  }

  @Test(
    "the deviation that a format states is the one in its comment",
    arguments: CopyFormat.allCases.filter { ![.swift, .json].contains($0) })
  func stated(_ format: CopyFormat) throws {
    var promises = 0
    for spring in Self.springs {
      let code = SpringCode(name: "snap", spring: spring)
      guard let promised = SpringCode.text([code], as: format).promisedDeviation else { continue }
      promises += 1
      let stated = try #require(code.deviation(in: format))
      #expect(promised >= stated - 1e-12 && promised <= stated * 1.12, "\(format): \(promised), \(stated)")
    }
    #expect(promises > 50)
  }

  @Test(
    "numbers in copied code, and in the line of one spring, have at most six significant digits",
    arguments: CopyFormat.allCases, SpringParametrization.allCases)
  func digits(_ format: CopyFormat, _ words: SpringParametrization) {
    var (random, count) = (SeededRandom(seed: 11), 0)
    for spring in Self.springs {
      var values = ParameterValues()
      for role in SpringRole.allCases { values.set(role, to: spring) }
      values[.decelerationRate] = random.magnitude(0.9...0.9999)
      values[.rubberBandCoefficient] = random.magnitude(0.1...1)
      let feel = CopiedFeel(values: values, parameters: MetroDemo.card.parameters, parametrization: words)
      let line = SpringCode(name: "snap", spring: spring, in: words).expression(as: format)
      #expect(!line.contains("\n"))
      for text in [feel.text(as: format), line] {
        for number in text.matches(of: /[0-9]+(?:\.[0-9]+)?/) {
          count += 1
          #expect(number.output.filter(\.isNumber).drop { $0 == "0" }.count <= 6, "\(number.output) in \(text)")
        }
      }
    }
    #expect(count > 500)
  }

  @Test("Compose's fling follows the deceleration", arguments: [0.9, 0.99, 0.998, 0.9995])
  func fling(rate: Double) throws {
    var values = ParameterValues()
    values[.decelerationRate] = rate
    let text = CopiedFeel(values: values, parameters: ScrollDemo.card.parameters).text(as: .compose)
    // `FloatExponentialDecaySpec`: v/f·(e^(f·t) − 1) with f = −4.2·frictionMultiplier, for whole milliseconds.
    let friction = -4.2 * Double(Float(try text.number("frictionMultiplier")))
    let ours = Deceleration(from: 0, velocity: 1000, rate: DecelerationRate(rawValue: rate), threshold: 1e-9)
    for milliseconds in 0..<3000 {
      let time = Double(milliseconds) / 1000
      let theirs = 1000 / friction * (exp(friction * time) - 1)
      #expect((theirs - ours.value(at: time)).magnitude <= 1e-5 * ours.destination)
    }
  }

  @Test("every format has a text for each demo with springs and titles each of several", arguments: CopyFormat.allCases)
  func everyDemo(_ format: CopyFormat) {
    for demo in DemoCatalog.standard.demos {
      let text = CopiedFeel(values: ParameterValues(), parameters: demo.card.parameters).text(as: format)
      let roles = SpringRole.allCases.filter { demo.card.parameters.contains($0.stiffness) }
      for role in roles { #expect(text.contains(role.name.lowercased()), "\(demo.card.name): \(text)") }
      let titles = roles.map { " \($0.mass.group.title)" }
      #expect(titles.allSatisfy { text.contains($0) == (roles.count > 1 && format != .json) }, "\(text)")
      #expect(text.isEmpty || text.last == "\n" && !text.contains("nan") && !text.contains("inf"))
      #expect(!text.isEmpty || roles.isEmpty)
    }
  }

  @Test("in Swift, the springs of a demo that scrolls are those of its feel, except for the one that snaps")
  func feelSprings() {
    let text = CopiedFeel(values: ParameterValues(), parameters: MetroDemo.card.parameters).text(as: .swift)
    #expect(text.contains("\nfeel.bounceSpring = ") && text.contains("\nlet snap = "), "\(text)")
  }

  @Test("the line of one spring has its numbers as shown, its code six digits, in the language copied last")
  func shownNumbers() throws {
    var scripted = ScriptedApp(DrawerDemo.self)
    scripted.app.tuning.all[DrawerDemo.card].set(.snap, to: Spring(stiffness: 400, dampingRatio: 0.8))
    let lines: [(SpringParametrization, String, String)] = [
      (.perceptual, "SwiftUI", ".spring(response: 0.314, dampingFraction: 0.8)"),
      (.physical, "SwiftUI", ".interpolatingSpring(mass: 1, stiffness: 400, damping: 32)"),
      (.physical, "UIKit", "UISpringTimingParameters(mass: 1, stiffness: 400, damping: 32, initialVelocity: .zero)"),
      (.durationAndBounce, "SwiftUI", ".spring(duration: 0.314, bounce: 0.2)"),
      (.durationAndBounce, "UIKit", "UISpringTimingParameters(duration: 0.314, bounce: 0.2)"),
    ]
    for (words, title, line) in lines {
      scripted.app.setParametrization(words)
      scripted.press("C", modifiers: [.control, .shift])
      try scripted.click(title)
      guard case .copy(let text)? = scripted.effects.last else { return #expect(Bool(false), "not copied") }
      #expect(text.contains(line.replacing("0.314", with: "0.314159")), "\(text)")
      #expect(scripted.app.tuning.code(of: .snap) == line)
    }
    scripted.app.tuning.all[DrawerDemo.card].set(.snap, to: Spring(duration: 0.35, bounce: -0.00428159))
    #expect(scripted.app.tuning.code(of: .snap) == "UISpringTimingParameters(duration: 0.35, bounce: 0)")
    #expect(scripted.app.choices.copyFormat == .uiKit)
    scripted.app.tuning.all[DrawerDemo.card].set(.snap, to: Spring(mass: 1, stiffness: 300, damping: 20))
    scripted.press("C", modifiers: [.control, .shift])
    try scripted.click("Motion")
    #expect(scripted.app.tuning.code(of: .snap).contains("stiffness: 300, damping: 20"))
  }

  @Test("the menu of formats previews the text of the selected one, and More has those that are left")
  func preview() {
    var scripted = ScriptedApp(DrawerDemo.self, size: Size(1120, 400))
    scripted.press("C", modifiers: [.control, .shift])
    #expect(scripted.menuItems.map(\.name) == CopyFormat.usual.map(\.title) + ["More"])
    scripted.press("End", "Return", "Home")
    #expect(scripted.menuItems.map(\.name) == CopyFormat.allCases.map(\.title))
    for format in CopyFormat.allCases {
      let code = scripted.app.copiedFeel.text(as: format)
      let words = code.split(separator: "\n")[0].split(separator: " ").prefix(2).joined(separator: " ")
      #expect(scripted.texts.contains { $0.hasPrefix(words) }, "\(format): \(words)")
      scripted.press("Down")
    }
  }

  @Test(
    "a spring is described by its settling time, its overshoot and its response",
    arguments: [
      (Spring(response: 0.54, dampingRatio: 1), "settles in 0.64 s, no overshoot, firm"),
      (Spring(response: 0.2, dampingRatio: 0.9), "settles in 0.17 s, overshoot 0.2 %, stiff"),
      (Spring(duration: 0.5, bounce: 0.15), "settles in 0.54 s, overshoot 0.6 %, firm"),
      (Spring(duration: 0.5, bounce: 0.3), "settles in 0.56 s, overshoot 4.6 %, bouncy"),
      (Spring(response: 1, dampingRatio: 0.2), "settles in 4.18 s, overshoot 53 %, wobbly"),
      (Spring(response: 2, dampingRatio: 2), "settles in 6.38 s, overdamped, sluggish"),
    ])
  func words(_ spring: Spring, _ words: String) { #expect(spring.words(threshold: 0.5) == words) }
}
