struct PointerState: Sendable {
  /// A press of the pointer. The part under its start receives all events of the pointer until release.
  struct Press: Sendable {
    let device: PointerEvent.Device
    /// The pressed part of a panel; `nil` if there was none, or if it has disappeared.
    fileprivate(set) var hit: Hit?
    let isDoubleClick: Bool
    let time: Double
    let start: Vector2
    fileprivate(set) var position: Vector2
    let modifiers: KeyPress.Modifiers
    /// The chosen height of the graph at the start, restored when the drag is canceled.
    let graphHeight: Double?

    /// Returns the action that places the caret in a pressed field, if `event` moves the caret.
    func caretRequest(for event: PointerEvent) -> [AppAction] {
      let isDown = event.phase == .down
      guard isDown || event.phase == .move && !isDoubleClick else { return [] }
      return [.placeCaret(CaretRequest(x: event.position.x, extends: !isDown, selectsWord: isDown && isDoubleClick))]
    }
  }

  var modifiers: KeyPress.Modifiers = []
  /// The position of the mouse; `nil` if the mouse is not over the window.
  var hover: Vector2?
  /// Whether a key or a click has closed the tooltip under the mouse.
  var isTooltipClosed = false
  private(set) var press: Press?
  private var latestClick: (hit: Hit?, time: Double)?

  /// Begins a press. `doubleClickTime` is the longest time between the clicks of a double click, in seconds.
  mutating func press(on hit: Hit?, _ event: PointerEvent, graphHeight: Double?, doubleClickTime: Double) {
    let isSecond = latestClick.map { event.time - $0.time < doubleClickTime && $0.hit.precedes(hit) } ?? false
    press = Press(
      device: event.device, hit: hit, isDoubleClick: isSecond, time: event.time, start: event.position,
      position: event.position, modifiers: modifiers, graphHeight: graphHeight)
    latestClick = (hit, event.time)
    isTooltipClosed = true
  }

  /// Moves the pressed pointer. A press that becomes a drag is no part of a double click.
  mutating func move(_ event: PointerEvent) {
    press?.position = event.position
    guard let press, (event.position - press.start).length > PanGesture.Slop.standard[press.device] else { return }
    latestClick = nil
  }

  mutating func release() { press = nil }
  mutating func loseHit() { press?.hit = nil }
}

extension Hit? {
  /// Returns whether clicks on this part and then on `next` are a double click: the first may have opened a field.
  fileprivate func precedes(_ next: Hit?) -> Bool {
    if case .button(.edit)? = self?.part, next?.part == .field { true } else { self == next }
  }
}
