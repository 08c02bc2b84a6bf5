extension Canvas {
  package mutating func fill(_ rect: Rect, radius: Double = 0, _ paint: Paint) {
    guard !rect.isEmpty, shows(rect) else { return }
    add(.roundedRect(rect.offset(by: state.translation), radius: radius), paint)
  }

  package mutating func fill(_ rect: Rect, radius: Double = 0, _ color: Color) {
    fill(rect, radius: radius, .solid(color))
  }

  package mutating func fillCircle(center: Vector2, radius: Double, _ color: Color) {
    fill(Rect(center: center, size: Size(2 * radius, 2 * radius)), radius: radius, .solid(color))
  }

  package mutating func stroke(_ rect: Rect, radius: Double = 0, width: Double = 1, _ color: Color) {
    guard !rect.isEmpty, shows(rect) else { return }
    add(.border(rect.offset(by: state.translation), radius: radius, width: width), .solid(color))
  }

  package mutating func strokeCircle(center: Vector2, radius: Double, width: Double = 1, _ color: Color) {
    stroke(Rect(center: center, size: Size(2 * radius, 2 * radius)), radius: radius, width: width, color)
  }

  package mutating func shadow(of rect: Rect, radius: Double, blur: Double, offset: Double = 0, _ color: Color) {
    let cast = rect.offset(by: Vector2(0, offset))
    guard !rect.isEmpty, shows(cast.inset(by: -blur)) else { return }
    add(.shadow(cast.offset(by: state.translation), radius: radius, blur: blur), .solid(color))
  }

  package mutating func line(from a: Vector2, to b: Vector2, width: Double = 1, dashes: [Double] = [], _ color: Color) {
    line(from: a, to: b, Stroke(width: width, dashes: dashes), color)
  }

  package mutating func line(from a: Vector2, to b: Vector2, _ stroke: Stroke, _ color: Color) {
    let shape = Shape.line(from: a, to: b, stroke)
    guard shows(shape.extent(on: measure)) else { return }
    add(shape.moved(by: state.translation), .solid(color))
  }

  package mutating func stroke(_ path: Path, _ stroke: Stroke, _ color: Color) {
    if path.points.count == 2 { return line(from: path.points[0], to: path.points[1], stroke, color) }
    guard !path.points.isEmpty, shows(path.bounds.inset(by: -stroke.width - 1)) else { return }
    add(.stroke(path, stroke, offset: state.translation), .solid(color))
  }

  package mutating func fill(_ path: Path, _ color: Color) {
    guard path.points.count > 2, shows(path.bounds) else { return }
    add(.fill(path, offset: state.translation), .solid(color))
  }

  /// Draws a bitmap, scaled to fill `rect`. Excess height is cut off at the bottom, excess width evenly on both sides.
  package mutating func draw(_ bitmap: Bitmap, in rect: Rect, radius: Double = 0) {
    guard !rect.isEmpty, shows(rect) else { return }
    add(.picture(bitmap, rect.offset(by: state.translation), radius: radius), .solid(.white))
  }

  private mutating func add(_ shape: Shape, _ paint: Paint) {
    commands.append(
      Command(shape: shape, paint: state.opacity == 1 ? paint : paint.opacity(state.opacity), clip: state.clip))
  }
}

// MARK: - Paths with pooled storage

extension Canvas {
  package mutating func fill(_ color: Color, through trace: (inout [Vector2]) -> Void) {
    withPooledPoints(trace, isClosed: true) { $0.fill($1, color) }
  }

  package mutating func stroke(_ stroke: Stroke, _ color: Color, through trace: (inout [Vector2]) -> Void) {
    withPooledPoints(trace, isClosed: false) { $0.stroke($1, stroke, color) }
  }

  private mutating func withPooledPoints(
    _ trace: (inout [Vector2]) -> Void, isClosed: Bool, _ draw: (inout Canvas, Path) -> Void
  ) {
    var points = state.isRecording ? [] : pointBuffers.acquire()
    trace(&points)
    let index = commands.count
    draw(&self, Path(points, isClosed: isClosed))
    guard !state.isRecording else { return }
    if commands.count > index { pointBuffers.lend(toCommandAt: index) } else { pointBuffers.release(&points) }
  }
}

// MARK: - Text

extension Canvas {
  /// Draws one line of text with the top of its box at `point.y`, truncated with an ellipsis to `maxWidth`.
  package mutating func text(
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

  /// Draws one line of text in `rect`, vertically centered and truncated with an ellipsis to the width.
  package mutating func text(
    _ text: String, in rect: Rect, _ style: TextStyle, _ color: Color, alignment: TextAlignment = .leading
  ) {
    let height = measure.size(of: text, style: style).height
    let point = Vector2(rect.minX + rect.width * alignment.fraction, rect.midY - height / 2)
    self.text(text, at: point, style, color, alignment: alignment, maxWidth: rect.width)
  }

  /// Draws the first of `texts` that fits into `rect` without truncation; nothing if none fits.
  package mutating func text(
    firstFitting texts: some Sequence<String>, in rect: Rect, _ style: TextStyle, _ color: Color,
    alignment: TextAlignment = .leading
  ) {
    let shown = texts.first { measure.size(of: $0, style: style).width <= rect.width }
    if let shown { text(shown, in: rect, style, color, alignment: alignment) }
  }

  /// Draws as many of `words`, separated by dots, as fit into `rect` without truncation.
  package mutating func text(fitting words: [String], in rect: Rect, _ style: TextStyle, _ color: Color) {
    let lists = words.indices.reversed().lazy.map { words[...$0].joined(separator: "  ·  ") }
    text(firstFitting: lists, in: rect, style, color)
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
