/// A group of the inspector's rows under a heading.
struct InspectorGroup: Equatable, Sendable {
  let group: Parameter.Group
  /// The indices of the group's rows in the inspector.
  private(set) var rows: Range<Int>
  /// The subject of the curve below the heading, if there is one.
  private(set) var curve: ResponseCurve.Subject?

  /// Returns the groups of `controls`. The controls of a group must be adjacent.
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
  /// Creates the subject of the curve that depends on a control; `nil` if there is none.
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
