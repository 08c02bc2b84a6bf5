import ScrollGeometry

/// Parts of the picture that were drawn before and are still the same: drawn again without being made again.
struct KeptPictures: Sendable {
  private struct Entry {
    let slot: Canvas.Slot
    var picture: any Sendable & AnyObject
    /// When it was seen last.
    var frame: Int
  }

  private var entries: [Entry] = []
  private var places: [Canvas.Slot: Int] = [:]
  private var frame = 0

  /// More than these are kept only while they are seen.
  private static let capacity = 256

  /// What was drawn under `slot` for `key`; `nil` where that was for another one.
  mutating func commands<Key: Equatable & Sendable>(in slot: Canvas.Slot, for key: Key) -> [KeptCommand]? {
    guard let place = places[slot], let picture = entries[place].picture as? KeptPicture<Key>, picture.key == key
    else { return nil }
    entries[place].frame = frame
    return picture.commands
  }

  mutating func keep<Key: Equatable & Sendable>(_ commands: [KeptCommand], in slot: Canvas.Slot, for key: Key) {
    let entry = Entry(slot: slot, picture: KeptPicture(key: key, commands: commands), frame: frame)
    if let place = places[slot] {
      entries[place] = entry
    } else {
      places[slot] = entries.count
      entries.append(entry)
    }
  }

  mutating func beginFrame() {
    if entries.count > KeptPictures.capacity { dropUnseen() }
    frame += 1
  }

  private mutating func dropUnseen() {
    entries.removeAll { $0.frame < frame }
    places.removeAll(keepingCapacity: true)
    for (place, entry) in entries.enumerated() { places[entry.slot] = place }
  }
}

/// A command, and where it may paint: both without the translation, clip and opacity under which it is drawn again.
struct KeptCommand: Sendable {
  let command: Canvas.Command
  let extent: Rect
}

private final class KeptPicture<Key: Equatable & Sendable>: Sendable {
  let key: Key
  let commands: [KeptCommand]

  init(key: Key, commands: [KeptCommand]) {
    (self.key, self.commands) = (key, commands)
  }
}

extension Canvas {
  /// What a kept picture is of, among all that are kept.
  public struct Slot: Hashable, Sendable {
    let name: String
    let index: Int
    let second: Int
    var layer = 0

    public init(_ name: String, _ index: Int = 0, _ second: Int = 0) {
      (self.name, self.index, self.second) = (name, index, second)
    }
  }

  /// Draws what `draw` draws, or, where it drew for an equal `key` the last time, the same again.
  ///
  /// So what `draw` draws may depend on `key`, on how text is set, and on nothing else.
  public mutating func kept<Key: Equatable & Sendable>(
    _ slot: Slot, for key: Key, _ draw: (inout Canvas) -> Void
  ) {
    var slot = slot
    slot.layer = state.layer
    if let known = kept.commands(in: slot, for: key) { return replay(known) }
    let made = record(draw)
    kept.keep(made, in: slot, for: key)
    replay(made)
  }

  /// Draws on a layer of its own: what is kept there is kept beside what is kept under the same slots elsewhere.
  public mutating func layered(_ layer: Int, _ draw: (inout Canvas) -> Void) {
    scoped({ $0.layer = layer }, draw)
  }

  /// What `draw` draws, all of it, wherever that may be.
  private mutating func record(_ draw: (inout Canvas) -> Void) -> [KeptCommand] {
    let first = commands.count
    scoped({ $0 = State(isKeeping: true, layer: $0.layer) }, draw)
    defer { commands.removeSubrange(first...) }
    return commands[first...].map { KeptCommand(command: $0, extent: $0.extent(on: measure)) }
  }

  private mutating func replay(_ kept: [KeptCommand]) {
    for kept in kept where shows(kept.extent) { commands.append(kept.command.placed(in: state)) }
  }
}

extension Canvas.Command {
  /// The same thing under a translation, a clip and an opacity.
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
  fileprivate func moved(by way: Vector2) -> Canvas.Shape {
    switch self {
    case .roundedRect(let rect, let radius): .roundedRect(rect.offset(by: way), radius: radius)
    case .border(let rect, let radius, let width): .border(rect.offset(by: way), radius: radius, width: width)
    case .shadow(let rect, let radius, let blur): .shadow(rect.offset(by: way), radius: radius, blur: blur)
    case .line(let from, let to, let stroke): .line(from: from + way, to: to + way, stroke)
    case .stroke(let path, let stroke, let offset): .stroke(path, stroke, offset: offset + way)
    case .fill(let path, let offset): .fill(path, offset: offset + way)
    case .text(let text, let style, let origin): .text(text, style, origin: origin + way)
    }
  }

  /// All that it may paint.
  fileprivate func extent(on measure: any TextMeasuring) -> Rect {
    switch self {
    case .roundedRect(let rect, _), .border(let rect, _, _): rect
    case .shadow(let rect, _, let blur): rect.inset(by: -blur)
    case .line(let from, let to, let stroke): Path([from, to]).bounds.inset(by: -stroke.width - 1)
    case .stroke(let path, let stroke, let offset): path.bounds.offset(by: offset).inset(by: -stroke.width - 1)
    case .fill(let path, let offset): path.bounds.offset(by: offset)
    case .text(let text, let style, let origin): Rect(origin: origin, size: measure.size(of: text, style: style))
    }
  }
}
