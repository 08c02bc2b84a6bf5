public import ScrollGeometry

/// A list of drawing commands, in points, in the order in which they are painted.
///
/// A demo draws on a canvas and knows no renderer; a backend replays it and a test reads it. Translation, clip and
/// opacity are resolved when a command is recorded, so that every command stands for itself.
public struct Canvas: Sendable {
  /// One thing to paint, in the window's coordinates.
  public struct Command: Hashable, Sendable {
    public var shape: Shape
    public var paint: Paint
    /// Nothing is painted outside; `nil` for the whole window.
    public var clip: Rect?
  }

  public enum Shape: Hashable, Sendable {
    /// A rectangle with round corners; the radius is at most half the shorter side. A circle is a square with that.
    case roundedRect(Rect, radius: Double)
    /// The outline of a rectangle with round corners, `width` points wide, inside its edge.
    case border(Rect, radius: Double, width: Double)
    /// The soft shadow of a rectangle with round corners; `blur` is the distance over which it fades out.
    case shadow(Rect, radius: Double, blur: Double)
    /// A straight line with round ends.
    case line(from: Vector2, to: Vector2, Stroke)
    case stroke(Path, Stroke, offset: Vector2)
    /// A filled path (closed by itself), by the non-zero winding rule.
    case fill(Path, offset: Vector2)
    /// One line of text; `origin` is the top left corner of the line's box.
    case text(String, TextStyle, origin: Vector2)
  }

  public internal(set) var commands: [Command] = []
  /// The size of the window, in points.
  public let size: Size
  /// Device pixels in a point.
  public let pixelRatio: Double
  public let measure: any TextMeasuring & Sendable

  var state = State()
  var kept = KeptPictures()
  private var lender = PointLender()

  struct State: Sendable {
    var translation = Vector2.zero
    var clip: Rect?
    var opacity = 1.0
    /// Whether it is drawn for later, so that nobody knows yet what will be seen of it.
    var isKeeping = false
    var layer = 0
  }

  public init(size: Size, pixelRatio: Double, measure: any TextMeasuring & Sendable) {
    self.size = size
    self.pixelRatio = pixelRatio
    self.measure = measure
  }

  /// Forgets what was drawn, but for the pictures that are kept, and uses its storage again for the next frame.
  public mutating func removeAll() {
    lender.takeBack(from: &commands)
    commands.removeAll(keepingCapacity: true)
    kept.beginFrame()
  }

  /// Forgets those commands for which `isUnwanted` holds.
  public mutating func removeAll(where isUnwanted: (Command) -> Bool) {
    lender.forget()
    commands.removeAll(where: isUnwanted)
  }
}

// MARK: - Where things land

extension Canvas {
  /// Draws with the origin moved by `displacement`.
  public mutating func translated(by displacement: Vector2, _ draw: (inout Canvas) -> Void) {
    scoped({ $0.translation += displacement }, draw)
  }

  /// Draws only inside `rect`.
  public mutating func clipped(to rect: Rect, _ draw: (inout Canvas) -> Void) {
    scoped(
      { state in
        let moved = rect.offset(by: state.translation)
        state.clip = state.clip?.intersection(moved) ?? moved
      }, draw)
  }

  /// Draws with every alpha multiplied by `opacity`.
  public mutating func faded(to opacity: Double, _ draw: (inout Canvas) -> Void) {
    scoped({ $0.opacity *= opacity }, draw)
  }

  /// Whether anything drawn inside `rect` could be seen.
  public func shows(_ rect: Rect) -> Bool {
    guard !state.isKeeping else { return true }
    let visible = state.clip ?? Rect(origin: .zero, size: size)
    return state.opacity > 0 && !visible.isEmpty && visible.intersects(rect.offset(by: state.translation))
  }

  /// The nearest point that lies on a whole device pixel, so that what is drawn there together moves together.
  public func pixelAligned(_ point: Vector2) -> Vector2 {
    point.map { ($0 * pixelRatio).rounded() / pixelRatio }
  }

  mutating func scoped(_ change: (inout State) -> Void, _ draw: (inout Canvas) -> Void) {
    let saved = state
    change(&state)
    draw(&self)
    state = saved
  }

  private mutating func add(_ shape: Shape, _ paint: Paint) {
    commands.append(
      Command(shape: shape, paint: state.opacity == 1 ? paint : paint.opacity(state.opacity), clip: state.clip))
  }
}

// MARK: - Shapes

extension Canvas {
  public mutating func fill(_ rect: Rect, radius: Double = 0, _ paint: Paint) {
    guard !rect.isEmpty, shows(rect) else { return }
    add(.roundedRect(rect.offset(by: state.translation), radius: radius), paint)
  }

  public mutating func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
    fill(rect, radius: radius, .solid(color))
  }

  public mutating func fillCircle(center: Vector2, radius: Double, _ color: Color) {
    fill(Rect(center: center, size: Size(2 * radius, 2 * radius)), radius: radius, color)
  }

  public mutating func stroke(_ rect: Rect, radius: Double = 0, width: Double = 1, _ color: Color) {
    guard !rect.isEmpty, shows(rect) else { return }
    add(.border(rect.offset(by: state.translation), radius: radius, width: width), .solid(color))
  }

  public mutating func strokeCircle(center: Vector2, radius: Double, width: Double = 1, _ color: Color) {
    stroke(Rect(center: center, size: Size(2 * radius, 2 * radius)), radius: radius, width: width, color)
  }

  /// The shadow that `rect` casts when it is moved down by `offset`.
  public mutating func shadow(of rect: Rect, radius: Double, blur: Double, offset: Double = 0, _ color: Color) {
    let cast = rect.offset(by: Vector2(0, offset))
    guard !rect.isEmpty, shows(cast.inset(by: -blur)) else { return }
    add(.shadow(cast.offset(by: state.translation), radius: radius, blur: blur), .solid(color))
  }

  public mutating func stroke(_ path: Path, _ stroke: Stroke, _ color: Color) {
    if path.points.count == 2 { return line(from: path.points[0], to: path.points[1], stroke, color) }
    guard !path.points.isEmpty, shows(path.bounds.inset(by: -stroke.width - 1)) else { return }
    add(.stroke(path, stroke, offset: state.translation), .solid(color))
  }

  public mutating func line(from a: Vector2, to b: Vector2, width: Double = 1, dashes: [Double] = [], _ color: Color) {
    line(from: a, to: b, Stroke(width: width, dashes: dashes), color)
  }

  public mutating func line(from a: Vector2, to b: Vector2, _ stroke: Stroke, _ color: Color) {
    let low = Vector2(min(a.x, b.x), min(a.y, b.y))
    let extent = Rect(origin: low, size: Size((a.x - b.x).magnitude, (a.y - b.y).magnitude))
    guard shows(extent.inset(by: -stroke.width - 1)) else { return }
    add(.line(from: a + state.translation, to: b + state.translation, stroke), .solid(color))
  }

  public mutating func fill(_ path: Path, _ color: Color) {
    guard path.points.count > 2, shows(path.bounds) else { return }
    add(.fill(path, offset: state.translation), .solid(color))
  }
}

// MARK: - Shapes that are different in every frame

extension Canvas {
  /// Fills a closed path through the points that `trace` appends: their storage is used again in later frames.
  public mutating func fill(_ color: Color, through trace: (inout [Vector2]) -> Void) {
    lend(trace, isClosed: true) { $0.fill($1, color) }
  }

  /// Strokes an open path through the points that `trace` appends.
  public mutating func stroke(_ stroke: Stroke, _ color: Color, through trace: (inout [Vector2]) -> Void) {
    lend(trace, isClosed: false) { $0.stroke($1, stroke, color) }
  }

  private mutating func lend(
    _ trace: (inout [Vector2]) -> Void, isClosed: Bool, _ draw: (inout Canvas, Path) -> Void
  ) {
    var points = state.isKeeping ? [] : lender.lend()
    trace(&points)
    let index = commands.count
    draw(&self, Path(points, isClosed: isClosed))
    guard !state.isKeeping else { return }
    if commands.count > index { lender.note(index) } else { lender.takeBack(&points) }
  }
}

// MARK: - Text

extension Canvas {
  /// One line of text whose box has its top at `point.y`; cut with an ellipsis where it is wider than `maxWidth`.
  public mutating func text(
    _ text: String, at point: Vector2, _ style: TextStyle, _ color: Color,
    alignment: TextAlignment = .leading, maxWidth: Double = .infinity
  ) {
    let shown = maxWidth == .infinity ? text : measure.truncated(text, style: style, width: maxWidth)
    guard !shown.isEmpty else { return }
    let size = measure.size(of: shown, style: style)
    let box = Rect(origin: Vector2(point.x - size.width * alignment.fraction, point.y), size: size)
    guard shows(box) else { return }
    add(.text(shown, style, origin: box.origin + state.translation), .solid(color))
  }

  /// One line of text, centred upright in `rect` and aligned along it, cut with an ellipsis where it is too wide.
  public mutating func text(
    _ text: String, in rect: Rect, _ style: TextStyle, _ color: Color, alignment: TextAlignment = .leading
  ) {
    let height = measure.size(of: text, style: style).height
    let point = Vector2(rect.minX + rect.width * alignment.fraction, rect.midY - height / 2)
    self.text(text, at: point, style, color, alignment: alignment, maxWidth: rect.width)
  }
}

extension TextAlignment {
  fileprivate var fraction: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}
