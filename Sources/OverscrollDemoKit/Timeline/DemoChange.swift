/// What changes a demo from outside.
package enum DemoChange: Sendable {
  case input(InputEvent)
  case size(Size)
  indirect case parameters(ParameterValues)
  /// What undo and redo bring back.
  indirect case edits(DemoDocument.Edits?)

  /// Applies it at `time` of the demo.
  func apply(to demo: inout any Demo, at time: Double) {
    switch self {
    case .input(let input): demo.handle(input, at: time)
    case .size(let size): demo.setSize(size, at: time)
    case .parameters(let parameters): demo.setParameters(parameters, at: time)
    case .edits(let edits): demo.restore(edits)
    }
  }

  /// Whether it reports only how fast a pointer moves: the content follows with the resampled positions.
  var isVelocityReport: Bool {
    if case .input(.pointer(let event)) = self { event.phase == .move && event.part == .velocity } else { false }
  }

  /// Whether a pointer lets go of what it may have held.
  var endsPress: Bool {
    if case .input(.pointer(let event)) = self { event.phase == .up || event.phase == .cancel } else { false }
  }

  /// What sets values in motion that set out with a change.
  struct Cause {
    let kind: Curve.Mark.Kind
    /// Whether it is to happen after the change: fingers on a touchpad will have lifted if nothing more comes of them.
    var isInferred = false
  }

  /// - Parameter wasHeld: whether a pointer held the demo before the change.
  /// - Returns: `nil` for what sets nothing in motion, but may change how things move.
  func cause(wasHeld: Bool) -> Cause? {
    switch self {
    case .input(.pointer): Cause(kind: wasHeld ? .release : .click)
    case .input(.wheel(let wheel)) where wheel.isPrecise: Cause(kind: .release, isInferred: !wheel.isEnd)
    case .input(.wheel): Cause(kind: .wheel)
    case .input(.pinch): Cause(kind: .release)
    case .input(.key): Cause(kind: .key)
    case .input(.hover), .size, .parameters, .edits: nil
    }
  }

  /// Whether `earlier`, right before it, can be forgotten, if neither of them moves anything.
  func supersedes(_ earlier: DemoChange) -> Bool {
    switch (self, earlier) {
    case (.input(.hover), .input(.hover)), (.size, .size), (.parameters, .parameters), (.edits, .edits): true
    case (.input, _), (.size, _), (.parameters, _), (.edits, _): false
    }
  }
}
