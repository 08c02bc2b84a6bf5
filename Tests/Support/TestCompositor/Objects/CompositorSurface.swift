/// What a client has attached to a `wl_surface`, and asked about it.
final class CompositorSurface {
  /// What is double-buffered: it counts from the commit on.
  struct Contents {
    var buffer: CompositorBuffer?
    var callbacks: [CompositorObject] = []
    var feedbacks: [CompositorObject] = []
  }

  let object: CompositorObject
  var xdgSurface: CompositorObject?
  var toplevel: CompositorObject?
  weak var output: CompositorOutput?
  var pending = Contents()
  /// What has been committed and is not shown yet.
  var committed: Contents?
  /// The buffer that is shown.
  private(set) var shown: CompositorBuffer?
  /// Whether the window has been told its size since it has been one.
  var isConfigured = false
  /// Whether it is the window that a person works in.
  var isActivated = true

  init(_ object: CompositorObject) { self.object = object }

  var picture: CompositorPicture? { (committed?.buffer ?? shown)?.picture }

  func commit() {
    if toplevel != nil, !isConfigured {
      isConfigured = true
      return configure(width: 0, height: 0)
    }
    var new = pending
    pending = Contents()
    if let old = committed {
      for feedback in old.feedbacks { feedback.sendLast("discarded") }
      if new.buffer == nil { new.buffer = old.buffer } else { old.buffer?.release() }
      new.callbacks = old.callbacks + new.callbacks
    }
    if output == nil, new.buffer != nil { object.compositor.map(self) }
    committed = new
  }

  /// Takes what was committed onto the screen, and says so.
  func latch() -> Contents? {
    guard let new = committed else { return nil }
    if let buffer = new.buffer {
      if object.compositor.behavior.releasesBuffers { shown?.release() }
      shown = buffer
    }
    committed = nil
    return new
  }

  /// - Parameters: in points; 0 where the client may choose.
  func configure(width: Int32, height: Int32) {
    let activated: UInt32 = 4
    toplevel?.send("configure", .int(width), .int(height), .array(isActivated ? [activated] : []))
    xdgSurface?.send("configure", .uint(object.compositor.nextSerial()))
  }
}
