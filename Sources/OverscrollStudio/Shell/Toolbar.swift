/// The buttons of the toolbar in their order, as many as fit, with fixed sizes: hit testing measures no text.
struct Toolbar: Equatable, Sendable {
  struct Item: Sendable {
    let command: Command
    let icon: Icon?
    let section: Int
    /// The rank for omitting items without space. The items of the highest rank are omitted first.
    let rank: Int
    /// The word that replaces the icon in a toolbar with space for all words; empty if there is none.
    var word = ""
    var ownWidth: Double?
    var action: AppAction { .command(command) }
    func width(isNamed: Bool) -> Double { ownWidth ?? (isNamed && !word.isEmpty ? 66 : 30) }
  }

  struct Button: Equatable, Sendable {
    let index: Int
    let frame: Rect
    var item: Item { Toolbar.items[index] }
  }

  let width: Double
  let isNamed: Bool
  let buttons: [Button]
  let separators: [Double]

  private static let trailingSection = 3
  private static let margin = 10.0
  private static let gap = 2.0
  private static let sectionGap = 13.0

  static let items = [
    Item(command: .togglePause, icon: .pause, section: 0, rank: 1),
    Item(command: .showSpeeds, icon: .chevron, section: 0, rank: 9, ownWidth: 50),
    Item(command: .replayGesture, icon: .replay, section: 0, rank: 2, word: "Replay"),
    Item(command: .toggleRecording, icon: .record, section: 0, rank: 11),
    Item(command: .undo, icon: .undo, section: 1, rank: 3),
    Item(command: .redo, icon: .redo, section: 1, rank: 4),
    Item(command: .toggleReference, icon: .setA, section: 2, rank: 5, word: "Compare"),
    Item(command: .showFormats, icon: nil, section: 2, rank: 8, word: "Copy", ownWidth: 48),
    Item(command: .togglePhysics, icon: .physics, section: 3, rank: 10, word: "Physics"),
    Item(command: .toggleGraph, icon: .graph, section: 3, rank: 7),
    Item(command: .toggleInspector, icon: .inspector, section: 3, rank: 6),
    Item(command: .showMainMenu, icon: .menu, section: 4, rank: 0),
  ]

  init(width: Double) {
    self.width = width
    let room = width - 2 * Self.margin
    let isNamed = Self.width(of: Array(Self.items.indices), isNamed: true) <= room
    self.isNamed = isNamed
    let ranked = Self.items.indices.sorted { Self.items[$0].rank < Self.items[$1].rank }
    let choices = (0...ranked.count).map { ranked.prefix($0).sorted() }
    let shown = choices.last { Self.width(of: $0, isNamed: isNamed) <= room } ?? []
    let trailing = shown.filter { Self.items[$0].section >= Self.trailingSection }
    let leading = shown.filter { Self.items[$0].section < Self.trailingSection }
    let (left, right) = (Self.margin, width - Self.margin - Self.width(of: trailing, isNamed: isNamed))
    buttons = Self.row(leading, from: left, isNamed: isNamed) + Self.row(trailing, from: right, isNamed: isNamed)
    separators = zip(buttons, buttons.dropFirst()).compactMap { former, next in
      let isAdjacent = next.frame.minX - former.frame.maxX < Self.sectionGap + 1
      return former.item.section == next.item.section || !isAdjacent
        ? nil : former.frame.maxX + (Self.sectionGap / 2).rounded(.down)
    }
  }

  private static func space(_ former: Int, _ index: Int) -> Double {
    items[former].section == items[index].section ? gap : sectionGap
  }

  private static func width(of indices: [Int], isNamed: Bool) -> Double {
    let spaces = zip(indices, indices.dropFirst()).reduce(0) { $0 + space($1.0, $1.1) }
    return indices.reduce(spaces) { $0 + items[$1].width(isNamed: isNamed) }
  }

  private static func row(_ indices: [Int], from left: Double, isNamed: Bool) -> [Button] {
    indices.indices.map { position in
      let width = items[indices[position]].width(isNamed: isNamed)
      let x = left + Self.width(of: Array(indices[...position]), isNamed: isNamed) - width
      return Button(index: indices[position], frame: Rect(x: x, y: 4, width: width, height: 28))
    }
  }

  struct State: Equatable {
    /// The bit masks, by item indices, of the items that are on and of those that are enabled.
    private(set) var on: UInt32 = 0
    private(set) var enabled: UInt32 = 0
    let speed: PlaybackSpeed
    /// The indices of the item under the pointer, and of the item with an open menu.
    var hovered: Int?
    var opened: Int?

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
    case _ where isNamed && !button.item.word.isEmpty || button.item.icon == nil:
      canvas.text(button.item.word, in: frame, Theme.Text.strong, color, alignment: .center)
    case .togglePause: (isOn ? Icon.play : Icon.pause).draw(on: &canvas, centeredIn: frame, color)
    default: button.item.icon?.draw(on: &canvas, centeredIn: frame, color)
    }
  }
}
