import OverscrollInput
import ScrollGeometry
import ScrollInteraction
import SeededRandom
import Testing

@testable import OverscrollSDL

private func translator(units: Double = 1) -> InputTranslator {
  InputTranslator(geometry: .init(size: Size(400, 200) * units, unitsPerPoint: units))
}

extension InputTranslator {
  fileprivate mutating func all(_ events: [HostEvent]) -> [InputEvent.Kind] {
    events.flatMap { translate($0, at: 0) }
  }
}

@Suite struct MouseTests {
  @Test("a mouse hovers, drags and hovers again")
  func drag() {
    var translator = translator()
    let kinds = translator.all([
      .motion(x: 1, y: 2), .buttonDown(.left, x: 3, y: 4), .motion(x: 5, y: 6), .buttonUp(.left, x: 5, y: 6),
      .motion(x: 9, y: 9), .left,
    ])
    #expect(
      kinds == [
        .hover(Vector2(1, 2)), .pointer(.down, .mouse, position: Vector2(3, 4)),
        .pointer(.move, .mouse, position: Vector2(5, 6)), .pointer(.up, .mouse, position: Vector2(5, 6)),
        .hover(Vector2(9, 9)), .hoverEnded,
      ])
  }

  @Test("a button that comes up elsewhere than where the pointer was has been moved there first")
  func releasedElsewhere() {
    var translator = translator()
    let events: [HostEvent] = [.buttonDown(.left, x: 10, y: 20), .motion(x: 12, y: 20), .buttonUp(.left, x: 15, y: 26)]
    let (last, up) = (Vector2(15, 26), translator.all(events).suffix(2))
    #expect(
      Array(up) == [.pointer(.move, .mouse, position: last), .pointer(.up, .mouse, position: last)])
  }

  @Test("positions are in points, whatever the scale", arguments: [0.5, 1, 1.25, 2])
  func scale(units: Double) {
    var translator = translator(units: units)
    #expect(translator.all([.motion(x: 40 * units, y: 20 * units)]) == [.hover(Vector2(40, 20))])
    #expect(
      translator.all([.fingerDown(1, x: 0.5, y: 0.25)]) == [.pointer(.down, .touch, position: Vector2(200, 50))])
    #expect(translator.all([.sizeChanged]) == [.resize(Size(400, 200))])
  }

  @Test("other buttons do nothing, in mid-drag neither")
  func otherButtons() {
    var translator = translator()
    let kinds = translator.all([
      .buttonDown(.other, x: 0, y: 0), .buttonUp(.other, x: 0, y: 0), .buttonDown(.left, x: 1, y: 1),
      .buttonDown(.other, x: 2, y: 2), .buttonUp(.other, x: 3, y: 3), .buttonUp(.left, x: 1, y: 1),
    ])
    #expect(
      kinds == [
        .pointer(.down, .mouse, position: Vector2(1, 1)), .pointer(.up, .mouse, position: Vector2(1, 1)),
      ])
  }

  @Test("losing the keyboard ends a drag where it last was, once")
  func focusLost() {
    var translator = translator()
    _ = translator.all([.buttonDown(.left, x: 1, y: 1), .motion(x: 9, y: 9)])
    #expect(translator.all([.focusLost]) == [.pointer(.cancel, .mouse, position: Vector2(9, 9)), .focusLost])
    #expect(translator.all([.buttonUp(.left, x: 0, y: 0), .focusLost]) == [.focusLost])
    #expect(!translator.isMouseDown)
  }

  @Test("leaving the window in mid-drag ends nothing")
  func leaving() {
    var translator = translator()
    let kinds = translator.all([.buttonDown(.left, x: 1, y: 1), .left, .motion(x: -30, y: 500)])
    #expect(kinds.last == .pointer(.move, .mouse, position: Vector2(-30, 500)))
    #expect(kinds.count == 2)
  }
}

@Suite struct CaptureTests {
  @Test("only the mouse is captured: a grab of the pointer takes a finger away on X11")
  func capture() {
    var translator = translator()
    _ = translator.all([.fingerDown(1, x: 0.5, y: 0.5), .fingerMove(1, x: 0.5, y: 0.2)])
    #expect(!translator.isMouseDown)
    _ = translator.all([.buttonDown(.left, x: 1, y: 1)])
    #expect(translator.isMouseDown)
  }
}

@Suite struct WheelTests {
  @Test("whole notches stay notches, at the pointer, with their signs")
  func notches() {
    var translator = translator()
    let kinds = translator.all([.motion(x: 10, y: 20), .wheel(x: 0, y: -1), .wheel(x: 2, y: 0)])
    let position = Vector2(10, 20)
    #expect(
      kinds.dropFirst() == [
        .wheel(WheelEvent(delta: Vector2(0, -1), isPrecise: false, position: position, time: 0)),
        .wheel(WheelEvent(delta: Vector2(2, 0), isPrecise: false, position: position, time: 0)),
      ])
  }

  @Test("fractions come from a touchpad, in tenths of a point; so do whole numbers among them")
  func touchpad() {
    var translator = translator()
    func wheel(_ y: Double, _ time: Double) -> WheelEvent? {
      guard case .wheel(let event)? = translator.translate(.wheel(x: 0, y: y), at: time).first else { return nil }
      return event
    }
    #expect(wheel(0.25, 1) == WheelEvent(delta: Vector2(0, 2.5), isPrecise: true, position: .zero, time: 1))
    #expect(wheel(1, 1.01) == WheelEvent(delta: Vector2(0, 10), isPrecise: true, position: .zero, time: 1.01))
    #expect(wheel(1, 2) == WheelEvent(delta: Vector2(0, 1), isPrecise: false, position: .zero, time: 2))
  }

  @Test("with Control held it zooms")
  func zoom() {
    var translator = translator()
    let kinds = translator.all([.wheel(x: 0, y: 1, isZoom: true), .wheel(x: 0, y: 1)])
    let isZoom = kinds.compactMap { if case .wheel(let event) = $0 { event.isZoom } else { nil } }
    #expect(isZoom == [true, false])
  }

  @Test("with Shift held a wheel that knows only up and down goes sideways")
  func sideways() {
    var translator = translator()
    let kinds = translator.all([.wheel(x: 0, y: -1, isSideways: true), .wheel(x: 2, y: -1, isSideways: true)])
    let deltas = kinds.compactMap { if case .wheel(let event) = $0 { event.delta } else { nil } }
    #expect(deltas == [Vector2(1, 0), Vector2(2, -1)])
  }

  @Test("a wheel that did not turn is no event")
  func still() {
    var translator = translator()
    #expect(translator.all([.wheel(x: 0, y: 0), .wheel(x: .nan, y: 0)]).isEmpty)
  }
}

@Suite struct TouchTests {
  private func positions(_ kinds: [InputEvent.Kind]) -> [Vector2] {
    kinds.compactMap { if case .pointer(_, _, let position) = $0 { position } else { nil } }
  }

  private func phases(_ kinds: [InputEvent.Kind]) -> [PointerEvent.Phase] {
    kinds.compactMap { if case .pointer(let phase, _, _) = $0 { phase } else { nil } }
  }

  private func pinches(_ kinds: [InputEvent.Kind]) -> [PinchEvent] {
    kinds.compactMap { if case .pinch(let event) = $0 { event } else { nil } }
  }

  @Test("one finger is a pointer")
  func one() {
    var touches = TouchTracker()
    let kinds =
      touches.down(7, at: Vector2(1, 1), time: 0) + touches.move(7, to: Vector2(2, 3), time: 0)
      + touches.up(7, at: Vector2(2, 4), time: 0)
    #expect(phases(kinds) == [.down, .move, .move, .up])
    #expect(positions(kinds).last == Vector2(2, 4))
    #expect(touches.isEmpty)
  }

  @Test("a second finger pinches about the middle")
  func pinch() {
    var touches = TouchTracker()
    _ = touches.down(1, at: Vector2(100, 100), time: 0)
    let began = touches.down(2, at: Vector2(200, 100), time: 0)
    let changed = touches.move(2, to: Vector2(300, 100), time: 1)
    let ended = touches.up(2, at: Vector2(300, 100), time: 2)
    #expect(pinches(began) == [PinchEvent(.began, scale: 1, center: Vector2(150, 100), time: 0)])
    #expect(pinches(changed) == [PinchEvent(.changed, scale: 2, center: Vector2(200, 100), time: 1)])
    #expect(pinches(ended) == [PinchEvent(.ended, scale: 2, center: Vector2(200, 100), time: 2)])
  }

  @Test("the pointer moves as the middle does, and no finger that lands or lifts makes it jump")
  func noJump() {
    for seed in 1...50 as ClosedRange<UInt64> {
      var numbers = SeededRandom(seed: seed)
      var touches = TouchTracker()
      var places: [Int64: Vector2] = [:]
      var last: Vector2?
      for step in 0..<200 {
        let id = Int64.random(in: 1...3, using: &numbers)
        let place = Vector2(.random(in: 0...400, using: &numbers), .random(in: 0...400, using: &numbers))
        let kinds: [InputEvent.Kind]
        if let old = places[id] {
          let lifts = Bool.random(using: &numbers)
          kinds = lifts ? touches.up(id, at: old, time: 0) : touches.move(id, to: old + (place - old) * 0.01, time: 0)
          places[id] = lifts ? nil : old + (place - old) * 0.01
        } else {
          kinds = touches.down(id, at: place, time: 0)
          places[id] = place
        }
        for kind in kinds {
          guard case .pointer(let phase, _, let position) = kind else { continue }
          if phase == .down { last = nil }
          if let last { #expect(position.distance(to: last) < 6, "seed \(seed), step \(step)") }
          last = position
        }
      }
    }
  }

  @Test("every pointer that went down comes up, or is cancelled, before the next")
  func balanced() {
    for seed in 1...50 as ClosedRange<UInt64> {
      var numbers = SeededRandom(seed: seed)
      var touches = TouchTracker()
      var (isDown, isPinching) = (false, false)
      for _ in 0..<300 {
        let id = Int64.random(in: 1...4, using: &numbers)
        let place = Vector2(.random(in: 0...400, using: &numbers), 10)
        let kinds =
          switch Int.random(in: 0...9, using: &numbers) {
          case 0...3: touches.down(id, at: place, time: 0)
          case 4...6: touches.move(id, to: place, time: 0)
          case 7...8: touches.up(id, at: place, time: 0)
          default: touches.cancel(at: 0)
          }
        for kind in kinds {
          switch kind {
          case .pointer(.down, _, _):
            #expect(!isDown, "seed \(seed)")
            isDown = true
          case .pointer(.up, _, _), .pointer(.cancel, _, _):
            #expect(isDown && !isPinching, "seed \(seed)")
            isDown = false
          case .pinch(let pinch):
            #expect(isDown && isPinching == (pinch.phase != .began), "seed \(seed)")
            #expect(pinch.scale > 0 && pinch.scale.isFinite)
            isPinching = pinch.phase != .ended
          default: #expect(isDown)
          }
        }
        #expect(isDown == !touches.isEmpty)
      }
    }
  }
}

@Suite("Touches come once") struct DoubledTouchTests {
  @Test("what a mouse does arrives, and what SDL makes a mouse do for a finger does not", arguments: [true, false])
  func doubled(isFinger: Bool) {
    let mouse: UInt32 = isFinger ? HostEvent.mouseOfFingers : 0
    let events = [
      HostEvent(mouse: mouse, x: 1, y: 2), HostEvent(mouse: mouse, button: .left, isDown: true, x: 1, y: 2),
      HostEvent(mouse: mouse, button: .left, isDown: false, x: 1, y: 2),
    ]
    let arrived: [HostEvent] = [.motion(x: 1, y: 2), .buttonDown(.left, x: 1, y: 2), .buttonUp(.left, x: 1, y: 2)]
    #expect(events.compactMap { $0 } == (isFinger ? [] : arrived))
  }

  @Test("with the mouse that SDL doubles a finger by, a tap is one press and a drag one drag")
  func once() {
    let mouse = HostEvent.mouseOfFingers
    let events: [HostEvent?] = [
      .fingerDown(1, x: 0.5, y: 0.5), HostEvent(mouse: mouse, x: 200, y: 100),
      HostEvent(mouse: mouse, button: .left, isDown: true, x: 200, y: 100), .fingerMove(1, x: 0.5, y: 0.25),
      HostEvent(mouse: mouse, x: 200, y: 50), .fingerUp(1, x: 0.5, y: 0.25),
      HostEvent(mouse: mouse, button: .left, isDown: false, x: 200, y: 50),
    ]
    var translator = translator()
    let kinds = translator.all(events.compactMap { $0 })
    #expect(
      kinds == [
        .pointer(.down, .touch, position: Vector2(200, 100)), .pointer(.move, .touch, position: Vector2(200, 50)),
        .pointer(.up, .touch, position: Vector2(200, 50)),
      ])
  }
}
