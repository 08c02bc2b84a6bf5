/// A point of a figure that is dragged along one axis to change a parameter.
struct CurveHandle: Sendable {
  let parameter: Parameter
  let axis: Axis
  let position: @Sendable (ParameterValues) -> Vector2

  init(_ parameter: Parameter, _ axis: Axis, position: @escaping @Sendable (ParameterValues) -> Vector2) {
    (self.parameter, self.axis, self.position) = (parameter, axis, position)
  }

  /// Returns the value for which the handle is at a coordinate of its axis, or nearest to it.
  func value(at coordinate: Double, _ parameters: ParameterValues) -> Double {
    func reached(_ fraction: Double) -> Double {
      var parameters = parameters
      parameters[parameter] = parameter.value(at: fraction)
      return position(parameters)[axis]
    }
    let isRising = reached(1) >= reached(0)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let isPast = isRising ? reached(middle) >= coordinate : reached(middle) <= coordinate
      if isPast { high = middle } else { low = middle }
    }
    return parameter.value(at: (low + high) / 2)
  }
}

/// The drag of a figure's handle. The axes stay as they were at the press, so that the handle follows the pointer.
struct CurveDrag: Sendable {
  let handle: CurveHandle
  let start: Double
  let views: [PlotView]
  let offset: Vector2

  func value(at point: Vector2, _ parameters: ParameterValues) -> Double {
    let target = views[0].point(at: point + offset)
    return handle.value(at: target[handle.axis], parameters)
  }
}
