/// The layout of the inspector's headings, curves and rows at one time, with folding groups.
struct InspectorLayout {
  enum Item {
    case heading(InspectorGroup)
    case curve(ResponseCurve.Subject, of: InspectorGroup)
    case row(Int)
  }

  let list: Rect
  let tuning: Tuning
  let scroll: Double
  /// The host's time; infinite for the layout after all motion.
  let time: Double

  static let headingHeight = 34.0
  private static let curveHeight = 100.0
  private static let groupEnd = 6.0

  /// Calls `body` with each heading and each item not folded away, its frame, and the visible frame of its group.
  func visitItems(_ body: (Item, _ place: Rect, _ clip: Rect) -> Void) {
    var y = list.minY - scroll
    for group in tuning.groups {
      let heading = Rect(x: list.minX, y: y, width: list.width, height: Self.headingHeight)
      body(.heading(group), heading, list)
      y = heading.maxY
      let openness = tuning.openness(of: group.group, at: time)
      guard openness > 0 else { continue }
      let clip = Rect(x: list.minX, y: y, width: list.width, height: contentHeight(of: group) * openness)
      if let subject = group.curve {
        body(.curve(subject, of: group), Rect(x: list.minX, y: y, width: list.width, height: Self.curveHeight), clip)
        y += Self.curveHeight
      }
      for index in group.rows {
        let height = height(of: index)
        body(.row(index), Rect(x: list.minX, y: y, width: list.width, height: height), clip)
        y += height
      }
      y = clip.maxY
    }
  }

  func item(at point: Vector2) -> (item: Item, place: Rect)? {
    var found: (Item, Rect)?
    visitItems { item, place, clip in
      if place.contains(point), clip.contains(point) { found = (item, place) }
    }
    return found
  }

  private func contentHeight(of group: InspectorGroup) -> Double {
    let rows = group.rows.reduce(0) { $0 + height(of: $1) }
    return (group.curve == nil ? 0 : Self.curveHeight) + rows + Self.groupEnd
  }

  private func height(of index: Int) -> Double {
    InspectorRow.height(isSwitch: tuning.controls[index].descriptor.isSwitch)
  }

  var contentHeight: Double {
    tuning.groups.reduce(0) {
      $0 + Self.headingHeight + contentHeight(of: $1) * tuning.openness(of: $1.group, at: time)
    }
  }

  func place(of row: Int) -> Rect {
    var (place, heading) = (Rect.zero, Rect.zero)
    var openness = 1.0
    visitItems { item, itemPlace, _ in
      switch item {
      case .heading(let group) where group.rows.contains(row):
        (place, heading) = (itemPlace, itemPlace)
        openness = tuning.openness(of: group.group, at: time)
      case .row(row): place = itemPlace
      default: break
      }
    }
    return heading.mixed(with: place, share: openness)
  }

  var markPlace: Rect {
    let mark = tuning.mark.value(at: time)
    let low = Int(mark.rounded(.down)).clamped(to: 0...tuning.controls.count - 1)
    let high = min(low + 1, tuning.controls.count - 1)
    return place(of: low).mixed(with: place(of: high), share: mark - Double(low))
  }
}

extension Rect {
  /// Returns a rectangle between this one, at a share of 0, and `other`, at a share of 1.
  fileprivate func mixed(with other: Rect, share: Double) -> Rect {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Rect(
      x: mix(minX, other.minX), y: mix(minY, other.minY), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}
