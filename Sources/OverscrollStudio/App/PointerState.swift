/// The state of the pointer: its position, its press and the modifier keys.
struct PointerState: Sendable {
  /// A press of the pointer. The part under its start receives all events of the pointer until release.
  struct Press: Sendable {
    let device: PointerEvent.Device
    /// The pressed part of a panel; `nil` if there was none, or if it has disappeared.
    fileprivate(set) var hit: Hit?
    let isDoubleClick: Bool
    let start: Vector2
    fileprivate(set) var position: Vector2
    /// The modifier keys that were down at the start.
    let modifiers: KeyPress.Modifiers
    /// The arrangement of the graph at the start, restored when the drag is canceled.
    let graph: GraphArrangement
    /// The sideways drag of a value's label; `nil` if there is none.
    fileprivate(set) var scrub: Scrub?
    /// Whether the pointer has moved farther than a click may.
    fileprivate(set) var isDrag = false
    /// Whether the drag's direction has been decided.
    fileprivate var hasDirection = false

    /// Returns the action that places the caret in a pressed field; empty if `event` does not move the caret.
    func caretRequest(for event: PointerEvent) -> [AppAction] {
      let isDown = event.phase == .down
      guard isDown || event.phase == .move && !isDoubleClick else { return [] }
      return [
        .placeCaret(CaretRequest(x: event.position.x, extends: !isDown, selectsWord: isDown && isDoubleClick))
      ]
    }
  }

  /// The chosen height of the graph, and the measured span.
  struct GraphArrangement: Sendable {
    let height: Double?
    let span: GraphState.Span?
  }

  /// A sideways drag of a value's label.
  struct Scrub: Sendable {
    let value: Double
    /// The distance to move on the value's slider: the pointer's distance, times 4 with Shift or 0.1 with Alt.
    fileprivate(set) var distance = 0.0
    fileprivate var latest: Double
  }

  var modifiers: KeyPress.Modifiers = []
  /// The position of the mouse; `nil` if the mouse is not over the window.
  var hover: Vector2?
  private(set) var press: Press?
  private var latestClick: (hit: Hit?, time: Double)?

  /// Begins a press. `doubleClickTime` is the longest time between the clicks of a double click, in seconds.
  mutating func press(on hit: Hit?, _ event: PointerEvent, _ graph: GraphArrangement, doubleClickTime: Double) {
    let isSecond = latestClick.map { event.time - $0.time < doubleClickTime && $0.hit.precedes(hit) } ?? false
    press = Press(
      device: event.device, hit: hit, isDoubleClick: isSecond, start: event.position,
      position: event.position, modifiers: modifiers, graph: graph)
    latestClick = (hit, event.time)
  }

  /// Moves the pressed pointer. A press that becomes a drag is no part of a double click.
  mutating func move(_ event: PointerEvent) {
    press?.position = event.position
    guard let press, (event.position - press.start).length > PanGesture.Slop.standard[press.device] else { return }
    latestClick = nil
    self.press?.isDrag = true
  }

  mutating func release() { press = nil }

  /// Moves a press on a value's label: sideways to change the value, up and down to scroll the list.
  ///
  /// - Parameter value: The current value.
  /// - Returns: Whether a change of the value begins.
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
    // As in every drag, the movement within the slop does not count.
    self.press?.scrub = Scrub(value: value, latest: press.start.x + (way.x < 0 ? -slop : slop))
    _ = drag(to: position, from: value)
    return true
  }

  /// Discards the pressed part, so that later events of the press have no effect.
  mutating func loseHit() { press?.hit = nil }
}

extension Hit? {
  /// Returns whether clicks on this part and then on `next` are a double click: the first may have opened a field.
  fileprivate func precedes(_ next: Hit?) -> Bool {
    if case .button(.edit)? = self?.part, next?.part == .field { true } else { self == next }
  }
}
