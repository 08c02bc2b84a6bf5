internal import COverscrollSDL
internal import COverscrollWayland
import ScrollGeometry
import ScrollInteraction

/// A seat's pointer and touch screen as the compositor reports them, beside SDL's own: both get every event.
final class WaylandInput: DeviceInput {
  private let connection: WaylandConnection
  private let seat: OpaquePointer
  private var pointer: OpaquePointer?
  private var touch: OpaquePointer?
  private var pinch: OpaquePointer?
  private var hold: OpaquePointer?
  /// Whether the pointer is over our window, and not over its decorations.
  private var hasPointer = false
  private var frame = AxisFrame()
  private var reports = DeviceReportQueue()

  /// - Returns: `nil` where the compositor groups no events into frames: SDL's guesses are as good then.
  init?(_ connection: WaylandConnection) {
    guard let seat = connection.seat, ovs_version(UnsafeMutableRawPointer(seat)) >= WL_POINTER_FRAME_SINCE_VERSION
    else { return nil }
    (self.connection, self.seat) = (connection, seat)
    connection.input = self
    wl_seat_add_listener(seat, Self.seatListener.pointer, Unmanaged.passUnretained(self).toOpaque())
    wl_display_roundtrip(connection.display)
  }

  deinit {
    releasePointer()
    releaseTouch()
  }

  var reportsWheel: Bool { pointer != nil }

  func nextReport() -> DeviceReport? { reports.next() }

  fileprivate func add(_ report: DeviceReport) { reports.add(report) }

  var diagnosis: [(name: String, value: String)] {
    let gestures = [pinch.map { _ in "pinch" }, hold.map { _ in "hold" }].compactMap { $0 }
    return [
      ("wheel", reportsWheel ? "by wl_pointer" : "by SDL, touchpads are guessed"),
      ("touchpad gestures", gestures.isEmpty ? "none" : gestures.joined(separator: ", ")),
    ] + connection.globals.map { ($0.name, "version \($0.version)") }
  }

  // MARK: - What the seat has

  fileprivate func setCapabilities(_ capabilities: UInt32) {
    let data = Unmanaged.passUnretained(self).toOpaque()
    if capabilities & WL_SEAT_CAPABILITY_POINTER.rawValue == 0 {
      releasePointer()
    } else if pointer == nil, let new = wl_seat_get_pointer(seat) {
      pointer = new
      wl_pointer_add_listener(new, Self.pointerListener.pointer, data)
      addGestures(of: new)
    }
    if capabilities & WL_SEAT_CAPABILITY_TOUCH.rawValue == 0 {
      releaseTouch()
    } else if touch == nil, let new = wl_seat_get_touch(seat) {
      touch = new
      wl_touch_add_listener(new, Self.touchListener.pointer, data)
    }
  }

  private func addGestures(of pointer: OpaquePointer) {
    guard let gestures = connection.gestures else { return }
    let data = Unmanaged.passUnretained(self).toOpaque()
    pinch = ovs_get_pinch(gestures, pointer, Self.pinchListener.pointer, data)
    if ovs_version(UnsafeMutableRawPointer(gestures)) >= 3 {
      hold = ovs_get_hold(gestures, pointer, Self.holdListener.pointer, data)
    }
  }

  /// The seat is gone, with or without having said so of what it had.
  func loseSeat() {
    releasePointer()
    releaseTouch()
  }

  private func releaseTouch() {
    if let touch { wl_touch_destroy(touch) }
    touch = nil
  }

  /// A pointer that is gone scrolls no more.
  private func releasePointer() {
    add(.lift)
    add(.pinch(.ended, movement: .zero, scale: 1))
    for gesture in [pinch, hold] { if let gesture { ovs_destroy_gesture(UnsafeMutableRawPointer(gesture)) } }
    if let pointer { wl_pointer_release(pointer) }
    (pointer, pinch, hold, hasPointer) = (nil, nil, nil, false)
  }

  // MARK: - Events

  fileprivate func enter(_ surface: OpaquePointer?) { hasPointer = surface == connection.surface }

  fileprivate func leave() {
    add(.lift)
    (hasPointer, frame) = (false, AxisFrame())
  }

  fileprivate func edit(_ change: (inout AxisFrame) -> Void) {
    if hasPointer { change(&frame) }
  }

  fileprivate func endFrame() {
    for report in frame.reports { add(report) }
    frame = AxisFrame()
  }

  fileprivate static func input(_ data: UnsafeMutableRawPointer?) -> WaylandInput? {
    data.map { Unmanaged<WaylandInput>.fromOpaque($0).takeUnretainedValue() }
  }
}

// MARK: - Listeners

extension Axis {
  fileprivate init(_ axis: UInt32) { self = axis == WL_POINTER_AXIS_HORIZONTAL_SCROLL.rawValue ? .x : .y }
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

extension WaylandInput {
  private static let seatListener = WaylandListener(
    wl_seat_listener(
      capabilities: { data, _, capabilities in input(data)?.setCapabilities(capabilities) },
      name: { _, _, _ in }))

  /// By name: newer versions of libwayland have more functions, for events that a seat of our version does not send.
  private static let pointerListener = {
    var functions = wl_pointer_listener()
    functions.enter = { data, _, _, surface, _, _ in input(data)?.enter(surface) }
    functions.leave = { data, _, _, _ in input(data)?.leave() }
    functions.motion = { _, _, _, _, _ in }
    functions.button = { _, _, _, _, _, _ in }
    functions.axis = { data, _, _, axis, value in
      input(data)?.edit { $0.move(along: Axis(axis), by: wl_fixed_to_double(value)) }
    }
    functions.frame = { data, _ in input(data)?.endFrame() }
    functions.axis_source = { data, _, source in input(data)?.edit { $0.source = AxisFrame.Source(source) } }
    functions.axis_stop = { data, _, _, _ in input(data)?.edit { $0.stop() } }
    // In version 8 each comes as axis_value120 instead.
    functions.axis_discrete = { data, _, axis, count in input(data)?.edit { $0.turn(Axis(axis), by: Double(count)) } }
    functions.axis_value120 = { data, _, axis, count in
      input(data)?.edit { $0.turn(Axis(axis), by: Double(count) / 120) }
    }
    return WaylandListener(functions)
  }()

  private static let touchListener = WaylandListener(
    wl_touch_listener(
      down: { _, _, _, _, _, _, _, _ in }, up: { _, _, _, _, _ in }, motion: { _, _, _, _, _, _ in },
      frame: { _, _ in }, cancel: { data, _ in input(data)?.add(.touchCancelled) }, shape: { _, _, _, _, _ in },
      orientation: { _, _, _, _ in }))

  private static let pinchListener = WaylandListener(
    ovs_pinch_listener(
      begin: { data, _, _, _, surface, fingers in
        guard let input = input(data), surface == input.connection.surface, fingers == 2 else { return }
        input.add(.lift)
        input.add(.pinch(.began, movement: .zero, scale: 1))
      },
      update: { data, _, _, x, y, scale, _ in
        let movement = Vector2(wl_fixed_to_double(x), wl_fixed_to_double(y))
        input(data)?.add(.pinch(.changed, movement: movement, scale: wl_fixed_to_double(scale)))
      },
      end: { data, _, _, _, _ in input(data)?.add(.pinch(.ended, movement: .zero, scale: 1)) }))

  private static let holdListener = WaylandListener(
    ovs_hold_listener(
      begin: { data, _, _, _, surface, fingers in
        guard let input = input(data), surface == input.connection.surface, fingers <= 2 else { return }
        input.add(.hold)
      },
      // One that goes over into scrolling is cancelled: what is scrolled then begins anew, where content has stopped.
      end: { data, _, _, _, _ in input(data)?.add(.lift) }))
}
