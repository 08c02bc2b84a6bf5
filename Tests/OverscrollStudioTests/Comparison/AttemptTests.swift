import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Earlier gestures") struct AttemptTests {
  private static let control = ParameterControl.parameter(.decelerationRate)

  /// Returns an app after flicks of the scroll demo, each with another rate of deceleration.
  private func flicked(_ rates: [Double] = [0.99, 0.995, 0.998], _ size: Size = Size(1120, 760)) -> ScriptedApp {
    var scripted = ScriptedApp(ScrollDemo.self, size: size, after: 0.5)
    for (index, rate) in rates.enumerated() {
      scripted.app.perform(.set(Self.control, to: rate))
      scripted.flick(from: scripted.stage.center, by: Vector2(0, index % 2 == 0 ? -70 : 70))
      scripted.wait(9)
    }
    return scripted
  }

  private func numbers(_ scripted: ScriptedApp) -> [Int] {
    var palette = scripted
    palette.press("K", modifiers: .control)
    return palette.menuItems.map(\.name).filter { $0.hasPrefix("Play gesture") }.compactMap { Int($0.dropFirst(13)) }
  }

  /// Returns the number of the gesture whose thumbnail has a border.
  private func shown(_ scripted: ScriptedApp) -> [Int] {
    let borders = scripted.borders(1.5)
    return (1...15).filter { (try? scripted.control("Gesture \($0)")).map { borders.contains($0.frame) } == true }
  }

  private func rate(_ scripted: ScriptedApp) throws -> Double { try scripted.value(of: "Deceleration rate") }

  @Test("the last twelve gestures are kept")
  func twelve() {
    let scripted = flicked(Array(repeating: 0.99, count: 15))
    #expect(numbers(scripted) == Array(4...15) && shown(scripted) == [15])
  }

  @Test("an earlier gesture is told as it was", arguments: ["scroll", "drawer", "pip", "paging", "metro"])
  func told(_ name: String) throws {
    var scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: name)), after: 0.5)
    var told = 0
    for way in [60.0, -90, 150, -40] {
      scripted.flick(from: scripted.stage.point(0.8, 0.8), by: Vector2(way / 2, way))
      scripted.wait(9)
      guard let sentence = GestureSentence(scripted.app.stage.timeline.curves)?.text else { continue }
      #expect(scripted.app.comparison.attempts.thumbnails.last?.summary == sentence)
      told += 1
    }
    #expect(told > 1)
  }

  @Test("a replay at another size takes a tile and a sheet where they were taken, by a pointer and by a touchpad")
  func tiles() throws {
    for demo in [PictureInPictureDemo.self, DrawerDemo.self] as [any Demo.Type] {
      for isWheel in [false, true] {
        var scripted = ScriptedApp(demo, after: 0.5)
        let point = scripted.stage.origin + (try #require(scripted.app.demo.tile(at: 0)).origin + Vector2(8, 8))
        if isWheel {
          for _ in 0..<10 { scripted.wheel(Vector2(0, -8), at: point, isPrecise: true) }
        } else {
          scripted.flick(from: point, by: Vector2(-60, -120))
        }
        scripted.wait(3)
        let gesture = try #require(scripted.app.comparison.gesture)
        let run = gesture.run(with: ParameterValues(), size: Size(400, 900), hasCurves: true)
        #expect(run.curves.contains { $0.distance > 20 }, "\(demo), \(isWheel)")
      }
    }
  }

  @Test("a click plays an earlier gesture as it was and closes its tooltip alone, and undo restores the parameters")
  func played() throws {
    let first = flicked([0.99]).app.snapshot.values
    var scripted = flicked()
    let words = try scripted.control("Gesture 1").description
    #expect(words.hasSuffix(". A click also sets Deceleration rate 0.9980 → 0.9900 per ms."))
    #expect(try !scripted.control("Gesture 3").description.contains("also sets"))
    scripted.hover(try scripted.control("Gesture 1").frame.center)
    #expect(scripted.texts.joined(separator: " ").contains("Gesture 1: \(words)"))
    try scripted.click("Gesture 1")
    #expect(try rate(scripted) == 0.99 && !scripted.isAtRest && shown(scripted) == [1])
    scripted.hover(try scripted.control("Gesture 2").frame.center)
    #expect(scripted.texts.contains { $0.hasPrefix("Gesture 2: ") })
    scripted.wait(9)
    for (name, value) in first { #expect(abs(scripted.app.snapshot.values[name]! - value) < 1e-6) }
    #expect(numbers(scripted) == [1, 2, 3], "a replay is no gesture of its own")
    scripted.press("Z", modifiers: .control)
    #expect(try rate(scripted) == 0.998)
  }

  @Test("a right click on an earlier gesture sets its parameters as A, whichever set is tuned, and B stays as it is")
  func setAsA() throws {
    var scripted = flicked([0.99, 0.995])
    scripted.app.perform(.set(Self.control, to: 0.998))
    scripted.secondaryClick(try scripted.control("Gesture 1").frame.center)
    #expect(scripted.menu?.name == "Gesture 1")
    try scripted.click("Compare with gesture 1")
    #expect(scripted.message == "A set from gesture 1. Replay to compare.")
    #expect(try scripted.has("Comparison") && rate(scripted) == 0.998)
    try scripted.click("Tune A")
    #expect(try rate(scripted) == 0.99)
    scripted.secondaryClick(try scripted.control("Gesture 2").frame.center)
    try scripted.click("Compare with gesture 2")
    #expect(try scripted.isOn("Tune A") && rate(scripted) == 0.995)
    try scripted.click("Tune B")
    #expect(try rate(scripted) == 0.998)
  }
}
