/// A list that scrolls with one feel.
struct PlatformColumn: Sendable {
  static let rowHeight = 44.0

  let platform: Platform
  var view: SimpleScrollView
  private var names: [String]

  init(_ platform: Platform, size: Size, count: Int, offset: Double, slop: PanGesture.Slop) {
    (self.platform, names) = (platform, Self.names(in: size.width))
    view = SimpleScrollView(
      layout: Self.layout(size, count), feel: platform.feel, contentOffset: Vector2(0, offset), slop: slop)
    view.wheelFeel = WheelFeel(of: platform.feel)
  }

  /// Returns the places' names, without first words or cut off if too wide by an estimate: no frame measures them.
  private static func names(in width: Double) -> [String] {
    let count = Int(((width - (width >= 170 ? 60 : 20)) / 6.9).clamped(to: 2...100))
    return TownPlace.all.map { place in
      let last = place.name.split(separator: " ").last.map(String.init) ?? ""
      let fitting = [place.name, last].first { $0.count <= count }
      return fitting ?? String(place.name.prefix(count - 1)) + "…"
    }
  }

  static func layout(_ size: Size, _ count: Int) -> ScrollLayout {
    ScrollLayout(
      viewport: size, contentSize: Size(size.width, Double(count) * rowHeight),
      alwaysBounces: PerAxis(x: false, y: true))
  }

  var feel: ScrollFeel { view.feel }

  mutating func resize(to layout: ScrollLayout, at time: Double) {
    if layout.viewport.width != view.layout.viewport.width { names = Self.names(in: layout.viewport.width) }
    view.setLayout(layout, at: time)
  }

  /// Returns the visible offset, including the displacement of the far end by a stretch, or the height of a glow.
  func position(at time: Double) -> Double {
    let (offset, pull) = (view.contentOffset(at: time).y, view.pull(at: time).y)
    let reach = feel.edge.reach(ofPull: pull, extent: view.layout.viewport.height)
    return offset + (pull < 0 ? -reach : reach)
  }

  func draw(on canvas: inout Canvas, width: Double, at time: Double, _ theme: Theme) {
    let size = Size(width, view.layout.viewport.height)
    let (offset, pull) = (view.contentOffset(at: time).y, view.pull(at: time).y)
    var scale = 1.0
    if case .stretches(let stretch) = feel.edge { scale += stretch.elongation(pull: pull, extent: size.height) }
    // A stretch scales content about the edge that it is pulled from.
    let edge = pull > 0 ? size.height : 0
    let top = edge + (0 - offset - edge) * scale
    let height = Self.rowHeight * scale
    let count = Int(view.layout.contentSize.height / Self.rowHeight)
    let first = Int(max(0, (-top / height).rounded(.down)).clamped(to: 0...Double(count)))
    let last = Int(max(0, ((size.height - top) / height).rounded(.up)).clamped(to: 0...Double(count)))
    let start = canvas.pixelAligned(Vector2(0, top)).y
    // Past its ends, the list shows what is behind it.
    let list = Rect(x: 0, y: start, width: size.width, height: Double(count) * height)
    canvas.fill(Rect(origin: .zero, size: size), theme.background)
    canvas.fill(list.intersection(Rect(origin: .zero, size: size)), theme.surface)
    for index in first..<max(first, last) {
      let row = Rect(x: 0, y: start + Double(index) * height, width: size.width, height: height)
      drawRow(index, in: row, on: &canvas, theme)
    }
    if feel.edge == .glows { canvas.edgePull(Vector2(0, pull), feel.edge, in: size, theme) }
    ScrollIndicatorBars(viewport: size, limits: PerAxis { view.limits(along: $0) })
      .draw(on: &canvas, contentOffset: Vector2(0, offset), at: time, restTime: view.restTime, theme)
  }

  private func drawRow(_ index: Int, in row: Rect, on canvas: inout Canvas, _ theme: Theme) {
    let nameIndex = index &* 29 % names.count
    let bar = Rect(x: 6, y: row.minY + 10, width: 3, height: row.height - 20)
    canvas.fill(bar, TownPlace.all[nameIndex].color)
    canvas.text(names[nameIndex], at: Vector2(17, row.midY - 8), Self.name, theme.text)
    guard row.width >= 170 else { return }
    let number = Vector2(row.maxX - 14, row.midY - 8)
    canvas.text("\(index + 1)", at: number, Self.number, theme.secondaryText, alignment: .trailing)
  }

  private static let name = TextStyle(size: 11.5, isMoving: true)
  private static let number = TextStyle(size: 12, hasTabularFigures: true, isMoving: true)
}
