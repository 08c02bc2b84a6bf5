import ScrollGeometry
import ScrollInteraction
import ScrollPhysics

/// A feel and what has been changed of it.
struct ParameterValues: Equatable, Sendable {
  var base: ScrollFeel
  /// Only what differs from the defaults, and always within the parameter's range.
  private(set) var overrides: [Parameter.ID: Double] = [:]

  /// The defaults of the demo that is shown, where they differ from those of the feel.
  var defaults: [Parameter.ID: Double] = [:]

  init(base: ScrollFeel = .article) {
    self.base = base
  }

  /// The value in force; setting one clamps it to the parameter's range.
  subscript(id: Parameter.ID) -> Double {
    get { overrides[id] ?? defaultValue(of: id) }
    set { overrides[id] = newValue.clamped(to: Parameter[id].range) }
  }

  mutating func reset(_ id: Parameter.ID) {
    overrides[id] = nil
  }

  mutating func resetAll() {
    overrides = [:]
  }

  /// Whether it was set, be it to its default.
  func isSet(_ id: Parameter.ID) -> Bool { overrides[id] != nil }

  /// What was set, by name.
  var recorded: [String: Double] {
    Dictionary(uniqueKeysWithValues: overrides.map { ($0.key.rawValue, $0.value) })
  }

  func isChanged(_ id: Parameter.ID) -> Bool {
    overrides[id].map { $0 != defaultValue(of: id) } ?? false
  }
}

extension ParameterValues {
  /// The feel with everything that was changed.
  var feel: ScrollFeel {
    var feel = base
    feel.decelerationRate = DecelerationRate(rawValue: self[.decelerationRate])
    feel.rubberBandCoefficient = self[.rubberBandCoefficient]
    feel.flickBuildUp = self[.flickBuildUp]
    feel.bounceSpring = spring(.bounceMass, .bounceStiffness, .bounceDampingRatio)
    feel.releaseSpring = spring(.releaseMass, .releaseStiffness, .releaseDampingRatio)
    return feel
  }

  /// What takes the drawer to its anchors, the tile to its corners and pages to their places.
  var snapSpring: Spring { spring(.snapMass, .snapStiffness, .snapDampingRatio) }

  /// The set slop for every pointer, or each pointer's own.
  var slop: PanGesture.Slop {
    overrides[.slop].map { PanGesture.Slop(mouse: $0, touch: $0) } ?? .standard
  }

  private func spring(_ mass: Parameter.ID, _ stiffness: Parameter.ID, _ dampingRatio: Parameter.ID) -> Spring {
    Spring(mass: self[mass], stiffness: self[stiffness], dampingRatio: self[dampingRatio])
  }

  func defaultValue(of id: Parameter.ID) -> Double { defaults[id] ?? commonDefault(of: id) }

  private func commonDefault(of id: Parameter.ID) -> Double {
    switch id {
    case .decelerationRate: base.decelerationRate.rawValue
    case .rubberBandCoefficient: base.rubberBandCoefficient
    case .bounceMass: base.bounceSpring.mass
    case .bounceStiffness: base.bounceSpring.stiffness
    case .bounceDampingRatio: base.bounceSpring.dampingRatio
    case .releaseMass: base.releaseSpring.mass
    case .releaseStiffness: base.releaseSpring.stiffness
    case .releaseDampingRatio: base.releaseSpring.dampingRatio
    case .snapMass: Spring.snap.mass
    case .snapStiffness: Spring.snap.stiffness
    case .snapDampingRatio: Spring.snap.dampingRatio
    case .slop: PanGesture.Slop.standard[.mouse]
    case .contentWidth: 3200
    case .contentHeight: 2400
    case .pageCount: 9
    case .equalPages, .onePagePerFlick: 0
    case .minimumZoomScale: 0.5
    case .maximumZoomScale: 4
    case .rowCount, .contentInset, .alwaysBounce, .directionalLock: 0
    case .flickBuildUp: base.flickBuildUp
    case .bounces, .figure: 1
    case .initialVelocity: 1000
    case .threshold: 0.5
    case .dimension: 812
    }
  }
}
