/// A client's `wl_surface` with its buffers, callbacks and window.
final class CompositorSurface {
  /// The double-buffered state, which a commit applies as a whole.
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
  /// The committed state that no display has taken yet.
  var committed: Contents?
  /// The buffer that is shown.
  private(set) var shown: CompositorBuffer?
  /// Whether the window has received its first `configure` event.
  var isConfigured = false
  /// Whether the window is the active one.
  var isActivated = true

  init(_ object: CompositorObject) { self.object = object }

  var pictureSize: (width: Int, height: Int)? { (committed?.buffer ?? shown)?.size }

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

  /// Takes the committed state and returns it; `nil` if nothing was committed since the last call.
  func latch() -> Contents? {
    guard let new = committed else { return nil }
    if let buffer = new.buffer {
      if object.compositor.behavior.releasesBuffers { shown?.release() }
      shown = buffer
    }
    committed = nil
    return new
  }

  /// Asks the window to take a size, in points; 0 lets the client choose.
  func configure(width: Int32, height: Int32) {
    let activated: UInt32 = 4
    toplevel?.send("configure", .int(width), .int(height), .array(isActivated ? [activated] : []))
    xdgSurface?.send("configure", .uint(object.compositor.nextSerial()))
  }
}
