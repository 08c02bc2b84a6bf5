/// Where the pointer is and what it has pressed.
struct PointerState: Sendable {
  /// Where a pointer went down decides who gets all of its events until it is lifted.
  struct Press: Sendable {
    let device: PointerEvent.Device
    /// `nil` where it was pressed on nothing, or on what is no longer there.
    fileprivate(set) var hit: Hit?
    let isDoubleClick: Bool
    let start: Vector2
    /// The modifier keys that were down when it began.
    let modifiers: KeyPress.Modifiers
    /// What it may change that is no parameter, as it was then.
    let graph: GraphArrangement
    /// What it has done so far to a value whose name it drags to the side.
    fileprivate(set) var scrub: Scrub?
    /// Whether it has gone farther than a click may.
    fileprivate(set) var isDrag = false
    /// Whether it has set out along an axis.
    fileprivate var hasDirection = false

    /// What the pointer asks of a field on which it was pressed.
    func caretRequest(for event: PointerEvent, _ layout: TextFieldLayout) -> [AppAction] {
      let isDown = event.phase == .down
      guard isDown || event.phase == .move && !isDoubleClick else { return [] }
      return [
        .placeCaret(
          CaretRequest(
            x: event.position.x, layout: layout, extends: !isDown, selectsWord: isDown && isDoubleClick))
      ]
    }
  }

  /// How high the graph is made, and what is measured in it.
  struct GraphArrangement: Sendable {
    let height: Double?
    let span: GraphPanel.Span?
  }

  /// A name that is dragged to the side.
  struct Scrub: Sendable {
    /// The value before.
    let value: Double
    /// How far the value goes, as on its slider: farther than the pointer with Shift, less far with Alt.
    fileprivate(set) var distance = 0.0
    fileprivate var latest: Double
  }

  /// The modifier keys that are down.
  var modifiers: KeyPress.Modifiers = []
  /// Where the mouse is; `nil` when it is not over the window.
  var hover: Vector2?
  private(set) var press: Press?
  private var latestClick: (hit: Hit?, time: Double)?

  /// Seconds between the clicks of a double click.
  private static let doubleClickTime = 0.35

  mutating func press(on hit: Hit?, _ event: PointerEvent, _ graph: GraphArrangement) {
    let isSecond = latestClick.map { $0.hit == hit && event.time - $0.time < Self.doubleClickTime } ?? false
    press = Press(
      device: event.device, hit: hit, isDoubleClick: isSecond, start: event.position, modifiers: modifiers,
      graph: graph)
    latestClick = (hit, event.time)
  }

  /// The pointer that is pressed moves: what becomes a drag is no part of a double click.
  mutating func move(_ event: PointerEvent) {
    guard let press, (event.position - press.start).length > PanGesture.Slop.standard[press.device] else { return }
    latestClick = nil
    self.press?.isDrag = true
  }

  mutating func release() { press = nil }

  /// A press on the name of a value moves: to the side it changes the value, up and down it scrolls the list.
  ///
  /// - Parameter value: the value that is in force.
  /// - Returns: whether it begins to change the value.
  mutating func drag(to position: Vector2, from value: Double) -> Bool {
    guard let press else { return false }
    if press.scrub != nil {
      let factor = modifiers.contains(.shift) ? 4.0 : modifiers.contains(.alt) ? 0.1 : 1
      self.press?.scrub?.distance += (position.x - press.scrub!.latest) * factor
      self.press?.scrub?.latest = position.x
      return false
    }
    let (way, slop) = (position - press.start, PanGesture.Slop.standard[press.device])
    guard !press.hasDirection, way.length > slop else { return false }
    self.press?.hasDirection = true
    guard way.x.magnitude > way.y.magnitude else { return false }
    // As with every drag, what the slop has swallowed does not count.
    self.press?.scrub = Scrub(value: value, latest: press.start.x + (way.x < 0 ? -slop : slop))
    _ = drag(to: position, from: value)
    return true
  }

  /// What was pressed is gone.
  mutating func loseHit() { press?.hit = nil }
}
