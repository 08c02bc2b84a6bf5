/// The numbers of one feel of scrolling.
public struct ScrollFeel: Hashable, Sendable {
  /// As on the command line and in settings.
  public let name: String
  /// How content slows down that was flicked.
  public var decelerationRate: DecelerationRate
  /// How far a flick carries.
  public var decelerationForm: DecelerationForm
  /// Coasting content is at rest once slower than this, in pt/s; 0 leaves it to the threshold.
  public var stoppingVelocity: Double
  /// For content that hits a bound.
  public var bounceSpring: Spring
  /// For content that is let go beyond a bound.
  public var releaseSpring: Spring
  /// c, how much of the finger's way overscrolled content follows.
  public var rubberBandCoefficient: Double
  /// Closer than this to its rest content is there, in points.
  public var threshold: Double
  /// In 1/s: content let go beyond a bound starts with its velocity less this times its overshoot.
  public var releaseKick: Double
  /// Whether overscrolled content is let go with the velocity of the finger, or with its own, which the rubber band slows.
  public var releasesWithFingerVelocity: Bool
  /// Seconds from the event that lets go to the beginning of the motion.
  public var releaseLatency: Double
  /// How the velocity of a finger is told when it lifts. A mouse, whose steps are whole pixels at up to 1000 Hz, always
  /// gets the estimate of least error.
  public var touchVelocityRule: VelocityRule
  /// How much of the momentum of content that is caught in flight a further flick in its direction adds to: from 0, each
  /// flick counts for itself, to 1, flicks build up as they do on iOS.
  public var flickBuildUp: Double

  /// A feel of its own; what is not given is the articles'.
  public init(
    name: String = "custom", decelerationRate: DecelerationRate,
    decelerationForm: DecelerationForm = .integral, stoppingVelocity: Double = 0,
    bounceSpring: Spring = Spring(stiffness: 100, dampingRatio: 1),
    releaseSpring: Spring = Spring(stiffness: 100, dampingRatio: 1), rubberBandCoefficient: Double = 0.55,
    threshold: Double = 0.5, releaseKick: Double = 0, releasesWithFingerVelocity: Bool = false,
    releaseLatency: Double = 0, touchVelocityRule: VelocityRule = .leastError, flickBuildUp: Double = 0
  ) {
    self.name = name
    self.decelerationRate = decelerationRate
    self.decelerationForm = decelerationForm
    self.stoppingVelocity = stoppingVelocity
    self.bounceSpring = bounceSpring
    self.releaseSpring = releaseSpring
    self.rubberBandCoefficient = rubberBandCoefficient
    self.threshold = threshold
    self.releaseKick = releaseKick
    self.releasesWithFingerVelocity = releasesWithFingerVelocity
    self.releaseLatency = releaseLatency
    self.touchVelocityRule = touchVelocityRule
    self.flickBuildUp = flickBuildUp
  }
}

extension ScrollFeel {
  /// The articles' numbers (Lobanov, How UIScrollView works, 2020).
  public static let article = ScrollFeel(name: "article", decelerationRate: .normal)

  /// What recordings of iOS 26.1 show (Vercantez/openuikit, golden/scroll_traces).
  public static let uikit = ScrollFeel(
    name: "uikit", decelerationRate: .normal, decelerationForm: .sum, stoppingVelocity: 10,
    bounceSpring: Spring(stiffness: 120, damping: 22), releaseSpring: Spring(stiffness: 120, damping: 22),
    releaseKick: 10, releasesWithFingerVelocity: true, releaseLatency: 0.00093,
    touchVelocityRule: .uikit)

  /// Holko's scroll view of UIKit Dynamics, 2014: resistance 2, an attachment of 2 Hz and damping ratio 1.
  public static let uikitDynamics = ScrollFeel(
    name: "uikit-dynamics", decelerationRate: DecelerationRate(resistance: 2),
    bounceSpring: Spring(response: 0.5, dampingRatio: 1), releaseSpring: Spring(response: 0.5, dampingRatio: 1))

  /// Every feel with a name, the default first.
  public static let all: [ScrollFeel] = [article, uikit, uikitDynamics]

  /// The feel of this name; `nil` if there is none.
  public init?(name: String) {
    guard let feel = Self.all.first(where: { $0.name == name }) else { return nil }
    self = feel
  }
}
