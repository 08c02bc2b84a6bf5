extension Canvas {
  package struct Slot: Hashable, Sendable {
    let name: String
    let index, subindex: Int
    var layer = 0

    package init(_ name: String, _ index: Int = 0, subindex: Int = 0) {
      (self.name, self.index, self.subindex) = (name, index, subindex)
    }
  }

  /// Draws the commands of `draw`, which are recorded in `slot` once and replayed while all values of `key` stay equal.
  /// A replay uses the current translation, clip and opacity. `draw` may depend on `key` and text measurement only.
  package mutating func cached<each Value: Equatable & Sendable>(
    _ slot: Slot, for key: repeat each Value, draw: (inout Canvas) -> Void
  ) {
    let key = CacheKey(repeat each key)
    var slot = slot
    slot.layer = state.layer
    if let cached = displayLists.commands(in: slot, for: key) { return replay(cached) }
    let first = commands.count
    scoped({ $0 = State(isRecording: true, layer: $0.layer) }, draw)
    let recorded = commands[first...].map { CachedCommand(command: $0, extent: $0.extent(on: measure)) }
    commands.removeSubrange(first...)
    displayLists.insert(recorded, in: slot, for: key)
    replay(recorded)
  }

  /// Gives `draw` a separate set of slots, so that content drawn twice with different keys is cached twice.
  package mutating func layered(_ layer: Int, _ draw: (inout Canvas) -> Void) { scoped({ $0.layer = layer }, draw) }

  /// Draws what `draw` draws within `part`, scaled down to fit into `frame`, in its center.
  package mutating func miniature(of part: Rect, in frame: Rect, _ draw: (inout Canvas) -> Void) {
    let scale = min(1, frame.width / part.width, frame.height / part.height)
    guard scale > 0 else { return }
    let box = Rect(center: frame.center, size: part.size * scale)
    var whole = Canvas(size: Size(part.maxX, part.maxY), pixelRatio: pixelRatio, measure: measure)
    draw(&whole)
    clipped(to: box) { canvas in
      canvas.translated(by: box.origin - part.origin * scale) { canvas in
        canvas.commands += whole.commands.map { $0.placed(in: canvas.state, scaledBy: scale * $0.scale) }
      }
    }
  }

  private mutating func replay(_ list: [CachedCommand]) {
    for cached in list where shows(cached.extent) { commands.append(cached.command.placed(in: state)) }
  }
}

extension Canvas.Command {
  fileprivate func placed(in state: Canvas.State, scaledBy scale: Double = 1) -> Canvas.Command {
    let isSame = state.translation == .zero && scale == 1
    let clip = clip.map { Rect(origin: $0.origin * scale + state.translation, size: $0.size * scale) }
    return Canvas.Command(
      shape: isSame ? shape : shape.moved(by: state.translation, scaledBy: scale),
      paint: state.opacity == 1 ? paint : paint.opacity(state.opacity),
      clip: clip.map { state.clip?.intersection($0) ?? $0 } ?? state.clip)
  }

  fileprivate func extent(on measure: any TextMeasuring) -> Rect {
    let extent = shape.extent(on: measure)
    return clip.map { $0.intersection(extent) } ?? extent
  }
}

extension Canvas.Shape {
  /// Returns the shape scaled about the origin, and then moved.
  func moved(by displacement: Vector2, scaledBy scale: Double = 1) -> Canvas.Shape {
    func placed(_ point: Vector2) -> Vector2 { point * scale + displacement }
    func placed(_ rect: Rect) -> Rect { Rect(origin: placed(rect.origin), size: rect.size * scale) }
    return switch self {
    case .roundedRect(let rect, let radius): .roundedRect(placed(rect), radius: radius * scale)
    case .border(let rect, let radius, let width): .border(placed(rect), radius: radius * scale, width: width * scale)
    case .shadow(let rect, let radius, let blur): .shadow(placed(rect), radius: radius * scale, blur: blur * scale)
    case .line(let from, let to, let stroke): .line(from: placed(from), to: placed(to), stroke.scaled(by: scale))
    case .stroke(let path, let stroke, let offset):
      .stroke(path.scaled(by: scale), stroke.scaled(by: scale), offset: placed(offset))
    case .fill(let path, let offset): .fill(path.scaled(by: scale), offset: placed(offset))
    case .picture(let bitmap, let rect, let radius): .picture(bitmap, placed(rect), radius: radius * scale)
    case .text(let text, let style, let origin): .text(text, style.scaled(by: scale), origin: placed(origin))
    }
  }

  func extent(on measure: any TextMeasuring) -> Rect {
    switch self {
    case .roundedRect(let rect, _), .border(let rect, _, _), .picture(_, let rect, _): rect
    case .shadow(let rect, _, let blur): rect.inset(by: -blur)
    case .line(let from, let to, let stroke): Rect(corner: from, to).inset(by: -stroke.width - 1)
    case .stroke(let path, let stroke, let offset): path.bounds.offset(by: offset).inset(by: -stroke.width - 1)
    case .fill(let path, let offset): path.bounds.offset(by: offset)
    case .text(let text, let style, let origin): Rect(origin: origin, size: measure.size(of: text, style: style))
    }
  }
}

extension Rect {
  fileprivate init(corner a: Vector2, _ b: Vector2) {
    self.init(origin: Vector2(min(a.x, b.x), min(a.y, b.y)), size: Size((a.x - b.x).magnitude, (a.y - b.y).magnitude))
  }
}
