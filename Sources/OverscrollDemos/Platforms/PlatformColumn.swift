/// A list that scrolls with one feel.
struct PlatformColumn: Sendable {
  static let rowHeight = 44.0

  let platform: Platform
  var view: SimpleScrollView
  private var count: Int

  init(_ platform: Platform, size: Size, count: Int, offset: Double, slop: PanGesture.Slop) {
    (self.platform, self.count) = (platform, count)
    view = SimpleScrollView(
      layout: Self.layout(size, count), feel: platform.feel, contentOffset: Vector2(0, offset), slop: slop)
    view.wheelFeel = WheelFeel(of: platform.feel)
  }

  static func layout(_ size: Size, _ count: Int) -> ScrollLayout {
    ScrollLayout(
      viewport: size, contentSize: Size(size.width, Double(count) * rowHeight),
      alwaysBounces: PerAxis(x: false, y: true))
  }

  var feel: ScrollFeel { view.feel }

  mutating func resize(to layout: ScrollLayout, count: Int, at time: Double) {
    self.count = count
    view.setLayout(layout, at: time)
  }

  /// Returns the visible offset, including the displacement of the far end by a stretch, or the height of a glow.
  func position(at time: Double) -> Double {
    let (offset, pull) = (view.contentOffset(at: time).y, view.pull(at: time).y)
    switch feel.edge {
    case .moves, .stops: return offset
    case .glows: return offset + pull
    case .stretches(let stretch):
      let extent = view.layout.viewport.height
      let way = stretch.elongation(pull: pull, extent: extent) * extent
      return offset + (pull < 0 ? -way : way)
    }
  }

  /// Draws the column in its own coordinates, as high as the list.
  func draw(on canvas: inout Canvas, width: Double, at time: Double, _ theme: Theme) {
    let size = Size(width, view.layout.viewport.height)
    canvas.fill(Rect(origin: .zero, size: size), theme.background)
    let (offset, pull) = (view.contentOffset(at: time).y, view.pull(at: time).y)
    var scale = 1.0
    if case .stretches(let stretch) = feel.edge { scale += stretch.elongation(pull: pull, extent: size.height) }
    // A stretch scales content about the edge that it is pulled from.
    let edge = pull > 0 ? size.height : 0
    let top = edge + (0 - offset - edge) * scale
    let height = Self.rowHeight * scale
    let first = Int(max(0, (-top / height).rounded(.down)).clamped(to: 0...Double(count)))
    let last = Int(max(0, ((size.height - top) / height).rounded(.up)).clamped(to: 0...Double(count)))
    let start = canvas.pixelAligned(Vector2(0, top)).y
    for index in first..<max(first, last) {
      let row = Rect(x: 0, y: start + Double(index) * height, width: size.width, height: height)
      drawRow(index, in: row, on: &canvas, theme)
    }
    if feel.edge == .glows, pull != 0 {
      let reach = abs(pull)
      canvas.fill(
        Rect(x: 0, y: pull < 0 ? 0 : size.height - reach, width: size.width, height: reach),
        platform.appearance.ink.color(theme).opacity(0.3))
    }
    ScrollIndicatorBars(viewport: size, limits: PerAxis { view.limits(along: $0) }, hasBoth: false)
      .draw(on: &canvas, contentOffset: Vector2(0, offset), at: time, restTime: view.restTime, theme)
  }

  private func drawRow(_ index: Int, in row: Rect, on canvas: inout Canvas, _ theme: Theme) {
    let place = TownPlace.all[index &* 29 % TownPlace.all.count]
    canvas.fill(row, index.isMultiple(of: 2) ? theme.surface : theme.panel)
    let number = TextStyle(size: 12, hasTabularFigures: true, isMoving: true)
    canvas.text("\(index + 1)", at: Vector2(12, row.midY - 8), number, theme.secondaryText)
    // The names of places are shown if most of them fit beside the largest number.
    let left = count < 1000 ? 44.0 : 68
    guard row.width >= left + 112 else { return }
    canvas.text(
      place.name, at: Vector2(left, row.midY - 9), TextStyle(size: 13, isMoving: true), theme.text,
      maxWidth: row.width - left - 12)
  }
}
