/// A client's `wl_surface` with its buffers, callbacks and window.
final class CompositorSurface {
  /// The double-buffered state, which a commit applies as a whole.
  struct Contents {
    var buffer: CompositorBuffer?
    var callbacks: [CompositorObject] = []
    var feedbacks: [CompositorObject] = []
    /// The time before which the contents must not be shown, in the clock of the presentation feedback.
    var earliest: Double?
  }

  let object: CompositorObject
  var xdgSurface: CompositorObject?
  var toplevel: CompositorObject?
  var commitTimer: CompositorObject?
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
      // Commits are applied in their order, so this one waits for the one before.
      new.earliest = [old.earliest, new.earliest].compactMap { $0 }.max()
    }
    if output == nil, new.buffer != nil { object.compositor.map(self) }
    committed = new
  }

  /// Takes the committed state, to be shown at `time`, and returns it.
  ///
  /// Returns `nil` if nothing was committed since the last call, or if it must not be shown so early.
  func latch(for time: Double) -> Contents? {
    guard let new = committed, new.earliest ?? time <= time else { return nil }
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
