/// The feel of scrolling on one platform: velocity at release, deceleration, and behavior past an edge.
public struct ScrollFeel: Hashable, Sendable {
  /// The name on the command line and in settings.
  public var name: String { feelName.text }
  let feelName: FeelName

  // MARK: The release

  /// The estimate of a finger's velocity at release. A mouse, whose steps are whole pixels at up to 1000 Hz, always
  /// gets the estimate of least error.
  public var touchVelocityRule: VelocityRule
  /// The velocity, in pt/s, below which content released within its limits stays in place.
  public var startingVelocity: Double
  /// The maximum velocity of a finger, in pt/s. A faster finger counts as this fast.
  public var maximumVelocity: Double
  /// The delay from the event that ends a drag to the start of the motion, in seconds.
  public var releaseLatency: Double
  /// The velocity that a flick gains from those before it in the same direction, in every view whose content decelerates.
  public var accumulation: FlickAccumulation

  // MARK: Within the limits

  /// The law by which flicked content decelerates.
  public var decelerationLaw: DecelerationLaw
  /// The velocity, in pt/s, below which decelerating content is at rest; 0 to use the threshold. Applies to the
  /// exponential law only: the other laws come to rest by themselves.
  public var stoppingVelocity: Double
  /// The distance to the destination, in points, within which content is at rest.
  public var threshold: Double

  // MARK: Past an edge

  /// The visible effect of a pull past an edge.
  public var edge: EdgeEffect
  /// The rubber-band coefficient c: points of content per point of the finger, at the edge.
  public var rubberBandCoefficient: Double
  /// The rubber-band coefficient of a drag by touchpad; `nil` for ``rubberBandCoefficient``.
  public var touchpadRubberBandCoefficient: Double?
  /// The shape of the rubber band: growing or constant resistance.
  public var rubberBandShape: RubberBand.Shape
  /// The maximum pull past an edge, in points; the viewport's extent if that is less.
  public var maximumPull: Double
  /// Whether content past an edge is released with the finger's velocity, without the slope of the rubber band.
  public var releasesWithFingerVelocity: Bool
  /// The return of content that hits an edge.
  public var bounce: EdgeReturn
  /// The return of content that is released past an edge.
  public var release: EdgeReturn

  /// Creates a feel from its parts. Defaults are those of ``article``.
  public init(
    name: String = "custom", touchVelocityRule: VelocityRule = .leastError, startingVelocity: Double = 0,
    maximumVelocity: Double = .infinity, releaseLatency: Double = 0, accumulation: FlickAccumulation = .none,
    decelerationLaw: DecelerationLaw, stoppingVelocity: Double = 0, threshold: Double = 0.5, edge: EdgeEffect = .moves,
    rubberBandCoefficient: Double = 0.55, touchpadRubberBandCoefficient: Double? = nil,
    rubberBandShape: RubberBand.Shape = .hyperbolic, maximumPull: Double = .infinity,
    releasesWithFingerVelocity: Bool = false,
    bounce: EdgeReturn = EdgeReturn(spring: Spring(stiffness: 100, dampingRatio: 1)),
    release: EdgeReturn = EdgeReturn(spring: Spring(stiffness: 100, dampingRatio: 1))
  ) {
    (feelName, self.touchVelocityRule, self.accumulation) = (FeelName(text: name), touchVelocityRule, accumulation)
    (self.startingVelocity, self.maximumVelocity) = (startingVelocity, maximumVelocity)
    (self.releaseLatency, self.decelerationLaw) = (releaseLatency, decelerationLaw)
    (self.stoppingVelocity, self.threshold, self.edge) = (stoppingVelocity, threshold, edge)
    self.rubberBandCoefficient = rubberBandCoefficient
    self.touchpadRubberBandCoefficient = touchpadRubberBandCoefficient
    (self.rubberBandShape, self.maximumPull) = (rubberBandShape, maximumPull)
    self.releasesWithFingerVelocity = releasesWithFingerVelocity
    (self.bounce, self.release) = (bounce, release)
  }

  /// The feels of all platforms, the default first.
  public static let all = Platform.allCases.map { $0.feel }

  /// Creates the feel with this name; `nil` if there is none.
  public init?(name: String) {
    guard let feel = Platform(FeelName(text: name))?.feel else { return nil }
    self = feel
  }

  /// The platform of this name; `nil` if there is none. A feel whose numbers are changed keeps its platform.
  package var platform: Platform? { Platform(feelName) }

  /// The rate at which flicked content decelerates: see ``DecelerationLaw/decelerationRate``.
  public var decelerationRate: DecelerationRate {
    get { decelerationLaw.decelerationRate }
    set { decelerationLaw.decelerationRate = newValue }
  }

  package var decelerationForm: DecelerationForm {
    if case .exponential(_, let form) = decelerationLaw { form } else { .integral }
  }
}

struct FeelName: Hashable, Sendable {
  let text: String

  #if hasFeature(Embedded)
    // Compares bytes, since comparing strings needs the tables of Unicode, which Embedded Swift lacks. Strings are
    // always contiguous there.
    static func == (a: FeelName, b: FeelName) -> Bool { a.withBytes { a in b.withBytes { b in a.elementsEqual(b) } } }

    func hash(into hasher: inout Hasher) { withBytes { for byte in $0 { hasher.combine(byte) } } }

    private func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
      guard let result = text.utf8.withContiguousStorageIfAvailable(body) else { preconditionFailure() }
      return result
    }
  #endif
}

#if !hasFeature(Embedded)
  extension ScrollFeel: Codable {
    enum CodingKeys: String, NumberKey {
      case feelName = "name"
      case decelerationLaw = "coasting"
      case maximumVelocity = "greatestVelocity"
      case maximumPull = "longestPull"
      case rubberBandShape = "shape"
      case touchVelocityRule, startingVelocity, releaseLatency, accumulation, stoppingVelocity, threshold, edge
      case rubberBandCoefficient, touchpadRubberBandCoefficient, releasesWithFingerVelocity, bounce, release
    }
  }

  extension FeelName: Codable {
    init(from decoder: any Decoder) throws { text = try decoder.singleValueContainer().decode(String.self) }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    }
  }
#endif
