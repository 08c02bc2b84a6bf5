import ScrollInteraction
import Testing

/// The state of a program that lives on the main actor.
@MainActor
private final class Model {
  var view = SimpleScrollView(
    layout: ScrollLayout(viewport: Size(300, 600), contentSize: Size(300, 9000)), feel: .uikit)
  var rowHeight = 88.0
  var proposals: [Double] = []

  func nearestRow(_ offset: Double) -> Double {
    proposals.append(offset)
    return (offset / rowHeight).rounded() * rowHeight
  }
}

@Suite("Hooks on the main actor")
@MainActor
struct MainActorHookTests {
  @Test("a hook for a call moves the target with a program's state, and takes the place of the view's for that call")
  func pointer() {
    let model = Model()
    model.view.willEndDragging = { _, target in target.y = 500 }
    var pointer = ScriptedPointer(at: Vector2(150, 500), device: .touch)
    for event in pointer.drag(by: Vector2(0, -300)) {
      model.view.handle(event) { _, target in target.y = model.nearestRow(target.y) }
    }
    #expect(model.proposals.count == 1 && model.view.target.y == (model.proposals[0] / 88).rounded() * 88)
    model.view.flick(Vector2(0, -2000), at: 1)
    #expect(model.view.target.y == 500)
  }

  @Test("each report of a touchpad plans the release with the hook of its call")
  func touchpad() {
    let model = Model()
    for report in ScriptedWheel.touchpad(velocity: 3000, for: 0.05, rate: 100) {
      model.view.handle(report) { _, target in target.y = model.nearestRow(target.y) }
    }
    #expect(model.proposals.count == 5 && model.view.target.y == (model.proposals[4] / 88).rounded() * 88)
  }
}
