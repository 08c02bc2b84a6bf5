/// The buttons of the toolbar in their order, as many as fit.
///
/// All sizes are fixed, so that hit testing needs no measurement of text.
struct Toolbar: Equatable, Sendable {
  struct Item: Sendable {
    let command: Command
    /// The icon; `nil` for a button with a word.
    let icon: Icon?
    let section: Int
    /// The rank for omitting items without space. The items of the highest rank are omitted first.
    let rank: Int

    var action: AppAction { .command(command) }
    var width: Double { [.showSpeeds: 50, .showFormats: 48][command] ?? 30 }
  }

  struct Button: Equatable, Sendable {
    let index: Int
    /// The frame in a header with its upper left corner at the origin.
    let frame: Rect

    var item: Item { Toolbar.items[index] }
  }

  let width: Double
  let buttons: [Button]
  /// The x coordinates of the lines between sections.
  let separators: [Double]

  /// The first of the sections that are aligned right.
  private static let trailingSection = 3
  private static let margin = 10.0
  private static let gap = 2.0
  private static let sectionGap = 13.0

  static let items = [
    Item(command: .togglePause, icon: .pause, section: 0, rank: 1),
    Item(command: .step, icon: .step, section: 0, rank: 10),
    Item(command: .showSpeeds, icon: .chevron, section: 0, rank: 9),
    Item(command: .replayGesture, icon: .replay, section: 0, rank: 2),
    Item(command: .toggleRecording, icon: .record, section: 0, rank: 11),
    Item(command: .undo, icon: .undo, section: 1, rank: 3),
    Item(command: .redo, icon: .redo, section: 1, rank: 4),
    Item(command: .toggleReference, icon: .setA, section: 2, rank: 5),
    Item(command: .showFormats, icon: nil, section: 2, rank: 8),
    Item(command: .togglePhysics, icon: .physics, section: 3, rank: 12),
    Item(command: .toggleGraph, icon: .graph, section: 3, rank: 13),
    Item(command: .toggleInspector, icon: .inspector, section: 3, rank: 6),
    Item(command: .toggleTheme, icon: .theme, section: 4, rank: 14),
    Item(command: .toggleFullScreen, icon: .fullScreen, section: 4, rank: 15),
    Item(command: .showMainMenu, icon: .menu, section: 4, rank: 0),
  ]

  /// Lays out the buttons for a header of this width.
  init(width: Double) {
    self.width = width
    var shown: [Int] = []
    for index in Self.items.indices.sorted(by: { Self.items[$0].rank < Self.items[$1].rank }) {
      let more = (shown + [index]).sorted()
      guard Self.width(of: more) <= width - 2 * Self.margin else { break }
      shown = more
    }
    let trailing = shown.filter { Self.items[$0].section >= Self.trailingSection }
    let leading = shown.filter { Self.items[$0].section < Self.trailingSection }
    let (left, right) = (Self.margin, width - Self.margin - Self.width(of: trailing))
    (buttons, separators) = (
      Self.row(leading, from: left) + Self.row(trailing, from: right),
      Self.gaps(leading, from: left) + Self.gaps(trailing, from: right)
    )
  }

  /// Returns the space between an item and the previous one.
  private static func space(_ former: Int, _ index: Int) -> Double {
    items[former].section == items[index].section ? gap : sectionGap
  }

  private static func width(of indices: [Int]) -> Double {
    let spaces = zip(indices, indices.dropFirst()).reduce(0) { $0 + space($1.0, $1.1) }
    return indices.reduce(spaces) { $0 + items[$1].width }
  }

  private static func row(_ indices: [Int], from left: Double) -> [Button] {
    indices.indices.map { place in
      let x = left + width(of: Array(indices[...place])) - items[indices[place]].width
      return Button(index: indices[place], frame: Rect(x: x, y: 4, width: items[indices[place]].width, height: 28))
    }
  }

  private static func gaps(_ indices: [Int], from left: Double) -> [Double] {
    indices.indices.dropFirst().filter { items[indices[$0 - 1]].section != items[indices[$0]].section }.map { place in
      left + width(of: Array(indices[..<place])) + (sectionGap / 2).rounded(.down)
    }
  }
}

extension Toolbar {
  struct State: Equatable {
    /// The bit masks, by item indices, of the items that are on and of those that are enabled.
    private(set) var on: UInt32 = 0
    private(set) var enabled: UInt32 = 0
    let speed: PlaybackSpeed
    /// The indices of the item under the pointer, and of the item with an open menu.
    var hovered: Int?
    var opened: Int?

    init(_ app: App) {
      speed = app.stage.clock.speed
      for (index, item) in Toolbar.items.enumerated() {
        if item.command.definition.isOn(app) { on |= 1 << UInt32(index) }
        if item.command.definition.isEnabled(app) { enabled |= 1 << UInt32(index) }
      }
    }

    func isOn(_ index: Int) -> Bool { on >> UInt32(index) & 1 == 1 }
    func isEnabled(_ index: Int) -> Bool { enabled >> UInt32(index) & 1 == 1 }
  }

  func draw(_ state: State, on canvas: inout Canvas, _ theme: Theme) {
    for x in separators { canvas.fill(Rect(x: x, y: 10, width: 1, height: 16), theme.hairline) }
    for button in buttons { draw(button, state, on: &canvas, theme) }
  }

  private func draw(_ button: Button, _ state: State, on canvas: inout Canvas, _ theme: Theme) {
    let (frame, command, index) = (button.frame, button.item.command, button.index)
    let (isOn, isEnabled) = (state.isOn(index), state.isEnabled(index))
    if isEnabled, state.hovered == index || state.opened == index {
      canvas.fill(frame, radius: Theme.Radius.small, theme.buttonPressed)
    } else if isOn {
      canvas.fill(frame, radius: Theme.Radius.small, theme.highlight)
    }
    let isRed = command == .toggleRecording && isOn
    let ink = isRed ? theme.boundMark : isOn ? theme.accent : theme.secondaryText
    let color = isEnabled ? ink : ink.opacity(0.65)
    switch command {
    case .showSpeeds:
      let words = frame.inset(by: EdgeInsets(left: 2, right: 15))
      canvas.text(state.speed.title, in: words, Theme.Text.figures, color, alignment: .center)
      button.item.icon?.draw(on: &canvas, at: Vector2(frame.maxX - 20, frame.midY - Icon.size / 2), color)
    case .showFormats: canvas.text("Copy", in: frame, Theme.Text.strong, color, alignment: .center)
    case .togglePause: (isOn ? Icon.play : Icon.pause).draw(on: &canvas, centeredIn: frame, color)
    default: button.item.icon?.draw(on: &canvas, centeredIn: frame, color)
    }
  }
}
