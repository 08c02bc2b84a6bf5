/// The header above the stage: the toolbar, and below it the name and hints of the demo, or the comparison bar.
struct StageHeader: Panel {
  let frame: Rect
  let card: DemoCard
  /// Whether the hints are beside the demo's name. Otherwise, they are in its tooltip.
  let hasHints: Bool
  let toolbar: Toolbar
  let state: Toolbar.State
  let comparison: CompareBar?

  func frame(of action: AppAction) -> Rect? {
    toolbar.buttons.first { $0.item.action == action }?.frame.offset(by: frame.origin)
      ?? comparison?.buttons.first { $0.action == action }?.frame
  }

  var allToolbarControls: [Control] { toolbar.buttons.map(control) }
  var toolbarControls: [Control] { toolbar.buttons.filter { state.isEnabled($0.index) }.map(control) }

  private func control(_ button: Toolbar.Button) -> Control {
    Control(action: button.item.action, frame: button.frame.offset(by: frame.origin))
  }

  private func button(at point: Vector2) -> Toolbar.Button? {
    toolbar.buttons.first { $0.frame.contains(point - frame.origin) }
  }

  func control(at point: Vector2) -> Control? {
    button(at: point).map(control) ?? comparison?.buttons.first { $0.frame.contains(point) }
  }

  func tooltip(at point: Vector2) -> Tooltip? {
    let title = line.inset(by: EdgeInsets(right: max(0, line.width - 160)))
    guard !hasHints, comparison == nil, title.contains(point) else { return nil }
    return Tooltip(words: card.hints.joined(separator: " "), anchor: title, side: .below)
  }

  func hitTest(_ point: Vector2) -> Hit? {
    guard frame.contains(point) else { return nil }
    let isDisabled = button(at: point).map { !state.isEnabled($0.index) } ?? false
    let control = isDisabled ? nil : control(at: point)
    return Hit(panel: .header, part: control.map { .button($0.action) } ?? .background)
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let hover = hover.flatMap { frame.contains($0) ? $0 : nil }
    var state = state
    state.hovered = hover.flatMap { button(at: $0)?.index }
    let hovered = state.hovered == nil ? hover.flatMap { control(at: $0)?.action } : nil
    canvas.cached(Canvas.Slot("header"), for: frame, card.name, hasHints, state, comparison, hovered, theme) {
      drawAll(state, hovered: hovered, on: &$0, theme)
    }
  }

  private func drawAll(_ state: Toolbar.State, hovered: AppAction?, on canvas: inout Canvas, _ theme: Theme) {
    canvas.fill(frame, theme.panel)
    canvas.fill(Rect(x: frame.minX, y: frame.maxY - 1, width: frame.width, height: 1), theme.hairline)
    canvas.translated(by: frame.origin) { toolbar.draw(state, on: &$0, theme) }
    if let comparison {
      comparison.draw(on: &canvas, hovered: hovered, theme)
    } else {
      drawWords(on: &canvas, theme)
    }
  }

  private var line: Rect {
    Rect(x: frame.minX + Theme.Space.large, y: frame.minY + 35, width: frame.width - 32, height: 20)
  }

  private func drawWords(on canvas: inout Canvas, _ theme: Theme) {
    canvas.text(card.title, in: line, Theme.Text.strong, theme.text)
    guard hasHints else { return }
    let width = canvas.measure.size(of: card.title, style: Theme.Text.strong).width + 14
    let hints = line.inset(by: EdgeInsets(left: min(width, line.width)))
    canvas.text(fitting: card.hints, in: hints, Theme.Text.body, theme.secondaryText)
  }
}
