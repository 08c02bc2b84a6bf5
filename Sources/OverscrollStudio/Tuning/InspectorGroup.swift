/// A heading of the inspector and what is listed under it.
struct InspectorGroup: Equatable, Sendable {
  let group: Parameter.Group
  /// Among those of the inspector.
  private(set) var rows: Range<Int>
  /// What is drawn as a curve under the heading.
  private(set) var curve: ResponseCurve.Subject?

  /// - Parameter controls: of each group beside each other.
  static func all(_ controls: [ParameterControl]) -> [InspectorGroup] {
    var groups: [InspectorGroup] = []
    for (index, control) in controls.enumerated() {
      if groups.last?.group != control.parameter.group {
        groups.append(InspectorGroup(group: control.parameter.group, rows: index..<index))
      }
      let last = groups.count - 1
      groups[last].rows = groups[last].rows.lowerBound..<index + 1
      groups[last].curve = groups[last].curve ?? ResponseCurve.Subject(control)
    }
    return groups
  }
}

extension ResponseCurve.Subject {
  /// The curve of which a control changes the numbers; `nil` for none.
  fileprivate init?(_ control: ParameterControl) {
    if control.parameter == .decelerationRate {
      self = .deceleration
    } else if let role = control.role {
      self = .spring(role)
    } else {
      return nil
    }
  }
}
