/// An interactive demo, which takes input and draws in points of its stage. Demos are values without a clock, a window
/// or a file format. All times are the demo's own, in seconds. To add a demo, make a folder in `OverscrollDemos` and
/// name its type in `DemoCatalog.standard`. A demo that opens files also conforms to `DocumentDemo`.
package protocol Demo: Sendable {
  static var card: DemoCard { get }

  init(_ setup: DemoSetup)
  mutating func setSize(_ size: Size, at time: Double)
  mutating func setParameters(_ parameters: ParameterValues, at time: Double)

  mutating func handle(_ input: InputEvent, at time: Double)
  mutating func handle(_ event: PointerEvent, at time: Double)
  mutating func handle(_ wheel: WheelEvent, at time: Double)
  mutating func handle(_ pinch: PinchEvent, at time: Double)
  mutating func handle(_ press: KeyPress, at time: Double)
  mutating func hover(at point: Vector2?)

  /// The time from which nothing moves until the next event; `nil` during a drag.
  var restTime: Double? { get }

  /// Draws the demo, and outlines or dashed curves where another run of it is farther away than a point.
  func draw(on canvas: inout Canvas, at time: Double, beside ghost: DemoGhost<Self>?, _ theme: Theme)
  /// Draws physics marks over the demo: velocities, projections, anchors.
  func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme)

  func snapshot(at time: Double) -> DemoSnapshot
  var layout: DemoLayout { get }
  /// Returns the values that the graph shows: always the same, in the same order; none for a demo that is a plot.
  func tracks(at time: Double) -> [Track]
  /// Returns the values in words for assistive technology: by default, those of the tracks.
  func valueTexts(at time: Double) -> [String]
  /// The sentences that describe a plot on the stage to assistive technology.
  var captions: [String] { get }

  /// Returns a frame by which a replay at another size places the pointer: a tile or a header; `nil` if none is needed.
  func tile(at time: Double) -> Rect?
  /// The frames of buttons, tabs and headings, beside which the app places its cards while there is room.
  var controls: [Rect] { get }

  /// The parameters that the demo sets itself when it handles a click, a key or the drag of a handle. Those of the group
  /// `content` are set for A and B, others only for the tuned parameters.
  var ownParameters: [Parameter: Double] { get }

  /// Returns the demo's request to the program for an input, before the demo handles the input.
  func request(for input: InputEvent) -> DemoRequest?
  func cursor(at point: Vector2, time: Double) -> CursorShape
}

extension Demo {
  package mutating func handle(_ input: InputEvent, at time: Double) {
    switch input {
    case .pointer(let event): handle(event, at: time)
    case .wheel(let wheel): handle(wheel, at: time)
    case .pinch(let pinch): handle(pinch, at: time)
    case .key(let press): handle(press, at: time)
    case .hover(let point): hover(at: point)
    }
  }

  package mutating func handle(_ wheel: WheelEvent, at time: Double) {}
  package mutating func handle(_ pinch: PinchEvent, at time: Double) {}
  package mutating func handle(_ press: KeyPress, at time: Double) {}
  package mutating func hover(at point: Vector2?) {}
  package func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {}
  package func tracks(at time: Double) -> [Track] { [] }

  package func valueTexts(at time: Double) -> [String] {
    let now = snapshot(at: time)
    return tracks(at: time).map { now.text(of: $0.name, $0.label, unit: $0.unit) }
  }

  package var captions: [String] { [] }
  package var controls: [Rect] { [] }
  package func tile(at time: Double) -> Rect? { nil }
  package func request(for input: InputEvent) -> DemoRequest? { nil }
  package var ownParameters: [Parameter: Double] { [:] }
  package func cursor(at point: Vector2, time: Double) -> CursorShape { .arrow }

  package func draw(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    draw(on: &canvas, at: time, beside: nil, theme)
  }
}

/// Another run of a demo, with other parameters, for comparison.
package struct DemoGhost<Run: Demo>: Sendable {
  package let run: Run
  package let name: String
  package init(_ run: Run, name: String) { (self.run, self.name) = (run, name) }
}
