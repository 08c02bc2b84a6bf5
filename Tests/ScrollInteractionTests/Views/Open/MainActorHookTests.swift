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
  @Test("a program on the main actor moves the target of a release with its own state")
  func pointer() {
    let model = Model()
    var pointer = ScriptedPointer(at: Vector2(150, 500), device: .touch)
    for event in pointer.drag(by: Vector2(0, -300)) {
      model.view.handle(event) { _, target in target.y = model.nearestRow(target.y) }
    }
    #expect(model.proposals.count == 1)
    #expect(model.view.target.y == (model.proposals[0] / 88).rounded() * 88)
    #expect(model.view.willEndDragging == nil)
  }

  @Test("a hook for a call takes the place of the hook of the view, for that call only")
  func precedence() {
    var view = Model().view
    view.willEndDragging = { _, target in target.y = 500 }
    view.beginDragging(at: 0)
    view.endDragging(velocity: Vector2(0, -2000), at: 0) { _, target in target.y = 700 }
    #expect(view.target.y == 700)
    view.beginDragging(at: 1)
    view.endDragging(velocity: Vector2(0, -2000), at: 1)
    #expect(view.target.y == 500)
  }

  @Test("each report of a touchpad plans the release with the hook of its call")
  func touchpad() {
    let model = Model()
    for step in 1...5 {
      let wheel = WheelEvent(
        delta: Vector2(0, -30), isPrecise: true, position: .zero, time: 0.01 * Double(step))
      model.view.handle(wheel) { _, target in target.y = model.nearestRow(target.y) }
    }
    #expect(model.proposals.count == 5)
    #expect(model.view.target.y == (model.proposals[4] / 88).rounded() * 88)
  }
}
