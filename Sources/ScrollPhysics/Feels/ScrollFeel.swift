/// How content scrolls on one platform: how a release velocity is estimated, how content decelerates, what happens past a
/// bound. Each platform is one file, such as `ScrollFeel+UIKit.swift`.
public struct ScrollFeel: Hashable, Sendable {
  /// As on the command line and in settings.
  public var name: String { feelName.text }
  private let feelName: FeelName

  // MARK: The release

  /// How the velocity of a finger at release is estimated. A mouse, whose steps are whole pixels at up to 1000 Hz, always
  /// gets the estimate of least error.
  public var touchVelocityRule: VelocityRule
  /// Content that a finger releases within its limits at less than this, in pt/s, stays where it is: placing is no flick.
  public var startingVelocity: Double
  /// A finger that is faster counts as this fast, in pt/s.
  public var greatestVelocity: Double
  /// Seconds from the event that ends a drag to the beginning of the motion.
  public var releaseLatency: Double
  /// What a further flick in the direction of content that was caught in flight gets of its momentum.
  public var accumulation: FlickAccumulation

  // MARK: Within the limits

  /// How flicked content slows down.
  public var coasting: CoastingLaw
  /// Decelerating content is at rest once slower than this, in pt/s; with 0 it is at rest by the threshold. Of the
  /// exponential law only: the others come to rest by themselves.
  public var stoppingVelocity: Double
  /// Content is at rest once it stays within that distance of its destination, in points.
  public var threshold: Double

  // MARK: Past a bound

  /// What is seen of a pull past a bound.
  public var edge: EdgeEffect
  /// c, how far content follows a finger past a bound, at the bound.
  public var rubberBandCoefficient: Double
  /// How that lessens the farther it is.
  public var rubberBandShape: RubberBand.Shape
  /// How far a finger pulls content past a bound at the most, in points; where a viewport's extent is less, that.
  public var longestPull: Double
  /// Whether content beyond a bound is released with the velocity of the finger, or with its own, which is that of the
  /// finger times the slope of the rubber band.
  public var releasesWithFingerVelocity: Bool
  /// How content comes back that hits a bound.
  public var bounce: EdgeReturn
  /// How content comes back that is released beyond a bound.
  public var release: EdgeReturn

  /// A feel by its parts; defaults are those of the article.
  public init(
    name: String = "custom", touchVelocityRule: VelocityRule = .leastError, startingVelocity: Double = 0,
    greatestVelocity: Double = .infinity, releaseLatency: Double = 0, accumulation: FlickAccumulation = .none,
    coasting: CoastingLaw, stoppingVelocity: Double = 0, threshold: Double = 0.5, edge: EdgeEffect = .moves,
    rubberBandCoefficient: Double = 0.55, rubberBandShape: RubberBand.Shape = .hyperbolic,
    longestPull: Double = .infinity, releasesWithFingerVelocity: Bool = false,
    bounce: EdgeReturn = EdgeReturn(spring: Spring(stiffness: 100, dampingRatio: 1)),
    release: EdgeReturn = EdgeReturn(spring: Spring(stiffness: 100, dampingRatio: 1))
  ) {
    feelName = FeelName(text: name)
    self.touchVelocityRule = touchVelocityRule
    self.startingVelocity = startingVelocity
    self.greatestVelocity = greatestVelocity
    self.releaseLatency = releaseLatency
    self.accumulation = accumulation
    self.coasting = coasting
    self.stoppingVelocity = stoppingVelocity
    self.threshold = threshold
    self.edge = edge
    self.rubberBandCoefficient = rubberBandCoefficient
    self.rubberBandShape = rubberBandShape
    self.longestPull = longestPull
    self.releasesWithFingerVelocity = releasesWithFingerVelocity
    self.bounce = bounce
    self.release = release
  }

  /// A feel that coasts exponentially and bounces by springs; defaults are those of the article.
  public init(
    name: String = "custom", decelerationRate: DecelerationRate,
    decelerationForm: DecelerationForm = .integral, startingVelocity: Double = 0, stoppingVelocity: Double = 0,
    bounceSpring: Spring = Spring(stiffness: 100, dampingRatio: 1),
    releaseSpring: Spring = Spring(stiffness: 100, dampingRatio: 1), rubberBandCoefficient: Double = 0.55,
    threshold: Double = 0.5, releaseKick: Double = 0, releasesWithFingerVelocity: Bool = false,
    releaseLatency: Double = 0, touchVelocityRule: VelocityRule = .leastError, flickBuildUp: Double = 0
  ) {
    self.init(
      name: name, touchVelocityRule: touchVelocityRule, startingVelocity: startingVelocity,
      releaseLatency: releaseLatency, accumulation: flickBuildUp == 0 ? .none : .share(flickBuildUp),
      coasting: .exponential(decelerationRate, form: decelerationForm), stoppingVelocity: stoppingVelocity,
      threshold: threshold, rubberBandCoefficient: rubberBandCoefficient,
      releasesWithFingerVelocity: releasesWithFingerVelocity, bounce: EdgeReturn(spring: bounceSpring),
      release: EdgeReturn(spring: releaseSpring, kick: releaseKick))
  }

  /// Every feel with a name, the default first.
  public static let all: [ScrollFeel] = [
    article, uikit, uikitDynamics, appkit, android, gtk, chromium, flutter, flutterClamping,
    chromiumLinux,
  ]

  /// The feel of this name; `nil` if there is none.
  public init?(name: String) {
    guard let feel = Self.all.first(where: { $0.feelName == FeelName(text: name) }) else { return nil }
    self = feel
  }
}

extension ScrollFeel {
  /// How fast flicked content slows down: see ``CoastingLaw/decelerationRate``.
  public var decelerationRate: DecelerationRate {
    get { coasting.decelerationRate }
    set { coasting.decelerationRate = newValue }
  }

  /// How far a flick carries, where it coasts exponentially; setting it does nothing elsewhere.
  public var decelerationForm: DecelerationForm {
    get { if case .exponential(_, let form) = coasting { form } else { .integral } }
    set { if case .exponential(let rate, _) = coasting { coasting = .exponential(rate, form: newValue) } }
  }

  /// The spring of content that hits a bound.
  public var bounceSpring: Spring {
    get { bounce.spring }
    set { bounce.spring = newValue }
  }

  /// The spring of content that is released beyond a bound.
  public var releaseSpring: Spring {
    get { release.spring }
    set { release.spring = newValue }
  }

  /// In 1/s: content that is released beyond a bound starts with its velocity less this times its overshoot.
  public var releaseKick: Double {
    get { release.kick }
    set { release.kick = newValue }
  }

  /// The share of the momentum of content caught in flight that a further flick in its direction adds to: from 0, where
  /// each flick counts for itself, to 1, where flicks build up as on iOS. 0 where they build up otherwise; setting it takes
  /// the place of that.
  public var flickBuildUp: Double {
    get { if case .share(let share) = accumulation { share } else { 0 } }
    set { accumulation = newValue == 0 ? .none : .share(newValue) }
  }
}
