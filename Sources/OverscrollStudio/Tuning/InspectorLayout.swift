/// The layout of the inspector's headings, and of the curves and rows of groups that are not folded.
struct InspectorLayout {
  enum Item {
    case heading(InspectorGroup)
    case curve(ResponseCurve.Subject, of: InspectorGroup)
    case chips(SpringRole)
    case row(Int)
    case code(SpringRole, of: InspectorGroup)
  }

  let list: Rect
  let tuning: Tuning
  let scroll: Double

  private static let (headingHeight, curveHeight, chipsHeight, codeHeight, groupEnd) = (34.0, 118.0, 34.0, 40.0, 6.0)

  /// Calls `body` with each item and its frame, and returns the lower end of the last one.
  @discardableResult
  func visitItems(_ body: (Item, Rect) -> Void) -> Double {
    var y = list.minY - scroll
    func visit(_ item: Item, height: Double) {
      body(item, Rect(x: list.minX, y: y, width: list.width, height: height))
      y += height
    }
    for group in tuning.groups {
      visit(.heading(group), height: Self.headingHeight)
      if tuning.isFolded(group.group) { continue }
      if let subject = group.curve { visit(.curve(subject, of: group), height: Self.curveHeight) }
      if let role = group.spring { visit(.chips(role), height: Self.chipsHeight) }
      for index in group.rows {
        visit(.row(index), height: InspectorRow.height(isSwitch: tuning.controls[index].descriptor.isSwitch))
      }
      if let role = group.spring { visit(.code(role, of: group), height: Self.codeHeight) }
      y += Self.groupEnd
    }
    return y
  }

  func item(at point: Vector2) -> (item: Item, frame: Rect)? {
    var found: (Item, Rect)?
    visitItems { if $1.contains(point) { found = ($0, $1) } }
    return found
  }

  /// Returns the frame of a row, or of the heading of its folded group.
  func frame(of row: Int) -> Rect {
    var found = Rect.zero
    visitItems { item, frame in
      switch item {
      case .heading(let group) where group.rows.contains(row): found = frame
      case .row(row): found = frame
      default: break
      }
    }
    return found
  }
}
