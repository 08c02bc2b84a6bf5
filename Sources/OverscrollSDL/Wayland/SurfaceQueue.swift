internal import COverscrollWayland

/// Keeps SDL from damaging all of a surface whose damage we report ourselves.
///
/// SDL damages the whole surface whenever the compositor has taken a frame, and asks for another frame callback to do it
/// again. What it asks for until the first frame is taken is made in this queue, which nobody dispatches afterwards: so
/// that callback never comes.
final class SurfaceQueue {
  private let display: OpaquePointer
  private let surface: OpaquePointer
  private let queue: OpaquePointer
  private var isOpen = true

  init?(display: OpaquePointer, surface: OpaquePointer) {
    guard let queue = wl_display_create_queue(display) else { return nil }
    (self.display, self.surface, self.queue) = (display, surface, queue)
    wl_proxy_set_queue(surface, queue)
  }

  /// Only when SDL has destroyed its callback, and before it closes the connection.
  deinit { wl_event_queue_destroy(queue) }

  /// The first frame was taken: what has waited in the queue goes to SDL, and the surface's own events do from now on. SDL
  /// 3 has its first callback among what has waited, and asks for the next in this queue too, while the surface is in it.
  func close() {
    guard isOpen else { return }
    isOpen = false
    wl_display_dispatch_queue_pending(display, queue)
    wl_proxy_set_queue(surface, nil)
  }
}
