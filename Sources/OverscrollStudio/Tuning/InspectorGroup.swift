struct InspectorGroup: Equatable, Sendable {
  let group: Parameter.Group
  let rows: Range<Int>
  let curve: ResponseCurve.Subject?
  var spring: SpringRole? { if case .spring(let role)? = curve { role } else { nil } }

  static func all(_ controls: [ParameterControl]) -> [InspectorGroup] {
    Parameter.Group.allCases.compactMap { group in
      let rows = controls.indices.filter { controls[$0].parameter.group == group }
      guard let first = rows.first, let last = rows.last else { return nil }
      let curve = rows.lazy.compactMap { ResponseCurve.Subject.of(controls[$0]) }.first
      return InspectorGroup(group: group, rows: first..<last + 1, curve: curve)
    }
  }
}
