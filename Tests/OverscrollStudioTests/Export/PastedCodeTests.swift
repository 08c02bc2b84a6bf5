import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Springs pasted from code") struct PastedCodeTests {
  private static let drawer = ScriptedApp(DrawerDemo.self).app.tuning
  private static let scroll = ScriptedApp(ScrollDemo.self).app.tuning

  private func isNear(_ a: Double, _ b: Double, within share: Double = 2e-5) -> Bool { abs(a - b) <= share * abs(b) }

  // MARK: - The round trip

  /// The formats with the numbers that they can have.
  private static let forms: [(CopyFormat, SpringParametrization)] = CopyFormat.allCases.flatMap { format in
    let words = SpringParametrization.allCases
    return ([.swift, .swiftUI, .uiKit].contains(format) ? words : [.physical]).map { (format, $0) }
  }

  @Test(
    "a copied spring, or the line of it alone, comes back whole or with its motion, and the code says what is lost",
    arguments: forms)
  func roundTrip(_ format: CopyFormat, _ words: SpringParametrization) throws {
    for (spring, isAlone) in SpringCodeTests.springs.flatMap({ [($0, false), ($0, true)] }) {
      var values = ParameterValues()
      values.set(.snap, to: spring)
      let feel = CopiedFeel(values: values, parameters: DrawerDemo.card.parameters, parametrization: words)
      let line = SpringCode(name: "snap", spring: spring, in: words).expression(as: format)
      let text = isAlone ? line : feel.text(as: format)
      let pasted = try PastedFeel(text, for: Self.drawer)
      let found = pasted.values.snapSpring
      let isWhole = format.hasMass(in: words)
      let saysMass = text.contains("settle mass \(spring.mass.sixDigits)")
      #expect(isAlone || isWhole || saysMass == (spring.mass != 1), "\(text)")
      let isSame =
        isNear(found.naturalFrequency, spring.naturalFrequency) && isNear(found.dampingRatio, spring.dampingRatio)
      switch format {
      case .swift, .swiftUI, .uiKit, .motion, .compose, .flutter, .libadwaita, .json:
        #expect(isSame && (isNear(found.mass, spring.mass) || !isWhole) && pasted.remark.isEmpty, "\(text)")
      case .hyprland:
        #expect(isSame && (isNear(found.mass, spring.mass) || isAlone || text.contains("scaled")), "\(text)")
      case .niri:
        let promised = try #require(feel.text(as: format).promisedDeviation)
        #expect(SpringDeviation(spring: spring).playing(found) <= promised + 0.0002, "\(text)")
      case .css:
        let end = SpringEasing(spring).duration
        for step in 0...400 {
          let time = end * Double(step) / 400
          let (a, b) = (found.response(at: time), spring.response(at: time))
          let difference = a.displacementFromDisplacement - b.displacementFromDisplacement
          #expect(abs(difference) <= SpringEasing.deviation, "\(spring) \(found) after \(time)")
        }
        #expect(pasted.remark.hasPrefix(" Fitted to linear() over "))
      }
    }
  }

  @Test("springs of a demo come back under their names in every format", arguments: CopyFormat.allCases)
  func names(_ format: CopyFormat) throws {
    var values = ParameterValues(base: .uikit)
    values.set(.bounce, to: Spring(stiffness: 150, dampingRatio: 0.7))
    values.set(.release, to: Spring(stiffness: 320, dampingRatio: 1.2))
    (values[.decelerationRate], values[.rubberBandCoefficient]) = (0.99, 0.4)
    let text = CopiedFeel(values: values, parameters: ScrollDemo.card.parameters).text(as: format)
    let pasted = try PastedFeel(text, for: Self.scroll).values
    for role in [SpringRole.bounce, .release] {
      let (found, spring) = (pasted.spring(role), values.spring(role))
      let share = format == .css ? 0.05 : format == .niri ? 0.005 : 1e-3
      #expect(isNear(found.naturalFrequency, spring.naturalFrequency, within: share), "\(text)")
      #expect(isNear(found.dampingRatio, spring.dampingRatio, within: share), "\(text)")
    }
    let isWhole = format == .swift || format == .json
    #expect((pasted.base.name == "uikit") == isWhole)
    #expect((pasted[.decelerationRate] == 0.99 && pasted[.rubberBandCoefficient] == 0.4) == isWhole)
  }

  // MARK: - Other code

  @Test(
    "springs are read from code as people write it",
    arguments: [
      ("withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { }", Spring(response: 0.4, dampingRatio: 0.8)),
      ("Animation.spring(\n  duration: 0.5,\n  bounce: -0.2\n)", Spring(duration: 0.5, bounce: -0.2)),
      ("{\"type\": \"spring\", \"stiffness\": 300, \"damping\": 20}", Spring(stiffness: 300, damping: 20)),
      ("spring(dampingRatio = 0.7f, stiffness = 300f) // stiffness = 9f", Spring(stiffness: 300, dampingRatio: 0.7)),
      ("interpolatingSpring(mass: 2, stiffness: 1e2, damping: 10)", Spring(mass: 2, stiffness: 100, damping: 10)),
      ("SpringDescription(mass: 3, stiffness: 90, damping: 12)", Spring(mass: 3, stiffness: 90, damping: 12)),
      ("adw_spring_params_new_full (10, 1, 100)", Spring(stiffness: 100, damping: 10)),
      (
        "window-movement { spring damping-ratio=0.8 stiffness=300 epsilon=0.0001; }",
        Spring(stiffness: 300, dampingRatio: 0.8)
      ),
      (
        "hl.curve( \"rubber\", { type = \"spring\", mass = 1, stiffness = 70, dampening = 10 }) -- x",
        Spring(stiffness: 70, damping: 10)
      ),
      ("let soft = Spring(stiffness: 90, damping: 12) /* mass: 4 */", Spring(stiffness: 90, damping: 12)),
      (".spring(.init(mass: 2, stiffness: 90, damping: 12))", Spring(mass: 2, stiffness: 90, damping: 12)),
      // Apple's pages on these functions: the duration and the bounce are SwiftUI's, and the bounce is 0 by default.
      ("UIView.animate(springDuration: 0.4, bounce: 0.2) { box.alpha = 1 }", Spring(duration: 0.4, bounce: 0.2)),
      ("UIView.animate(springDuration: 0.4) { }", Spring(duration: 0.4, bounce: 0)),
      ("UISpringTimingParameters(duration: 0.5, bounce: 0.3)", Spring(duration: 0.5, bounce: 0.3)),
      ("CASpringAnimation(perceptualDuration: 0.5, bounce: 0.15)", Spring(duration: 0.5, bounce: 0.15)),
      // Android's page on `androidx.compose.animation.core.Spring`, and the defaults of `spring()`.
      ("spring(Spring.DampingRatioLowBouncy, Spring.StiffnessMediumLow)", Spring(stiffness: 400, dampingRatio: 0.75)),
      ("spring<Dp>(Spring.DampingRatioHighBouncy, StiffnessLow)", Spring(stiffness: 200, dampingRatio: 0.2)),
      ("spring(stiffness = Spring.StiffnessVeryLow)", Spring(stiffness: 50, dampingRatio: 1)),
      ("spring(dampingRatio = Spring.DampingRatioMediumBouncy)", Spring(stiffness: 1500, dampingRatio: 0.5)),
      ("spring(DampingRatioNoBouncy, StiffnessHigh)", Spring(mass: 0.2, stiffness: 2000, dampingRatio: 1)),
      ("spring(dampingRatio = 0.6f, stiffness = Spring.StiffnessMedium)", Spring(stiffness: 1500, dampingRatio: 0.6)),
      // Motion's `generators/spring.ts`: its defaults, and `findSpring` run for the last three.
      ("transition={{ type: \"spring\", stiffness: 300 }}", Spring(stiffness: 300, damping: 10)),
      (#"{"type":"spring","visualDuration":0.5,"bounce":0.25}"#, Spring(response: 0.6, dampingRatio: 0.75)),
      (
        #"{ opacity: { duration: 0.2 }, x: { type: "spring", bounce: 0.3 } }"#,
        Spring(stiffness: 151.279133, dampingRatio: 0.7)
      ),
      (#"{"duration":0.6,"bounce":0.5,"type":"spring"}"#, Spring(stiffness: 449.220838, dampingRatio: 0.5)),
      (#"{ type: "spring", duration: 0.8, bounce: 0 }"#, Spring(stiffness: 133.212382, dampingRatio: 1)),
    ])
  func foreign(_ text: String, _ spring: Spring) throws {
    for tuning in [Self.drawer, Self.scroll] {
      let values = try PastedFeel(text, for: tuning).values
      for role in tuning.springs {
        let found = values.spring(role)
        #expect(isNear(found.mass, spring.mass) && isNear(found.stiffness, spring.stiffness), "\(found)")
        #expect(isNear(found.dampingRatio, spring.dampingRatio), "\(found)")
      }
    }
  }

  @Test(
    "SwiftUI's named springs have its durations and bounces, and numbers that are left out its defaults",
    arguments: [
      (".animation(.smooth, value: x)", 0.5, 0), (".animation(.snappy, value: x)", 0.5, 0.15),
      (".animation(.bouncy, value: x)", 0.5, 0.3), (".animation(.spring, value: x)", 0.5, 0),
      ("withAnimation(.snappy) { }", 0.5, 0.15), ("let soft = Animation.bouncy\nlet other = 1", 0.5, 0.3),
      (".easeIn(duration: 0.3)\n.animation(.bouncy.speed(1), value: x)", 0.5, 0.3), (".smooth()", 0.5, 0),
      (".smooth(duration: 0.4, extraBounce: 0.1)", 0.4, 0.1), (".snappy(extraBounce: 0.1)", 0.5, 0.25),
      (".bouncy(duration: 0.8)", 0.8, 0.3), ("Spring.bouncy(duration: 0.7, extraBounce: -0.1)", 0.7, 0.2),
      (".spring()", 0.5, 0), (".spring(duration: 0.3)", 0.3, 0), (".spring(bounce: 0.2)", 0.5, 0.2),
      (".spring(.bouncy(duration: 0.6))", 0.6, 0.3), (".spring(response: 0.4)", 0.4, 0.175),
      (".spring(dampingFraction: 0.6)", 0.5, 0.4),
    ])
  func named(_ text: String, _ duration: Double, _ bounce: Double) throws {
    try foreign(text, Spring(duration: duration, bounce: bounce))
  }

  @Test("a paste says which springs it set, what the code lacks, and which springs the demo does not have")
  func message() {
    func words(_ text: String, _ demo: any Demo.Type) -> String {
      var scripted = ScriptedApp(demo)
      scripted.app.paste(text)
      return scripted.message ?? ""
    }
    let soft = ".spring(response: 0.7, dampingFraction: 0.6)"
    let undo = "Ctrl+Z to undo."
    #expect(words(soft, MetroDemo.self) == "Pasted to Edge and Settle. \(undo)")
    #expect(words("let snap = Animation\(soft)", MetroDemo.self) == "Pasted to Settle. \(undo)")
    let springs = "let bounce = Animation\(soft)\nlet release = Animation.bouncy\nlet snap = Animation.snappy"
    let bounces = "Pasted to Spring after a flick and Spring after a pull."
    let omission = "Not in this demo, so left out: Settle."
    #expect(words(springs, ScrollDemo.self) == "\(bounces) \(omission) \(undo)")
    #expect(
      words("let bounce = Animation\(soft)\nlet a = Animation.bouncy", ScrollDemo.self)
        == "Pasted to Edge. Not in this demo, so left out: a spring of another name. \(undo)")
    #expect(words("{\"rubberBandCoefficient\": 0.7}", ScrollDemo.self) == "Pasted to Edge. \(undo)")
    let motion = "{\"type\":\"spring\",\"stiffness\":300,\"damping\":20}"
    #expect(words(motion, DrawerDemo.self) == "Pasted to Settle. \(undo)")
    #expect(
      words("cubic-bezier(0.25, 0.1, 0.25, 1)", DrawerDemo.self)
        == "Pasted to Settle. Fitted to cubic-bezier() over 0.5 s, as it has no duration: the largest difference is 1.2 % of "
        + "the distance. \(undo)")
  }

  /// CSS's keywords, iOS's sheet, an overshoot, and a curve that begins backwards.
  @Test(
    "an easing is pasted as a spring near it, and the message has the largest difference, also after its end",
    arguments: [
      [0.25, 0.1, 0.25, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.32, 0.72, 0, 1],
      [0.34, 1.56, 0.64, 1], [0.68, -0.6, 0.32, 1.6], [0.2, 0, 0, 1],
    ])
  func easing(_ numbers: [Double]) throws {
    let list = numbers.map { "\($0)" }.joined(separator: ", ")
    let pasted = try PastedFeel("transition: all 300ms cubic-bezier(\(list));", for: Self.drawer)
    let match = try #require(pasted.remark.firstMatch(of: /over 0.3 s: the largest difference is ([0-9.]+) %/))
    func value(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    let curve = (0...3000).map { Double($0) / 3000 }.map {
      (value(numbers[0], numbers[2], $0), value(numbers[1], numbers[3], $0))
    }
    let differences = (curve + (1...1000).map { (1 + Double($0) / 1000, 1) }).map { time, progress in
      abs(1 - pasted.values.snapSpring.response(at: 0.3 * time).displacementFromDisplacement - progress)
    }
    let (largest, stated) = (try #require(differences.max()), try #require(Double(match.1)) / 100)
    #expect(largest <= stated + 0.002 && stated <= largest * 1.1 && stated < 0.4, "\(largest), \(stated)")
  }

  @Test(
    "code without a whole spring, or with one out of range, changes nothing and says why",
    arguments: [
      ("", ""), ("hello", ""), ("[1]", ""), ("{}", ""), ("{\"feel\":\"soft\"}", ""), ("{\"parameters\":{}}", ""),
      ("{\"parameters\":{\"bounce.mass\":\"heavy\"}}", ""), ("{\"parameters\":{\"bounce.mass\":1e9}}", ""),
      ("{\"gravity\":9.81}", ""),
      ("{ type: \"tween\", duration: 0.8 }", "No spring or rec"),
      ("UISpringTimingParameters(dampingRatio: 0.8)", "No spring or rec"),
      (".easeIn(duration: 0.3)", "No spring or rec"),
      (".animation(.bouncy(duration: slow), value: x)", "No spring or rec"),
      (".bouncy { scroll-behavior: smooth }", "No spring or rec"),
      ("import androidx.compose.animation.core.spring", "No spring or rec"),
      ("Spring(stiffness: 9e9, dampingRatio: 1)", "Settle stiffness"),
      ("Spring(stiffness: 90, dampingRatio: 9)", "Settle damping ratio is 9"),
      (#"{"type":"spring","stiffness":-300,"damping":20}"#, "stiffness is −300, and must be greater than 0"),
      ("Spring(duration: -0.5, bounce: 0.1)", "duration is −0.5, and must"),
      ("1s cubic-bezier(2, 0, 0, 1)", "No spring or rec"),
      ("spring(dampingRatio = soft)", "No spring or rec"),
      ("bounce = Spring(stiffness: 1, damping: 1)\nrelease = Spring(stiffness: 1, damping: 1)", "of that name"),
    ])
  func refused(_ text: String, _ words: String) {
    var scripted = ScriptedApp(DrawerDemo.self)
    let before = scripted.savedNumbers
    scripted.app.paste(text)
    #expect(scripted.savedNumbers == before)
    let message = scripted.message ?? ""
    #expect(scripted.isProblem && (words.isEmpty || message.contains(words)), "\(message)")
  }

  @Test(
    "long code of any kind is read in proportion to its length",
    arguments: [
      "/* ", "1s linear(0,", "linear(0,", "linear(0,1) ", "1s linear(0, 0.4 20%, 1) ", "linear(", ":", "stiffness: ",
      "a\u{301}", "\u{301}", "-", "1", ".", "-- ", "(((", "Spring(stiffness: 9, damping: 1) ", "{\"a\":", "[",
      "linear(0 0,",
    ])
  func long(_ part: String) {
    let count = 33_000 / part.utf8.count
    _ = try? PastedFeel(String(repeating: part, count: count), for: Self.drawer)
    _ = try? PastedFeel("1s " + String(repeating: part, count: count) + ")", for: Self.drawer)
  }
}
