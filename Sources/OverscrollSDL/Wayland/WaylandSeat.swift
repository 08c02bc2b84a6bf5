internal import COverscrollSDL
internal import COverscrollWayland
import ScrollGeometry
import ScrollInteraction

/// The pointer and the touch screen of a seat, bound beside SDL's own: both receive every event.
final class WaylandSeat: WaylandListening {
  private let handle: OpaquePointer
  private unowned let input: WaylandInput
  private var pointer, touch: OpaquePointer?
  private var pinch, hold: OpaquePointer?
  private var isInside = false
  private var isPressed = false
  private var frame = AxisFrame()
  private var frameStamp: UInt32?
  private var fingers: [Int32: Vector2] = [:]

  init(_ handle: OpaquePointer, _ input: WaylandInput) {
    (self.handle, self.input) = (handle, input)
    wl_seat_add_listener(handle, Self.seatListener.pointer, listenerData)
  }

  deinit {
    releasePointer()
    releaseTouch()
    wl_seat_release(handle)
  }

  var hasPointer: Bool { pointer != nil }
  var hasTouch: Bool { touch != nil }
  var gestureNames: [String] { [pinch.map { _ in "pinch" }, hold.map { _ in "hold" }].compactMap { $0 } }
  private func add(_ report: DeviceReport, stamp: UInt32? = nil) { input.add(report, stamp: stamp) }

  // MARK: - Capabilities

  private func setCapabilities(_ capabilities: UInt32) {
    if capabilities & WL_SEAT_CAPABILITY_POINTER.rawValue == 0 {
      releasePointer()
    } else if pointer == nil, let new = wl_seat_get_pointer(handle) {
      pointer = new
      wl_pointer_add_listener(new, Self.pointerListener.pointer, listenerData)
      addGestures(of: new)
    }
    if capabilities & WL_SEAT_CAPABILITY_TOUCH.rawValue == 0 {
      releaseTouch()
    } else if touch == nil, let new = wl_seat_get_touch(handle) {
      touch = new
      wl_touch_add_listener(new, Self.touchListener.pointer, listenerData)
    }
    input.updateDevices()
  }

  private func addGestures(of pointer: OpaquePointer) {
    guard let gestures = input.connection?.gestures else { return }
    pinch = ovs_get_pinch(gestures, pointer, Self.pinchListener.pointer, listenerData)
    if ovs_version(UnsafeMutableRawPointer(gestures)) >= 3 {
      hold = ovs_get_hold(gestures, pointer, Self.holdListener.pointer, listenerData)
    }
  }

  /// A touch screen that is removed never reports lifted fingers.
  private func releaseTouch() {
    guard let touch else { return }
    cancelTouches()
    wl_touch_release(touch)
    self.touch = nil
    input.updateDevices()
  }

  /// A pointer that is removed sends no more events.
  private func releasePointer() {
    guard let pointer else { return }
    leave()
    add(.pinch(.ended, movement: .zero, scale: 1))
    for gesture in [pinch, hold] { if let gesture { ovs_destroy_gesture(UnsafeMutableRawPointer(gesture)) } }
    wl_pointer_release(pointer)
    (self.pointer, pinch, hold) = (nil, nil, nil)
    input.updateDevices()
  }

  // MARK: - Events

  private func enter(_ surface: OpaquePointer?, at position: Vector2) {
    isInside = surface == input.connection?.surface
    move(to: position)
  }

  private func move(to position: Vector2, stamp: UInt32? = nil) {
    if isInside { add(.moved(to: position), stamp: stamp) }
  }

  /// During a press only a lock screen or drag and drop takes the pointer away.
  private func leave() {
    add(.lift)
    if isPressed { add(.pressLost) }
    (isInside, isPressed, frame) = (false, false, AxisFrame())
  }

  private func setPressed(_ isDown: Bool, stamp: UInt32) {
    guard isInside, isDown != isPressed else { return }
    isPressed = isDown
    add(isDown ? .pressed : .released, stamp: stamp)
  }

  private func edit(stamp: UInt32? = nil, _ change: (inout AxisFrame) -> Void) {
    guard isInside else { return }
    change(&frame)
    frameStamp = stamp ?? frameStamp
  }

  private func endFrame() {
    for report in frame.reports { add(report, stamp: frameStamp) }
    (frame, frameStamp) = (AxisFrame(), nil)
  }

  private func land(_ finger: Int32, on surface: OpaquePointer?, at position: Vector2, stamp: UInt32) {
    guard surface == input.connection?.surface else { return }
    lift(finger, stamp: stamp)
    report(.down, finger, at: position, stamp: stamp)
  }

  private func moveFinger(_ finger: Int32, to position: Vector2, stamp: UInt32) {
    if fingers[finger] != nil { report(.move, finger, at: position, stamp: stamp) }
  }

  private func lift(_ finger: Int32, stamp: UInt32) {
    guard let position = fingers[finger] else { return }
    report(.up, finger, at: position, stamp: stamp)
    fingers[finger] = nil
  }

  private func report(_ phase: PointerEvent.Phase, _ finger: Int32, at position: Vector2, stamp: UInt32) {
    guard let touch else { return }
    fingers[finger] = position
    // Each seat numbers its fingers independently.
    let id = Int64(wl_proxy_get_id(touch)) << 32 | Int64(UInt32(bitPattern: finger))
    add(.touch(phase, finger: id, at: position), stamp: stamp)
  }

  private func cancelTouches() {
    guard !fingers.isEmpty else { return }
    fingers = [:]
    add(.touchCancelled)
  }
}

// MARK: - Listeners

extension Axis {
  fileprivate init(_ axis: UInt32) { self = axis == WL_POINTER_AXIS_HORIZONTAL_SCROLL.rawValue ? .x : .y }
}

extension Vector2 {
  fileprivate init(_ x: wl_fixed_t, _ y: wl_fixed_t) { self.init(wl_fixed_to_double(x), wl_fixed_to_double(y)) }
}

extension AxisFrame.Source {
  fileprivate init(_ source: UInt32) {
    switch wl_pointer_axis_source(source) {
    case WL_POINTER_AXIS_SOURCE_FINGER: self = .finger
    case WL_POINTER_AXIS_SOURCE_CONTINUOUS: self = .continuous
    default: self = .wheel
    }
  }
}

extension WaylandSeat {
  private static let seatListener = WaylandListener(
    wl_seat_listener(
      capabilities: { data, _, capabilities in receiver(data)?.setCapabilities(capabilities) },
      name: { _, _, _ in }))

  private static let leftButton: UInt32 = 0x110

  private static let pointerListener: WaylandListener<wl_pointer_listener> = {
    // Set one by one, because newer libraries have more.
    var on = wl_pointer_listener()
    on.enter = { data, _, _, surface, x, y in receiver(data)?.enter(surface, at: Vector2(x, y)) }
    on.leave = { data, _, _, _ in receiver(data)?.leave() }
    on.motion = { data, _, stamp, x, y in receiver(data)?.move(to: Vector2(x, y), stamp: stamp) }
    on.button = { data, _, _, stamp, button, state in
      guard button == leftButton else { return }
      receiver(data)?.setPressed(state == WL_POINTER_BUTTON_STATE_PRESSED.rawValue, stamp: stamp)
    }
    on.axis = { data, _, stamp, axis, value in
      receiver(data)?.edit(stamp: stamp) { $0.move(along: Axis(axis), by: wl_fixed_to_double(value)) }
    }
    on.frame = { data, _ in receiver(data)?.endFrame() }
    on.axis_source = { data, _, source in receiver(data)?.edit { $0.source = AxisFrame.Source(source) } }
    on.axis_stop = { data, _, stamp, _ in receiver(data)?.edit(stamp: stamp) { $0.stop() } }
    // Version 8 sends `axis_value120` instead.
    on.axis_discrete = { data, _, axis, count in receiver(data)?.edit { $0.turn(Axis(axis), by: Double(count)) } }
    on.axis_value120 = { data, _, axis, count in receiver(data)?.edit { $0.turn(Axis(axis), by: Double(count) / 120) } }
    return WaylandListener(on)
  }()

  private static let touchListener = WaylandListener(
    wl_touch_listener(
      down: { data, _, _, stamp, surface, finger, x, y in
        receiver(data)?.land(finger, on: surface, at: Vector2(x, y), stamp: stamp)
      },
      up: { data, _, _, stamp, finger in receiver(data)?.lift(finger, stamp: stamp) },
      motion: { data, _, stamp, finger, x, y in receiver(data)?.moveFinger(finger, to: Vector2(x, y), stamp: stamp) },
      frame: { _, _ in }, cancel: { data, _ in receiver(data)?.cancelTouches() }, shape: { _, _, _, _, _ in },
      orientation: { _, _, _, _ in }))

  private static let pinchListener = WaylandListener(
    ovs_pinch_listener(
      begin: { data, _, _, stamp, surface, fingers in
        guard let seat = receiver(data), surface == seat.input.connection?.surface, fingers == 2 else { return }
        seat.add(.lift, stamp: stamp)
        seat.add(.pinch(.began, movement: .zero, scale: 1), stamp: stamp)
      },
      update: { data, _, stamp, x, y, scale, _ in
        let report = DeviceReport.pinch(.changed, movement: Vector2(x, y), scale: wl_fixed_to_double(scale))
        receiver(data)?.add(report, stamp: stamp)
      },
      end: { data, _, _, stamp, _ in receiver(data)?.add(.pinch(.ended, movement: .zero, scale: 1), stamp: stamp) }))

  private static let holdListener = WaylandListener(
    ovs_hold_listener(
      begin: { data, _, _, stamp, surface, fingers in
        guard let seat = receiver(data), surface == seat.input.connection?.surface, fingers <= 2 else { return }
        seat.add(.hold, stamp: stamp)
      },
      // A hold that turns into a scroll is canceled: the scroll begins a new gesture, after content has stopped.
      end: { data, _, _, stamp, _ in receiver(data)?.add(.lift, stamp: stamp) }))
}
