/// How content follows wheels and keys.
public struct WheelFeel: Hashable, Sendable {
  /// What takes content to where notches and keys send it.
  public var spring: Spring
  /// How many points one notch of a wheel scrolls by; `nil` to follow from the size of the viewport.
  public var notch: Double?
  /// What one page is of the viewport: what was at one end is still seen at the other.
  public var pageShare: Double
  /// How far, in pages, content may be sent ahead of where it is by a key that repeats itself.
  public var longestLead: Double

  public init(
    spring: Spring = Spring(response: 0.25, dampingRatio: 1), notch: Double? = nil, pageShare: Double = 0.9,
    longestLead: Double = 2
  ) {
    self.spring = spring
    self.notch = notch
    self.pageShare = pageShare
    self.longestLead = longestLead
  }

  public static let standard = WheelFeel()

  /// The distance of one notch in a viewport of `extent` points: extent^⅔, as GTK has it.
  public func notch(in extent: Double) -> Double {
    let root = max(0, extent).cubeRoot
    return notch ?? root * root
  }

  /// The distance of one page in a viewport of `extent` points.
  public func page(in extent: Double) -> Double { extent * pageShare }
}

extension Double {
  /// By Newton's method from a power of two near it: without a math library.
  fileprivate var cubeRoot: Double {
    guard self > 0, isFinite else { return 0 }
    var root = scalbn(1, Int(exponent) / 3)
    for _ in 0..<40 { root -= (root - self / (root * root)) / 3 }
    return root
  }

  private func scalbn(_ value: Double, _ power: Int) -> Double {
    Double(sign: .plus, exponent: power, significand: value)
  }
}

/// Where a key sends content.
public enum ScrollStep: Hashable, Sendable {
  /// By so many notches of a wheel; positive towards the end.
  case lines(Double)
  /// By so many pages; positive towards the end.
  case pages(Double)
  case toStart
  case toEnd
}
