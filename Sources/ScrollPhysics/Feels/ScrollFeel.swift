/// The parameters of scrolling on one platform.
public struct ScrollFeel: Hashable, Sendable {
  /// As on the command line and in settings.
  public var name: String { feelName.text }
  private let feelName: FeelName
  /// How fast flicked content slows down.
  public var decelerationRate: DecelerationRate
  /// How far a flick carries.
  public var decelerationForm: DecelerationForm
  /// Content that a finger releases within its limits at less than this, in pt/s, stays where it is: placing is no flick.
  public var startingVelocity: Double
  /// Decelerating content is at rest once slower than this, in pt/s; with 0 it is at rest by the threshold.
  public var stoppingVelocity: Double
  /// The spring of content that hits a bound.
  public var bounceSpring: Spring
  /// The spring of content that is released beyond a bound.
  public var releaseSpring: Spring
  /// c, the slope of the rubber band at a bound.
  public var rubberBandCoefficient: Double
  /// Content is at rest once it stays within that distance of its destination, in points.
  public var threshold: Double
  /// In 1/s: content that is released beyond a bound starts with its velocity less this times its overshoot.
  public var releaseKick: Double
  /// Whether content beyond a bound is released with the velocity of the finger, or with its own, which is that of the
  /// finger times the slope of the rubber band.
  public var releasesWithFingerVelocity: Bool
  /// Seconds from the event that ends a drag to the beginning of the motion.
  public var releaseLatency: Double
  /// How the velocity of a finger at release is estimated. A mouse, whose steps are whole pixels at up to 1000 Hz, always
  /// gets the estimate of least error.
  public var touchVelocityRule: VelocityRule
  /// The share of the momentum of content caught in flight that a further flick in its direction adds to: from 0, where
  /// each flick counts for itself, to 1, where flicks build up as on iOS.
  public var flickBuildUp: Double

  /// A custom feel; defaults are those of the article.
  public init(
    name: String = "custom", decelerationRate: DecelerationRate,
    decelerationForm: DecelerationForm = .integral, startingVelocity: Double = 0, stoppingVelocity: Double = 0,
    bounceSpring: Spring = Spring(stiffness: 100, dampingRatio: 1),
    releaseSpring: Spring = Spring(stiffness: 100, dampingRatio: 1), rubberBandCoefficient: Double = 0.55,
    threshold: Double = 0.5, releaseKick: Double = 0, releasesWithFingerVelocity: Bool = false,
    releaseLatency: Double = 0, touchVelocityRule: VelocityRule = .leastError, flickBuildUp: Double = 0
  ) {
    feelName = FeelName(text: name)
    self.decelerationRate = decelerationRate
    self.decelerationForm = decelerationForm
    self.startingVelocity = startingVelocity
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

  /// The parameters of Lobanov, How UIScrollView works, 2020.
  public static let article = ScrollFeel(name: "article", decelerationRate: .normal)

  /// Fitted to recordings of iOS 26.1 (Vercantez/openuikit, golden/scroll_traces). There content that is released at 187 pt/s
  /// never decelerates, at 263 pt/s sometimes, from 350 pt/s on always: its starting velocity is between.
  public static let uikit = ScrollFeel(
    name: "uikit", decelerationRate: .normal, decelerationForm: .sum, startingVelocity: 250, stoppingVelocity: 10,
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
    guard let feel = Self.all.first(where: { $0.feelName == FeelName(text: name) }) else { return nil }
    self = feel
  }
}
