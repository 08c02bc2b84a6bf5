/// Where a key or a notch sends content.
public enum ScrollStep: Hashable, Sendable {
  /// By so many notches of a wheel; positive towards the end.
  case lines(Double)
  /// By so many pages; positive towards the end.
  case pages(Double)
  case toStart
  case toEnd
}
