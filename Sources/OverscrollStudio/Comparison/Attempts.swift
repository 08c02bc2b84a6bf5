/// The last gestures on a demo, to play them again and to compare with their parameters.
struct Attempts: Sendable {
  struct Attempt: Sendable {
    let gesture: Gesture
    let parameters: ParameterValues
  }

  /// An attempt as a small curve.
  struct Thumbnail: Equatable, Sendable {
    let number: Int
    /// The measurements in words.
    let summary: String
    /// The curve in a unit square.
    let path: Path
    /// The index of the curve in the demo, which determines its color.
    let curve: Int
    var isStarred = false
  }

  /// The attempts from the oldest to the newest, beside their thumbnails.
  private var all: [Attempt] = []
  private(set) var thumbnails: [Thumbnail] = []
  /// The number of the attempt on the stage; `nil` if there is none.
  private(set) var shown: Int?
  private var latestNumber = 0

  static let most = 12

  subscript(number: Int) -> Attempt? { thumbnails.firstIndex { $0.number == number }.map { all[$0] } }
  func isStarred(_ number: Int) -> Bool { thumbnails.contains { $0.number == number && $0.isStarred } }

  /// Adds a gesture as the newest attempt. The oldest one without a star makes way. Gestures that moved nothing are
  /// left out.
  mutating func add(_ gesture: Gesture, with parameters: ParameterValues, curves: [Curve]) {
    guard let index = curves.indices.max(by: { curves[$0].travel < curves[$1].travel }), curves[index].travel > 0.5
    else { return }
    if all.count == Self.most {
      let index = thumbnails.firstIndex { !$0.isStarred } ?? 0
      all.remove(at: index)
      thumbnails.remove(at: index)
    }
    latestNumber += 1
    all.append(Attempt(gesture: gesture, parameters: parameters))
    let curve = curves[index]
    thumbnails.append(Thumbnail(number: latestNumber, summary: curve.summary, path: curve.unitPath, curve: index))
    shown = latestNumber
  }

  mutating func show(_ number: Int?) { shown = number }

  mutating func toggleStar(_ number: Int) {
    if let index = thumbnails.firstIndex(where: { $0.number == number }) { thumbnails[index].isStarred.toggle() }
  }
}

extension Curve {
  /// The path of the curve, scaled to a unit square.
  fileprivate var unitPath: Path {
    let values = ClosedRange(enclosing: samples.map(\.value))
    let (start, length) = (samples[0].time, max(1e-9, samples[samples.count - 1].time - samples[0].time))
    let points = samples.map {
      Vector2(($0.time - start) / length, (values.upperBound - $0.value) / max(1e-9, values.length))
    }
    return Path(thinning: points, tolerance: 0.005)
  }

  fileprivate var summary: String {
    let measured = CurveMeasurements(self)
    let words = [
      measured?.settlingText(self, comparedTo: nil), measured?.overshootText(self, comparedTo: nil),
      measured?.peakVelocityText(self, isAfterDrag: false, comparedTo: nil),
    ]
    return words.compactMap { $0 }.joined(separator: ", ")
  }
}

/// The thumbnails of the last attempts, at the right end of the graph.
struct AttemptStrip: Equatable, Sendable {
  /// The frame of the graph's panel.
  let panel: Rect
  private let thumbnails: [Attempts.Thumbnail]
  private let shown: Int?
  private let columns: Int
  private let rows: Int

  private static let width = 38.0
  private static let gap = 4.0
  private static let margin = 8.0
  private static let heights = 20.0...30.0
  /// The largest fraction of the graph that the thumbnails take.
  private static let share = 0.25
  private static let starSide = 12.0

  /// Creates the strip; `nil` without an attempt.
  ///
  /// - Parameter isNext: Whether to keep a place for the gesture in progress, so that the graph changes its width when a
  ///   gesture begins, and not when it ends.
  init?(_ attempts: Attempts, isNext: Bool, in panel: Rect) {
    let count = min(Attempts.most, attempts.thumbnails.count + (isNext ? 1 : 0))
    guard count > 0 else { return nil }
    (self.panel, thumbnails, shown) = (panel, attempts.thumbnails, attempts.shown)
    let fitting = max(1, Int((panel.height - 2 * Self.margin + Self.gap) / (Self.heights.lowerBound + Self.gap)))
    let most = max(1, Int(panel.width * Self.share / (Self.width + Self.gap)))
    let needed = min(most, (Attempts.most + fitting - 1) / fitting)
    rows = min(fitting, (Attempts.most + needed - 1) / needed)
    columns = min(most, (count + rows - 1) / rows)
  }

  /// The frame that remains for the graph.
  var remainder: Rect { panel.inset(by: EdgeInsets(right: Double(columns) * (Self.width + Self.gap) - Self.gap)) }

  /// The thumbnails for which there is space: the newest ones.
  private var visible: ArraySlice<Attempts.Thumbnail> { thumbnails.suffix(rows * columns) }

  /// Returns the frame of the visible thumbnail at `index`, column by column.
  private func frame(_ index: Int) -> Rect {
    let room = (panel.height - 2 * Self.margin + Self.gap) / Double(rows) - Self.gap
    let height = min(room, Self.heights.upperBound).rounded(.down)
    let left = panel.maxX - Self.margin - Double(columns) * (Self.width + Self.gap) + Self.gap
    return Rect(
      x: left + Double(index / rows) * (Self.width + Self.gap),
      y: panel.minY + Self.margin + Double(index % rows) * (height + Self.gap), width: Self.width, height: height)
  }

  private func star(in frame: Rect) -> Rect {
    Rect(x: frame.maxX - Self.starSide, y: frame.minY, width: Self.starSide, height: Self.starSide)
  }

  /// Returns the attempt at a point of the window, and its frame.
  func attempt(at point: Vector2) -> (thumbnail: Attempts.Thumbnail, frame: Rect, isOnStar: Bool)? {
    for (index, thumbnail) in visible.enumerated() where frame(index).contains(point) {
      return (thumbnail, frame(index), star(in: frame(index)).contains(point))
    }
    return nil
  }

  func contains(_ point: Vector2) -> Bool { panel.contains(point) && point.x >= frame(0).minX - Self.gap }

  /// The visible thumbnails with their frames.
  var places: [(thumbnail: Attempts.Thumbnail, frame: Rect)] { visible.enumerated().map { ($1, frame($0)) } }

  var controls: [Control] { places.map { Control(action: .playAttempt($0.thumbnail.number), frame: $0.frame) } }

  // MARK: - Drawing

  func draw(on canvas: inout Canvas, hovered: Int?, _ theme: Theme) {
    canvas.cached(Canvas.Slot("attempts"), for: self, hovered, theme) { canvas in
      for (index, thumbnail) in visible.enumerated() {
        let isHovered = thumbnail.number == hovered
        canvas.translated(by: frame(index).origin) { canvas in
          draw(thumbnail, size: frame(index).size, isHovered: isHovered, on: &canvas, theme)
        }
      }
    }
  }

  private func draw(
    _ thumbnail: Attempts.Thumbnail, size: Size, isHovered: Bool, on canvas: inout Canvas, _ theme: Theme
  ) {
    let box = Rect(origin: .zero, size: size)
    let ground = isHovered ? theme.buttonPressed : theme.background.opacity(0.6)
    canvas.fill(box, radius: Theme.Radius.small, ground)
    let plot = box.inset(by: EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    let points = thumbnail.path.points.map {
      Vector2(plot.minX + $0.x * plot.width, plot.minY + $0.y * plot.height)
    }
    canvas.stroke(Path(points), Stroke(width: 1.5), theme.curve(thumbnail.curve))
    if thumbnail.number == shown {
      canvas.stroke(box, radius: Theme.Radius.small, width: 1.5, theme.accent)
    }
    let center = star(in: box).center
    if thumbnail.isStarred {
      canvas.translated(by: center) { $0.fill(Self.starPath, theme.accent) }
    } else if isHovered {
      canvas.translated(by: center) { $0.stroke(Self.starPath, Stroke(width: 1), theme.secondaryText) }
    }
  }

  /// Draws an attempt that the pointer carries to A.
  func drawCarried(_ number: Int, at point: Vector2, on canvas: inout Canvas, _ theme: Theme) {
    guard let thumbnail = thumbnails.first(where: { $0.number == number }) else { return }
    let place = Rect(center: point, size: Size(Self.width, Self.heights.upperBound))
    canvas.card(place, radius: Theme.Radius.small, blur: 16, offset: 4, theme)
    canvas.translated(by: place.origin) { draw(thumbnail, size: place.size, isHovered: false, on: &$0, theme) }
  }

  private static let starPath = Path(
    (0..<10).map { corner in
      let (angle, radius) = (Double(corner) * Double.pi / 5, corner % 2 == 0 ? 4.5 : 2.0)
      return Vector2(radius * sin(angle), -radius * cos(angle))
    }, isClosed: true)
}
