/// One interaction to try, on a stage of its own: it takes input in points of the stage and draws there.
///
/// Demos are values that know no clock, no window and no file format. All times are the demo's own, in seconds. To add a
/// demo, make a folder in `OverscrollDemos` and name its type in `DemoCatalog.standard`.
package protocol Demo: Sendable {
  static var card: DemoCard { get }

  /// Checks the files that it needs, for a run that begins with it: else what is wrong is shown on the stage.
  static func prepare(_ assets: Assets) throws(Failure)

  /// Reads a file that a person opens.
  ///
  /// - Returns: `nil` for one that is none of the demo's.
  static func document(_ contents: FileContents) throws(Failure) -> DemoDocument?

  init(_ setup: DemoSetup)

  mutating func setSize(_ size: Size, at time: Double)
  mutating func setParameters(_ parameters: ParameterValues, at time: Double)
  mutating func handle(_ input: InputEvent, at time: Double)

  /// What it shows at `time`, for traces and graphs.
  func snapshot(at time: Double) -> DemoSnapshot
  /// What a reader of a trace needs to understand the snapshots.
  var layout: DemoLayout { get }

  /// From when on nothing moves until the next event; `nil` while something is dragged.
  var restTime: Double? { get }

  func draw(on canvas: inout Canvas, at time: Double, _ theme: Theme)
  /// Draws marks of the physics over the demo: velocities, projections, anchors.
  func drawPhysics(on canvas: inout Canvas, at time: Double, _ theme: Theme)
  /// Draws another run of the same demo over this one, to compare with.
  func drawGhost(on canvas: inout Canvas, at time: Double, _ theme: Theme)
  /// Quantities of the physics for a list beside the marks.
  func readouts(at time: Double) -> [Readout]

  /// Where the demo has what is clicked or always read, in points of the stage: buttons, tabs, headings. The app lays its
  /// cards beside them as long as there is room.
  var controls: [Rect] { get }

  /// The values that the graph shows: always the same ones in the same order, or none.
  func tracks(at time: Double) -> [Track]

  /// The parameters that the demo sets itself when it handles a click or a key.
  var ownParameters: [Parameter: Double] { get }

  /// The file that it shows with what a person has done to it there, for when it is shown the next time; `nil` for as it was
  /// opened.
  var document: DemoDocument? { get }

  /// Brings back what a person had done to the file that it shows; `nil` for nothing.
  mutating func restore(_ edits: DemoDocument.Edits?)

  /// What an input asks of the program that shows the demo, before the demo handles it.
  func request(for input: InputEvent) -> DemoRequest?

  /// The shape of the mouse pointer over `point`.
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

  /// Every value of the snapshots.
  package func tracks(at time: Double) -> [Track] {
    snapshot(at: time).values.keys.sorted { $0.rawValue < $1.rawValue }.map { Track(name: $0, label: $0.rawValue) }
  }

  package var ownParameters: [Parameter: Double] { [:] }

  package var document: DemoDocument? { nil }

  package mutating func restore(_ edits: DemoDocument.Edits?) {}

  package func request(for input: InputEvent) -> DemoRequest? { nil }

  package func cursor(at point: Vector2, time: Double) -> CursorShape { .arrow }
}
