import OverscrollGraphics
import OverscrollSDL
import ScrollGeometry
import ScrollInteraction

/// One system to feel, on a stage of its own: it takes input in points of the stage and draws there.
///
/// Demos are values that know no clock and no window. To add one, write a file in `Demos/` and name it in
/// `DemoRegistry`.
protocol Demo: Sendable {
  static var card: DemoCard { get }

  /// Makes sure that the files it needs are there and make sense, for a run that is asked to show it.
  static func prepare() throws(Failure)

  init(_ setup: DemoSetup)

  mutating func setSize(_ size: Size, at time: Double)
  mutating func setParameters(_ parameters: ParameterValues, at time: Double)

  /// Takes in an event; `time` is the demo's own.
  mutating func handle(_ input: DemoInput, at time: Double)

  /// What it shows at `time`, in the names of the trace.
  func snapshot(at time: Double) -> TraceFrame
  /// What is needed to understand the snapshots from outside; the viewport is the stage, its corner at zero.
  var layout: TraceLayout { get }

  /// From when on what it shows stands still, unless something happens: `nil` while a hand holds it.
  var restTime: Double? { get }

  func draw(on canvas: inout Canvas, at time: Double, _ theme: Theme)

  /// What the physics knows, drawn over the demo where it belongs.
  func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme)
  /// … and in figures.
  func readouts(at time: Double) -> [Readout]

  /// The parameters that it has set by itself, by a click on its stage or by a key of its own.
  var ownParameters: [Parameter.ID: Double] { get }

  /// The shape of the pointer over `point`.
  func cursor(at point: Vector2, time: Double) -> CursorShape

  /// The values whose way over time is worth a curve; none for a demo that has nothing to graph. Always the same ones,
  /// in the same order.
  func tracks(at time: Double) -> [Track]

  /// What is worth seeing of another run of the same demo, drawn over this one.
  func drawGhost(on canvas: inout Canvas, at time: Double, _ theme: Theme)
}

extension Demo {
  static func prepare() throws(Failure) {}

  var ownParameters: [Parameter.ID: Double] { [:] }

  /// Every value of the trace that has a velocity.
  func tracks(at time: Double) -> [Track] {
    snapshot(at: time).velocities.keys.sorted().map { Track(name: $0, label: $0) }
  }

  func drawGhost(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    canvas.faded(to: 0.35) { draw(on: &$0, at: time, theme) }
  }
}

/// What a demo is called and what it is for.
struct DemoCard: Sendable {
  /// The name on the command line and in traces.
  let name: String
  let title: String
  /// What to try, in a line each; the first is the one to begin with.
  let hints: [String]
  let parameters: [Parameter.ID]
  /// The keys that it takes itself, for the help.
  var keys: [DemoKey] = []
  /// Where the parameters' defaults differ from those of the feel.
  var defaults: [Parameter.ID: Double] = [:]
  /// Whether where the mouse hovers matters to it, so that traces tell.
  var usesHover = false
}

/// What a demo begins with.
struct DemoSetup: Sendable {
  var size: Size
  var parameters = ParameterValues()
  /// Where it starts, by the names of its values; empty for its own start.
  var values: [String: Double] = [:]
  /// Whether there is nothing but the demo.
  var isBare = false
}

/// An event on the stage, in its points.
enum DemoInput: Sendable {
  case pointer(PointerEvent)
  case wheel(WheelEvent, time: Double)
  case pinch(PinchEvent, time: Double)
  case key(Key)
  /// Where the mouse is over the stage with no button down; `nil` when it is not.
  case hover(Vector2?)
}

/// One figure that the physics knows.
struct Readout: Equatable, Sendable {
  var label: String
  var value: String
}

/// What a picture depends on that fills the stage and stands still.
struct Backdrop: Equatable, Sendable {
  let size: Size
  let theme: Theme
}
