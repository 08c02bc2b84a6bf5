internal import COverscrollSDL
internal import COverscrollWayland

/// SDL's connection to the Wayland compositor, with the objects that we bind beside SDL. They are in SDL's event queue:
/// SDL dispatches their events whenever it waits for events or pumps them.
final class WaylandConnection: WaylandListening {
  let display, surface: OpaquePointer
  private(set) var sharedMemory, presentation, gestures: OpaquePointer?
  let input = WaylandInput()
  /// The clock of presentation times: `CLOCK_MONOTONIC` unless the compositor announces another.
  private(set) var presentationClock: Int32 = 1
  private(set) var globals: [(name: String, version: UInt32)] = []
  /// Whether the compositor draws window frames. Otherwise libdecor does.
  var drawsWindowFrames: Bool { globals.contains { $0.name == "zxdg_decoration_manager_v1" } }
  private let registry: OpaquePointer
  private var sync: OpaquePointer?
  /// A reference that keeps SDL's connection open while our objects exist.
  let window: SDLWindow

  init?(_ window: SDLWindow) {
    var info = SDL_SysWMinfo()
    guard VideoDriver.isWayland, OVSGetWindowInfo(window.handle, &info) == SDL_TRUE,
      info.subsystem == SDL_SYSWM_WAYLAND, let display = info.info.wl.display, let surface = info.info.wl.surface,
      let registry = wl_display_get_registry(display)
    else { return nil }
    (self.display, self.surface, self.registry, self.window) = (display, surface, registry, window)
    input.connection = self
    wl_registry_add_listener(registry, Self.registryListener.pointer, listenerData)
    // The first round trip delivers the globals, the second the events that they send when bound.
    for _ in 0..<2 where wl_display_roundtrip(display) < 0 { return nil }
  }

  deinit {
    input.removeAllSeats()
    if let sync { wl_callback_destroy(sync) }
    if let presentation { ovs_destroy_presentation(presentation) }
    if let sharedMemory { wl_shm_destroy(sharedMemory) }
    if let gestures { ovs_destroy_pointer_gestures(gestures) }
    wl_registry_destroy(registry)
  }

  var isLost: Bool { wl_display_get_error(display) != 0 }

  /// Calls `onLoss` on another thread if the program has not ended a second after the compositor. If it dies in the
  /// middle of a frame, SDL 2.26 spins forever, and no signal reaches the program any more.
  func watch(onLoss: @escaping @Sendable (Failure) -> Void) {
    let socket = wl_display_get_fd(display)
    BackgroundThread.start {
      var request = pollfd(fd: socket, events: 0, revents: 0)
      while poll(&request, 1, -1) <= 0 {}
      sleep(1)
      onLoss(.compositorGone)
    }
  }

  /// Commits the window state that SDL has acknowledged, once all events sent so far have arrived. SDL commits it only
  /// with the next frame; until then sway does not show or move the window for up to 200 ms.
  func confirmState() {
    guard sync == nil, let new = wl_display_sync(display) else { return }
    sync = new
    wl_callback_add_listener(new, Self.syncListener.pointer, listenerData)
    wl_display_flush(display)
  }

  private func endSync() {
    if let sync { wl_callback_destroy(sync) }
    sync = nil
    wl_surface_commit(surface)
    wl_display_flush(display)
  }

  private func bind(_ name: UInt32, interface: String, version: UInt32) {
    globals.append((interface, version))
    switch interface {
    case "wl_shm": sharedMemory = ovs_bind_shm(registry, name)
    case "wp_presentation":
      presentation = ovs_bind_presentation(registry, name, Self.presentationListener.pointer, listenerData)
    case "wl_seat": input.addSeat(name, version: version, of: registry)
    case "zwp_pointer_gestures_v1": gestures = ovs_bind_pointer_gestures(registry, name, min(version, 3))
    default: break
    }
  }

  private static let syncListener = WaylandListener(
    wl_callback_listener(done: { data, _, _ in WaylandConnection.receiver(data)?.endSync() }))

  private static let registryListener = WaylandListener(
    wl_registry_listener(
      global: { data, _, name, interface, version in
        guard let interface else { return }
        WaylandConnection.receiver(data)?.bind(name, interface: String(cString: interface), version: version)
      },
      global_remove: { data, _, name in WaylandConnection.receiver(data)?.input.removeSeat(name) }))

  private static let presentationListener = WaylandListener(
    ovs_presentation_listener(clock_id: { data, _, clock in
      WaylandConnection.receiver(data)?.presentationClock = Int32(bitPattern: clock)
    }))
}

/// Functions that libwayland calls with an object as their data. Never freed, because libwayland keeps the pointer.
struct WaylandListener<Functions>: @unchecked Sendable {
  let pointer: UnsafePointer<Functions>

  init(_ functions: Functions) {
    let memory = UnsafeMutablePointer<Functions>.allocate(capacity: 1)
    memory.initialize(to: functions)
    pointer = UnsafePointer(memory)
  }
}

protocol WaylandListening: AnyObject {}

extension WaylandListening {
  var listenerData: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static func receiver(_ data: UnsafeMutableRawPointer?) -> Self? {
    data.map { Unmanaged<Self>.fromOpaque($0).takeUnretainedValue() }
  }
}
