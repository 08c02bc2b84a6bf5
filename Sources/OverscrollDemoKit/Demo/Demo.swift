import OverscrollGraphics
import OverscrollInput
import ScrollGeometry
import ScrollInteraction

/// One system to feel, on a stage of its own: it takes input in points of the stage and draws there.
///
/// Demos are values that know no clock, no window and no file format. To add one, make a folder in `OverscrollDemos` and
/// name its type in `DemoCatalog.standard`.
package protocol Demo: Sendable {
  static var card: DemoCard { get }

  /// Makes sure that the files it needs are there and make sense, for a run that is asked to show it.
  static func prepare() throws(Failure)

  init(_ setup: DemoSetup)

  mutating func setSize(_ size: Size, at time: Double)
  mutating func setParameters(_ parameters: ParameterValues, at time: Double)

  /// Takes in an event; `time` is the demo's own.
  mutating func handle(_ input: DemoInput, at time: Double)

  /// What it shows at `time`.
  func snapshot(at time: Double) -> DemoSnapshot
  /// What is needed to understand the snapshots from outside; the viewport is the stage, its corner at zero.
  var layout: DemoLayout { get }

  /// From when on what it shows stands still, unless something happens: `nil` while a hand holds it.
  var restTime: Double? { get }

  func draw(on canvas: inout Canvas, at time: Double, _ theme: Theme)

  /// What the physics knows, drawn over the demo where it belongs.
  func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme)
  /// … and in figures.
  func readouts(at time: Double) -> [Readout]

  /// The parameters that it has set by itself, by a click on its stage or by a key of its own.
  var ownParameters: [Parameter: Double] { get }

  /// The shape of the pointer over `point`.
  func cursor(at point: Vector2, time: Double) -> CursorShape

  /// The values whose way over time is worth a curve; none for a demo that has nothing to graph. Always the same ones,
  /// in the same order.
  func tracks(at time: Double) -> [Track]

  /// What is worth seeing of another run of the same demo, drawn over this one.
  func drawGhost(on canvas: inout Canvas, at time: Double, _ theme: Theme)
}

extension Demo {
  package static func prepare() throws(Failure) {}

  package var ownParameters: [Parameter: Double] { [:] }

  /// Every value of the trace that has a velocity.
  package func tracks(at time: Double) -> [Track] {
    snapshot(at: time).velocities.keys.sorted().map { Track(name: $0, label: $0) }
  }

  package func drawGhost(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    canvas.faded(to: 0.35) { draw(on: &$0, at: time, theme) }
  }
}
