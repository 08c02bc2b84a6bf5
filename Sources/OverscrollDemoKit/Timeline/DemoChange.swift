/// What changes a demo from outside.
package enum DemoChange: Sendable {
  case input(InputEvent)
  case size(Size)
  indirect case parameters(ParameterValues)

  /// Applies it at `time` of the demo.
  func apply(to demo: inout any Demo, at time: Double) {
    switch self {
    case .input(let input): demo.handle(input, at: time)
    case .size(let size): demo.setSize(size, at: time)
    case .parameters(let parameters): demo.setParameters(parameters, at: time)
    }
  }

  /// Whether it reports only how fast a pointer moves: the content follows with the resampled positions.
  var isVelocityReport: Bool {
    if case .input(.pointer(let event)) = self { event.phase == .move && event.part == .velocity } else { false }
  }

  /// Whether `earlier`, right before it, can be forgotten, if neither of them moves anything.
  func supersedes(_ earlier: DemoChange) -> Bool {
    switch (self, earlier) {
    case (.input(.hover), .input(.hover)), (.size, .size), (.parameters, .parameters): true
    case (.input, _), (.size, _), (.parameters, _): false
    }
  }
}
