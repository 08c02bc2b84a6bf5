internal import COverscrollSDL
internal import COverscrollX11
import ScrollGeometry

/// Our own connection to the X server, for the device events of the X Input Extension and for changed resources.
/// Uses xcb, which is thread-safe and does not end the program when the server goes away.
final class XInputConnection: @unchecked Sendable {
  private let handle: OpaquePointer
  private let window: UInt32
  private let root: UInt32
  private let opcode: UInt8
  let version: (major: Int, minor: Int)

  private static let allDevices: UInt16 = 0
  private static let allPointers: UInt16 = 1

  /// Connects to the X server; `nil` if the server has no scroll valuators.
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
    (self.handle, self.window, root, opcode) = (
      handle, window, geometry.pointee.root, extensionData.pointee.major_opcode
    )
    self.version = (Int(version.pointee.major_version), Int(version.pointee.minor_version))
    guard self.version >= (2, 1), selectEvents() else { return nil }
  }

  deinit { xcb_disconnect(handle) }

  func shutDown() { OVSShutDown(xcb_get_file_descriptor(handle)) }

  /// The current position of the mouse pointer on the screen and in the window, both in pixels.
  var pointer: (onScreen: Vector2, inWindow: Vector2)? {
    guard let reply = xcb_query_pointer_reply(handle, xcb_query_pointer(handle, window), nil) else { return nil }
    defer { free(reply) }
    let place = reply.pointee
    return (Vector2(Double(place.root_x), Double(place.root_y)), Vector2(Double(place.win_x), Double(place.win_y)))
  }

  // MARK: - Selected events

  private func selectEvents() -> Bool {
    let crossings = XCB_INPUT_XI_EVENT_MASK_ENTER.rawValue | XCB_INPUT_XI_EVENT_MASK_LEAVE.rawValue
    let changes =
      XCB_INPUT_XI_EVENT_MASK_DEVICE_CHANGED.rawValue | XCB_INPUT_XI_EVENT_MASK_HIERARCHY.rawValue
      | XCB_INPUT_XI_EVENT_MASK_PROPERTY.rawValue
    var properties = XCB_EVENT_MASK_PROPERTY_CHANGE.rawValue
    xcb_change_window_attributes(handle, root, XCB_CW_EVENT_MASK.rawValue, &properties)
    return select(crossings, of: Self.allPointers, in: window) && select(changes, of: Self.allDevices, in: root)
      && selectRawEvents(motions: false)
  }

  /// Selects raw events, which come from the whole screen. Presses are few and always selected, because one may follow
  /// directly after the pointer has entered. Motions are many, and needed only while the pointer is in our window.
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

  /// Waits for an event and returns it with its time in the server's milliseconds; `nil` if the connection has ended.
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
    let generic = event.load(as: xcb_ge_generic_event_t.self)
    guard generic.extension == opcode else { return nil }
    switch Int32(generic.event_type) {
    case XCB_INPUT_ENTER: return .entered(pointer: crossing(event).deviceid)
    // A pointer in a window within ours has not left ours.
    case XCB_INPUT_LEAVE:
      let crossing = crossing(event)
      return crossing.detail == XCB_INPUT_NOTIFY_DETAIL_INFERIOR.rawValue ? nil : .left(pointer: crossing.deviceid)
    case XCB_INPUT_RAW_MOTION:
      let raw = event.assumingMemoryBound(to: xcb_input_raw_motion_event_t.self)
      return .moved(pointer: raw.pointee.deviceid, device: raw.pointee.sourceid, motion: motion(raw))
    case XCB_INPUT_RAW_BUTTON_PRESS:
      let raw = event.load(as: xcb_input_raw_button_press_event_t.self)
      return .pressed(pointer: raw.deviceid, device: raw.sourceid, button: raw.detail)
    case XCB_INPUT_HIERARCHY, XCB_INPUT_PROPERTY: return .devices(devices())
    case XCB_INPUT_DEVICE_CHANGED:
      let change = event.load(as: xcb_input_device_changed_event_t.self)
      // Pointers also change whenever another device moves them.
      return change.reason == XCB_INPUT_CHANGE_REASON_DEVICE_CHANGE.rawValue ? .devices(devices()) : nil
    default: return nil
    }
  }

  /// Reads the fields that all events of the extension have in common, such as the device and the time.
  private func crossing(_ event: UnsafeMutableRawPointer) -> xcb_input_enter_event_t {
    event.assumingMemoryBound(to: xcb_input_enter_event_t.self).pointee
  }

  /// Returns the changes of the valuators by number. An event has a bit for each valuator, and a value for each set
  /// bit.
  private func motion(_ raw: UnsafePointer<xcb_input_raw_motion_event_t>) -> [Int: Double] {
    guard let masks = xcb_input_raw_button_press_valuator_mask(raw),
      let values = xcb_input_raw_button_press_axisvalues(raw)
    else { return [:] }
    let numbers = (0..<32 * Int(raw.pointee.valuators_len)).filter { masks[$0 / 32] & 1 << ($0 % 32) != 0 }
    return Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, Double(values[$0])) })
  }
}

// MARK: - Devices

extension XInputConnection {
  /// Returns the devices that scroll. Leaves out the scroll valuators of Xwayland, which do not say
  /// whether a wheel or a touchpad scrolls: there SDL's events and the guesses are used.
  func devices() -> [ScrollDevice] {
    let request = xcb_input_xi_query_device(handle, Self.allDevices)
    guard let reply = xcb_input_xi_query_device_reply(handle, request, nil) else { return [] }
    defer { free(reply) }
    let touchpads = touchpads()
    return ScrollDevice.all(in: reply).map { device in
      var device = device
      if touchpads.contains(device.id) { device.kind = .touchpad }
      let distance = self.bytes("libinput Scrolling Pixel Distance", of: device.id)
      if distance.count == 4 {
        device.pointsPerNotch = Double(distance.withUnsafeBytes { $0.loadUnaligned(as: Int32.self) })
      }
      return device
    }
  }

  /// Returns the devices whose drivers call them touchpads.
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

  /// Returns the atom of a name; `nil` if no program has used the name yet.
  private func atom(_ name: String) -> UInt32? {
    let request = xcb_intern_atom(handle, 1, UInt16(name.utf8.count), name)
    guard let reply = xcb_intern_atom_reply(handle, request, nil) else { return nil }
    defer { free(reply) }
    return reply.pointee.atom == XCB_ATOM_NONE.rawValue ? nil : reply.pointee.atom
  }

  /// Returns the bytes of a device's property; empty if the device has no such property.
  private func bytes(_ name: String, of device: UInt16) -> [UInt8] {
    guard let atom = atom(name) else { return [] }
    let request = xcb_input_xi_get_property(handle, device, 0, atom, XCB_ATOM_NONE.rawValue, 0, 16)
    guard let reply = xcb_input_xi_get_property_reply(handle, request, nil) else { return [] }
    defer { free(reply) }
    let count = min(Int(reply.pointee.num_items) * Int(reply.pointee.format) / 8, 4 * Int(reply.pointee.length))
    return Array(UnsafeRawBufferPointer(start: xcb_input_xi_get_property_items(reply), count: count))
  }
}

extension ScrollDevice {
  /// Reads the devices that scroll from the reply to a query.
  ///
  /// Uses the lengths in the reply, because libxcb's own iterators do not find the end of classes newer than libxcb.
  fileprivate static func all(in reply: UnsafeMutablePointer<xcb_input_xi_query_device_reply_t>) -> [ScrollDevice] {
    var found: [ScrollDevice] = []
    var place = UnsafeRawPointer(reply + 1)
    for _ in 0..<reply.pointee.num_infos {
      let info = place.load(as: xcb_input_xi_device_info_t.self)
      place += MemoryLayout<xcb_input_xi_device_info_t>.size
      let name = UnsafeRawBufferPointer(start: place, count: Int(info.name_len))
      var device = ScrollDevice(id: info.deviceid, name: String(decoding: name, as: UTF8.self), kind: .wheel)
      place += (name.count + 3) / 4 * 4
      for _ in 0..<info.num_classes {
        let head = place.load(as: xcb_input_device_class_t.self)
        if UInt32(head.type) == XCB_INPUT_DEVICE_CLASS_TYPE_SCROLL.rawValue {
          device.add(place.load(as: xcb_input_scroll_class_t.self))
        }
        place += 4 * Int(head.len)
      }
      let isSlave = UInt32(info.type) == XCB_INPUT_DEVICE_TYPE_SLAVE_POINTER.rawValue
      let isUseful = !device.valuators.isEmpty && !device.name.hasPrefix("xwayland-")
      if isSlave, info.enabled != 0, isUseful { found.append(device) }
    }
    return found
  }

  private mutating func add(_ scroll: xcb_input_scroll_class_t) {
    let axis: Axis = UInt32(scroll.scroll_type) == XCB_INPUT_SCROLL_TYPE_HORIZONTAL.rawValue ? .x : .y
    let increment = Double(scroll.increment)
    guard increment != 0 else { return }
    valuators.append(Valuator(number: Int(scroll.number), axis: axis, increment: increment))
  }
}

extension Double {
  fileprivate init(_ value: xcb_input_fp3232_t) { self = Double(value.integral) + Double(value.frac) / 4_294_967_296 }
}
