/// A feel and what has been changed of it.
package struct ParameterValues: Equatable, Sendable {
  package var base: ScrollFeel
  /// The preset that they were taken from; `nil` for the feel itself.
  package var preset: ChosenPreset?
  /// Only what was set, and always within the parameter's range.
  private var overrides: [Parameter: Double] = [:]

  /// The defaults of the demo that is shown, where they differ from those of the feel.
  package var defaults: [Parameter: Double] = [:]

  package init(base: ScrollFeel = .article) { self.base = base }

  /// The value in force; setting one clamps it to the parameter's range.
  package subscript(parameter: Parameter) -> Double {
    get { overrides[parameter] ?? defaultValue(of: parameter) }
    set { overrides[parameter] = newValue.clamped(to: parameter.range) }
  }

  package mutating func reset(_ parameter: Parameter) { overrides[parameter] = nil }

  /// Whether it was set, be it to its default.
  package func isSet(_ parameter: Parameter) -> Bool { overrides[parameter] != nil }

  /// What was set, by name.
  package var recorded: [String: Double] {
    Dictionary(uniqueKeysWithValues: overrides.map { ($0.key.id.rawValue, $0.value) })
  }

  package func isChanged(_ parameter: Parameter) -> Bool {
    overrides[parameter].map { $0 != defaultValue(of: parameter) } ?? false
  }

  /// The feel with everything that was changed.
  package var feel: ScrollFeel {
    var feel = base
    // To set these takes the place of laws that have no such number.
    if self[.decelerationRate] != base.decelerationRate.rawValue {
      feel.decelerationRate = DecelerationRate(rawValue: self[.decelerationRate])
    }
    if self[.flickBuildUp] != base.flickBuildUp { feel.flickBuildUp = self[.flickBuildUp] }
    feel.rubberBandCoefficient = self[.rubberBandCoefficient]
    feel.bounceSpring = spring(.bounce)
    feel.releaseSpring = spring(.release)
    return feel
  }

  /// The spring that takes the drawer to its anchors, the tile to its corners and pages to their places.
  package var snapSpring: Spring { spring(.snap) }

  /// The feel of what goes to anchors.
  package var snapFeel: SnapFeel {
    let feel = feel
    return SnapFeel(
      spring: snapSpring, decelerationRate: feel.decelerationRate, rubberBandCoefficient: feel.rubberBandCoefficient,
      threshold: feel.threshold)
  }

  /// How wheels and touchpads move content.
  package var wheelFeel: WheelFeel {
    WheelFeel(
      notchSpeed: self[.wheelSpeed], touchpadSpeed: self[.touchpadSpeed], hasMomentum: isOn(.touchpadMomentum),
      isReversed: isOn(.reverseScrolling))
  }

  /// The slop that was set for every pointer, or each pointer's own.
  package var slop: PanGesture.Slop {
    overrides[.slop].map { PanGesture.Slop(mouse: $0, touch: $0) } ?? .standard
  }

  /// Whether a parameter that is 0 or 1 is 1.
  package func isOn(_ parameter: Parameter) -> Bool { self[parameter] >= 0.5 }

  func defaultValue(of parameter: Parameter) -> Double { defaults[parameter] ?? parameter.defaultValue(base) }
}
