import FoundationEssentials
import ScrollInteraction
import SeededRandom

/// A view that a test saves and restores.
protocol SavedView: RestorableView where SavedState: Codable & Hashable, Target: Codable {
  func state(at time: Double) -> ViewState
  /// Returns all that the view displays at `time`.
  func numbers(at time: Double) -> [Double]
  /// Changes the feel and the sizes.
  mutating func change(at time: Double)
  /// Starts a motion of a program.
  mutating func move(to share: Double, at time: Double)
}

extension SavedView {
  /// Returns a copy that has been encoded as JSON and decoded.
  func restored(from time: Double, at newTime: Double) throws -> Self {
    let data = try JSONEncoder().encode(snapshot(at: time))
    return Self(restoring: try JSONDecoder().decode(ViewSnapshot<Self>.self, from: data), at: newTime)
  }

  /// Returns the view as a snapshot has it: without the fingers that drag it.
  func cancelled(at time: Double) -> Self {
    var view = self
    if isHeld || pan.isPressed {
      view.cancel(at: time)
    } else if isDragging(at: time) {
      view = Self(restoring: snapshot(at: time), at: time)
    }
    return view
  }

  /// Flicks the view in a row, by `travel` each.
  ///
  /// - Returns: The time of the last event.
  @discardableResult
  mutating func flick(_ count: Int, by travel: Vector2, from start: Double) -> Double {
    var time = start
    for _ in 0..<count {
      let begin = time + 16.0 / 128
      handle(PointerEvent(.down, device: .touch, position: Vector2(200, 450), time: begin))
      for step in 1...4 {
        time = begin + Double(step) / 128
        let position = Vector2(200, 450) + travel * (Double(step) / 4)
        handle(PointerEvent(.move, device: .touch, position: position, time: time))
      }
      handle(PointerEvent(.up, device: .touch, position: Vector2(200, 450) + travel, time: time))
    }
    return time
  }

  /// Drives the view by a random gesture or program from `start` on.
  ///
  /// - Returns: The time of the last event.
  @discardableResult
  mutating func play(_ random: inout SeededRandom, from start: Double) -> Double {
    let travel = random.point(in: -150...150)
    let steps = random.count(2...12)
    let end = start + Double(steps + 1) / 128
    switch random.count(0...6) {
    case 6:
      beginDragging(at: start)
      for step in 1...steps { drag(by: travel * (Double(step) / Double(steps)), at: start + Double(step) / 128) }
      endDragging(velocity: travel * 9, at: end)
    case 5: return flick(5, by: travel, from: start)
    case 0: move(to: random.number(0...1), at: start)
    case 1:
      let isZoom = random.coin()
      for step in 1...steps {
        handle(
          WheelEvent(
            delta: travel * (1 / Double(steps)), isPrecise: true, isZoom: isZoom, position: Vector2(200, 450),
            time: start + Double(step) / 128))
      }
    default:
      handle(PointerEvent(.down, device: .touch, position: Vector2(200, 450), time: start))
      for step in 1...steps {
        let position = Vector2(200, 450) + travel * (Double(step) / Double(steps))
        handle(PointerEvent(.move, device: .touch, position: position, time: start + Double(step) / 128))
      }
      if random.count(0...4) > 0 {
        handle(PointerEvent(.up, device: .touch, position: Vector2(200, 450) + travel, time: end))
      }
    }
    return end
  }
}

extension SimpleScrollView: SavedView {
  func numbers(at time: Double) -> [Double] {
    let (offset, velocity, pull) = (contentOffset(at: time), velocity(at: time), pull(at: time))
    return [offset.x, offset.y, velocity.x, velocity.y, pull.x, pull.y]
  }

  mutating func change(at time: Double) {
    var layout = layout
    layout.contentSize.height -= 300
    setLayout(layout, at: time)
    setFeel(feel == .uikit ? .android : .uikit, at: time)
  }

  mutating func move(to share: Double, at time: Double) { scroll(to: Vector2(100, 3000 * share), at: time) }
}

extension ZoomableScrollView: SavedView {
  func numbers(at time: Double) -> [Double] {
    let (offset, velocity) = (contentOffset(at: time), velocity(at: time))
    return [offset.x, offset.y, velocity.x, velocity.y, zoomScale(at: time), zoomVelocity(at: time)]
  }

  mutating func change(at time: Double) {
    var layout = layout
    layout.contentSize.height -= 300
    setLayout(layout, at: time)
    setFeel(.android, zoomSpring: Spring(stiffness: 90, dampingRatio: 0.8), at: time)
  }

  mutating func move(to share: Double, at time: Double) {
    zoom(to: 0.4 + 4 * share, about: Vector2(300 * share, 100), at: time)
  }
}

extension Drawer: SavedView {
  func numbers(at time: Double) -> [Double] { [origin(at: time), velocity(at: time), projection(at: time)] }

  mutating func change(at time: Double) {
    setAnchors([60, 300, 700], height: 820, at: time)
    setFeel(SnapFeel(spring: Spring(stiffness: 90, dampingRatio: 0.6)), at: time)
  }

  mutating func move(to share: Double, at time: Double) {
    if share > 0.8 { hide(at: time) } else { snap(to: Int(share * 4), at: time) }
  }
}

extension ListDrawer: SavedView where Detent: Codable {
  func numbers(at time: Double) -> [Double] {
    [origin(at: time), contentOffset(at: time), velocity(at: time), contentVelocity(at: time), list.pull(at: time)]
  }

  mutating func change(at time: Double) {
    var layout = layout
    layout.contentHeight -= 300
    setLayout(layout, at: time)
    setFeel(.android, snap: SnapFeel(spring: Spring(stiffness: 90, dampingRatio: 0.6)), at: time)
  }

  mutating func move(to share: Double, at time: Double) {
    if share > 0.5 { scroll(to: 3000 * share, at: time) } else { snap(to: detents.names[0], at: time) }
  }
}

extension PagingScrollView: SavedView where Pages: Codable & Hashable {
  func numbers(at time: Double) -> [Double] {
    [contentOffset(at: time)[axis], velocity(at: time)[axis], progress(at: time), projection(at: time)]
  }

  mutating func change(at time: Double) {
    setFeel(SnapFeel(spring: Spring(stiffness: 90, dampingRatio: 0.6)), at: time)
  }

  mutating func move(to share: Double, at time: Double) { turn(by: 9 * (share - 0.5), at: time) }
}

extension PictureInPicture: SavedView where Anchor: Codable {
  func numbers(at time: Double) -> [Double] {
    let (origin, velocity) = (origin(at: time), velocity(at: time))
    return [origin.x, origin.y, velocity.x, velocity.y]
  }

  mutating func change(at time: Double) {
    var layout = layout
    layout.stage.width += 100
    setLayout(layout, at: time)
  }

  mutating func move(to share: Double, at time: Double) {
    snap(to: layout.anchors.names[min(3, Int(share * 4))], at: time)
  }
}

extension NestedScrollView: SavedView {
  func numbers(at time: Double) -> [Double] { contentOffsets(at: time) + velocities(at: time) }

  mutating func change(at time: Double) {
    var new = members
    new[1].limits = 0...2000
    setMembers(new, at: time)
    setFeel(.android, at: time)
  }

  mutating func move(to share: Double, at time: Double) { scroll(by: 2000 * (share - 0.5), at: time) }
}
