/// An interactive demo, which takes input and draws in points of its stage.
///
/// Demos are values without a clock, a window or a file format. All times are the demo's own, in seconds. To add a
/// demo, make a folder in `OverscrollDemos` and name its type in `DemoCatalog.standard`.
package protocol Demo: Sendable {
  static var card: DemoCard { get }

  /// Checks the demo's files before a run that starts with the demo. Otherwise the stage shows a problem with them.
  static func prepare(_ assets: Assets) throws(Failure)

  /// Reads a file that a person opens.
  ///
  /// - Returns: `nil` if the file is not for this demo.
  static func document(_ contents: FileContents) throws(Failure) -> DemoDocument?

  init(_ setup: DemoSetup)

  mutating func setSize(_ size: Size, at time: Double)
  mutating func setParameters(_ parameters: ParameterValues, at time: Double)
  mutating func handle(_ input: InputEvent, at time: Double)

  /// Returns the demo's values at `time`, for traces and graphs.
  func snapshot(at time: Double) -> DemoSnapshot
  /// The geometry that a reader of a trace needs to interpret the snapshots.
  var layout: DemoLayout { get }

  /// The time from which nothing moves until the next event; `nil` during a drag.
  var restTime: Double? { get }

  func draw(on canvas: inout Canvas, at time: Double, _ theme: Theme)
  /// Draws physics marks over the demo: velocities, projections, anchors.
  func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme)
  /// Draws another run of the same demo over this one, for comparison.
  func drawGhost(on canvas: inout Canvas, at time: Double, _ theme: Theme)
  /// Returns quantities of the physics for a list beside the marks.
  func readouts(at time: Double) -> [Readout]

  /// The frames of buttons, tabs and headings, in points of the stage. The app places its cards beside them while there
  /// is room.
  var controls: [Rect] { get }

  /// Returns the values that the graph shows: always the same ones in the same order, or an empty array.
  func tracks(at time: Double) -> [Track]

  /// The parameters that the demo sets itself when it handles a click or a key.
  var ownParameters: [Parameter: Double] { get }

  /// The opened file with the person's edits, to restore when the demo is shown again; `nil` if nothing was edited.
  var document: DemoDocument? { get }

  /// Restores the edits of the opened file; `nil` for no edits.
  mutating func restore(_ edits: DemoDocument.Edits?)

  /// Returns the demo's request to the program for an input, before the demo handles the input.
  func request(for input: InputEvent) -> DemoRequest?

  /// Returns the shape of the mouse pointer over `point`.
  func cursor(at point: Vector2, time: Double) -> CursorShape
}

extension Demo {
  package static func prepare(_ assets: Assets) throws(Failure) {}

  package static func document(_ contents: FileContents) throws(Failure) -> DemoDocument? { nil }

  package func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme) {}

  package func drawGhost(on canvas: inout Canvas, at time: Double, _ theme: Theme) {
    canvas.faded(to: 0.35) { draw(on: &$0, at: time, theme) }
  }

  package func readouts(at time: Double) -> [Readout] { [] }

  package var controls: [Rect] { [] }

  /// Returns a track for every value of the snapshots.
  package func tracks(at time: Double) -> [Track] {
    snapshot(at: time).values.keys.sorted { $0.rawValue < $1.rawValue }.map { Track(name: $0, label: $0.rawValue) }
  }

  package var ownParameters: [Parameter: Double] { [:] }

  package var document: DemoDocument? { nil }

  package mutating func restore(_ edits: DemoDocument.Edits?) {}

  package func request(for input: InputEvent) -> DemoRequest? { nil }

  package func cursor(at point: Vector2, time: Double) -> CursorShape { .arrow }
}
