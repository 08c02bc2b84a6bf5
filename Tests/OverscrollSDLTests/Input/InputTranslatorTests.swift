import AppTesting
import COverscrollSDL
import SeededRandom
import Testing

@testable import OverscrollSDL

private func translator(units: Double = 1) -> InputTranslator {
  InputTranslator(geometry: .init(size: Size(400, 200) * units, unitsPerPoint: units))
}

private func pointer(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double) -> InputEvent {
  .pointer(PointerEvent(phase, position: Vector2(x, y), time: 0))
}

extension InputTranslator {
  fileprivate mutating func press(_ x: Double, _ y: Double) -> [InputEvent] { press(at: Vector2(x, y), 0) }
  fileprivate mutating func move(_ x: Double, _ y: Double) -> [InputEvent] { [move(to: Vector2(x, y), at: 0)] }
  fileprivate mutating func release(_ x: Double, _ y: Double) -> [InputEvent] { release(at: Vector2(x, y), 0) }

  /// Translates SDL's event for a mouse button.
  fileprivate mutating func button(_ button: Int32, isDown: Bool, _ x: Int32, _ y: Int32) -> [WindowEvent.Kind] {
    var event = SDL_Event()
    event.button.type = (isDown ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
    event.button.button = UInt8(button)
    event.button.state = UInt8(isDown ? SDL_PRESSED : SDL_RELEASED)
    (event.button.x, event.button.y) = (x, y)
    return translate(event, at: 0)
  }

  fileprivate mutating func motion(_ x: Int32, _ y: Int32) -> [WindowEvent.Kind] {
    var event = SDL_Event()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    (event.motion.x, event.motion.y) = (x, y)
    return translate(event, at: 0)
  }

  fileprivate mutating func window(_ id: SDL_WindowEventID) -> [WindowEvent.Kind] {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    return translate(event, at: 0)
  }
}

@Suite struct ReportedMouseTests {
  @Test("a mouse reported beside SDL keeps its fractions, and SDL's events for it are ignored")
  func reported() {
    var translator = translator(units: 2)
    #expect(translator.translate(.pointerReported(true), at: 0).isEmpty)
    let reports: [DeviceReport] = [
      .moved(to: Vector2(20.5, 30.25)), .pressed, .moved(to: Vector2(20.75, 30)), .released,
    ]
    var events: [InputEvent] = []
    for report in reports {
      events += translator.translate(report, at: 0)
      #expect(translator.motion(20, 30).isEmpty && translator.button(SDL_BUTTON_LEFT, isDown: true, 20, 30).isEmpty)
      #expect(translator.button(SDL_BUTTON_LEFT, isDown: false, 20, 30).isEmpty)
    }
    #expect(
      events == [
        .hover(Vector2(10.25, 15.125)), pointer(.down, 10.25, 15.125), pointer(.move, 10.375, 15),
        pointer(.up, 10.375, 15),
      ])
    #expect(translator.translate(.pointerReported(false), at: 0).isEmpty)
    #expect(!translator.motion(20, 30).isEmpty)
  }
}

@Suite struct CompositionTests {
  @Test("a composition of any length is reported whole, with its clause and its caret")
  func compositions() {
    func report(_ change: (inout SDL_Event) -> Void) -> [WindowEvent.Kind] {
      var (event, translator) = (SDL_Event(), translator())
      change(&event)
      return translator.translate(event, at: 0)
    }
    let short = report { event in
      event.edit.type = SDL_TEXTEDITING.rawValue
      withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: "かな".utf8) }
      (event.edit.start, event.edit.length) = (1, 1)
    }
    #expect(short == [.composition(TextComposition("かな", start: 1, length: 1))])
    let text = String(repeating: "かな", count: 40)
    let long = report { event in
      event.editExt.type = SDL_TEXTEDITING_EXT.rawValue
      event.editExt.text = SDL_strdup(text)
      (event.editExt.start, event.editExt.length) = (-1, -1)
    }
    #expect(long == [.composition(TextComposition(text))])
  }
}

@Suite struct MouseTests {
  @Test("a dropped file is reported by its path, and other drop events are ignored")
  func drops() {
    func drop(_ type: SDL_EventType, _ text: String?) -> [WindowEvent.Kind] {
      var (event, translator) = (SDL_Event(), translator())
      event.drop.type = type.rawValue
      event.drop.file = text.flatMap { SDL_strdup($0) }
      return translator.translate(event, at: 0)
    }
    #expect(drop(SDL_DROPFILE, "/a b/é.json") == [.drop("/a b/é.json")])
    #expect(drop(SDL_DROPFILE, nil) == [])
    #expect(drop(SDL_DROPTEXT, "text") == [])
    #expect(drop(SDL_DROPBEGIN, nil) == [] && drop(SDL_DROPCOMPLETE, nil) == [])
  }

  @Test("a press of the right button is reported once and presses no pointer", arguments: [true, false])
  func rightButton(isReported: Bool) {
    var translator = translator(units: 2)
    _ = translator.translate(.pointerReported(isReported), at: 0)
    let right = SDL_BUTTON_RIGHT
    #expect(translator.button(right, isDown: true, 20, 30) == [.secondaryClick(Vector2(10, 15))])
    #expect(translator.button(right, isDown: false, 20, 30).isEmpty && !translator.isMouseDown)
    #expect(translator.button(SDL_BUTTON_MIDDLE, isDown: true, 20, 30).isEmpty)
  }

  @Test("a button released at another position reports a move first")
  func releasedElsewhere() {
    var translator = translator()
    _ = translator.press(10, 20) + translator.move(12, 20)
    #expect(translator.release(15, 26) == [pointer(.move, 15, 26), pointer(.up, 15, 26)])
  }

  @Test("a press counts at the pointer's new position when the window moves beneath it")
  func windowMoved() {
    var translator = translator(units: 2)
    let left = SDL_BUTTON_LEFT
    var kinds = translator.motion(40, 20)
    let (pointer, believed) = (Vector2(100, 60), Vector2(40, 20))
    kinds += translator.windowMoved(pointer: pointer, believed: believed, at: 0)
    kinds += translator.windowMoved(pointer: pointer, believed: believed, at: 0)
    kinds += translator.button(left, isDown: true, 40, 20) + translator.button(left, isDown: false, 40, 20)
    kinds += translator.motion(102, 60) + translator.button(left, isDown: true, 102, 60)
    #expect(
      kinds == [
        .hover(Vector2(20, 10)), .hover(Vector2(50, 30)), .pointer(.down, .mouse, position: Vector2(50, 30)),
        .pointer(.up, .mouse, position: Vector2(50, 30)), .hover(Vector2(51, 30)),
        .pointer(.down, .mouse, position: Vector2(51, 30)),
      ])
  }

  @Test("losing the keyboard focus cancels a drag at its last position, once")
  func focusLost() {
    var translator = translator()
    _ = translator.press(1, 1) + translator.move(9, 9)
    let lost = translator.window(SDL_WINDOWEVENT_FOCUS_LOST)
    #expect(lost == [.pointer(.cancel, .mouse, position: Vector2(9, 9)), .focusLost])
    #expect(translator.release(0, 0) == [] && translator.window(SDL_WINDOWEVENT_FOCUS_LOST) == [.focusLost])
    #expect(!translator.isMouseDown)
  }
}

@Suite struct WheelTests {
  @Test("whole notches stay notches with their signs, at the pointer's position")
  func notches() {
    var translator = translator()
    let kinds = translator.move(10, 20) + translator.scroll(x: 0, y: -1, at: 0) + translator.scroll(x: 2, y: 0, at: 0)
    let position = Vector2(10, 20)
    #expect(
      kinds.dropFirst() == [
        .wheel(WheelEvent(delta: Vector2(0, -1), isPrecise: false, position: position, time: 0)),
        .wheel(WheelEvent(delta: Vector2(2, 0), isPrecise: false, position: position, time: 0)),
      ])
  }

  @Test("fractions and whole numbers soon after them come from a touchpad, in tenths of a point")
  func touchpad() {
    var translator = translator()
    func wheel(_ y: Double, _ time: Double) -> WheelEvent? {
      guard case .wheel(let event)? = translator.scroll(x: 0, y: y, at: time).first else { return nil }
      return event
    }
    #expect(wheel(0.25, 1) == WheelEvent(delta: Vector2(0, 2.5), isPrecise: true, position: .zero, time: 1))
    #expect(wheel(1, 1.01) == WheelEvent(delta: Vector2(0, 10), isPrecise: true, position: .zero, time: 1.01))
    #expect(wheel(1, 2) == WheelEvent(delta: Vector2(0, 1), isPrecise: false, position: .zero, time: 2))
  }

  @Test("a wheel zooms with Control held")
  func zoom() {
    var translator = translator()
    let kinds = translator.scroll(x: 0, y: 1, isZoom: true, at: 0) + translator.scroll(x: 0, y: 1, at: 0)
    let isZoom = kinds.compactMap { if case .wheel(let event) = $0 { event.isZoom } else { nil } }
    #expect(isZoom == [true, false])
  }

  @Test("Shift turns a vertical wheel sideways")
  func sideways() {
    var translator = translator()
    let kinds =
      translator.scroll(x: 0, y: -1, isSideways: true, at: 0)
      + translator.scroll(x: 2, y: -1, isSideways: true, at: 0)
    let deltas = kinds.compactMap { if case .wheel(let event) = $0 { event.delta } else { nil } }
    #expect(deltas == [Vector2(1, 0), Vector2(2, -1)])
  }
}

@Suite struct TouchTests {
  private func pinches(_ kinds: [InputEvent]) -> [PinchEvent] {
    kinds.compactMap { if case .pinch(let event) = $0 { event } else { nil } }
  }

  @Test("a second finger pinches about the middle of both fingers")
  func pinch() {
    var touches = TouchTracker()
    _ = touches.handle(.down, 1, at: Vector2(100, 100), time: 0)
    let began = touches.handle(.down, 2, at: Vector2(200, 100), time: 0)
    let changed = touches.handle(.move, 2, at: Vector2(300, 100), time: 1)
    let ended = touches.handle(.up, 2, at: Vector2(300, 100), time: 2)
    #expect(pinches(began) == [PinchEvent(.began, scale: 1, center: Vector2(150, 100), time: 0)])
    #expect(pinches(changed) == [PinchEvent(.changed, scale: 2, center: Vector2(200, 100), time: 1)])
    #expect(pinches(ended) == [PinchEvent(.ended, scale: 2, center: Vector2(200, 100), time: 2)])
  }

  @Test("the pointer follows the middle of the fingers and never jumps")
  func noJump() {
    var moves = 0
    for seed in 1...50 as ClosedRange<UInt64> {
      var numbers = SeededRandom(seed: seed)
      var touches = TouchTracker()
      var places: [Int64: Vector2] = [:]
      var last: Vector2?
      for step in 0..<200 {
        let id = Int64.random(in: 1...3, using: &numbers)
        let place = Vector2(.random(in: 0...400, using: &numbers), .random(in: 0...400, using: &numbers))
        let kinds: [InputEvent]
        if let old = places[id] {
          let lifts = Bool.random(using: &numbers)
          let next = lifts ? old : old + (place - old) * 0.01
          kinds = touches.handle(lifts ? .up : .move, id, at: next, time: 0)
          places[id] = lifts ? nil : next
        } else {
          kinds = touches.handle(.down, id, at: place, time: 0)
          places[id] = place
        }
        for case .pointer(let event) in kinds {
          if event.phase != .down, let last {
            moves += 1
            #expect(event.position.distance(to: last) < 6, "seed \(seed), step \(step)")
          }
          last = event.position
        }
      }
    }
    #expect(moves > 1000)
  }

  @Test("every pointer that goes down comes up or is cancelled before the next one")
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
          case 0...3: touches.handle(.down, id, at: place, time: 0)
          case 4...6: touches.handle(.move, id, at: place, time: 0)
          case 7...8: touches.handle(.up, id, at: place, time: 0)
          default: touches.cancel(at: 0)
          }
        for kind in kinds {
          switch kind {
          case .pointer(let event) where event.phase == .down:
            #expect(!isDown, "seed \(seed)")
            isDown = true
          case .pointer(let event) where event.phase != .move:
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
