import Overscroll
import ScrollGeometry
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
    return ScriptedApp(setup)
  }

  private func changed(_ control: ParameterControl, in app: App) -> Double {
    let (descriptor, value) = (control.descriptor, control.value(in: app.tuning.parameters))
    if descriptor.isSwitch { return 1 - value }
    let higher = descriptor.stepped(value, by: 3)
    return higher == value ? descriptor.stepped(value, by: -3) : higher
  }

  @Test(
    "every row that differs from its default has a reset button", arguments: DemoCatalog.standard.names,
    SpringParametrization.allCases)
  func reset(_ demo: String, _ parametrization: SpringParametrization) throws {
    var scripted = scripted(try #require(DemoCatalog.standard.demo(named: demo)), parametrization)
    for control in scripted.app.tuning.controls {
      let before = control.value(in: scripted.app.tuning.parameters)
      #expect(scripted.place(.button(.reset(control))) == nil)
      scripted.app.perform(.set(control, to: changed(control, in: scripted.app)))
      #expect(control.value(in: scripted.app.tuning.parameters) != before)
      let place = try #require(scripted.place(.button(.reset(control))), "\(control)")
      scripted.hover(place)
      #expect(scripted.texts.contains("Reset to default"))
      scripted.click(place)
      #expect(control.value(in: scripted.app.tuning.parameters) == before)
      #expect(!scripted.app.tuning.isChanged(control))
      scripted.wait(1)
    }
  }

  // MARK: - Groups

  @Test("every row is under the heading of its group, and no group is empty", arguments: DemoCatalog.standard.names)
  func groups(_ demo: String) throws {
    let scripted = scripted(try #require(DemoCatalog.standard.demo(named: demo)))
    let tuning = scripted.app.tuning
    #expect(tuning.groups.flatMap(\.rows) == Array(tuning.controls.indices))
    #expect(Set(tuning.groups.map(\.group)).count == tuning.groups.count)
    for group in tuning.groups {
      #expect(!group.rows.isEmpty && scripted.texts.contains(tuning.title(of: group.group)))
      #expect(group.rows.allSatisfy { tuning.controls[$0].parameter.group == group.group })
    }
    let shown = scripted.app.card.parameters.filter { $0.hasRow && $0.group != .release }
    #expect(Set(tuning.controls.map(\.parameter)) == Set(shown))
  }

  @Test("a click on a heading folds or unfolds its rows")
  func folding() throws {
    var scripted = scripted()
    let bounce = try #require(scripted.app.tuning.groups.first { $0.group == .bounce })
    let below = bounce.rows.upperBound
    func top() -> Double { scripted.app.inspector?.row(of: scripted.app.tuning.controls[below])?.frame.minY ?? .nan }
    let before = top()
    for isFolding in [true, false] {
      scripted.click(try #require(scripted.heading(.bounce)))
      scripted.wait(1)
      #expect(!scripted.app.isAnimating && scripted.app.tuning.isFolded(.bounce) == isFolding)
      for index in bounce.rows {
        let isThere = scripted.place(.button(.select(scripted.app.tuning.controls[index]))) != nil
        #expect(isThere != isFolding || scripted.app.tuning.controls[index].descriptor.isSwitch)
      }
    }
    #expect(top() == before)
  }

  @Test("a dragged slider or dot gives a number of few digits", arguments: SpringParametrization.allCases)
  func roundNumbers(_ parametrization: SpringParametrization) throws {
    for control in scripted(ScrollDemo.self, parametrization).app.tuning.controls where !control.descriptor.isSwitch {
      var scripted = scripted(ScrollDemo.self, parametrization)
      scripted.press(control)
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
    for subject in scripted(ScrollDemo.self, parametrization).app.tuning.groups.compactMap(\.curve) {
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
    let code = scripted.app.copiedFeel.text(as: .json)
    let digits = code.split { !$0.isNumber && $0 != "." }.map { $0.count { $0.isNumber } }
    #expect((digits.max() ?? 0) <= 13, "\(comment): \(code)")
  }

  // MARK: - Parametrizations

  @Test("a spring is the same in every parametrization, and setting a shown value changes nothing", arguments: 0..<20)
  func roundTrip(_ seed: Int) {
    var noise = DeterministicNoise(seed, 7)
    for role in SpringRole.allCases {
      var values = ParameterValues()
      values.set(
        role,
        to: Spring(
          mass: noise.next(in: 0.2...5), stiffness: noise.next(in: 20...1500), dampingRatio: noise.next(in: 0.06...3.9))
      )
      let spring = values.spring(role)
      for parametrization in SpringParametrization.allCases {
        var copy = values
        for control in ParameterControl.all([role.mass, role.stiffness, role.dampingRatio], parametrization) {
          guard control.descriptor.range.contains(control.value(in: copy)) else { continue }
          control.set(control.value(in: copy), in: &copy)
        }
        let again = copy.spring(role)
        #expect((again.stiffness / spring.stiffness - 1).magnitude < 1e-12 && again.mass == spring.mass)
        #expect((again.dampingRatio / spring.dampingRatio - 1).magnitude < 1e-12)
      }
      let (duration, bounce) = (noise.next(in: 0.2...2), noise.next(in: -0.7...0.9))
      ParameterControl.duration(role).set(duration, in: &values)
      ParameterControl.bounce(role).set(bounce, in: &values)
      let (set, other) = (values.spring(role), Spring(duration: duration, bounce: bounce))
      guard role.stiffness.range.contains(other.stiffness * set.mass) else { continue }
      for time in stride(from: 0, to: 2, by: 0.1) {
        let difference =
          set.response(at: time).displacementFromDisplacement - other.response(at: time).displacementFromDisplacement
        #expect(difference.magnitude < 1e-9)
      }
    }
  }
}

extension ScriptedApp {
  /// Returns the place of a part of a row, or `nil` if the part is not visible.
  func place(_ part: Hit.Part) -> Vector2? {
    guard let inspector = app.inspector else { return nil }
    func place(_ control: ParameterControl, _ point: (InspectorRow) -> Vector2) -> Vector2? {
      inspector.row(of: control).map(point).flatMap { inspector.hitTest($0)?.part == part ? $0 : nil }
    }
    return switch part {
    case .button(.select(let control)):
      place(control) { $0.frame.origin + Vector2(40, 12) }
    case .button(.edit(let control)): place(control) { $0.numberFrame.center }
    case .button(.reset(let control)): place(control) { $0.resetFrame.center }
    case .slider(let control): place(control) { Vector2($0.track.midX, $0.track.minY) }
    default: nil
    }
  }

  /// Returns the place of a group's heading.
  fileprivate func heading(_ group: Parameter.Group) -> Vector2? {
    guard let list = app.inspector?.listLayout.frame else { return nil }
    return stride(from: list.minY, to: list.maxY, by: 10).map { Vector2(list.midX, $0) }.first {
      app.inspector?.hitTest($0)?.part == .button(.toggleGroup(group))
    }
  }

  /// Selects a row with the arrow keys.
  mutating func press(_ control: ParameterControl) {
    while app.tuning.control != control { press("Down") }
    wait(1)
  }
}
