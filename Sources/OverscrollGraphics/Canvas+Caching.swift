extension Canvas {
  package struct Slot: Hashable, Sendable {
    let name: String
    let index: Int
    let subindex: Int
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

  private mutating func replay(_ list: [CachedCommand]) {
    for cached in list where shows(cached.extent) { commands.append(cached.command.placed(in: state)) }
  }
}

extension Canvas.Command {
  fileprivate func placed(in state: Canvas.State) -> Canvas.Command {
    Canvas.Command(
      shape: state.translation == .zero ? shape : shape.moved(by: state.translation),
      paint: state.opacity == 1 ? paint : paint.opacity(state.opacity),
      clip: clip.map { $0.offset(by: state.translation) }.map { state.clip?.intersection($0) ?? $0 } ?? state.clip)
  }

  fileprivate func extent(on measure: any TextMeasuring) -> Rect {
    let extent = shape.extent(on: measure)
    return clip.map { $0.intersection(extent) } ?? extent
  }
}

extension Canvas.Shape {
  func moved(by displacement: Vector2) -> Canvas.Shape {
    switch self {
    case .roundedRect(let rect, let radius): .roundedRect(rect.offset(by: displacement), radius: radius)
    case .border(let rect, let radius, let width): .border(rect.offset(by: displacement), radius: radius, width: width)
    case .shadow(let rect, let radius, let blur): .shadow(rect.offset(by: displacement), radius: radius, blur: blur)
    case .line(let from, let to, let stroke): .line(from: from + displacement, to: to + displacement, stroke)
    case .stroke(let path, let stroke, let offset): .stroke(path, stroke, offset: offset + displacement)
    case .fill(let path, let offset): .fill(path, offset: offset + displacement)
    case .picture(let bitmap, let rect, let radius): .picture(bitmap, rect.offset(by: displacement), radius: radius)
    case .text(let text, let style, let origin): .text(text, style, origin: origin + displacement)
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
