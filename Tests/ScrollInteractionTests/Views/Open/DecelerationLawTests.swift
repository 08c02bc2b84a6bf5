import ScrollInteraction
import SeededRandom
import Testing

@Suite("Custom deceleration laws")
struct DecelerationLawTests {
  private func view(_ feel: ScrollFeel = .article, bounces: PerAxis<Bool> = true) -> SimpleScrollView {
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 2600), bounces: bounces), feel: feel,
      contentOffset: Vector2(0, 1000), slop: TouchedView.noSlop)
    view.decelerationLaw = DecelerationLaw { DryFriction(start: $0, speed: $1) }
    return view
  }

  @Test("content coasts by a custom law point by point")
  func coasts() {
    var view = view()
    view.beginDragging(at: 1)
    view.endDragging(velocity: Vector2(0, -1500), at: 1)
    let law = DryFriction(start: 1000, speed: 1500)
    for step in 0...100 {
      let time = Double(step) / 100
      #expect(abs(view.contentOffset(at: 1 + time).y - law.value(at: time)) < 1e-9)
      #expect(abs(view.velocity(at: 1 + time).y - law.velocity(at: time)) < 1e-9)
    }
    #expect(view.state(at: 1.3) == .decelerating && view.restTime == 1.75)
    #expect(view.target.y == law.destination)
  }

  @Test("the feel's spring takes over at a limit without a jump in position or velocity", arguments: 0..<60)
  func bound(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var view = view([ScrollFeel.article, .uikit][random.count(0...1)])
    view.beginDragging(at: 0)
    view.endDragging(velocity: Vector2(0, random.signed(2500...9000)), at: 0)
    let rest = try #require(view.restTime)
    var (last, speed) = (view.contentOffset(at: 0.001).y, view.velocity(at: 0.001).y)
    for step in 1...4000 {
      let time = 0.001 + rest * Double(step) / 4000
      let (place, now) = (view.contentOffset(at: time).y, view.velocity(at: time).y)
      #expect(abs(place - last) <= max(abs(speed), abs(now)) * rest / 4000 * 1.05 + 0.51, "seed \(seed)")
      (last, speed) = (place, now)
    }
    #expect([0, 2000].contains(view.contentOffset(at: rest).y), "seed \(seed)")
    #expect(stride(from: 0, to: rest, by: 0.01).contains { view.state(at: $0) == .bouncing }, "seed \(seed)")
  }

  @Test("the end of content without bounces is a wall")
  func wall() throws {
    var view = view(bounces: false)
    view.beginDragging(at: 0)
    view.endDragging(velocity: Vector2(0, -6000), at: 0)
    let crossing = try #require(DryFriction(start: 1000, speed: 6000).duration(to: 2000))
    #expect(view.velocity(at: crossing - 1e-6).y > 5000 && view.velocity(at: crossing + 1e-6).y == 0)
    #expect(view.contentOffset(at: crossing + 0.01).y == 2000)
  }

  @Test("a layout change in flight keeps position and velocity and ends within the limits", arguments: 0..<60)
  func layout(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var view = view()
    view.beginDragging(at: 0)
    view.endDragging(velocity: Vector2(0, random.signed(300...5000)), at: 0)
    for time in [0.05, 0.2, 0.4] where view.isMoving(at: time) {
      let (place, speed) = (view.contentOffset(at: time), view.velocity(at: time))
      var layout = view.layout
      layout.contentSize.height = random.number(700...5000)
      view.setLayout(layout, at: time)
      #expect(view.contentOffset(at: time).distance(to: place) < 1e-9, "seed \(seed)")
      if view.limits(along: .y).contains(place.y), view.isMoving(at: time) {
        #expect(view.velocity(at: time).distance(to: speed) < 1e-6, "seed \(seed)")
      }
    }
    #expect(view.limits(along: .y).contains(view.contentOffset(at: try #require(view.restTime)).y), "seed \(seed)")
  }

  @Test("a custom law respects the feel's minimum and maximum velocity")
  func thresholds() {
    func released(at velocity: Double, _ feel: ScrollFeel) -> Double {
      var view = view(feel)
      view.beginDragging(at: 0)
      view.endDragging(velocity: Vector2(0, -velocity), at: 0)
      return view.target.y - 1000
    }
    #expect(released(at: 200, .uikit) == 0 && released(at: 300, .uikit) > 20)
    var slow = ScrollFeel.article
    slow.greatestVelocity = 500
    #expect(released(at: 1500, slow) == DryFriction(start: 0, speed: 500).destination)
  }

  @Test("content that grows during its overshoot continues by the custom law")
  func grows() throws {
    var view = view()
    view.beginDragging(at: 0)
    view.endDragging(velocity: Vector2(0, -6000), at: 0)
    let time = try #require(DryFriction(start: 1000, speed: 6000).duration(to: 2000)) + 0.02
    let (place, speed) = (view.contentOffset(at: time).y, view.velocity(at: time).y)
    #expect(view.state(at: time) == .bouncing && place > 2000 && speed > 1000)
    var layout = view.layout
    layout.contentSize.height = 90_000
    view.setLayout(layout, at: time)
    let law = DryFriction(start: place, speed: speed)
    #expect(abs(view.target.y - law.destination) < 1e-6)
    #expect(abs(view.contentOffset(at: time + 0.3).y - law.value(at: 0.3)) < 1e-6)
  }
}
