/// The return of content from past an edge: a spring and its initial velocity.
///
/// The numbers other than the spring belong to a platform, such as the kick: a velocity toward the edge in proportion to
/// the distance to it. A feel of your own gets them with the return of that platform:
///
/// ```swift
/// var feel = ScrollFeel.article
/// feel.release = ScrollFeel.appkit.release
/// feel.release.spring.stiffness = 140
/// ```
public struct EdgeReturn: Hashable, Sendable, Codable {
  /// A motion at constant velocity over the last points, which replaces the long end of a spring.
  package struct Tail: Hashable, Sendable, Codable {
    /// The distance to the edge, in points, below which the tail begins if content is no faster than ``velocity``.
    package var distance: Double
    package var velocity: Double

    enum CodingKeys: NumberKey { case distance, velocity }
  }

  /// The spring that pulls content back to the edge.
  public var spring: Spring
  /// The factor on the content's velocity that gives the spring's initial velocity. 1 keeps all of it.
  package var velocityShare = 1.0
  /// The maximum of the content's speed, in pt/s, before ``velocityShare`` applies; infinite for no limit.
  package var maximumVelocity = Double.infinity
  /// The velocity toward the edge that the spring gets per point of overshoot, in 1/s.
  package var kick = 0.0
  /// The maximum overshoot of the spring, in points. Has no effect on a spring that begins farther out.
  package var ceiling = Double.infinity
  /// The distance to the edge, in points, within which content is at rest; `nil` for the threshold of the feel.
  package var threshold: Double? = nil
  package var tail: Tail? = nil
  /// Whether content flicked inward hard enough to cross its edge decelerates inside, instead of stopping at the edge.
  package var continuesInside = true

  func velocity(_ velocity: Double, overshoot: Double) -> Double {
    let limit = maximumVelocity.positive
    let carried = velocityShare.bounded * max(-limit, min(limit, velocity))
    return carried - (kick.bounded * overshoot).bounded
  }

  enum CodingKeys: String, NumberKey {
    case spring, velocityShare, kick, ceiling, threshold, tail
    case maximumVelocity = "greatestVelocity"
    case continuesInside = "carriesOn"
  }
}

extension EdgeReturn {
  /// Creates a return by a spring that begins with the content's velocity.
  public init(spring: Spring) { self.init(spring: spring, velocityShare: 1) }
}
