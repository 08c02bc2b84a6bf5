internal import COverscrollSDL
internal import COverscrollWayland

/// The connection to the Wayland compositor that SDL has opened, with what we use of it beside SDL.
///
/// Our objects are in SDL's event queue: whoever lets SDL wait for events or pump them has ours dispatched as well.
final class WaylandConnection {
  let display: OpaquePointer
  /// The window's `wl_surface`, which is SDL's.
  let surface: OpaquePointer
  private(set) var sharedMemory: OpaquePointer?
  private(set) var presentation: OpaquePointer?
  private(set) var gestures: OpaquePointer?
  let input = WaylandInput()
  /// The clock of the times at which frames are presented: CLOCK_MONOTONIC unless the compositor says otherwise.
  private(set) var presentationClock: Int32 = 1
  /// What the compositor offers, by its own names.
  private(set) var globals: [(name: String, version: UInt32)] = []
  private let registry: OpaquePointer
  /// That the compositor has said all that it had to say when it was asked.
  private var sync: OpaquePointer?
  /// Keeps SDL's connection open until our objects are gone.
  let window: SDLWindow

  /// - Returns: `nil` where the window is no Wayland window.
  init?(_ window: SDLWindow) {
    var info = SDL_SysWMinfo()
    guard VideoDriver.isWayland, OVSGetWindowInfo(window.handle, &info) == SDL_TRUE,
      info.subsystem == SDL_SYSWM_WAYLAND,
      let display = info.info.wl.display, let surface = info.info.wl.surface,
      let registry = wl_display_get_registry(display)
    else { return nil }
    (self.display, self.surface, self.registry, self.window) = (display, surface, registry, window)
    input.connection = self
    wl_registry_add_listener(registry, Self.registryListener.pointer, Unmanaged.passUnretained(self).toOpaque())
    // One for the globals, one for what they report at once.
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

  /// Whether the compositor has ended it, or it has ended with an error.
  var isLost: Bool { wl_display_get_error(display) != 0 }

  /// Commits what SDL has acknowledged of the window's state, once that has come as well.
  ///
  /// SDL leaves that to the next frame, and there is none where nothing changes. Until then a compositor waits: sway
  /// shows a window, or moves it, only after 200 ms.
  func confirmState() {
    guard sync == nil, let new = wl_display_sync(display) else { return }
    sync = new
    wl_callback_add_listener(new, Self.syncListener.pointer, Unmanaged.passUnretained(self).toOpaque())
    wl_display_flush(display)
  }

  private func endSync() {
    if let sync { wl_callback_destroy(sync) }
    sync = nil
    wl_surface_commit(surface)
    wl_display_flush(display)
  }

  private func bind(_ name: UInt32, _ interface: String, _ version: UInt32) {
    globals.append((interface, version))
    switch interface {
    case "wl_shm": sharedMemory = ovs_bind_shm(registry, name)
    case "wp_presentation":
      presentation = ovs_bind_presentation(
        registry, name, Self.presentationListener.pointer, Unmanaged.passUnretained(self).toOpaque())
    case "wl_seat": input.addSeat(name, version: version, of: registry)
    case "zwp_pointer_gestures_v1": gestures = ovs_bind_pointer_gestures(registry, name, min(version, 3))
    default: break
    }
  }

  private static func connection(_ data: UnsafeMutableRawPointer?) -> WaylandConnection? {
    data.map { Unmanaged<WaylandConnection>.fromOpaque($0).takeUnretainedValue() }
  }

  private static let syncListener = WaylandListener(
    wl_callback_listener(done: { data, _, _ in WaylandConnection.connection(data)?.endSync() }))

  private static let registryListener = WaylandListener(
    wl_registry_listener(
      global: { data, _, name, interface, version in
        guard let interface else { return }
        WaylandConnection.connection(data)?.bind(name, String(cString: interface), version)
      },
      global_remove: { data, _, name in WaylandConnection.connection(data)?.input.removeSeat(name) }))

  private static let presentationListener = WaylandListener(
    ovs_presentation_listener(clock_id: { data, _, clock in
      WaylandConnection.connection(data)?.presentationClock = Int32(bitPattern: clock)
    }))
}
