import ScrollInteraction
import SeededRandom
import Testing

@Suite("Presses whose lift was lost") struct LostLiftTests {
  /// Returns reports of a drag that is never lifted, by one pointer or by two, and the first report of the next press:
  /// of a pointer that is down, of another device, or of a new pointer after a second of silence.
  private func lostDrag(_ random: inout SeededRandom) -> (drag: [PointerEvent], press: PointerEvent) {
    let device = PointerEvent.Device.allCases.randomElement(using: &random)!
    let count = random.count(1...2)
    var places = (0..<count).map { _ in Vector2(random.number(40...120), random.number(520...580)) }
    var drag = places.indices.map {
      PointerEvent(.down, device: device, id: $0, position: places[$0], time: Double($0) * 0.008)
    }
    for step in 2..<random.count(3...20) {
      let id = random.count(0...count - 1)
      places[id] += random.point(in: -12...12)
      drag.append(PointerEvent(.move, device: device, id: id, position: places[id], time: Double(step) * 0.008))
    }
    let (last, kind) = (drag.last!.time, random.count(0...2))
    let press = PointerEvent(
      .down, device: kind == 1 ? (device == .mouse ? .touch : .mouse) : device,
      id: kind == 2 ? 7 : random.count(0...count - 1), position: Vector2(100, 560),
      // The next press may come while the view still settles in the view that was cancelled.
      time: kind == 2 ? last + random.number(1.2...3) : last + random.number(0...3))
    return (drag, press)
  }

  private func newDrag(_ press: PointerEvent, _ random: inout SeededRandom) -> [PointerEvent] {
    let step = random.point(in: -9...9)
    return [press]
      + (1...8).map { report in
        var event = press
        (event.phase, event.position) = (report == 8 ? .up : .move, press.position + step * Double(report))
        event.time += Double(report) * 0.008
        return event
      }
  }

  @Test(
    "the next press cancels the lost one and begins anew, in every view, alone and in a hierarchy",
    arguments: TouchedView.allCases, 0..<60)
  func everyView(kind: TouchedView, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (drag, press) = lostDrag(&random)
    let next = newDrag(press, &random)
    func check<View: TestedView>(_ made: View) {
      var (view, cancelled) = (made, made)
      var (lone, loneCancelled) = (LoneView(view: made), LoneView(view: made))
      func send(_ event: PointerEvent) {
        view.send(event)
        cancelled.send(event)
        lone.handle(event)
        loneCancelled.handle(event)
      }
      for event in drag { send(event) }
      cancelled.cancel(at: press.time)
      loneCancelled.cancel(at: press.time)
      for event in next {
        send(event)
        for time in [event.time, event.time + 0.05, event.time + 5] {
          #expect(view.place(at: time) == cancelled.place(at: time), "seed \(seed)")
          #expect(lone.view.place(at: time) == loneCancelled.view.place(at: time), "seed \(seed)")
        }
      }
      #expect(!view.isHeld && !view.pan.isPressed && !lone.view.isHeld && !lone.arena.isPressed, "seed \(seed)")
    }
    check(kind.made())
  }

  @Test("a second finger pinches if the first has reported within the last second, and a third has no effect")
  func partners() {
    var pan = PanGesture()
    func handle(_ phase: PointerEvent.Phase, _ id: Int, _ time: Double) -> PanGesture.Change? {
      let position = Vector2(100 * Double(id), 100)
      return pan.handle(PointerEvent(phase, device: .touch, id: id, position: position, time: time))
    }
    #expect(handle(.down, 1, 0) == .pressed)
    #expect(handle(.down, 2, 0.9) == nil && pan.pinch?.phase == .began)
    #expect(handle(.down, 3, 1.2) == nil && pan.isDragging)
    #expect(handle(.down, 3, 1.9) == .pressed && !pan.isDragging)
    #expect(handle(.move, 1, 2) == nil)
  }
}
