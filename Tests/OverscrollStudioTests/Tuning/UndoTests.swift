import Foundation
import Overscroll
import SeededRandom
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Undo") struct UndoTests {
  private static let preset = Preset(feel: "uikit", parameters: ["rubberBandCoefficient": 0.7])

  private func scripted(_ demo: any Demo.Type = ScrollDemo.self, presets: [String: Preset] = [:]) -> ScriptedApp {
    ScriptedApp { ($0.demo, $0.choices.presets) = (demo, presets) }
  }

  // MARK: - The law

  /// Performs a random action of all that can change parameters, sets or presets.
  private func act(_ scripted: inout ScriptedApp, _ random: inout SeededRandom) {
    func name() -> String { ["mine", "yours", "ours", "été / ½"].randomElement(using: &random)! }
    let controls = scripted.app.tuning.controls
    let control = controls.randomElement(using: &random)!
    let slot = Comparison.Slot.allCases.randomElement(using: &random)!
    let (range, feels) = (control.descriptor.range, ScrollFeel.all)
    switch random.count(0...29) {
    case 0: perform(.set(control, to: random.number(range)), &scripted)
    case 1: perform(.command(random.coin() ? .increaseCoarsely : .decreaseCoarsely), &scripted)
    case 2: perform(.reset(control), &scripted)
    case 3: perform(.command(.resetSelected), &scripted)
    case 4: perform(.edit(control), &scripted)
    case 5: perform(.chooseFeel(feels.randomElement(using: &random)!.name), &scripted)
    case 6: perform(.chooseSpring(KnownSpring.all.randomElement(using: &random)!.title), &scripted)
    case 7: perform(.choosePreset(name()), &scripted)
    case 8, 9: perform(.savePreset(name()), &scripted)
    case 10: perform(.renamePreset(name(), to: name()), &scripted)
    case 11: perform(.deletePreset(name()), &scripted)
    case 12, 13: perform(.command(.toggleReference), &scripted)
    case 14: perform(.command(.toggleArrangement), &scripted)
    case 15: perform(.setArrangement(random.coin() ? .ghost : .sideBySide), &scripted)
    case 16, 17: perform(.command(.exchange), &scripted)
    case 18...21: perform(.tune(slot), &scripted)
    case 22: perform(.command(random.coin() ? .resetDemo : .resetEverywhere), &scripted)
    case 23: perform(.showDemo(random.count(0...DemoCatalog.standard.demos.count - 1)), &scripted)
    case 24: scripted.app.paste("{\"rubberBandCoefficient\": \(random.number(0.1...0.9))}")
    case 25:
      let text = "{\"presets\":{\"\(name())\":{\"slop\":\(random.count(1...9))}}}"
      try? scripted.app.importPresets(FileContents(path: "some.json", data: Data(text.utf8)))
    case 26, 27:
      let row = try? scripted.control(control.descriptor.term, .slider).frame
      guard let slider = row?.point(0.5, 0.72), scripted.app.hitTest(slider)?.part == .slider(control) else { return }
      scripted.pointer(.down, slider)
      for step in 1...5 { scripted.pointer(.move, slider + Vector2(Double(step) * random.number(-9...9), 0)) }
      scripted.pointer(.up, slider)
    case 28:
      // A parameter that the demo sets itself, by its tabs.
      perform(.showDemo(DemoCatalog.standard.demos.firstIndex { $0 == CurvesDemo.self } ?? 0), &scripted)
      scripted.click(scripted.app.demoOrigin + random.point(in: 12...160))
    default: perform(.command(.toggleTheme), &scripted)
    }
  }

  private func perform(_ action: AppAction, _ scripted: inout ScriptedApp) {
    scripted.app.perform(action)
    // Close any overlay that the action opened.
    scripted.app.overlays.show(nil)
    scripted.press("Escape")
  }

  @Test("undo restores the state before, and redo the state after, any sequence of actions", arguments: 1...60)
  func law(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var scripted = scripted(presets: ["mine": Self.preset])
    // A flick for the comparison.
    scripted.flick(from: scripted.stage.center, by: Vector2(0, -200))
    scripted.wait(4)
    var (states, wasUndone) = ([scripted.app.tuningState], false)
    for _ in 0..<40 {
      act(&scripted, &random)
      let new = scripted.app.tuningState
      // A drag that returns to its start is no step; any other change is one step.
      if new != states.last {
        states.append(new)
        wasUndone = false
      }
      if random.count(0...5) == 0 { scripted.wait(random.number(0...1)) }
      guard random.count(0...9) == 0, states.count > 1 else { continue }
      let count = random.count(1...states.count - 1)
      for state in states.dropLast().suffix(count).reversed() { undo(&scripted, state, seed) }
      if random.coin() {
        for state in states.suffix(count) { redo(&scripted, state, seed) }
      } else {
        states.removeLast(count)
        wasUndone = true
      }
    }
    for state in states.dropLast().reversed() { undo(&scripted, state, seed) }
    #expect(!scripted.isEnabled("Undo"), "seed \(seed)")
    for state in states.dropFirst() { redo(&scripted, state, seed) }
    #expect(scripted.isEnabled("Redo") == wasUndone, "seed \(seed)")
    for _ in 0..<20 { scripted.wait(1) }
    #expect(!scripted.app.isAnimating, "seed \(seed)")
  }

  private func undo(_ scripted: inout ScriptedApp, _ expected: TuningState, _ seed: Int) {
    scripted.press("Z", modifiers: .control)
    check(scripted, expected, "undo, seed \(seed)")
  }

  private func redo(_ scripted: inout ScriptedApp, _ expected: TuningState, _ seed: Int) {
    scripted.press("Z", modifiers: [.control, .shift])
    check(scripted, expected, "redo, seed \(seed)")
  }

  private func check(_ scripted: ScriptedApp, _ expected: TuningState, _ comment: Comment) {
    let app = scripted.app
    #expect(app.tuningState == expected, comment)
    // The interface shows that state.
    let changed = app.tuning.controls.filter(app.tuning.isChanged)
    let isModified = changed.contains { !Parameter.input.contains($0.parameter) }
    #expect(app.tuning.presetLabel.isModified == isModified, comment)
    let isCompared = expected.reference != nil && app.card.tools.contains(.comparison)
    #expect((app.statusLine?.comparison != nil) == isCompared, comment)
    #expect(app.comparison.reference != nil || app.comparison.referenceRun == nil, comment)
  }
}
