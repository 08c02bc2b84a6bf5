extension DraggableValue: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    DraggableValue(try fields("state", value?.state), elasticity: try fields("elasticity", value?.elasticity))
  }
}

extension DraggableValue.State: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    switch value {
    case .idle(let place)?: _ = try fields.finite("idle", place)
    case .dragging(let drag)?: _ = try fields("drag", drag)
    case .moving(let movement, let since)?:
      _ = try fields("movement", movement)
      _ = try fields.finite("since", since)
    case nil:
      if let drag: DraggableValue.Drag = try fields.optional("drag", nil) { return .dragging(drag) }
      guard let movement: DraggableValue.Movement = try fields.optional("movement", nil) else {
        return .idle(try fields.finite("idle", nil))
      }
      return .moving(movement, since: try fields.finite("since", nil))
    }
    return value!
  }
}

extension DraggableValue.Drag: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    DraggableValue.Drag(start: try fields.finite("start", value?.start), raw: try fields.finite("raw", value?.raw))
  }
}

extension DraggableValue.Segment: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    DraggableValue.Segment(try fields("motion", value?.motion), since: try fields.finite("since", value?.since))
  }
}

extension Snapping: Codable, PlainCodable where Target: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    var snapping = Snapping(
      try fields("target", value?.target), at: .zero, feel: try fields("feel", value?.feel))
    snapping.decelerationLaw = try fields.optional("decelerationLaw", value?.decelerationLaw)
    snapping.isHidden = try fields("isHidden", value?.isHidden)
    snapping.isDecelerating = try fields("isDecelerating", value?.isDecelerating)
    snapping.position = try fields("position", value?.position)
    return snapping
  }
}
