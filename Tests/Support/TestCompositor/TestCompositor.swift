internal import CWaylandServer
import Foundation
public import TestClock

/// A Wayland compositor without a screen, which a test controls and which logs every message.
///
/// The compositor has the protocols that SDL and the app need. It runs on a thread of its own, and a test may call it from
/// any other. Displays take frames when the test moves the clock to their times.
public final class TestCompositor: TestClock.Participant, @unchecked Sendable {
  /// The features that the compositor offers to clients.
  public struct Offer: Sendable {
    /// The version of `wl_seat`, 4 to 8.
    public var seatVersion = 8
    public var hasPresentation = true
    /// Whether the compositor can ask for scales between whole numbers.
    public var hasFractionalScale = false
    /// The clock in which the compositor reports when frames were shown; CLOCK_MONOTONIC is 1.
    public var presentationClock: Int32 = 1
    public var refreshRate = 60.0
    /// Whether the compositor draws the frames of windows; otherwise clients draw them.
    public var drawsWindowFrames = true
    public var capabilities: CompositorSeat.Capabilities = [.pointer, .keyboard, .touch]

    public init() {}
  }

  public struct Failed: Error, CustomStringConvertible { public var description: String }

  let offer: Offer
  private let clock: TestClock
  private let catalog: ProtocolCatalog
  private let display: OpaquePointer
  private let lock = NSRecursiveLock()
  private var lockDepth = 0
  private let hasBegun = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)
  public private(set) var thread: Int32 = 0
  private var isEnding = false
  /// A file that becomes readable when the thread has to end.
  private let ending = eventfd(0, Int32(EFD_CLOEXEC))
  private var objects: [OpaquePointer: CompositorObject] = [:]
  private var objectCount = 0
  private var globals: [Unmanaged<Global>] = []
  private var scheduled: [(time: Double, action: () -> Void)] = []
  private var messages: [LoggedMessage] = []
  private var outputs: [CompositorOutput] = []
  private var currentBehavior = CompositorBehavior()
  /// The common time of the actions in `together`, in milliseconds; `nil` outside it.
  private var moment: UInt32?
  private var fractionalScale = 1.0

  /// The initial seat.
  public private(set) var seat: CompositorSeat!
  /// The initial display.
  public private(set) var output: CompositorOutput!

  /// Starts a compositor with one display and one seat.
  ///
  /// - Parameter path: The path of the socket that clients connect to.
  public init(socket path: String, clock: TestClock, _ offer: Offer = Offer()) throws {
    catalog = try ProtocolCatalog.installed.get()
    guard let display = wl_display_create() else { throw Failed(description: "there is no memory for a display") }
    (self.offer, self.clock, self.display) = (offer, clock, display)
    let socket = try Self.listen(at: path)
    wl_display_add_socket_fd(display, socket)
    wl_display_init_shm(display)
    wl_display_add_protocol_logger(
      display,
      { data, direction, message in
        guard let data, let message else { return }
        Unmanaged<TestCompositor>.fromOpaque(data).takeUnretainedValue().log(
          message.pointee, isRequest: direction == WL_PROTOCOL_LOGGER_REQUEST)
      }, Unmanaged.passUnretained(self).toOpaque())
    for (name, version) in [("wl_compositor", 4), ("wl_subcompositor", 1), ("wl_data_device_manager", 3)] {
      advertise(name, version)
    }
    advertise("xdg_wm_base", 2)
    if offer.drawsWindowFrames { advertise("zxdg_decoration_manager_v1", 1) }
    advertise("zwp_pointer_gestures_v1", 3)
    if offer.hasPresentation { advertise("wp_presentation", 1) }
    if offer.hasFractionalScale {
      advertise("wp_viewporter", 1)
      advertise("wp_fractional_scale_manager_v1", 1)
    }
    output = connectOutput(refreshRate: offer.refreshRate)
    seat = connectSeat(offer.capabilities)
    Thread.detachNewThread { [self] in run() }
    hasBegun.wait()
    clock.add(self)
  }

  /// Ends the compositor. Its clients lose their connections.
  public func end() {
    guard !locked({ isEnding }) else { return }
    locked { isEnding = true }
    eventfd_write(ending, 1)
    hasEnded.wait()
    close(ending)
    wl_display_destroy_clients(display)
    wl_display_destroy(display)
    for global in globals { global.release() }
  }

  /// Closes the clients' connections as in a crash, after a protocol error or without any message.
  public func disconnectClients(withError: Bool) {
    locked {
      if withError, let window { ovs_post_error(window.object.resource, 0) }
      // Compositors close the connection at once. The delay lets the client read the error first.
      schedule(after: withError ? 0.3 : 0) { [display] in wl_display_destroy_clients(display) }
    }
  }

  // MARK: - Displays, seats and the window

  public func connectOutput(refreshRate: Double, scale: Int = 1) -> CompositorOutput {
    locked {
      let output = CompositorOutput(self, name: "TEST-\(objectCount + 1)", refreshRate: refreshRate, scale: scale)
      outputs.append(output)
      output.global = advertise("wl_output", 4, role: output)
      return output
    }
  }

  public func connectSeat(_ capabilities: CompositorSeat.Capabilities) -> CompositorSeat {
    locked {
      let seat = CompositorSeat(self, name: "seat", capabilities)
      seat.global = advertise("wl_seat", offer.seatVersion, role: seat)
      return seat
    }
  }

  func remove(_ output: CompositorOutput) {
    locked {
      outputs.removeAll { $0 === output }
      wl_global_remove(output.global)
      for surface in surfaces where surface.output === output {
        surface.output = nil
        map(surface)
      }
    }
  }

  func remove(_ seat: CompositorSeat) { locked { wl_global_remove(seat.global) } }

  /// Moves windows without a display to the first display.
  public func adoptWindows() { locked { for surface in surfaces where surface.output == nil { map(surface) } } }

  /// Moves the window to another display.
  public func moveWindow(to output: CompositorOutput) {
    locked {
      guard let window, let old = window.output, old !== output else { return }
      send("leave", to: window, about: old)
      window.output = output
      send("enter", to: window, about: output)
    }
  }

  /// The scale that the compositor asks windows to draw at.
  public var preferredScale: Double {
    get { locked { fractionalScale } }
    set {
      locked {
        fractionalScale = newValue
        for object in objects.values where object.interface.name == "wp_fractional_scale_v1" { sendScale(object) }
      }
    }
  }

  func sendScale(_ object: CompositorObject) {
    object.send("preferred_scale", .uint(UInt32((fractionalScale * 120).rounded())))
  }

  /// Activates or deactivates the window, and gives it the keyboard focus or removes it.
  public func setActivated(_ isActivated: Bool) {
    locked {
      guard let window else { return }
      for seat in seats { isActivated ? seat.focusKeyboard(window) : seat.unfocusKeyboard(window) }
      window.isActivated = isActivated
      window.configure(width: 0, height: 0)
    }
  }

  /// Asks the client to close the window, as the button in a title bar does.
  public func closeWindow() { locked { window?.toplevel?.send("close") } }

  public var behavior: CompositorBehavior {
    get { locked { currentBehavior } }
    set { locked { currentBehavior = newValue } }
  }

  /// Performs several actions at once. Clients receive all their events together, with the same time.
  public func together(_ actions: () throws -> Void) rethrows {
    try locked {
      moment = milliseconds
      defer { moment = nil }
      try actions()
    }
  }

  /// All messages so far.
  public var log: [LoggedMessage] { locked { messages } }

  /// Returns whether the picture that the window committed last has this size, in pixels.
  public func hasPicture(_ size: (width: Int, height: Int)) -> Bool {
    locked { window?.pictureSize }.map { $0 == size } ?? false
  }

  // MARK: - For seats, displays and surfaces

  /// The window, of which a test has only one.
  var window: CompositorSurface? { surfaces.last { $0.toplevel?.isAlive == true } }

  var surfaces: [CompositorSurface] {
    objects.values.filter { $0.interface.name == "wl_surface" }.sorted { $0.number < $1.number }
      .compactMap { $0.role as? CompositorSurface }
  }

  func objects(of interface: String, role: AnyObject) -> [CompositorObject] {
    objects.values.filter { $0.interface.name == interface && $0.role === role }.sorted { $0.number < $1.number }
  }

  /// Shows a surface on the first display, and gives a window the keyboard focus.
  func map(_ surface: CompositorSurface) {
    surface.output = outputs.first
    guard let output = surface.output else { return }
    send("enter", to: surface, about: output)
    for seat in seats where surface.toplevel != nil { seat.focusKeyboard(surface) }
  }

  private var seats: [CompositorSeat] { globals.compactMap { $0.takeUnretainedValue().role as? CompositorSeat } }

  private func send(_ event: String, to surface: CompositorSurface, about output: CompositorOutput) {
    for object in objects(of: "wl_output", role: output)
    where wl_resource_get_client(object.resource) == wl_resource_get_client(surface.object.resource) {
      surface.object.send(event, .object(object.resource))
    }
  }

  func nextSerial() -> UInt32 { wl_display_next_serial(display) }

  var now: Double { clock.now }

  var milliseconds: UInt32 { moment ?? UInt32(truncatingIfNeeded: Int64(now * 1000)) }

  /// Converts a time of CLOCK_MONOTONIC to the clock of the presentation feedback.
  func presentationTime(_ time: Double) -> Double { time - now + clock.time(on: offer.presentationClock) }

  /// The stamp of a frame callback, in milliseconds of the clock of the presentation feedback.
  var presentationStamp: UInt32 { UInt32(truncatingIfNeeded: Int64(presentationTime(now) * 1000)) }

  /// Performs `action` after this time, or at once if it is 0.
  func schedule(after seconds: Double, _ action: @escaping () -> Void) {
    if seconds > 0 { scheduled.append((now + seconds, action)) } else { action() }
  }

  /// Performs `action` under the compositor's lock, and then sends the clients their events.
  ///
  /// Every call from outside the compositor's thread goes through here.
  func locked<Result>(_ action: () throws -> Result) rethrows -> Result {
    lock.lock()
    lockDepth += 1
    defer {
      lockDepth -= 1
      if lockDepth == 0 { wl_display_flush_clients(display) }
      lock.unlock()
    }
    return try action()
  }

  // MARK: - The loop

  private func run() {
    thread = gettid()
    hasBegun.signal()
    let loop = wl_display_get_event_loop(display)
    var requests = [wl_event_loop_get_fd(loop), ending].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while !locked({ isEnding }) {
      poll(&requests, nfds_t(requests.count), -1)
      locked { _ = wl_event_loop_dispatch(loop, 0) }
    }
    hasEnded.signal()
  }

  public func nextTime() -> Double? {
    locked { (outputs.compactMap { $0.nextBusyTick() } + scheduled.map(\.time)).min() }
  }

  public func doWhatIsDue() {
    locked {
      let due = scheduled.filter { $0.time <= now }
      scheduled.removeAll { $0.time <= now }
      for (_, action) in due { action() }
      for output in outputs where output.nextTick <= now { output.tick() }
    }
  }

  private static func listen(at path: String) throws -> Int32 {
    let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, size) == 0 }
    }
    guard isBound, Glibc.listen(listener, 8) == 0 else { throw Failed(description: "no socket can be made at \(path)") }
    return listener
  }

  // MARK: - Objects

  private final class Global {
    unowned let compositor: TestCompositor
    let interface: ProtocolInterface
    let role: AnyObject?

    init(_ compositor: TestCompositor, _ interface: ProtocolInterface, _ role: AnyObject?) {
      (self.compositor, self.interface, self.role) = (compositor, interface, role)
    }
  }

  @discardableResult
  private func advertise(_ name: String, _ version: Int, role: AnyObject? = nil) -> OpaquePointer? {
    guard let interface = catalog[name] else { preconditionFailure("no protocol has \(name)") }
    let global = Unmanaged.passRetained(Global(self, interface, role))
    globals.append(global)
    let known = min(version, interface.version)
    return wl_global_create(display, interface.pointer, Int32(known), global.toOpaque()) { client, data, version, id in
      guard let client, let data else { return }
      let global = Unmanaged<Global>.fromOpaque(data).takeUnretainedValue()
      let object = global.compositor.make(global.interface, version: version, id: id, for: client)
      object?.role = global.role
      if let object { global.compositor.describe(object) }
    }
  }

  private func describe(_ object: CompositorObject) {
    switch object.role {
    case let output as CompositorOutput: output.describe(object)
    case let seat as CompositorSeat: seat.describe(object)
    default:
      if object.interface.name == "wp_presentation" { object.send("clock_id", .uint(UInt32(offer.presentationClock))) }
    }
  }

  fileprivate func make(
    _ interface: ProtocolInterface, version: UInt32, id: UInt32, for client: OpaquePointer
  ) -> CompositorObject? {
    guard let resource = wl_resource_create(client, interface.pointer, Int32(version), id) else { return nil }
    objectCount += 1
    let object = CompositorObject(resource, interface, number: objectCount, self)
    objects[resource] = object
    wl_resource_set_dispatcher(
      resource,
      { _, target, opcode, message, arguments in
        guard let target, let message, let arguments else { return 0 }
        let resource = OpaquePointer(target)
        let data = wl_resource_get_user_data(resource)
        data.map { Unmanaged<CompositorObject>.fromOpaque($0).takeUnretainedValue() }?
          .dispatch(Int(opcode), message.pointee, arguments)
        return 0
      }, nil, Unmanaged.passUnretained(object).toOpaque(),
      { resource in
        guard let resource, let data = wl_resource_get_user_data(resource) else { return }
        let object = Unmanaged<CompositorObject>.fromOpaque(data).takeUnretainedValue()
        object.isAlive = false
        object.compositor.objects[resource] = nil
      })
    return object
  }

  /// Returns the object that an argument names; `nil` for a buffer, because libwayland owns those.
  func object(_ argument: Argument) -> CompositorObject? {
    if case .object(let resource?) = argument { objects[resource] } else { nil }
  }

  private func log(_ message: wl_protocol_logger_message, isRequest: Bool) {
    let letters = Argument.letters(of: message.message.pointee.signature)
    let arguments = letters.indices.map { index in
      let argument = Argument(message.arguments[index], letters[index])
      return if case .object(let resource) = argument {
        resource.map { Double(wl_resource_get_id($0)) } ?? 0
      } else {
        argument.number
      }
    }
    messages.append(
      LoggedMessage(
        time: now, isRequest: isRequest, interface: String(cString: wl_resource_get_class(message.resource)),
        object: wl_resource_get_id(message.resource), name: String(cString: message.message.pointee.name),
        arguments: arguments))
  }
}

extension CompositorObject {
  /// Creates the object that a request asks for, and performs the request.
  fileprivate func dispatch(_ opcode: Int, _ message: wl_message, _ values: UnsafeMutablePointer<wl_argument>) {
    let request = interface.requests[opcode]
    let letters = Argument.letters(of: message.signature)
    var new: CompositorObject?
    let arguments = letters.indices.map { Argument(values[$0], letters[$0]) }
    if let place = letters.firstIndex(of: "n"), let name = request.interfaces[place],
      let created = compositor.catalogInterface(name), let client = wl_resource_get_client(resource)
    {
      new = compositor.make(created, version: UInt32(version), id: values[place].n, for: client)
    }
    compositor.handle(request.name, of: self, arguments, new: new)
    if request.isDestructor { destroy() }
  }
}

extension TestCompositor {
  fileprivate func catalogInterface(_ name: String) -> ProtocolInterface? { catalog[name] }
}
