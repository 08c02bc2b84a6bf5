import ScrollInteraction

/// A view whose values can follow motions that a program sets.
protocol FollowingView: TestedView {
  /// The number of values that can follow a motion.
  static var followingCount: Int { get }
  mutating func follow(_ motion: some Motion, _ index: Int, at time: Double)
  func followed(_ index: Int, at time: Double) -> MotionState
  /// Returns the value at which the view rests after a motion that ends at `place`.
  func rest(from place: Double, _ index: Int) -> Double
  /// Returns the limits of a value and the dimensions of the rubber bands past them.
  func reach(_ index: Int) -> ElasticLimits
}

private func axis(_ index: Int) -> Axis { index == 0 ? .x : .y }

extension FollowingView {
  static var followingCount: Int { 1 }

  func followed(_ index: Int, at time: Double) -> MotionState {
    MotionState(value: place(at: time)[index], velocity: speed(at: time)[index])
  }
}

extension SimpleScrollView: FollowingView {
  static var followingCount: Int { 2 }
  mutating func follow(_ motion: some Motion, _ index: Int, at time: Double) {
    follow(motion, along: axis(index), at: time)
  }
  func rest(from place: Double, _ index: Int) -> Double { place.clamped(to: limits(along: axis(index))) }
  func reach(_ index: Int) -> ElasticLimits { self[axis(index)].elasticity }
}

extension Drawer: FollowingView {
  mutating func follow(_ motion: some Motion, _ index: Int, at time: Double) { follow(motion, at: time) }
  func rest(from place: Double, _ index: Int) -> Double { anchors.nearest(to: place)! }
  func reach(_ index: Int) -> ElasticLimits { origin.elasticity }
}

extension ListDrawer: FollowingView {
  mutating func follow(_ motion: some Motion, _ index: Int, at time: Double) { follow(motion, at: time) }
  func followed(_ index: Int, at time: Double) -> MotionState {
    MotionState(value: origin(at: time), velocity: velocity(at: time))
  }
  func rest(from place: Double, _ index: Int) -> Double { sheet.anchors.nearest(to: place)! }
  func reach(_ index: Int) -> ElasticLimits { sheet.origin.elasticity }
}

extension PagingScrollView: FollowingView {
  mutating func follow(_ motion: some Motion, _ index: Int, at time: Double) { follow(motion, at: time) }
  func followed(_ index: Int, at time: Double) -> MotionState {
    MotionState(value: offset.value(at: time), velocity: offset.velocity(at: time))
  }
  func rest(from place: Double, _ index: Int) -> Double { layout.indices.map(layout.offset).nearest(to: place)! }
  func reach(_ index: Int) -> ElasticLimits { offset.elasticity }
}

extension PictureInPicture: FollowingView {
  static var followingCount: Int { 2 }
  /// Moves one axis by `motion`, and rests the other at its anchor.
  mutating func follow(_ motion: some Motion, _ index: Int, at time: Double) {
    let origin = layout.origin(of: target)!
    if index == 0 {
      follow(x: motion, y: RestingMotion(at: origin.y), at: time)
    } else {
      follow(x: RestingMotion(at: origin.x), y: motion, at: time)
    }
  }
  func rest(from place: Double, _ index: Int) -> Double { layout.origins.map { $0[axis(index)] }.nearest(to: place)! }
  func reach(_ index: Int) -> ElasticLimits { self[axis(index)].elasticity }
}

extension ZoomableScrollView: FollowingView {
  static var followingCount: Int { 2 }
  mutating func follow(_ motion: some Motion, _ index: Int, at time: Double) {
    follow(motion, along: axis(index), at: time)
  }
  func followed(_ index: Int, at time: Double) -> MotionState {
    MotionState(value: contentOffset(at: time)[axis(index)], velocity: velocity(at: time)[axis(index)])
  }
  func rest(from place: Double, _ index: Int) -> Double { place.clamped(to: limits(along: axis(index))) }
  func reach(_ index: Int) -> ElasticLimits {
    ElasticLimits(limits(along: axis(index)), dimension: layout.viewport[axis(index)])
  }
}

extension NestedScrollView: FollowingView {
  mutating func follow(_ motion: some Motion, _ index: Int, at time: Double) { follow(motion, at: time) }
  func followed(_ index: Int, at time: Double) -> MotionState {
    MotionState(value: contentOffsets(at: time).reduce(0, +), velocity: velocities(at: time).reduce(0, +))
  }
  private var range: ClosedRange<Double> {
    members.reduce(0) { $0 + $1.limits.lowerBound }...members.reduce(0) { $0 + $1.limits.upperBound }
  }
  func rest(from place: Double, _ index: Int) -> Double { place.clamped(to: range) }
  func reach(_ index: Int) -> ElasticLimits { ElasticLimits(range, dimension: members.last!.upperDimension) }
}
