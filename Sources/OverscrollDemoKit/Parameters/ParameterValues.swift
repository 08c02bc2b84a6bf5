/// The parameters of one demo.
package struct ParameterValues: Equatable, Sendable {
  package var base: ScrollFeel
  /// The preset of the parameters; `nil` for the feel itself.
  package var preset: ChosenPreset?
  /// Whether the springs after a flick and after a pull stay two, even with the same numbers.
  package var hasTwoBounces = false
  /// The values that were set, always within their ranges.
  private var overrides: [Parameter: Double] = [:]
  /// The defaults that the demo has instead of the feel's.
  package let defaults: [Parameter: Double]
  package init(base: ScrollFeel = .article, defaults: [Parameter: Double] = [:]) {
    (self.base, self.defaults) = (base, defaults)
  }

  package subscript(parameter: Parameter) -> Double {
    get { overrides[parameter] ?? defaultValue(of: parameter) }
    set { overrides[parameter] = newValue.clamped(to: parameter.range) }
  }

  package mutating func reset(_ parameter: Parameter) { overrides[parameter] = nil }

  package mutating func setOneBounce() {
    hasTwoBounces = false
    for (release, bounce) in zip(SpringRole.release.parameters, SpringRole.bounce.parameters) {
      overrides[release] = overrides[bounce]
    }
  }

  package mutating func reset(_ parameter: Parameter, to others: ParameterValues) {
    overrides[parameter] = others.overrides[parameter]
  }

  package mutating func keep(_ listed: [Parameter]) { overrides = overrides.filter { listed.contains($0.key) } }

  /// Returns whether the parameter was set, even to its default.
  package func isSet(_ parameter: Parameter) -> Bool { overrides[parameter] != nil }

  package var recorded: [String: Double] {
    Dictionary(uniqueKeysWithValues: overrides.map { ($0.key.id.rawValue, $0.value) })
  }

  package func isChanged(_ parameter: Parameter) -> Bool {
    overrides[parameter].map { $0 != defaultValue(of: parameter) } ?? false
  }

  package var feel: ScrollFeel {
    var feel = base
    // Setting these numbers replaces laws that do not have them.
    if self[.decelerationRate] != base.decelerationRate.rawValue {
      feel.decelerationRate = DecelerationRate(rawValue: self[.decelerationRate])
    }
    let share = self[.flickBuildUp]
    if share != base.accumulation.share { feel.accumulation = share == 0 ? .none : .share(share) }
    let maximum = self[.flickMultiplier]
    if maximum != defaultValue(of: .flickMultiplier) {
      var growth = base.accumulation.growth ?? FlickGrowth()
      growth.maximum = maximum
      feel.accumulation = FlickAccumulation(.series(growth))
    }
    feel.rubberBandCoefficient = self[.rubberBandCoefficient]
    if isChanged(.touchpadRubberBand) { feel.touchpadRubberBandCoefficient = self[.touchpadRubberBand] }
    feel.bounce.spring = spring(.bounce)
    feel.release.spring = spring(.release)
    return feel
  }

  package var snapSpring: Spring { spring(.snap) }

  package var snapFeel: SnapFeel {
    let feel = feel
    return SnapFeel(
      spring: snapSpring, decelerationRate: feel.decelerationRate, rubberBandCoefficient: feel.rubberBandCoefficient,
      threshold: feel.threshold)
  }

  package var wheelFeel: WheelFeel {
    WheelFeel(
      notchSpeed: self[.wheelSpeed], touchpadSpeed: self[.touchpadSpeed], hasMomentum: isOn(.touchpadMomentum),
      isReversed: isOn(.reverseScrolling))
  }

  package var slop: PanGesture.Slop { overrides[.slop].map { PanGesture.Slop(mouse: $0, touch: $0) } ?? .standard }

  package func isOn(_ parameter: Parameter) -> Bool { self[parameter] >= 0.5 }
  func defaultValue(of parameter: Parameter) -> Double { defaults[parameter] ?? parameter.defaultValue(base) }
}

/// The last chosen preset of the parameters, which undo, comparison and swapping restore along with them.
package enum ChosenPreset: Hashable, Sendable {
  /// A person's own preset, by its name.
  case own(String)
  /// A built-in spring, by its title.
  case spring(String)

  package var title: String {
    switch self {
    case .own(let title), .spring(let title): title
    }
  }
}
