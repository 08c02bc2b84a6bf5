import COverscrollSDL
import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite("Tracking of X devices") struct XInputTrackerTests {
  private static let pointer: UInt16 = 2
  private static let xtest: UInt16 = 4
  private static let wheel = device(6, .wheel)
  private static let touchpad = device(7, .touchpad)

  private static func device(_ id: UInt16, _ kind: ScrollDevice.Kind) -> ScrollDevice {
    let valuator = ScrollDevice.Valuator(number: 3, axis: .y, increment: 15)
    return ScrollDevice(id: id, name: "\(kind)", kind: kind, valuators: [valuator], knowsGestures: kind == .touchpad)
  }

  private func tracker(_ devices: [ScrollDevice] = [wheel, touchpad], isInside: Bool = true) -> XInputTracker {
    var tracker = XInputTracker()
    _ = tracker.handle(.devices(devices))
    if isInside { _ = tracker.handle(.entered(pointer: Self.pointer)) }
    return tracker
  }

  private func moved(_ device: ScrollDevice, _ distance: Double) -> XInputEvent {
    .moved(pointer: Self.pointer, device: device.id, motion: [3: distance])
  }

  private func pressed(_ device: UInt16, _ button: UInt32) -> XInputEvent {
    .pressed(pointer: Self.pointer, device: device, button: button)
  }

  private let notchDown = DeviceReport.scroll(Vector2(0, -1), isPrecise: false)

  @Test("scrolling outside the window is not reported, also not later")
  func elsewhere() {
    var tracker = tracker(isInside: false)
    #expect(!tracker.needsMotions && tracker.handle(moved(Self.wheel, 45)).isEmpty)
    #expect(tracker.handle(pressed(Self.xtest, 5)).isEmpty)
    _ = tracker.handle(.entered(pointer: Self.pointer))
    #expect(tracker.needsMotions && tracker.handle(moved(Self.wheel, 15)) == [notchDown])
    _ = tracker.handle(.left(pointer: Self.pointer))
    #expect(!tracker.needsMotions && tracker.handle(moved(Self.wheel, 15)).isEmpty)
  }

  @Test("only the pointer in the window scrolls")
  func twoPointers() {
    var tracker = tracker(isInside: false)
    _ = tracker.handle(.entered(pointer: 11))
    #expect(tracker.handle(moved(Self.wheel, 15)).isEmpty)
    #expect(tracker.handle(.moved(pointer: 11, device: Self.wheel.id, motion: [3: 15])) == [notchDown])
  }

  @Test("scroll buttons count once, and not at all on a device's own valuators")
  func buttons() {
    var tracker = tracker()
    #expect(tracker.handle(pressed(Self.wheel.id, 5)).isEmpty)
    #expect(tracker.handle(pressed(Self.xtest, 5)) == [notchDown])
    let others = [4, 6, 7].flatMap { tracker.handle(pressed(Self.xtest, $0)) }
    #expect(others == [Vector2(0, 1), Vector2(-1, 0), Vector2(1, 0)].map { .scroll($0, isPrecise: false) })
    // The wheel has no horizontal valuator.
    #expect(tracker.handle(pressed(Self.wheel.id, 7)) == [.scroll(Vector2(1, 0), isPrecise: false)])
    #expect([1, 2, 3, 8, 9].allSatisfy { tracker.handle(pressed(Self.xtest, $0)).isEmpty })
  }

  @Test("without scrolling devices, nothing is reported and SDL's wheel is used")
  func withoutDevices() {
    var tracker = tracker([])
    #expect(!tracker.reportsWheel && !tracker.needsMotions && tracker.handle(pressed(Self.xtest, 5)).isEmpty)
    _ = tracker.handle(.devices([Self.wheel]))
    #expect(tracker.reportsWheel && tracker.needsMotions && tracker.handle(pressed(Self.xtest, 5)) == [notchDown])
    _ = tracker.handle(.devices([]))
    #expect(!tracker.reportsWheel)
  }

  @Test("fingers lift once when their touchpad is unplugged or the pointer leaves")
  func gone() {
    for end in [XInputEvent.devices([Self.wheel]), .left(pointer: Self.pointer)] {
      var tracker = tracker()
      _ = tracker.handle(moved(Self.touchpad, 5))
      #expect(tracker.handle(end) == [.lift] && tracker.handle(end).isEmpty)
    }
    var tracker = tracker()
    _ = tracker.handle(moved(Self.touchpad, 5))
    #expect(tracker.handle(.devices([Self.touchpad])).isEmpty)
    _ = tracker.handle(moved(Self.touchpad, 0))
    #expect(tracker.handle(.devices([])).isEmpty)
  }

  @Test("a pinch ends the scroll before it, and ends when its touchpad is unplugged")
  func pinch() {
    var tracker = tracker()
    func pinch(_ phase: PinchEvent.Phase, _ scale: Double) -> XInputEvent {
      .pinch(phase, device: Self.touchpad.id, movement: .zero, scale: scale)
    }
    let ended = DeviceReport.pinch(.ended, movement: .zero, scale: 1)
    _ = tracker.handle(moved(Self.touchpad, 5))
    #expect(tracker.handle(pinch(.began, 1)) == [.lift, .pinch(.began, movement: .zero, scale: 1)])
    #expect(tracker.handle(pinch(.changed, 1.5)) == [.pinch(.changed, movement: .zero, scale: 1.5)])
    #expect(tracker.handle(.devices([])) == [ended] && tracker.handle(.devices([])).isEmpty)
  }

  /// Calls `body` with SDL's message of an X report, and with its report.
  func withMessage(_ body: (SDL_Event, inout OVSX11Report) -> Void) {
    withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 16) { bytes in
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
      var event = SDL_Event(syswm: SDL_SysWMEvent())
      event.syswm.type = SDL_SYSWMEVENT.rawValue
      event.syswm.msg = bytes.baseAddress?.assumingMemoryBound(to: SDL_SysWMmsg.self)
      body(event, &OVSX11ReportIn(event.syswm.msg).pointee)
    }
  }

  @Test("a pinch begins with two fingers, and with no other number of them", arguments: 1...4 as ClosedRange<Int32>)
  func fingers(count: Int32) {
    withMessage { event, report in
      report.kind = Int32(OVSPinchBegin)
      report.fingers = count
      #expect((X11Messages.pinch(in: event) != nil) == (count == 2))
    }
  }

  @Test(
    "a touch has the time of the message after it, or before it with SDL 3, and a key that of the message before it",
    arguments: [false, true], [SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION, SDL_KEYDOWN, SDL_MOUSEMOTION])
  func stamp(isOnSDL3: Bool, type: SDL_EventType) {
    var (after, other) = (OVSX11Report(), SDL_Event())
    (after.time, after.kind, other.type) = (42, Int32(OVSTouchBegin), type.rawValue)
    let isTouch = [SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION].contains(type)
    withMessage { message, before in
      before.time = 7
      var messages = X11Messages(isOnSDL3: isOnSDL3)
      #expect(messages.stamp(of: message, next: after) == nil)
      #expect(messages.stamp(of: other, next: after) == (isTouch && !isOnSDL3 ? 42 : 7))
      after.kind = Int32(OVSPinchBegin)
      #expect(messages.stamp(of: other, next: after) == nil)
    }
  }

  @Test("scrolling fingers always lift, and nothing outside the window is reported, after random events")
  func storm() {
    var random = SeededRandom(seed: 0x11)
    var lifts = 0
    for _ in 0..<200 {
      var tracker = tracker(isInside: false)
      var (isInside, isScrolling) = (false, false)
      for _ in 0..<100 {
        let device = Bool.random(using: &random) ? Self.wheel : Self.touchpad
        let event: XInputEvent =
          switch Int.random(in: 0..<7, using: &random) {
          case 0: .entered(pointer: Self.pointer)
          case 1: .left(pointer: Self.pointer)
          case 2: .devices(Bool.random(using: &random) ? [Self.wheel, Self.touchpad] : [Self.wheel])
          case 3: pressed(Self.xtest, 4)
          case 4: moved(device, 0)
          default: moved(device, Double.random(in: -40...40, using: &random))
          }
        let reports = tracker.handle(event)
        if case .entered = event { isInside = true }
        #expect(isInside || reports.isEmpty)
        if case .left = event { isInside = false }
        for report in reports {
          if case .scroll(_, let isPrecise) = report { isScrolling = isPrecise } else { isScrolling = false }
        }
      }
      lifts += isScrolling ? 1 : 0
      if isScrolling { #expect(tracker.handle(.devices([])) == [.lift]) }
    }
    #expect(lifts > 5)
  }
}
