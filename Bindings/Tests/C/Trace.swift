// Plays gestures on every view in Swift and prints its state to the last bit, as trace.c does through the C interface.
import ScrollInteraction

enum Detent: Int { case open, half, peek }

/// A view that is traced as in trace.c.
protocol Traced: DraggableView {
  func numbers(at time: Double) -> [Double]
  func state(at time: Double) -> ViewState
  static func number(of target: Target) -> Int
  static func offset(of target: Target) -> Vector2
  /// The coordinates whose crossings are traced, and the values to reach.
  func marks(at time: Double) -> [(DraggableValue, Double)]
}

extension Traced {
  static func offset(of target: Target) -> Vector2 { .zero }
  func marks(at time: Double) -> [(DraggableValue, Double)] { [] }

  /// Returns x and y, each with the place midway to rest.
  func midways(at time: Double, _ coordinate: (Axis) -> DraggableValue) -> [(DraggableValue, Double)] {
    let numbers = numbers(at: time)
    return [
      (coordinate(.x), (numbers[0] + numbers[8]) / 2), (coordinate(.y), (numbers[1] + numbers[9]) / 2),
    ]
  }
}

extension SimpleScrollView: Traced {
  func numbers(at time: Double) -> [Double] {
    let (offset, velocity) = (contentOffset(at: time), velocity(at: time))
    return [offset.x, offset.y, velocity.x, velocity.y, 1, 0, 0, 0, target.x, target.y]
  }
  static func number(of target: Vector2) -> Int { -1 }
  static func offset(of target: Vector2) -> Vector2 { target }
  func marks(at time: Double) -> [(DraggableValue, Double)] { midways(at: time) { self[$0] } }
}

extension ListDrawer<Detent>: Traced {
  func numbers(at time: Double) -> [Double] {
    [
      0, origin(at: time), 0, velocity(at: time), 1, 0, contentOffset(at: time), contentVelocity(at: time), 0,
      origin(of: target) ?? .nan,
    ]
  }
  static func number(of target: Detent?) -> Int { target?.rawValue ?? -1 }
  func marks(at time: Double) -> [(DraggableValue, Double)] {
    [midways(at: time) { _ in sheet.origin }[1], (list, contentOffset(at: time) + 100)]
  }
}

extension PagingScrollView: Traced {
  func numbers(at time: Double) -> [Double] {
    let (offset, velocity) = (contentOffset(at: time), velocity(at: time))
    return [offset.x, offset.y, velocity.x, velocity.y, 1, 0, 0, 0, layout.offset(of: target), 0]
  }
  static func number(of target: Int) -> Int { target }
  func marks(at time: Double) -> [(DraggableValue, Double)] { midways(at: time) { self[$0] } }
}

extension PictureInPicture<TileCorner>: Traced {
  func numbers(at time: Double) -> [Double] {
    let (origin, velocity, target) = (origin(at: time), velocity(at: time), layout.origin(of: self.target) ?? .zero)
    return [origin.x, origin.y, velocity.x, velocity.y, 1, 0, 0, 0, target.x, target.y]
  }
  static func number(of target: TileCorner) -> Int { target.rawValue }
  func marks(at time: Double) -> [(DraggableValue, Double)] { midways(at: time) { self[$0] } }
}

extension ZoomableScrollView: Traced {
  func numbers(at time: Double) -> [Double] {
    let (offset, velocity) = (contentOffset(at: time), velocity(at: time))
    return [
      offset.x, offset.y, velocity.x, velocity.y, zoomScale(at: time), zoomVelocity(at: time), 0, 0, target.x, target.y,
    ]
  }
  static func number(of target: Vector2) -> Int { -1 }
  static func offset(of target: Vector2) -> Vector2 { target }
}

func hexadecimal(_ numbers: [Double]) -> String {
  numbers.map { number in
    let digits = String(number.bitPattern, radix: 16)
    return " " + String(repeating: "0", count: 16 - digits.count) + digits
  }.joined()
}

func sample(_ view: some Traced, _ time: Double) -> String {
  hexadecimal(view.numbers(at: time) + [view.restTime ?? .infinity])
    + " \(type(of: view).number(of: view.target)) \(ViewState.allCases.firstIndex(of: view.state(at: time))!)"
    + " \(view.needsFrame(after: time) ? 1 : 0)"
}

func crossings(_ view: some Traced, _ time: Double) -> [String] {
  view.marks(at: time).map { coordinate, value in
    let times = coordinate.crossings(of: value, in: time - 2..<time + 30)
    return " \(times.count)" + hexadecimal(Array(times.prefix(320)))
  }
}

func events<View: Traced>(_ view: View, _ end: Double) -> [String] {
  view.events(in: 0..<end).prefix(320).map { event in
    var (velocity, target, number, kind, other) = (Vector2.zero, Vector2.zero, -1, 0, 0)
    func set(_ new: View.Target) { (number, target) = (View.number(of: new), View.offset(of: new)) }
    switch event.kind {
    case .willBeginDragging: kind = 0
    case .willEndDragging(let speed, let new): (kind, velocity, _) = (1, speed, set(new))
    case .didEndDragging(let willDecelerate): (kind, other) = (2, willDecelerate ? 1 : 0)
    case .didEndDecelerating: kind = 3
    case .willMove(let new): (kind, _) = (4, set(new))
    case .handedOver(let receiver): (kind, other) = (5, receiver)
    case .didSettle(let new): (kind, _) = (6, set(new))
    case .didPass(let index): (kind, other) = (7, index)
    @unknown default: kind = -1
    }
    return hexadecimal([event.time, velocity.x, velocity.y, target.x, target.y]) + " \(kind) \(number) \(other)"
  }
}

/// A view of each kind with the same feel.
struct Views {
  var scroll: SimpleScrollView
  var drawer: ListDrawer<Detent>
  var equal = PagingScrollView(
    layout: EqualPages(12, length: 400, viewport: 400), anchorIndex: 3, reach: .nextPage)
  var list = PagingScrollView(
    layout: PageLayout(
      pages: [300, 180, 340, 90, 260, 300], spacing: 12, margin: 20, viewport: 400, alignment: .center),
    anchorIndex: 2, feel: SnapFeel(decelerationRate: .paging, landing: .deceleration))
  var tile = PictureInPicture(
    layout: TileLayout(stage: Size(400, 700), tile: Size(120, 90), margin: EdgeInsets(16)), corner: .topLeft)
  var zoom: ZoomableScrollView
  var momentum: Momentum
  /// Whether the momentum refuses a third of its distances.
  let refuses: Bool

  static let layout = ScrollLayout(
    viewport: Size(400, 700), contentSize: Size(1200, 40000), contentInset: EdgeInsets(top: 20, bottom: 34))

  init(_ number: Int, _ feel: ScrollFeel) {
    scroll = SimpleScrollView(layout: Self.layout, feel: feel, contentOffset: Vector2(200, 1000))
    drawer = ListDrawer(
      detents: [.open: .fromTop(44), .half: .fraction(0.5), .peek: .height(120)],
      layout: DrawerLayout(
        height: 700, headerHeight: 60, contentHeight: 4000, safeArea: EdgeInsets(top: 20, bottom: 34)),
      detent: .half, feel: feel, snap: SnapFeel(landing: number.isMultiple(of: 2) ? .spring : .deceleration))
    zoom = ZoomableScrollView(
      layout: ZoomLayout(viewport: Size(400, 700), contentSize: Size(800, 600), zoomLimits: 0.5...4), feel: feel)
    var capped = feel
    capped.maximumVelocity = min(feel.maximumVelocity, 3000)
    momentum = Momentum(feel: capped, viewport: Size(400, 700))
    momentum.refusal = number.isMultiple(of: 2) ? .ends : .stretches
    refuses = number.isMultiple(of: 3)
    scroll.ruler = Ruler(spacing: 88, origin: 12)
    equal.reportsPassedPages = true
  }

  mutating func handle(_ event: PointerEvent) {
    _ = (scroll.handle(event), drawer.handle(event), equal.handle(event), list.handle(event), tile.handle(event))
    zoom.handle(event)
  }

  mutating func handle(_ event: WheelEvent) {
    scroll.handle(event)
    drawer.handle(event)
    equal.handle(event)
    list.handle(event)
    tile.handle(event)
    zoom.handle(event)
    if event.isEnd { return momentum.lift(at: event.time) }
    momentum.handle(event.delta, from: event.isPrecise ? .finger : .wheel, at: event.time)
  }

  mutating func movement(from start: Double, to end: Double) -> String {
    let distance = momentum.delta(in: min(start, end)..<end)
    let points = [
      distance, momentum.velocity(at: end), momentum.remainingDistance(at: end), momentum.overshoot(at: end),
    ]
    let phase = Momentum.Phase.allCases.firstIndex(of: momentum.phase(at: end))!
    defer { if refuses { momentum.refuse(Vector2(distance.x / 3, distance.y / 3)) } }
    return hexadecimal(points.flatMap { [$0.x, $0.y] } + [momentum.restTime]) + " \(phase)"
  }

  mutating func fling(velocity: Vector2, at time: Double) {
    scroll.fling(velocity: velocity, at: time)
    drawer.fling(velocity: velocity.y, at: time)
    equal.fling(velocity: velocity, at: time)
    list.fling(velocity: velocity, at: time)
    tile.fling(velocity: velocity, at: time)
    zoom.fling(velocity: velocity, at: time)
    momentum.stop(at: time)
  }

  mutating func grow(to length: Double, atOffset offset: Double, at time: Double) {
    scroll.grow(to: length, atOffset: offset, at: time)
    drawer.grow(to: length, atOffset: offset, at: time)
    zoom.grow(to: length, atOffset: offset, at: time)
  }

  mutating func setInset(_ height: Double, at time: Double) {
    var (layout, sheet) = (Self.layout, drawer.layout)
    layout.contentInset.bottom = height
    sheet.contentInset = EdgeInsets(bottom: height)
    scroll.setLayout(layout, keeping: .end, animated: true, at: time)
    drawer.setLayout(sheet, keeping: .end, animated: true, at: time)
  }

  func crossings(at time: Double) -> [String] {
    Trace.listCrossings(scroll, time) + Trace.listCrossings(drawer, time) + Trace.listCrossings(equal, time)
      + Trace.listCrossings(list, time) + Trace.listCrossings(tile, time)
  }

  func samples(at time: Double) -> [String] {
    [sample(scroll, time), sample(drawer, time), sample(equal, time), sample(list, time), sample(tile, time)]
      + [sample(zoom, time)]
  }

  func events(before end: Double) -> [String] {
    Trace.list(scroll, end) + Trace.list(drawer, end) + Trace.list(equal, end) + Trace.list(list, end)
      + Trace.list(tile, end) + Trace.list(zoom, end)
  }
}

@main struct Trace {
  static func list(_ view: some Traced, _ end: Double) -> [String] { events(view, end) }
  static func listCrossings(_ view: some Traced, _ time: Double) -> [String] { crossings(view, time) }

  static func main() {
    var (views, time, advanced) = ([Views](), 0.0, -1.0)
    func printSamples() {
      for index in views.indices { print(views[index].movement(from: advanced, to: time)) }
      advanced = max(advanced, time)
      for views in views { for line in views.samples(at: time) { print(line) } }
    }
    func end() {
      let start = time
      for views in views { for line in views.crossings(at: start) { print(line) } }
      for frame in 0...240 where !views.isEmpty {
        time = start + Double(frame) / 60
        printSamples()
      }
      for views in views { for line in views.events(before: start + 30) { print(line) } }
    }
    while let line = readLine() {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Double($0) }
      switch words[0] {
      case "gesture":
        end()
        print(words[1])
        advanced = -1
        views = ScrollFeel.all.enumerated().map { Views($0.offset, $0.element) }
      case "pointer":
        let event = PointerEvent(
          PointerEvent.Phase.allCases[Int(numbers[0])], device: PointerEvent.Device.allCases[Int(numbers[1])],
          id: Int(numbers[2]), position: Vector2(numbers[3], numbers[4]), time: numbers[5])
        for index in views.indices { views[index].handle(event) }
        time = event.time
        printSamples()
      case "wheel":
        let flags = Int(numbers[0])
        let event = WheelEvent(
          delta: Vector2(numbers[1], numbers[2]), isPrecise: flags & 1 != 0, isZoom: flags & 2 != 0,
          isEnd: flags & 4 != 0, position: Vector2(numbers[3], numbers[4]), time: numbers[5])
        for index in views.indices { views[index].handle(event) }
        time = event.time
        printSamples()
      case "pinch":
        let event = PinchEvent(
          PinchEvent.Phase.allCases[Int(numbers[0])], scale: numbers[1], center: Vector2(numbers[2], numbers[3]),
          time: numbers[4])
        for index in views.indices { views[index].zoom.handle(event) }
        time = event.time
        printSamples()
      case "fling":
        time = numbers[2]
        for index in views.indices { views[index].fling(velocity: Vector2(numbers[0], numbers[1]), at: time) }
        printSamples()
      case "grow":
        time = numbers[2]
        for index in views.indices { views[index].grow(to: numbers[0], atOffset: numbers[1], at: time) }
        printSamples()
      case "inset":
        time = numbers[1]
        for index in views.indices { views[index].setInset(numbers[0], at: time) }
        printSamples()
      default: fatalError("Not understood: \(line)")
      }
    }
    end()
  }
}
