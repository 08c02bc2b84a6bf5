internal import CWaylandServer

/// A buffer in shared memory that a client may destroy at any time.
final class CompositorBuffer {
  private(set) var resource: OpaquePointer?
  private let listener: UnsafeMutablePointer<ovs_listener>

  init(_ resource: OpaquePointer) {
    self.resource = resource
    listener = .allocate(capacity: 1)
    listener.initialize(to: ovs_listener())
    listener.pointee.data = Unmanaged.passUnretained(self).toOpaque()
    listener.pointee.listener.notify = { listener, _ in
      guard let listener else { return }
      let data = UnsafeMutableRawPointer(listener).assumingMemoryBound(to: ovs_listener.self).pointee.data
      data.map { Unmanaged<CompositorBuffer>.fromOpaque($0).takeUnretainedValue() }?.resource = nil
    }
    wl_resource_add_destroy_listener(resource, &listener.pointee.listener)
  }

  deinit {
    if resource != nil { wl_list_remove(&listener.pointee.listener.link) }
    listener.deallocate()
  }

  /// Releases the buffer, so that the client may write to it again.
  func release() {
    guard let resource else { return }
    var none = wl_argument()
    wl_resource_post_event_array(resource, 0, &none)
  }

  /// The size in pixels; `nil` once the buffer is destroyed.
  var size: (width: Int, height: Int)? {
    guard let resource, let buffer = wl_shm_buffer_get(resource) else { return nil }
    return (Int(wl_shm_buffer_get_width(buffer)), Int(wl_shm_buffer_get_height(buffer)))
  }
}
