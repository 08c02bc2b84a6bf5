/// Where the pointer is and what it has pressed.
struct PointerState: Sendable {
  /// Where a pointer went down decides who gets all of its events until it is lifted.
  struct Press: Sendable {
    let device: PointerEvent.Device
    /// `nil` where it was pressed on nothing, or on what is no longer there.
    fileprivate(set) var hit: Hit?
    let isDoubleClick: Bool

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

  /// Where the mouse is; `nil` when it is not over the window.
  private(set) var hover: Vector2?
  private(set) var press: Press?
  private var latestClick: (hit: Hit?, time: Double)?

  /// Seconds between the clicks of a double click.
  private static let doubleClickTime = 0.35

  mutating func hover(at position: Vector2?) { hover = position }

  mutating func press(on hit: Hit?, _ event: PointerEvent) {
    let isSecond = latestClick.map { $0.hit == hit && event.time - $0.time < Self.doubleClickTime } ?? false
    press = Press(device: event.device, hit: hit, isDoubleClick: isSecond)
    latestClick = (hit, event.time)
  }

  mutating func release() { press = nil }

  /// What was pressed is gone.
  mutating func loseHit() { press?.hit = nil }
}
