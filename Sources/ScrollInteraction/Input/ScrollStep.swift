/// A scroll command of a key or a notch.
#if hasAttribute(nonexhaustive)
  @nonexhaustive(warn)
#endif
public enum ScrollStep: Hashable, Sendable {
  /// A step by a number of notches of a wheel; positive towards the end.
  case lines(Double)
  /// A step by a number of pages; positive towards the end.
  case pages(Double)
  /// A jump to the lower limit.
  case toStart
  /// A jump to the upper limit.
  case toEnd
}
