/// A line of the help: the labels of key caps, and what the keys do.
struct HelpLine: Sendable {
  let caps: [String]
  let words: String

  init(_ caps: [String], _ words: String) { (self.caps, self.words) = (caps, words) }
}

/// The list of all keyboard shortcuts, from the definitions that the keys perform.
struct Help: Modal {
  typealias Section = (title: String, lines: [HelpLine])

  private let stage: Section
  private let groups: [Section]
  var list = PanelList()

  init(_ card: DemoCard, _ catalog: DemoCatalog) {
    stage = ("In this demo", card.keys.map { HelpLine($0.caps, $0.words) })
    let demoKeys = AppAction.demoKeys.prefix(catalog.demos.count).map(\.name)
    let demos = HelpLine(demoKeys.count > 2 ? [demoKeys[0], "…", demoKeys.last!] : demoKeys, "Show a demo")
    groups = ActionDefinition.Group.allCases.map { group in
      let lines = Command.allCases.filter { $0.definition.group == group }.flatMap(\.definition.help)
      return (group.rawValue, (group == .demos ? [demos] : []) + lines)
    }
  }

  func panel(in window: Size, at time: Double) -> any ModalPanel { HelpPanel(help: self, window: window, time: time) }

  func columns(_ count: Int) -> [[Section]] {
    switch count {
    case 3...: [Array(groups[0...2]), Array(groups[3...4]) + [stage], Array(groups[5...])]
    case 2: [Array(groups[0...2]), [stage] + groups[3...]]
    default: [[stage] + groups]
    }
  }
}

struct HelpPanel: ModalPanel {
  let help: Help
  let window: Size
  let time: Double

  private static let lineHeight = 27.0
  private static let headHeight = 34.0
  private static let groupGap = 12.0
  private static let columnWidth = 330.0
  private static let padding = 24.0

  private var columns: [[Help.Section]] {
    let room = (window.width - 24 - 2 * Self.padding + Self.padding) / (Self.columnWidth + Self.padding)
    return help.columns(Int(room).clamped(to: 1...3))
  }

  private var contentHeight: Double {
    let heights = columns.map { sections in
      sections.reduce(-Self.groupGap) {
        $0 + Self.headHeight + Double($1.lines.count) * Self.lineHeight + Self.groupGap
      }
    }
    return (heights.max() ?? 0) + 2 * Self.padding
  }

  var body: Rect { frame }
  var selectedRow: ClosedRange<Double>? { nil }
  var listLayout: PanelList.Layout { PanelList.Layout(frame: frame, contentHeight: contentHeight) }

  var frame: Rect {
    let count = Double(columns.count)
    return Rect(
      centering: Size(count * Self.columnWidth + (count + 1) * Self.padding, contentHeight), in: window, margin: 12)
  }

  func hitTest(_ point: Vector2) -> Hit? {
    let isInList = frame.contains(point)
    let isCatch = isInList && help.list.isFlung(at: time)
    return Hit(panel: .overlay, part: isCatch ? .background : .button(.command(.dismiss)), isInList: isInList)
  }

  func draw(on canvas: inout Canvas, hover: Vector2?, _ theme: Theme) {
    let (frame, scroll) = (frame, help.list.offset(at: time))
    canvas.dim(window, theme.scrim)
    canvas.card(frame, radius: Theme.Radius.large, blur: 40, offset: 8, theme)
    // The bar ends before the round corners of the card.
    let listed = frame.inset(by: EdgeInsets(top: 8, bottom: 8))
    canvas.clipped(to: listed) { canvas in
      for (index, sections) in columns.enumerated() {
        let x = frame.minX + Self.padding + Double(index) * (Self.columnWidth + Self.padding)
        drawColumn(sections, corner: Vector2(x, frame.minY + Self.padding - scroll), frame: frame, on: &canvas, theme)
      }
    }
    help.list.drawFades(on: &canvas, in: listed, at: time, theme.surface)
    help.list.drawIndicator(on: &canvas, in: listed, at: time, theme)
  }

  private func drawColumn(
    _ sections: [Help.Section], corner: Vector2, frame: Rect, on canvas: inout Canvas, _ theme: Theme
  ) {
    let width = min(Self.columnWidth, frame.width - 2 * Self.padding)
    var y = corner.y
    for section in sections {
      canvas.text(section.title, at: Vector2(corner.x, y), Theme.Text.title, theme.text, maxWidth: width)
      y += Self.headHeight
      for helpLine in section.lines {
        drawLine(helpLine, in: Rect(x: corner.x, y: y, width: width, height: Self.lineHeight), on: &canvas, theme)
        y += Self.lineHeight
      }
      y += Self.groupGap
    }
  }

  private func drawLine(_ helpLine: HelpLine, in line: Rect, on canvas: inout Canvas, _ theme: Theme) {
    var x = line.minX
    for cap in helpLine.caps {
      if cap == "…" {
        let box = Rect(x: x, y: line.minY, width: 14, height: 22)
        canvas.text(cap, in: box, Theme.Text.body, theme.secondaryText, alignment: .center)
        x += 18
      } else {
        KeyCap.draw(cap, at: Vector2(x, line.minY), on: &canvas, theme)
        x += KeyCap.width(of: cap, on: canvas) + 4
      }
    }
    let left = max(x + 6, line.minX + 115)
    let box = Rect(x: left, y: line.minY, width: line.maxX - left, height: 20)
    canvas.text(helpLine.words, in: box, Theme.Text.body, theme.text)
  }
}
