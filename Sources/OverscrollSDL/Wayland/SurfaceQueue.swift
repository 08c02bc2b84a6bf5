internal import COverscrollWayland

/// An event queue that keeps SDL from damaging the whole surface, whose damage we report ourselves.
///
/// SDL damages the whole surface whenever the compositor has taken a frame, and requests another frame callback to do
/// so again. A callback that SDL requests until ``close()`` returns belongs to this queue. The queue is not dispatched
/// after that, so the callback never arrives.
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

  /// Runs after SDL has destroyed its callback and before SDL closes the connection.
  deinit { wl_event_queue_destroy(queue) }

  /// Dispatches the queued events to SDL and returns the surface to SDL's own queue, after the first frame was taken.
  /// SDL 3's first callback is among the queued events; it requests the next one in this queue as well.
  func close() {
    guard isOpen else { return }
    isOpen = false
    wl_display_dispatch_queue_pending(display, queue)
    wl_proxy_set_queue(surface, nil)
  }
}
