internal import CScrollMath

/// The visible effect of a pull past an edge.
#if hasAttribute(nonexhaustive)
  @nonexhaustive(warn)
#endif
public enum EdgeEffect: Hashable, Sendable {
  /// The content moves past the edge.
  case moves
  /// The content stays at the edge and is stretched.
  case stretches(EdgeStretch)
  /// The content stays at the edge, under a glow that is as high as the pull.
  case glows
  /// No effect: the edge is a wall.
  case stops

  /// Whether content stays at the edge, and a pull past it is hidden, or drawn as a stretch or a glow.
  package var isStill: Bool { self != .moves }

  /// Returns the displayed state of content that is pulled to `state`: past its limits only if the effect moves it there.
  package func displayed(_ state: MotionState, within limits: ClosedRange<Double>) -> MotionState {
    guard isStill else { return state }
    let value = state.value.clamped(to: limits)
    let isHeld =
      value != state.value || value == limits.upperBound && state.velocity > 0
      || value == limits.lowerBound && state.velocity < 0
    return isHeld ? MotionState(value: value) : state
  }

  /// Returns the state from which content at `state` continues within new limits. A pull that the old effect hides counts
  /// as long as the content stays at its edge, at the same position.
  package func carried(
    _ state: MotionState, within limits: ClosedRange<Double>, to new: EdgeEffect, within newLimits: ClosedRange<Double>
  ) -> MotionState {
    let shown = displayed(state, within: limits)
    let staysPulled = new.isStill && state.value.clamped(to: newLimits) == shown.value
    return isStill && !staysPulled ? shown : state
  }
}

/// The stretch of content that is pulled past an edge.
///
/// The content becomes longer by the share a·d + b·(1 − e^(−d·e/r)), where d is the pull divided by the viewport's
/// extent, at most 1 (AOSP, `EdgeEffect`, `dampStretchVector`).
public struct EdgeStretch: Hashable, Sendable, Codable {
  enum CodingKeys: NumberKey { case linear, exponential, reach }

  /// The share a of the stretch, in proportion to the pull.
  package var linear: Double
  /// The factor b of the exponential part, which grows fast at small pulls and then saturates.
  package var exponential: Double
  /// The share r of the viewport over which `exponential` saturates.
  package var reach: Double

  /// The stretch of Android from version 12 on: by 3.2 % for a pull of a whole viewport.
  public static let android = EdgeStretch(linear: 0.016, exponential: 0.016, reach: 0.33)

  /// Returns the elongation of content as a fraction of its usual length, 0.02 for 2 %, by a pull past the edge and the
  /// viewport's extent in points. The sign of the pull has no effect.
  public func elongation(pull: Double, extent: Double) -> Double {
    guard extent > 0 else { return 0 }
    let share = min(1, abs(pull.bounded) / extent)
    return linear * share - exponential * expm1(-share * 2.718281828459045 / max(reach, 1e-9))
  }
}

#if !hasFeature(Embedded)
  extension EdgeEffect: Codable {
    enum CodingKeys: CodingKey { case effect, stretches }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      switch try fields.decodeIfPresent(String.self, forKey: .effect) {
      case nil: self = .stretches(try fields.decode(EdgeStretch.self, forKey: .stretches))
      case "moves": self = .moves
      case "glows": self = .glows
      case "stops": self = .stops
      case let name?: throw fields.failure("There is no effect \"\(name)\".", .effect)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .moves: try fields.encode("moves", forKey: .effect)
      case .stretches(let stretch): try fields.encode(stretch, forKey: .stretches)
      case .glows: try fields.encode("glows", forKey: .effect)
      case .stops: try fields.encode("stops", forKey: .effect)
      }
    }
  }
#endif
