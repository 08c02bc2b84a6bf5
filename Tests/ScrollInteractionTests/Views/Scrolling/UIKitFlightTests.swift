import ScrollInteraction
import Testing
import UIKitRecordings

/// Replays recordings of UIKit from their touches, by the law that the feel has and by UIKit's own steps from frame to
/// frame.
@Suite struct UIKitFlightTests {
  private static let names = UIKitFlight.all.map(\.name)

  private func recording(_ name: String) throws -> UIKitFlight {
    try #require(UIKitFlight.all.first { $0.name == name })
  }

  @Test(arguments: names)
  func `a recorded drag is at the recorded pixel in each frame`(name: String) throws {
    let recording = try recording(name)
    var (view, touches) = (SimpleScrollView(recording), recording.touches[...])
    for frame in recording.drag {
      while let touch = touches.first, touch.time <= frame.time { view.handle(touches.removeFirst().event) }
      #expect(abs(view.contentOffset(at: frame.time).y - frame.offset) <= recording.pixel / 2 + 1e-3, "\(frame.time)")
    }
  }

  @Test(arguments: names)
  func `each frame of a recorded flight is met within 0.7 pt or 2 ‰ of its way, from the touches alone`(
    name: String
  ) throws {
    let recording = try recording(name)
    let (view, lift, _) = try recording.released()
    let start = lift + ScrollFeel.uikit.releaseLatency
    let errors = recording.flight.enumerated().map { index, offset in
      view.contentOffset(at: start + Double(index + 1) / 60).y - offset
    }
    let allowed = max(0.7, 0.002 * recording.flight.path(from: view.contentOffset(at: lift).y))
    let rest = try #require(view.restTime)
    #expect(errors.allSatisfy { abs($0) < allowed })
    #expect(view.contentOffset(at: rest).y == recording.end)
  }

  @Test(arguments: names)
  func `each frame of a recorded flight is met within 0.01 pt by UIKit's steps, from the touches alone`(
    name: String
  ) throws {
    let recording = try recording(name)
    let (view, lift, velocity) = try recording.released()
    // UIKit begins where it has drawn the content: at a pixel.
    let start = (view.contentOffset(at: lift).y / recording.pixel).rounded() * recording.pixel
    var steps = FrameSteps(from: start, velocity: velocity, limits: view.limits(along: .y))
    let errors = recording.flight.map { steps.next(after: 1.0 / 60) - $0 }
    #expect(errors.allSatisfy { abs($0) < 0.01 })
  }
}

/// Replays a recording of an iPad's trackpad.
@Suite struct UIKitTrackpadTests {
  private var view: SimpleScrollView {
    let layout = ScrollLayout(
      viewport: Size(UIKitTrackpad.viewport.width, UIKitTrackpad.viewport.height),
      contentSize: Size(UIKitTrackpad.contentSize.width, UIKitTrackpad.contentSize.height))
    return SimpleScrollView(layout: layout, feel: .uikit, contentOffset: Vector2(0, 4968))
  }

  @Test func `each recorded pull past the edge by trackpad is met to nine digits`() {
    var (view, asked, time) = (view, 4968.0, 0.0)
    for frame in UIKitTrackpad.pull {
      time += 1.0 / 60
      view.handle(ScriptedWheel.precise(frame.asked - asked, at: time))
      asked = frame.asked
      #expect(abs(view.contentOffset(at: time).y - frame.shown) < 1e-8)
    }
  }

  @Test func `content that a trackpad releases past the edge returns as by finger`() throws {
    let reports = UIKitTrackpad.pull.suffix(2).map { -$0.velocity }
    let velocity = 0.75 * reports[0] + 0.25 * reports[1]
    let shown = try #require(UIKitTrackpad.pull.last).shown
    let motion = ScrollMotion(from: shown, velocity: velocity, limits: view.limits(along: .y), feel: .uikit)
    var steps = FrameSteps(
      from: (shown / UIKitTrackpad.pixel).rounded() * UIKitTrackpad.pixel, velocity: velocity,
      limits: view.limits(along: .y))
    var (law, step) = (0.0, 0.0)
    for (index, offset) in UIKitTrackpad.flight.enumerated() {
      let time = Double(index + 1) / 60
      if time < motion.duration { law = max(law, abs(motion.value(at: time) - offset)) }
      step = max(step, abs(steps.next(after: 1.0 / 60) - offset))
    }
    #expect(law < max(0.7, 0.002 * UIKitTrackpad.flight.path(from: shown)))
    #expect(step < 0.01)
    #expect(motion.destination == 4968)
  }

  @Test func `only a touchpad has the touchpad's rubber band, also after a finger, and both can be changed`() {
    var view = view
    func pull(_ coefficient: Double) -> Double { RubberBand(coefficient: coefficient, dimension: 1032).stretch(200) }
    func byTouchpad(from start: Double) -> Double {
      for report in ScriptedWheel.touchpad(velocity: 1000, for: 0.2, rate: 60, from: start) { view.handle(report) }
      return view.contentOffset(at: start + 0.2).y - 4968
    }
    func byFinger(from start: Double) -> Double {
      view.pan.slop = .init(mouse: 0, touch: 0)
      var finger = ScriptedPointer(at: Vector2(200, 600), time: start, device: .touch)
      for event in [finger.down()] + finger.move(by: Vector2(0, -200)) { view.handle(event) }
      defer { view.handle(finger.up()) }
      return view.contentOffset(at: finger.time).y - 4968
    }
    #expect(abs(byTouchpad(from: 0) - pull(0.715)) < 1e-9)
    #expect(abs(byFinger(from: 10) - pull(0.55)) < 1e-9)
    #expect(abs(byTouchpad(from: 20) - pull(0.715)) < 1e-9)
    var feel = ScrollFeel.uikit
    (feel.rubberBandCoefficient, feel.touchpadRubberBandCoefficient) = (0.3, 0.9)
    view.setFeel(feel, at: 30)
    #expect(abs(byTouchpad(from: 30) - pull(0.9)) < 1e-9)
    #expect(abs(byFinger(from: 40) - pull(0.3)) < 1e-9)
    feel.touchpadRubberBandCoefficient = nil
    view.setFeel(feel, at: 50)
    #expect(abs(byTouchpad(from: 50) - pull(0.3)) < 1e-9)
  }

  @Test func `a finger that catches content which a touchpad has pulled past the edge does not move it`() {
    var view = view
    for report in ScriptedWheel.touchpad(velocity: 3000, for: 0.2, rate: 60) { view.handle(report) }
    for time in [0.22, 0.3, 0.5] {
      var caught = view
      let shown = caught.contentOffset(at: time).y
      #expect(shown > 4969)
      caught.handle(PointerEvent(.down, device: .touch, position: Vector2(200, 300), time: time))
      #expect(abs(caught.contentOffset(at: time).y - shown) < 1e-9)
    }
  }
}

/// UIKit's steps from frame to frame, in which e^x is 1 + x + x²/2.
struct FrameSteps {
  private var offset: Double
  /// The way that content would still go without an edge, in points.
  private var range: Double
  private let limits: ClosedRange<Double>

  init(from offset: Double, velocity: Double, limits: ClosedRange<Double>) {
    (self.offset, self.limits) = (offset, limits)
    range = velocity * DecelerationForm.sum.reach(of: .normal)
  }

  /// Returns the offset in the next frame, after a time in seconds.
  mutating func next(after frame: Double) -> Double {
    let kept = factor(.normal, frame)
    var next = offset + range * (1 - kept)
    range *= kept
    let bound = next.clamped(to: limits)
    if next != bound {
      // Only in the part of the frame that content is past the edge does the edge pull it back.
      let part = min(1, (next - bound) / (next - offset.clamped(to: limits)))
      let pulled = factor(.fast, frame * part)
      next = bound + (next - bound) * pulled
      range *= pulled
    }
    offset = next
    return next
  }

  private func factor(_ rate: DecelerationRate, _ time: Double) -> Double {
    let x = -rate.resistance * time
    return 1 + x + x * x / 2
  }
}

extension [Double] {
  fileprivate func path(from start: Double) -> Double { zip(self, [start] + self).reduce(0) { $0 + abs($1.0 - $1.1) } }
}

extension SimpleScrollView {
  fileprivate init(_ recording: UIKitFlight) {
    self.init(
      layout: ScrollLayout(
        viewport: Size(recording.viewport.width, recording.viewport.height),
        contentSize: Size(recording.contentSize.width, recording.contentSize.height)),
      feel: .uikit, contentOffset: Vector2(0, recording.startOffset))
  }
}

extension UIKitFlight {
  /// Returns the view after all touches, the time of the release, and its velocity.
  fileprivate func released() throws -> (view: SimpleScrollView, lift: Double, velocity: Double) {
    var view = SimpleScrollView(self)
    for touch in touches { view.handle(touch.event) }
    let lift = try #require(touches.last).time
    let velocities = view.events(in: lift..<lift + 1e-6).compactMap { event -> Double? in
      if case .willEndDragging(let velocity, _) = event.kind { velocity.y } else { nil }
    }
    return (view, lift, try #require(velocities.first))
  }
}

extension UIKitFlight.Touch {
  fileprivate var event: PointerEvent {
    let phase: PointerEvent.Phase = phase == .began ? .down : phase == .moved ? .move : .up
    return PointerEvent(phase, device: .touch, position: Vector2(x, y), time: time)
  }
}
