internal import COverscrollSDL
internal import COverscrollX11
import ScrollGeometry

/// Our own connection to the X server, by xcb, which is thread-safe and does not end the program when the server goes.
final class XInputConnection: @unchecked Sendable {
  private let handle: OpaquePointer
  private let window, root: UInt32
  private let opcode: UInt8
  let version: (major: Int, minor: Int)

  private static let allDevices: UInt16 = 0
  private static let allPointers: UInt16 = 1

  init?(window: UInt32) {
    guard let handle = xcb_connect(nil, nil) else { return nil }
    guard xcb_connection_has_error(handle) == 0, let extensionData = ovs_input_extension(handle),
      extensionData.pointee.present != 0,
      let version = xcb_input_xi_query_version_reply(handle, xcb_input_xi_query_version(handle, 2, 4), nil),
      let geometry = xcb_get_geometry_reply(handle, xcb_get_geometry(handle, window), nil)
    else {
      xcb_disconnect(handle)
      return nil
    }
    defer {
      free(version)
      free(geometry)
    }
    (self.handle, self.window, root) = (handle, window, geometry.pointee.root)
    opcode = extensionData.pointee.major_opcode
    self.version = (Int(version.pointee.major_version), Int(version.pointee.minor_version))
    guard self.version >= (2, 1), selectEvents() else { return nil }
  }

  deinit { xcb_disconnect(handle) }

  func shutDown() { OVSShutDown(xcb_get_file_descriptor(handle)) }

  /// The current position of the mouse pointer on the screen and in the window, both in pixels.
  var pointer: (onScreen: Vector2, inWindow: Vector2)? {
    guard let reply = xcb_query_pointer_reply(handle, xcb_query_pointer(handle, window), nil) else { return nil }
    defer { free(reply) }
    let values = reply.pointee
    return (Vector2(Double(values.root_x), Double(values.root_y)), Vector2(Double(values.win_x), Double(values.win_y)))
  }

  // MARK: - Selected events

  private func selectEvents() -> Bool {
    let crossings = XCB_INPUT_XI_EVENT_MASK_ENTER.rawValue | XCB_INPUT_XI_EVENT_MASK_LEAVE.rawValue
    let changes =
      XCB_INPUT_XI_EVENT_MASK_DEVICE_CHANGED.rawValue | XCB_INPUT_XI_EVENT_MASK_HIERARCHY.rawValue
      | XCB_INPUT_XI_EVENT_MASK_PROPERTY.rawValue
    var properties = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
    xcb_change_window_attributes(handle, root, XCB_CW_EVENT_MASK.rawValue, &properties)
    guard select(crossings, of: Self.allPointers, in: window), select(changes, of: Self.allDevices, in: root),
      selectRawEvents(motions: false)
    else { return false }
    // Only one connection can receive a window's gestures. If SDL 3 does, its messages contain them (`X11Messages`).
    if version >= (2, 4) {
      let pinches: UInt32 = 1 << OVS_PINCH_BEGIN | 1 << OVS_PINCH_UPDATE | 1 << OVS_PINCH_END
      _ = select(crossings | pinches, of: Self.allPointers, in: window)
    }
    return true
  }

  /// Raw events come from the whole screen. Presses are few, and one may follow right after the pointer has entered.
  /// Motions are many, and needed only while the pointer is in our window.
  @discardableResult
  func selectRawEvents(motions: Bool) -> Bool {
    let presses = XCB_INPUT_XI_EVENT_MASK_RAW_BUTTON_PRESS.rawValue
    return select(
      motions ? presses | XCB_INPUT_XI_EVENT_MASK_RAW_MOTION.rawValue : presses, of: Self.allPointers, in: root)
  }

  private func select(_ events: UInt32, of devices: UInt16, in window: UInt32) -> Bool {
    guard let error = xcb_request_check(handle, ovs_select_events(handle, window, devices, events)) else { return true }
    free(error)
    return false
  }

  // MARK: - Events

  func nextEvent() -> (event: XInputEvent, stamp: UInt32)? {
    while let event = xcb_wait_for_event(handle) {
      defer { free(event) }
      switch Int32(event.pointee.response_type & 0x7F) {
      case XCB_GE_GENERIC: if let found = translate(event) { return (found, crossing(event).time) }
      case XCB_PROPERTY_NOTIFY:
        let change = UnsafeRawPointer(event).assumingMemoryBound(to: xcb_property_notify_event_t.self).pointee
        if change.atom == XCB_ATOM_RESOURCE_MANAGER.rawValue { return (.resources, change.time) }
      default: break
      }
    }
    return nil
  }

  private func translate(_ event: UnsafeMutableRawPointer) -> XInputEvent? {
    let generic = load(event, as: xcb_ge_generic_event_t.self)
    guard generic.extension == opcode else { return nil }
    switch Int32(generic.event_type) {
    case XCB_INPUT_ENTER: return .entered(pointer: crossing(event).deviceid)
    // A pointer in a window within ours has not left ours.
    case XCB_INPUT_LEAVE:
      let crossing = crossing(event)
      return crossing.detail == XCB_INPUT_NOTIFY_DETAIL_INFERIOR.rawValue ? nil : .left(pointer: crossing.deviceid)
    case XCB_INPUT_RAW_MOTION:
      let raw = load(event, as: xcb_input_raw_motion_event_t.self)
      return .moved(pointer: raw.deviceid, device: raw.sourceid, motion: motion(event))
    case XCB_INPUT_RAW_BUTTON_PRESS:
      let raw = load(event, as: xcb_input_raw_button_press_event_t.self)
      return .pressed(pointer: raw.deviceid, device: raw.sourceid, button: raw.detail)
    case XCB_INPUT_HIERARCHY, XCB_INPUT_PROPERTY: return .devices(devices())
    case XCB_INPUT_DEVICE_CHANGED:
      let change = load(event, as: xcb_input_device_changed_event_t.self)
      // Pointers also change whenever another device moves them.
      return change.reason == XCB_INPUT_CHANGE_REASON_DEVICE_CHANGE.rawValue ? .devices(devices()) : nil
    default: return pinch(event)
    }
  }

  private func load<Event>(_ event: UnsafeMutableRawPointer, as type: Event.Type) -> Event {
    var bytes = ServerBytes(event: event)
    return bytes.read(type)
  }

  /// All events of the extension begin alike, with the device and the time.
  private func crossing(_ event: UnsafeMutableRawPointer) -> xcb_input_enter_event_t {
    load(event, as: xcb_input_enter_event_t.self)
  }

  /// An event has a bit for each valuator, and a value for each set bit.
  private func motion(_ event: UnsafeMutableRawPointer) -> [Int: Double] {
    var bytes = ServerBytes(event: event)
    let raw = bytes.read(xcb_input_raw_motion_event_t.self)
    let masks = bytes.take(4 * Int(raw.valuators_len))
    var motion: [Int: Double] = [:]
    for number in 0..<8 * masks.count where masks[number / 8] & 1 << (number % 8) != 0 && !bytes.rest.isEmpty {
      motion[number] = Double(bytes.read(xcb_input_fp3232_t.self))
    }
    return motion
  }

  private func pinch(_ event: UnsafeMutableRawPointer) -> XInputEvent? {
    let pinch = load(event, as: ovs_pinch_event.self)
    let movement = Vector2(Double(pinch.delta_x), Double(pinch.delta_y)) / 65536
    let scale = Double(pinch.scale) / 65536
    switch Int(pinch.event_type) {
    case OVS_PINCH_BEGIN:
      return pinch.fingers == 2 ? .pinch(.began, device: pinch.source, movement: .zero, scale: 1) : nil
    case OVS_PINCH_UPDATE: return .pinch(.changed, device: pinch.source, movement: movement, scale: scale)
    case OVS_PINCH_END: return .pinch(.ended, device: pinch.source, movement: .zero, scale: 1)
    default: return nil
    }
  }
}

// MARK: - Devices

extension XInputConnection {
  func devices() -> [ScrollDevice] {
    let request = xcb_input_xi_query_device(handle, Self.allDevices)
    guard let reply = xcb_input_xi_query_device_reply(handle, request, nil) else { return [] }
    defer { free(reply) }
    let touchpads = touchpads()
    let bytes = ServerBytes(reply, count: 32 + 4 * Int(reply.pointee.length))
    return ScrollDevice.all(in: bytes).map { device in
      var device = device
      device.kind = kind(of: device.id, touchpads)
      return device
    }
  }

  /// Returns a device's kind, by the type that its driver sets or by properties that only touchpads have, as GTK does.
  private func kind(of device: UInt16, _ touchpads: Set<UInt16>) -> ScrollDevice.Kind {
    let properties = ["libinput Tapping Enabled", "Synaptics Off"]
    return touchpads.contains(device) || properties.contains { has($0, device) } ? .touchpad : .wheel
  }

  private func touchpads() -> Set<UInt16> {
    guard let touchpad = atom("TOUCHPAD"),
      let reply = xcb_input_list_input_devices_reply(handle, xcb_input_list_input_devices(handle), nil)
    else { return [] }
    defer { free(reply) }
    let devices = UnsafeBufferPointer(
      start: xcb_input_list_input_devices_devices(reply),
      count: min(
        Int(reply.pointee.devices_len), 4 * Int(reply.pointee.length) / MemoryLayout<xcb_input_device_info_t>.stride))
    return Set(devices.filter { $0.device_type == touchpad }.map { UInt16($0.device_id) })
  }

  private func atom(_ name: String) -> UInt32? {
    let request = xcb_intern_atom(handle, 1, UInt16(name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(handle, request, nil) else { return nil }
    defer { free(reply) }
    return reply.pointee.atom == XCB_ATOM_NONE.rawValue ? nil : reply.pointee.atom
  }

  private func has(_ name: String, _ device: UInt16) -> Bool {
    guard let atom = atom(name) else { return false }
    let request = xcb_input_xi_get_property(handle, device, 0, atom, XCB_ATOM_NONE.rawValue, 0, 1)
    guard let reply = xcb_input_xi_get_property_reply(handle, request, nil) else { return false }
    defer { free(reply) }
    return reply.pointee.num_items > 0
  }
}

extension ScrollDevice {
  /// Leaves out the scroll valuators of Xwayland, which do not say whether a wheel or a touchpad scrolls.
  static func all(in reply: ServerBytes) -> [ScrollDevice] {
    var (bytes, found) = (reply, [ScrollDevice]())
    // Parsed by hand: libxcb's own iterators do not find the end of classes that are newer than libxcb.
    for _ in 0..<bytes.read(xcb_input_xi_query_device_reply_t.self).num_infos where !bytes.rest.isEmpty {
      let info = bytes.read(xcb_input_xi_device_info_t.self)
      let name = String(
        decoding: bytes.take((Int(info.name_len) + 3) / 4 * 4).prefix(Int(info.name_len)), as: UTF8.self)
      var device = ScrollDevice(id: info.deviceid, name: name, kind: .wheel)
      for _ in 0..<info.num_classes where !bytes.rest.isEmpty {
        var head = bytes
        let length = 4 * Int(head.read(xcb_input_device_class_t.self).len)
        device.add(bytes.take(length))
      }
      if name.hasPrefix("xwayland-") { device.valuators = [] }
      let isSlave = UInt32(info.type) == XCB_INPUT_DEVICE_TYPE_SLAVE_POINTER.rawValue
      if isSlave, info.enabled != 0, !device.valuators.isEmpty || device.knowsGestures { found.append(device) }
    }
    return found
  }

  private mutating func add(_ description: UnsafeRawBufferPointer) {
    guard let start = description.baseAddress else { return }
    var bytes = ServerBytes(start, count: description.count)
    let scroll = bytes.read(xcb_input_scroll_class_t.self)
    if UInt32(scroll.type) == OVS_CLASS_GESTURE { knowsGestures = true }
    guard UInt32(scroll.type) == XCB_INPUT_DEVICE_CLASS_TYPE_SCROLL.rawValue else { return }
    let axis: Axis = UInt32(scroll.scroll_type) == XCB_INPUT_SCROLL_TYPE_HORIZONTAL.rawValue ? .x : .y
    let increment = Double(scroll.increment)
    guard increment != 0 else { return }
    valuators.append(Valuator(number: Int(scroll.number), axis: axis, increment: increment))
  }
}

extension Double {
  fileprivate init(_ value: xcb_input_fp3232_t) { self = Double(value.integral) + Double(value.frac) / 4_294_967_296 }
}
