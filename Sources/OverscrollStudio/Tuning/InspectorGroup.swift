/// A group of the inspector's rows under a heading.
struct InspectorGroup: Equatable, Sendable {
  let group: Parameter.Group
  /// The indices of the group's rows in the inspector.
  let rows: Range<Int>
  /// The subject of the curve below the heading, if there is one.
  let curve: ResponseCurve.Subject?

  /// Returns the groups of `controls`, which are in the order of their groups.
  static func all(_ controls: [ParameterControl]) -> [InspectorGroup] {
    Parameter.Group.allCases.compactMap { group in
      let rows = controls.indices.filter { controls[$0].parameter.group == group }
      guard let first = rows.first, let last = rows.last else { return nil }
      let curve = rows.lazy.compactMap { ResponseCurve.Subject(controls[$0]) }.first
      return InspectorGroup(group: group, rows: first..<last + 1, curve: curve)
    }
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
