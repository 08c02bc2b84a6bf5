enum DemoChange: Sendable {
  case input(InputEvent)
  case size(Size)
  indirect case parameters(ParameterValues)
  indirect case edits(DemoDocument.Edits?)

  func apply(to demo: inout any Demo, at time: Double) {
    switch self {
    case .input(let input): demo.handle(input, at: time)
    case .size(let size): demo.setSize(size, at: time)
    case .parameters(let parameters): demo.setParameters(parameters, at: time)
    case .edits(let edits):
      guard var document = demo as? any DocumentDemo else { return }
      document.restore(edits)
      demo = document
    }
  }

  /// Whether the change only reports a pointer's velocity: the content follows with the resampled positions.
  var isVelocityReport: Bool { pointer.map { $0.phase == .move && $0.part == .velocity } ?? false }
  var endsPress: Bool { pointer.map { $0.phase == .up || $0.phase == .cancel } ?? false }
  var isSize: Bool { if case .size = self { true } else { false } }
  private var pointer: PointerEvent? { if case .input(.pointer(let event)) = self { event } else { nil } }

  struct Cause {
    let kind: Curve.Mark.Kind
    /// Whether the motion starts later: touchpad fingers count as lifted if no further event comes.
    var isInferred = false
  }

  /// Returns the cause of a motion that starts with this change of a demo that was held or not; `nil` without a motion.
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

  /// Returns whether `earlier`, right before this change, can be dropped if neither of them moves anything.
  func supersedes(_ earlier: DemoChange) -> Bool {
    switch (self, earlier) {
    case (.input(.hover), .input(.hover)), (.size, .size), (.parameters, .parameters), (.edits, .edits): true
    case (.input, _), (.size, _), (.parameters, _), (.edits, _): false
    }
  }
}
