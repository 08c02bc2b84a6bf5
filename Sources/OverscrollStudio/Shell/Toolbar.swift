/// The buttons above the stage that mean something in its demo, with fixed sizes: hit testing measures no text.
struct Toolbar: Panel, Sendable {
  struct Button: Equatable, Sendable {
    let index: Int
    let frame: Rect
    var control: Control { Control(action: .command(Toolbar.items[index].command), frame: frame) }
  }

  let frame: Rect
  let tools: Set<DemoTool>
  private(set) var buttons: [Button] = []
  var state = State()

  /// An icon is 5 points inside its button: those at the ends have the distance of other panels' texts.
  private static let margin = Theme.Space.large - 5
  private static let (gap, sectionGap) = (2.0, 13.0)

  /// The commands with their icons, sections and relative widths. At the inner ends are those that a demo may lack. A
  /// command without an icon shows its title.
  private static let items: [(command: Command, icon: Icon?, section: Int, width: Double)] = [
    (.togglePause, .pause, 0, 1), (.showSpeeds, .chevron, 0, 1.6), (.replayGesture, .replay, 0, 1),
    (.toggleLoop, .loop, 0, 1), (.undo, .undo, 1, 1), (.redo, .redo, 1, 1), (.showFormats, .copy, 1, 1),
    (.toggleReference, nil, 2, 2.3), (.toggleGraph, .graph, 3, 1), (.togglePhysics, .physics, 3, 1),
    (.toggleInspector, .inspector, 3, 1), (.showMainMenu, .menu, 4, 1),
  ]

  /// Creates a toolbar with the items that mean something to `tools`. An item has the same place in all demos.
  init(frame: Rect, tools: Set<DemoTool>) {
    (self.frame, self.tools) = (frame, tools)
    // A title that would not fit becomes a letter.
    let widths = Self.items.map { (section: $0.section, width: $0.icon == nil && frame.width < 400 ? 1 : $0.width) }
    func width(from section: Int) -> Double { widths.reduce(0) { $1.section < section ? $0 : $0 + $1.width } }
    let unit = min(32, (frame.width - 2 * Self.margin - 4 * Self.sectionGap) / width(from: 0))
    var (x, section) = (frame.minX + Self.margin, 0)
    for (index, item) in Self.items.enumerated() {
      if item.section != section { x += Self.sectionGap }
      // The panels and the menu are at the other end.
      if section < 3, item.section >= 3 { x = frame.maxX - Self.margin - Self.sectionGap - unit * width(from: 3) }
      section = item.section
      let width = (widths[index].width * unit).rounded(.down) - Self.gap
      let place = Rect(x: x.rounded(), y: frame.minY + 3, width: width, height: 28)
      if item.command.definition.isMeant(for: tools) { buttons.append(Button(index: index, frame: place)) }
      x += widths[index].width * unit
    }
  }

  struct State: Equatable {
    /// The bit masks, by item indices, of the items that are on and of those that are enabled.
    private(set) var on: UInt32 = 0
    private(set) var enabled: UInt32 = 0
    private(set) var speed = PlaybackSpeed.full
    /// The indices of the item under the pointer, and of the item with an open menu.
    var hovered, opened: Int?

    init() {}

    init(_ app: App) {
      speed = app.stage.speed
      for (index, item) in Toolbar.items.enumerated() {
        if item.command.definition.isOn(app) { on |= 1 << UInt32(index) }
        if item.command.definition.isEnabled(app) { enabled |= 1 << UInt32(index) }
      }
    }

    func isOn(_ index: Int) -> Bool { on >> UInt32(index) & 1 == 1 }
    func isEnabled(_ index: Int) -> Bool { enabled >> UInt32(index) & 1 == 1 }
  }

  func frame(of action: AppAction) -> Rect? { buttons.first { $0.control.action == action }?.frame }
  var allControls: [Control] { buttons.map(\.control) }
  var controls: [Control] { buttons.filter { state.isEnabled($0.index) }.map(\.control) }
  private func button(at point: Vector2) -> Button? { buttons.first { $0.frame.contains(point) } }
  func control(at point: Vector2) -> Control? { button(at: point)?.control }

  func hitTest(_ point: Vector2) -> Hit? {
    guard frame.contains(point) else { return nil }
    let enabled = button(at: point).flatMap { state.isEnabled($0.index) ? $0.control : nil }
    return Hit(panel: .header, part: enabled.map { .button($0.action) } ?? .background)
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    var state = state
    state.hovered = hover.flatMap { button(at: $0)?.index }
    canvas.cached(Canvas.Slot("header"), for: frame, tools, state, theme) { canvas in
      canvas.fill(frame, theme.panel)
      canvas.fill(Rect(x: frame.minX, y: frame.maxY - 1, width: frame.width, height: 1), theme.hairline)
      for button in buttons { draw(button, state, on: &canvas, theme) }
    }
  }

  private func draw(_ button: Button, _ state: State, on canvas: inout Canvas, _ theme: Theme) {
    let (frame, index, item) = (button.frame, button.index, Self.items[button.index])
    let (isOn, isEnabled) = (state.isOn(index), state.isEnabled(index))
    if isEnabled, state.hovered == index || state.opened == index {
      canvas.fill(frame, radius: Theme.Radius.small, theme.buttonPressed)
    } else if isOn {
      canvas.fill(frame, radius: Theme.Radius.small, theme.highlight)
    }
    let ink = isOn ? theme.accent : theme.secondaryText
    let color = isEnabled ? ink : ink.opacity(0.3)
    switch item.command {
    case .showSpeeds:
      let (measure, words, title) = (canvas.measure, frame.inset(by: EdgeInsets(left: 2, right: 15)), state.speed.title)
      // A narrow button has a smaller number, or no arrow.
      let styles = [Theme.Text.figures, Theme.Text.smallFigures]
      let style = styles.first { measure.size(of: title, style: $0).width <= words.width }
      canvas.text(title, in: style == nil ? frame : words, style ?? styles[1], color, alignment: .center)
      guard style != nil else { return }
      item.icon?.draw(on: &canvas, at: Vector2(frame.maxX - 20, frame.midY - Icon.size / 2), color)
    case .togglePause: (isOn ? Icon.play : Icon.pause).draw(on: &canvas, centeredIn: frame, color)
    case .toggleReference:
      // A narrow button has the letter of the set that it keeps.
      let titles = [item.command.definition.title, "A"]
      canvas.text(firstFitting: titles, in: frame, Theme.Text.small, color, alignment: .center)
    default: item.icon?.draw(on: &canvas, centeredIn: frame, color)
    }
  }
}
