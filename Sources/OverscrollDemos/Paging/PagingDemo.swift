/// A demo of cards, one of which always comes to rest at the left edge.
package struct PagingDemo: ViewDemo {
  package static let card = DemoCard(
    name: "paging", title: "Paging", icon: icon,
    hints: [
      "Flick the cards: one comes to rest at the left.",
      "Softer damping makes them swing.",
      "Click a card or a dot to go there.",
    ],
    parameters: [
      .decelerationRate, .rubberBandCoefficient, .snapMass, .snapStiffness, .snapDampingRatio, .slop,
      .pageCount, .equalPages, .onePagePerFlick,
    ] + Parameter.wheel,
    keys: [
      DemoKey(["PgUp", "PgDn"], words: "Scroll by page", [KeyPress(.pageUp), KeyPress(.pageDown)]), .ends,
      .arrows("←", "→", words: "Previous or next page"),
    ],
    defaults: [.decelerationRate: DecelerationRate.paging.rawValue], pictures: .several, replaced: [.pageCount],
    page: PageFacts(pageWidths: PageStory.all.map(\.width)))

  private var size: Size
  private var parameters: ParameterValues
  private let pictures: [OwnPicture]
  package var view: PagingScrollView<PageLayout>

  package init(_ setup: DemoSetup) {
    (size, parameters, pictures) = (setup.size, setup.parameters, setup.pictures)
    let layout = PagingDemo.layout(size, parameters, pictures)
    let anchors = layout.anchors
    let start = setup.values[.contentOffsetX].flatMap { anchors.nearest(to: $0) }.flatMap(anchors.firstIndex(of:))
    view = PagingScrollView(layout: layout, anchorIndex: start ?? 0, feel: parameters.snapFeel)
    setParameters(parameters, at: 0)
  }

  private static func layout(_ size: Size, _ parameters: ParameterValues, _ pictures: [OwnPicture]) -> PageLayout {
    let count = pictures.isEmpty ? Int(parameters[.pageCount].rounded()) : pictures.count
    guard !parameters.isOn(.equalPages) else { return .equal(count, viewport: size.width) }
    let (margin, unit) = (margin(size), (size.width * 0.54).clamped(to: 150...440))
    let widest = max(40, size.width - 2 * margin)
    let widths = pictures.isEmpty ? PageStory.all.prefix(count).map { $0.width * unit } : pictures.map(\.size.width)
    let pages = widths.map { min($0.rounded(), widest) }
    return PageLayout(pages: pages, spacing: 16, margin: margin, viewport: size.width)
  }

  private static func margin(_ size: Size) -> Double { size.width < 420 ? 16 : 28 }

  package mutating func setSize(_ size: Size, at time: Double) {
    self.size = size
    view.setLayout(PagingDemo.layout(size, parameters, pictures), at: time)
  }

  package mutating func setParameters(_ parameters: ParameterValues, at time: Double) {
    self.parameters = parameters
    let hasEqualPages = parameters.isOn(.equalPages)
    view.pan.slop = parameters.slop
    view.wheelFeel = parameters.wheelFeel
    view.reach = hasEqualPages || parameters.isOn(.onePagePerFlick) ? .nextPage : .anyPage
    // UIKit's for equal pages. For others, the projection alone decides, as in Lobanov's article.
    view.minimumFlickVelocity = hasEqualPages ? PagingScrollView<PageLayout>.standardFlickVelocity : .infinity
    view.setFeel(parameters.snapFeel, at: time)
    view.setLayout(PagingDemo.layout(size, parameters, pictures), at: time)
  }

  // MARK: - Input

  package mutating func handle(_ event: PointerEvent, at time: Double) {
    guard let point = view.handle(event, at: time) else { return }
    let content = point.x + view.contentOffset(at: time).x
    let page = view.layout.pages.indices.first { 0..<view.layout.pages[$0] ~= content - view.layout.start(ofPage: $0) }
    let shown = row.minY...row.maxY ~= point.y ? page.flatMap(view.anchorIndex(ofPage:)) : nil
    if let index = indicator(at: time).dot(at: point) ?? shown { view.snap(to: index, at: time) }
  }

  /// Arrows need Control, because alone they change parameters.
  package mutating func handle(_ press: KeyPress, at time: Double) {
    switch (press.key, press.modifiers) {
    case (.pageDown, []), (.right, .control): view.turn(by: 1, at: time)
    case (.pageUp, []), (.left, .control): view.turn(by: -1, at: time)
    case (.home, []): view.snap(to: 0, at: time)
    case (.end, []): view.snap(to: view.anchors.count - 1, at: time)
    default: break
    }
  }

  // MARK: - State

  package func snapshot(at time: Double) -> DemoSnapshot {
    DemoSnapshot(view.state(at: time), contentOffset: view.contentOffset(at: time), velocity: view.velocity(at: time))
  }

  package var layout: DemoLayout {
    DemoLayout(
      viewport: size, contentSize: Size(view.layout.contentLength, size.height),
      anchors: .numbers(view.anchors), limits: [.contentOffsetX: view.layout.limits, .contentOffsetY: 0...0])
  }

  package var restTime: Double? { view.restTime }

  package var controls: [Rect] {
    let dots = indicator(at: 0).frame
    guard hasTitle else { return [dots] }
    let left = PagingDemo.margin(size)
    return [dots, Rect(x: left, y: head + 18, width: min(120, size.width - 2 * left), height: 52)]
  }

  package func tracks(at time: Double) -> [Track] {
    let projection = view.offset.segment.map { view.projection(at: $0.since) }
    let track = Track(
      name: .contentOffsetX, label: "offset", value: view.offset, anchors: view.anchors, projection: projection,
      target: "page \(view.target + 1)")
    return [track]
  }

  package func cursor(at point: Vector2, time: Double) -> CursorShape {
    if view.offset.isDragging { return .closedHand }
    if view.anchors.isEmpty { return .arrow }
    return indicator(at: time).dot(at: point) == nil ? .openHand : .pointingHand
  }

  // MARK: - Drawing

  private static let (titleHeight, footHeight) = (84.0, 46.0)

  private var hasTitle: Bool { size.height >= 420 && pictures.isEmpty }
  private var head: Double { max(0, ((size.height - Self.titleHeight - 680 - Self.footHeight) / 2).rounded()) }

  private var row: Rect {
    let top = hasTitle ? Self.titleHeight : 20
    let height = min(max(40, size.height - top - Self.footHeight), 680)
    return Rect(x: 0, y: head + top, width: size.width, height: height)
  }

  private func indicator(at time: Double) -> PageIndicator {
    PageIndicator(
      count: view.anchors.count, progress: view.progress(at: time),
      center: Vector2(size.width / 2, row.maxY + Self.footHeight / 2))
  }

  package func draw(on canvas: inout Canvas, at time: Double, beside ghost: DemoGhost<PagingDemo>?, _ theme: Theme) {
    canvas.fill(Rect(origin: .zero, size: size), theme.background)
    let offset = canvas.pixelAligned(view.contentOffset(at: time))
    canvas.translated(by: -offset) { canvas in
      for index in view.layout.pages.indices {
        if pictures.isEmpty {
          PageCard(frame: frame(ofPage: index), seed: index).draw(on: &canvas, theme)
        } else {
          pictures[index].drawCard(in: frame(ofPage: index), radius: PageCard.radius, on: &canvas, theme)
        }
      }
    }
    if let ghost { drawGhost(ghost.run, on: &canvas, at: time, theme) }
    if hasTitle {
      let left = PagingDemo.margin(size)
      canvas.text("SATURDAY", at: Vector2(left, head + 18), Theme.Text.caption, theme.secondaryText)
      canvas.text(
        "Today", at: Vector2(left, head + 34), Theme.Text.display, theme.text, maxWidth: size.width - 2 * left)
    }
    if view.anchors.isEmpty {
      canvas.text("No page", in: row, Theme.Text.title, theme.secondaryText, alignment: .center)
    }
    indicator(at: time).draw(on: &canvas, theme)
  }

  /// Returns the frame of a page's card, in content points, inset by the margin if the page fills the stage.
  private func frame(ofPage index: Int) -> Rect {
    let (start, width) = (view.layout.start(ofPage: index), view.layout.pages[index])
    let margin = parameters.isOn(.equalPages) ? PagingDemo.margin(size) : 0
    let foot = pictures.isEmpty ? 0 : max(0, row.height - pictures[index].size.height)
    return Rect(x: start, y: row.minY, width: width, height: row.height)
      .inset(by: EdgeInsets(left: margin, bottom: foot, right: margin))
  }

  private func drawGhost(_ other: PagingDemo, on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let offset = other.view.contentOffset(at: time)
    guard (offset - view.contentOffset(at: time)).length > 1 else { return }
    canvas.translated(by: -canvas.pixelAligned(offset)) { canvas in
      for index in other.view.layout.pages.indices {
        canvas.ghost(of: other.frame(ofPage: index), radius: PageCard.radius, theme)
      }
    }
  }

  package func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    let offset = view.contentOffset(at: time).x
    let margin = view.layout.margin
    for anchor in view.anchors {
      PhysicsMarks.anchor(at: margin + anchor - offset, along: .x, in: size, on: &canvas, theme)
    }
    let middle = Vector2(size.width / 2, row.midY)
    PhysicsMarks.velocity(-view.velocity(at: time), from: middle, on: &canvas, theme)
    let release = view.isAtRest(at: time) ? time : view.offset.segment?.since ?? time
    let projection = Vector2(margin + view.projection(at: release) - offset, row.midY)
    PhysicsMarks.projection(projection, on: &canvas, theme)
  }

  private static let icon = Icon(
    frames: [(Rect(x: 5.5, y: 3, width: 9, height: 14), 3)],
    lines: [Path([Vector2(2, 5.5), Vector2(2, 14.5)]), Path([Vector2(18, 5.5), Vector2(18, 14.5)])])
}

extension Parameter {
  static let pageCount = Parameter(
    "pageCount", .content, term: "Pages", range: 0...12, scale: .linear(step: 1), decimals: 0,
    effect: "Number of pages", default: 9)
  static let equalPages = option("equalPages", .content, term: "Equal pages", effect: "Every page fills the stage")
  static let onePagePerFlick = option(
    "onePagePerFlick", .behavior, term: "One page per flick", effect: "No flick goes past the next page")
}
