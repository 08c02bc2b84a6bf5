/// The last gestures on a demo, to play them again and to compare with their parameters.
struct Attempts: Sendable {
  struct Attempt: Sendable {
    var gesture: Gesture
    var parameters: ParameterValues
  }

  struct Thumbnail: Equatable, Sendable {
    let number: Int
    let summary: String
    let path: Path
    /// The index of the curve in the demo, which determines its color.
    let curve: Int
  }

  /// The last gesture, with the parameters of its latest run on the stage.
  var last: Attempt?
  private var all: [Attempt] = []
  /// The pictures of all attempts, in an array of their own, which each frame reads.
  private(set) var thumbnails: [Thumbnail] = []
  /// The number of the attempt on the stage; `nil` if there is none.
  private(set) var shown: Int?

  static let maximumCount = 12

  subscript(number: Int) -> Attempt? { thumbnails.firstIndex { $0.number == number }.map { all[$0] } }

  /// Adds the last gesture as the newest attempt, unless it moved nothing. If there are too many, drops the oldest one.
  mutating func addLast(curves: [Curve]) {
    guard let last, let main = curves.main, main.isZoomed || main.extent > 0.5 else { return }
    let index = curves.firstIndex { $0.name == main.name } ?? 0
    let (curve, number) = (curves[index], (thumbnails.last?.number ?? 0) + 1)
    if all.count == Self.maximumCount {
      all.removeFirst()
      thumbnails.removeFirst()
    }
    all.append(last)
    let summary = GestureSentence(curves)?.text ?? ""
    thumbnails.append(Thumbnail(number: number, summary: summary, path: curve.unitPath, curve: index))
    shown = number
  }

  /// Makes a gesture the last one. `number` is that of an attempt; `nil` for a new gesture.
  mutating func show(_ gesture: Attempt?, number: Int? = nil) { (last, shown) = (gesture, number) }
}

extension App {
  /// Returns a sentence on the numbers that playing an earlier gesture also sets; empty if it sets none.
  func changes(byPlaying thumbnail: Attempts.Thumbnail) -> String {
    guard comparison.reference == nil, let attempt = comparison.attempts[thumbnail.number] else { return "" }
    let changes = tuning.changes(to: attempt.parameters)
    return changes.isEmpty ? "" : " A click also sets \(changes.joined(separator: ", "))."
  }
}

extension Tuning {
  /// Returns the rows of this demo that look different in `other`, as text: *Settle mass 1.00 → 2.00*.
  fileprivate func changes(to other: ParameterValues) -> [String] {
    let listed = card.parameters.filter { hasRow($0) || $0.group == .release && !other.hasOneBounce }
    let rows: [String] = ParameterControl.all(listed, parametrization).compactMap { control in
      let (row, new) = (control.descriptor, control.value(in: other))
      let figures = row.figures(control.value(in: parameters))
      return row.figures(new) == figures ? nil : "\(row.term) \(figures) → \(row.text(new))"
    }
    return (other.base.name == parameters.base.name ? [] : ["the preset \(other.base.title)"]) + rows
  }
}

extension Curve {
  fileprivate var unitPath: Path {
    let values = ClosedRange(enclosing: samples.map(\.value))
    let (top, height, start) = (values.upperBound, max(1e-9, values.length), samples[0].time)
    let length = max(1e-9, samples[samples.count - 1].time - start)
    let points = samples.map { Vector2(($0.time - start) / length, (top - $0.value) / height) }
    return Path(thinning: points, tolerance: 0.005)
  }
}

/// The thumbnails of the last attempts, at the right end of the graph.
struct AttemptStrip: Equatable, Sendable {
  let panel: Rect
  private let thumbnails: [Attempts.Thumbnail]
  private let shown: Int?
  private let rows: Int

  private static let (width, gap, margin) = (38.0, 4.0, 8.0)
  private static let heights = 20.0...30.0

  /// Creates the strip of the latest attempts that fit; `nil` without one. `isNext` leaves room for another.
  init?(_ attempts: Attempts, isNext: Bool, in panel: Rect) {
    guard isNext || !attempts.thumbnails.isEmpty else { return nil }
    (self.panel, thumbnails, shown) = (panel, attempts.thumbnails, attempts.shown)
    let fitting = max(1, Int((panel.height - 2 * Self.margin + Self.gap) / (Self.heights.lowerBound + Self.gap)))
    rows = min(fitting, Attempts.maximumCount)
  }

  var remainder: Rect { panel.inset(by: EdgeInsets(right: Self.width)) }
  private var visible: ArraySlice<Attempts.Thumbnail> { thumbnails.suffix(rows) }

  private func frame(_ index: Int) -> Rect {
    let room = (panel.height - 2 * Self.margin + Self.gap) / Double(rows) - Self.gap
    let height = min(room, Self.heights.upperBound).rounded(.down)
    return Rect(
      x: panel.maxX - Self.margin - Self.width, y: panel.minY + Self.margin + Double(index) * (height + Self.gap),
      width: Self.width, height: height)
  }

  func attempt(at point: Vector2) -> (thumbnail: Attempts.Thumbnail, frame: Rect)? {
    contains(point) ? cells.first { $0.frame.contains(point) } : nil
  }

  func contains(_ point: Vector2) -> Bool { panel.contains(point) && point.x >= frame(0).minX - Self.gap }
  var cells: [(thumbnail: Attempts.Thumbnail, frame: Rect)] { visible.enumerated().map { ($1, frame($0)) } }
  var controls: [Control] { cells.map { Control(action: .playAttempt($0.thumbnail.number), frame: $0.frame) } }

  func draw(on canvas: inout Canvas, hovered: Int?, _ theme: Theme) {
    canvas.cached(Canvas.Slot("attempts"), for: self, hovered, theme) { canvas in
      for (thumbnail, frame) in cells {
        let isHovered = thumbnail.number == hovered
        canvas.translated(by: frame.origin) { draw(thumbnail, size: frame.size, isHovered: isHovered, on: &$0, theme) }
      }
    }
  }

  private func draw(
    _ thumbnail: Attempts.Thumbnail, size: Size, isHovered: Bool, on canvas: inout Canvas, _ theme: Theme
  ) {
    let box = Rect(origin: .zero, size: size)
    let ground = isHovered ? theme.buttonPressed : theme.background.opacity(0.6)
    canvas.fill(box, radius: Theme.Radius.small, ground)
    let plot = box.inset(by: 5)
    let points = thumbnail.path.points.map { Vector2(plot.minX + $0.x * plot.width, plot.minY + $0.y * plot.height) }
    canvas.stroke(Path(points), Stroke(width: 1.5), theme.curve(thumbnail.curve))
    if thumbnail.number == shown { canvas.stroke(box, radius: Theme.Radius.small, width: 1.5, theme.accent) }
  }
}
