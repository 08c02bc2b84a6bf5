/// A list of drawing commands, in points, in painting order, independent of renderers: a backend replays it, and a test
/// reads it. Each command contains its translation, scale, clip and opacity: it can be painted without those before.
package struct Canvas: Sendable {
  package internal(set) var commands: [Command] = []
  package let size: Size
  /// Device pixels per point.
  package let pixelRatio: Double
  package let measure: any TextMeasuring & Sendable
  var state = State()
  var displayLists = DisplayListCache()
  var pointBuffers = BufferPool()

  /// The graphics state that `translated`, `scaled`, `clipped`, `faded` and `layered` change for the duration of a closure.
  struct State: Sendable {
    var translation = Vector2.zero
    var clip: Rect?
    var opacity = 1.0
    /// Whether commands are recorded into a display list. Nothing is culled then, as a replay may be anywhere.
    var isRecording = false
    var layer = 0
    var scale = 1.0
  }

  package init(size: Size, pixelRatio: Double, measure: any TextMeasuring & Sendable) {
    (self.size, self.pixelRatio, self.measure) = (size, pixelRatio, measure)
  }

  /// Begins the next frame: discards the commands, and keeps their storage and the cached display lists.
  package mutating func removeAll() {
    pointBuffers.reclaim(from: &commands)
    commands.removeAll(keepingCapacity: true)
    displayLists.beginFrame()
  }

  // MARK: - Commands

  /// A shape to paint, in the window's coordinates divided by `scale`.
  package struct Command: Hashable, Sendable {
    package var shape: Shape
    package var paint: Paint
    /// The rectangle outside of which nothing is painted; `nil` for the whole window.
    package var clip: Rect?
    package var scale = 1.0
  }

  package enum Shape: Hashable, Sendable {
    /// A rectangle with round corners. The radius is at most half the shorter side; then a square is a circle.
    case roundedRect(Rect, radius: Double)
    /// The outline of a rectangle with round corners, `width` points wide, inside the rectangle's edge.
    case border(Rect, radius: Double, width: Double)
    /// The soft shadow of a rectangle with round corners; `blur` is the distance over which it fades out.
    case shadow(Rect, radius: Double, blur: Double)
    case line(from: Vector2, to: Vector2, Stroke)
    case stroke(Path, Stroke, offset: Vector2)
    /// A filled path, closed implicitly, filled by the non-zero winding rule.
    case fill(Path, offset: Vector2)
    /// A bitmap that fills a rounded rectangle. Excess height is cut off below, excess width evenly on both sides.
    case picture(Bitmap, Rect, radius: Double)
    /// A line of text; `origin` is the top left corner of the line's box.
    case text(String, TextStyle, origin: Vector2)
  }

  // MARK: - Graphics state

  package mutating func translated(by displacement: Vector2, _ draw: (inout Canvas) -> Void) {
    scoped({ $0.translation += displacement }, draw)
  }

  /// Draws with all lengths multiplied by `factor`, within the current clip. Nothing scaled may be in a cached drawing.
  package mutating func scaled(by factor: Double, _ draw: (inout Canvas) -> Void) {
    let first = commands.count
    scoped(
      {
        $0.scale = factor
        ($0.translation, $0.clip) = ($0.translation / factor, $0.clip?.scaled(by: 1 / factor))
      }, draw)
    for index in first..<commands.count { commands[index].scale = factor }
  }

  package mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
    scoped(
      { state in
        let moved = rect.offset(by: state.translation)
        state.clip = state.clip?.intersection(moved) ?? moved
      }, draw)
  }

  package mutating func faded(to opacity: Double, _ draw: (inout Canvas) -> Void) {
    scoped({ $0.opacity *= opacity }, draw)
  }

  package func shows(_ rect: Rect) -> Bool {
    guard !state.isRecording else { return true }
    let visible = state.clip ?? Rect(origin: .zero, size: size)
    return state.opacity > 0 && !visible.isEmpty && visible.intersects(rect.offset(by: state.translation))
  }

  /// Returns the nearest point on a whole device pixel, so that shapes drawn relative to it move together.
  package func pixelAligned(_ point: Vector2) -> Vector2 {
    point.map { ($0 * pixelRatio * state.scale).rounded() / (pixelRatio * state.scale) }
  }

  mutating func scoped(_ change: (inout State) -> Void, _ draw: (inout Canvas) -> Void) {
    let saved = state
    change(&state)
    draw(&self)
    state = saved
  }
}
