import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Inspector") struct InspectorTests {
  /// Returns an app in a window that is high enough for the whole list.
  private func scripted(
    _ demo: any Demo.Type = ScrollDemo.self, _ parametrization: SpringParametrization = .physical,
    height: Double = 2600
  ) -> ScriptedApp {
    var setup = AppSetup(catalog: .standard)
    (setup.demo, setup.choices.parametrization, setup.size) = (demo, parametrization, Size(1120, height))
    setup.choices.foldedGroups = []
    return ScriptedApp(setup)
  }

  /// The parameters of a demo that have rows while one spring bounces after a flick and after a pull.
  private func parameters(_ card: DemoCard = ScrollDemo.card) -> [Parameter] {
    card.parameters.filter { $0.hasRow && $0.group != .release && $0.group != .input }
  }

  @Test(
    "every row that differs from its default has a reset button", arguments: DemoCatalog.standard.names,
    SpringParametrization.allCases)
  func reset(_ demo: String, _ parametrization: SpringParametrization) throws {
    var scripted = scripted(try #require(DemoCatalog.standard.demo(named: demo)), parametrization)
    for row in scripted.rows {
      func current() throws -> AccessibleElement { try scripted.control(row.name, row.role) }
      func canReset() throws -> Bool { try current().actions.contains { $0.name == "reset" } }
      let before = try scripted.value(of: row.name)
      #expect(try !canReset())
      if let value = row.value {
        let isAtEnd = value.current + 3 * value.step > value.range.upperBound
        scripted.request(row, .setValue(value.current + (isAtEnd ? -3 : 3) * value.step))
      } else {
        scripted.request(row, .perform("toggle"))
      }
      #expect(try scripted.value(of: row.name) != before && canReset(), "\(row.name)")
      let place = try current().frame.point(0.055, 0.33)
      scripted.hover(place)
      #expect(scripted.texts.contains("Reset to default"))
      scripted.click(place)
      #expect(try scripted.value(of: row.name) == before && !canReset(), "\(row.name)")
      scripted.wait(1)
    }
  }

  @Test("a held chip gives its spring back before a key has its effect", arguments: ["R", "I", "A", "3"])
  func heldChip(key: String) throws {
    var scripted = scripted(DrawerDemo.self)
    let before = scripted.app.tuning.all
    scripted.pointer(.down, try scripted.control("snappy, settle").frame.center)
    #expect(scripted.app.tuning.all != before)
    scripted.press(key)
    #expect(scripted.app.tuning.all == before)
  }

  @Test("a press of a chip gives its spring in one step, a hold until the release, that of a lit chip nothing")
  func chips() throws {
    var scripted = scripted(DrawerDemo.self)
    let before = scripted.app.tuningState
    let place = try scripted.control("snappy, settle").frame.center
    for (hold, isKept) in [(0.5, false), (0.1, true), (0.5, true), (0.1, true)] {
      scripted.pointer(.down, place)
      #expect(try scripted.control("snappy, settle").states.contains(.selected))
      #expect(try scripted.value(of: "Settle damping ratio") == 0.85)
      scripted.wait(hold)
      scripted.pointer(.up, place)
      #expect((scripted.app.tuningState != before) == isKept && scripted.isEnabled("Undo") == isKept)
    }
    try scripted.click("Copy code, settle")
    #expect(scripted.effects.last == .copy(scripted.app.tuning.code(of: .snap)))
    scripted.press("Z", modifiers: .control)
    #expect(scripted.app.tuningState == before)
  }

  @Test("a platform's chip is lit after its preset, and changes nothing", arguments: DemoCatalog.standard.names)
  func platformChips(_ demo: String) throws {
    var scripted = scripted(try #require(DemoCatalog.standard.demo(named: demo)))
    for (title, feel) in [("iOS", "uikit"), ("Android", "android")] where scripted.app.tuning.hasPresets {
      scripted.app.perform(.chooseFeel(feel))
      for role in scripted.app.tuning.springs {
        for chip in SpringChip.all(role) where chip.title == title {
          #expect(AppAction.useSpring(role, chip).definition.isOn(scripted.app), "\(title), \(role.name)")
          scripted.app.perform(.useSpring(role, chip))
          #expect(!scripted.app.tuning.presetLabel.isModified)
        }
      }
    }
  }

  @Test("nothing is selected before the first arrow in a demo, and only visible rows are described")
  func selection() throws {
    var scripted = scripted()
    let (first, other) = (Parameter.decelerationRate.effect, Parameter.bounceMass.effect)
    for demo in ["1", "2"] {
      scripted.press(demo)
      #expect(!scripted.texts.contains(first))
      scripted.press("Down")
      #expect(scripted.texts.contains(first))
    }
    scripted.press("O")
    #expect(!scripted.texts.contains(first))
    scripted.press("1")
    scripted.hover(try scripted.control("Edge mass").frame.center)
    #expect(scripted.texts.contains(other))
  }

  @Test("a list is shaded where rows follow, and a low window explains by tooltips", arguments: [500.0, 760, 2600])
  func ends(_ height: Double) throws {
    var scripted = scripted(height: height)
    let list = try #require(scripted.app.inspector).list
    func fills(_ y: Double, _ height: Double, from x: Double = 0) -> Bool {
      let strip = Rect(x: list.minX + x, y: y, width: list.width - x, height: height)
      return scripted.commands.contains { $0.shape == .roundedRect(strip, radius: 0) }
    }
    #expect(fills(list.maxY - 12, 12) == (height < 2600) && !fills(list.minY, 12))
    #expect(fills(list.maxY, 1, from: 1) == (height == 760))
    scripted.hover(try scripted.control("Deceleration rate").frame.center)
    #expect(scripted.texts.contains(Parameter.decelerationRate.effect) && (list.maxY < height) == (height > 520))
    #expect(fills(list.maxY, 1, from: 1) == (height > 520))
    scripted.wheel(Vector2(0, -60), at: list.center, isPrecise: true)
    #expect(fills(list.minY, 12))
  }

  @Test("input has its own rows, with one value in all demos")
  func input() throws {
    var scripted = scripted()
    scripted.app.perform([.command(.showInput), .set(.parameter(.wheelSpeed), to: 2), .showDemo(1)])
    #expect(!scripted.has("Wheel speed"))
    scripted.app.perform(.command(.showInput))
    #expect(try scripted.value(of: "Wheel speed") == 2 && !scripted.has("Settle mass"))
    scripted.press("Escape")
    #expect(scripted.has("Settle mass"))
  }

  // MARK: - Groups

  @Test("every row is under the heading of its group, and no group is empty", arguments: DemoCatalog.standard.names)
  func groups(_ demo: String) throws {
    let scripted = scripted(try #require(DemoCatalog.standard.demo(named: demo)))
    let groups = try scripted.control("Parameters").children.filter { $0.role == .group }
    #expect(Set(groups.map(\.name)).count == groups.count)
    let shown = parameters(scripted.app.card)
    #expect(scripted.rows.count == shown.count)
    for group in groups {
      let rows = group.children.filter { [.slider, .checkBox].contains($0.role) }.map(\.name)
      #expect(!rows.isEmpty && scripted.texts.contains(group.name))
      let own = shown.filter { $0.group.title == group.name }
      #expect(Set(rows) == Set(own.map(\.term)))
    }
  }

  @Test("a click on a heading folds or unfolds its rows")
  func folding() throws {
    var scripted = scripted()
    let rows = try scripted.control("Edge", .group).children.filter { [.slider, .checkBox].contains($0.role) }
    let last = try #require(scripted.rows.firstIndex { $0.id == rows.last?.id })
    let below = scripted.rows[last + 1].name
    func top() throws -> Double { try scripted.control(below).frame.minY }
    let before = try top()
    for isFolding in [true, false] {
      try scripted.click("Edge", .group)
      scripted.wait(1)
      #expect(try scripted.control("Edge", .group).states.contains(.expanded) == !isFolding)
      #expect(try !scripted.app.isAnimating && (top() < before) == isFolding)
      for row in rows { #expect(scripted.has(row.name, row.role) != isFolding) }
    }
    #expect(try top() == before)
  }

  @Test("an opened group scrolls into view, with its heading at the top at most", arguments: [420, 560, 760, 2600])
  func opening(_ height: Double) throws {
    var scripted = scripted(height: height)
    for group in scripted.app.tuning.groups.map(\.group) { scripted.app.perform(.toggleGroup(group)) }
    for group in scripted.app.tuning.groups.map(\.group).reversed() {
      scripted.app.perform(.toggleGroup(group))
      scripted.wait(2)
      let inspector = try #require(scripted.app.inspector)
      let (range, top) = (inspector.range(of: group), inspector.tuning.list.offset(at: inspector.time))
      #expect(range.lowerBound >= top - 1e-6, "\(group)")
      #expect(range.upperBound <= top + inspector.list.height + 1e-6 || range.lowerBound <= top + 9, "\(group)")
      scripted.app.perform(.toggleGroup(group))
    }
  }

  @Test("a key for a hidden value first unfolds its group, and takes effect when pressed again")
  func hiddenValue() throws {
    var folded = scripted()
    folded.press("Down", "Down", "Down", "Left")
    let name = try #require(folded.focused?.name)
    let value = try folded.value(of: name)
    folded.press("O")
    #expect(!folded.has(name))
    for key in ["Left", "Backspace", "Return"] {
      var scripted = folded
      scripted.press(key)
      #expect(try scripted.value(of: name) == value && scripted.field == nil, "\(key)")
      scripted.press(key)
      #expect(try scripted.field != nil || scripted.value(of: name) != value, "\(key)")
    }
  }

  @Test("a dragged slider or dot gives a number of few digits", arguments: SpringParametrization.allCases)
  func roundNumbers(_ parametrization: SpringParametrization) throws {
    let controls = ParameterControl.all(parameters(), parametrization)
    for control in controls where !control.descriptor.isSwitch {
      var scripted = scripted(ScrollDemo.self, parametrization)
      while scripted.focused?.name != control.descriptor.term { scripted.press("Down") }
      scripted.wait(1)
      let row = try #require(scripted.app.inspector?.row(of: control))
      for x in stride(from: row.track.minX + 31.3, to: row.track.maxX - 3, by: 17.7) {
        scripted.click(Vector2(x, row.track.minY))
        // Another click at once would be a double click.
        scripted.wait(1)
        let value = try #require(scripted.app.inspector?.row(of: control)).value
        let place = row.track.minX + row.track.width * row.descriptor.fraction(of: value)
        // Counts are whole numbers.
        #expect(abs(place - x) < 0.51 || value == value.rounded(), "\(control)")
        #expect(abs(row.descriptor.rounded(value) - value) < 1e-8, "\(control)")
        expectFewDigits(scripted, "\(control) \(value)")
      }
    }
    for subject in InspectorGroup.all(controls).compactMap(\.curve) {
      var scripted = scripted(ScrollDemo.self, parametrization)
      let curve = try #require(scripted.app.inspector?.curve(of: subject))
      for handle in curve.handles {
        let place = curve.position(of: handle)
        scripted.pointer(.down, place)
        for step in 1...7 { scripted.pointer(.move, place + Vector2(-1.3, 1.7) * Double(step)) }
        scripted.pointer(.up, place + Vector2(-1.3, 1.7) * 7)
        expectFewDigits(scripted, "\(handle)")
      }
    }
  }

  private func expectFewDigits(_ scripted: ScriptedApp, _ comment: String) {
    let code = PresetFile(["tuned": Preset(scripted.app.tuning.parameters)]).text
    let digits = code.split { !$0.isNumber && $0 != "." }.map { $0.count { $0.isNumber } }
    #expect((digits.max() ?? 0) <= 13, "\(comment): \(code)")
  }

  // MARK: - Parametrizations

  @Test("a spring is the same in every parametrization, and setting a shown value changes nothing", arguments: 0..<20)
  func roundTrip(_ seed: Int) {
    var noise = DeterministicNoise(seed, 7)
    var (set, compared) = (0, 0)
    for role in SpringRole.allCases {
      var values = ParameterValues()
      let chosen = Spring(
        mass: noise.next(in: 0.2...5), stiffness: noise.next(in: 20...1500), dampingRatio: noise.next(in: 0.06...3.9))
      values.set(role, to: chosen)
      let spring = values.spring(role)
      for parametrization in SpringParametrization.allCases {
        var copy = values
        for control in ParameterControl.all([role.mass, role.stiffness, role.dampingRatio], parametrization) {
          guard control.descriptor.range.contains(control.value(in: copy)) else { continue }
          set += 1
          control.set(control.value(in: copy), in: &copy)
        }
        let again = copy.spring(role)
        #expect((again.stiffness / spring.stiffness - 1).magnitude < 1e-12 && again.mass == spring.mass)
        #expect((again.dampingRatio / spring.dampingRatio - 1).magnitude < 1e-12)
      }
      let (duration, bounce) = (noise.next(in: 0.2...2), noise.next(in: -0.7...0.9))
      ParameterControl.duration(role).set(duration, in: &values)
      ParameterControl.bounce(role).set(bounce, in: &values)
      let (own, other) = (values.spring(role), Spring(duration: duration, bounce: bounce))
      guard role.stiffness.range.contains(other.stiffness * own.mass) else { continue }
      compared += 1
      for time in stride(from: 0, to: 2, by: 0.1) {
        let difference =
          own.response(at: time).displacementFromDisplacement - other.response(at: time).displacementFromDisplacement
        #expect(difference.magnitude < 1e-9)
      }
    }
    #expect(set > 20 && compared > 0, "seed \(seed)")
  }
}

extension Inspector {
  func curve(of subject: ResponseCurve.Subject) -> ResponseCurve? {
    var found: ResponseCurve?
    layout.visitItems { if case .curve(subject, _) = $0 { found = curve(subject, in: $1) } }
    return found
  }
}
