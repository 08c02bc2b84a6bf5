import ScrollPhysics
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Springs pasted from code") struct PastedCodeTests {
  private static let drawer = tuning(DrawerDemo.self)
  private static let scroll = tuning(ScrollDemo.self)

  private static func tuning(_ demo: any Demo.Type) -> Tuning {
    var setup = AppSetup(catalog: .standard)
    setup.demo = demo
    return Tuning(setup)
  }

  private func copied(_ spring: Spring, as format: CopyFormat) -> String {
    var values = ParameterValues()
    values.set(.snap, to: spring)
    return CopiedFeel(values: values, parameters: DrawerDemo.card.parameters).text(as: format)
  }

  private func isNear(_ a: Double, _ b: Double, within share: Double = 2e-5) -> Bool { abs(a - b) <= share * abs(b) }

  // MARK: - The round trip

  @Test(
    "a copied spring comes back whole, or with its motion, and both texts say what is lost",
    arguments: CopyFormat.allCases)
  func roundTrip(_ format: CopyFormat) throws {
    for spring in SpringCodeTests.springs {
      let text = copied(spring, as: format)
      let pasted = try PastedFeel(text, for: Self.drawer)
      let found = pasted.values.snapSpring
      let isSame =
        isNear(found.naturalFrequency, spring.naturalFrequency) && isNear(found.dampingRatio, spring.dampingRatio)
      switch format {
      case .swift, .uiKit, .motion, .libadwaita, .json:
        #expect(isSame && isNear(found.mass, spring.mass) && pasted.remark.isEmpty && format.hasMass, "\(text)")
      case .swiftUI, .compose, .flutter:
        #expect(isSame && text.contains("not included: snap mass \(spring.mass.sixDigits)") == (spring.mass != 1))
        // Flutter's code has a mass, which is 1.
        #expect(pasted.remark.contains("no mass") == (format != .flutter), "\(text)")
      case .hyprland: #expect(isSame && (isNear(found.mass, spring.mass) || text.contains("scaled")), "\(text)")
      case .niri:
        let promised = try #require(text.promisedDeviation)
        #expect(SpringDeviation(spring: spring).playing(found) <= promised + 0.0002, "\(text)")
      case .css:
        let end = SpringEasing(spring).duration
        for step in 0...400 {
          let time = end * Double(step) / 400
          let (a, b) = (found.response(at: time), spring.response(at: time))
          let difference = a.displacementFromDisplacement - b.displacementFromDisplacement
          #expect(abs(difference) <= SpringEasing.deviation, "\(spring) \(found) after \(time)")
        }
        #expect(pasted.remark.contains("no mass") && pasted.remark.contains("within"))
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
    let lack = "The code has no mass: it is 1 here."
    #expect(words(soft, MetroDemo.self) == "Pasted to Bounce and Snap. \(lack) \(undo)")
    #expect(words("let snap = Animation\(soft)", MetroDemo.self) == "Pasted to Snap. \(lack) \(undo)")
    let springs = "let bounce = Animation\(soft)\nlet release = Animation.bouncy\nlet snap = Animation.snappy"
    let bounces = "Pasted to Spring after a flick and Spring after a pull."
    let omission = "Not in this demo, so left out: Snap."
    #expect(words(springs, ScrollDemo.self) == "\(bounces) \(lack) \(omission) \(undo)")
    #expect(
      words("let bounce = Animation\(soft)\nlet a = Animation.bouncy", ScrollDemo.self)
        == "Pasted to Bounce. \(lack) Not in this demo, so left out: a spring of another name. \(undo)")
    #expect(words("{\"rubberBandCoefficient\": 0.7}", ScrollDemo.self) == "Pasted to Bounce. \(undo)")
  }

  @Test(
    "code without a whole spring, or with one out of range, changes nothing and says why",
    arguments: [
      ("", ""), ("hello", ""), ("[1]", ""), ("{}", ""), ("{\"feel\":\"soft\"}", ""), ("{\"parameters\":{}}", ""),
      ("{\"parameters\":{\"bounce.mass\":\"heavy\"}}", ""), ("{\"parameters\":{\"bounce.mass\":1e9}}", ""),
      ("{\"gravity\":9.81}", ""), ("{ type: \"spring\", duration: 0.8, bounce: 0.25 }", "no spring in code"),
      ("UISpringTimingParameters(dampingRatio: 0.8)", "no spring in code"),
      (".easeIn(duration: 0.3)", "no spring in code"),
      (".animation(.bouncy(duration: slow), value: x)", "no spring in code"),
      (".bouncy { scroll-behavior: smooth }", "no spring in code"),
      ("import androidx.compose.animation.core.spring", "no spring in code"),
      ("Spring(stiffness: 9e9, dampingRatio: 1)", "Snap stiffness"),
      ("Spring(stiffness: 90, dampingRatio: 9)", "Snap damping ratio is 9"),
      ("--snap-easing: linear(0, 0.5 30%, 1);", "duration"),
      ("transition: 1s linear(0, 0.25 18%, 1 36%, 0.75 55%, 1 73%, 0.94 82%, 1)", "no spring"),
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
      "a\u{301}",
      "\u{301}", "-", "1", ".", "-- ", "(((", "Spring(stiffness: 9, damping: 1) ", "{\"a\":", "[", "linear(0 0,",
    ])
  func long(_ part: String) {
    let count = 33_000 / part.utf8.count
    _ = try? PastedFeel(String(repeating: part, count: count), for: Self.drawer)
    _ = try? PastedFeel("1s " + String(repeating: part, count: count) + ")", for: Self.drawer)
  }
}
