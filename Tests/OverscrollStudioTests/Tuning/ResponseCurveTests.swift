import AppTesting
import Overscroll
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Draggable response curves") struct ResponseCurveTests {
  private static let frame = Rect(x: 900, y: 300, width: 244, height: 82)

  private func values(_ spring: Spring) -> ParameterValues {
    var values = ParameterValues()
    values.set(.bounce, to: spring)
    return values
  }

  @Test("a spring's handles are on its curve, whose words follow the rest threshold and axis shows their time")
  func handles() {
    for ratio in [0.05, 0.2, 0.5, 0.7, 0.86, 0.9, 1, 1.3, 2, 4] {
      let spring = Spring(response: 0.5, dampingRatio: ratio)
      let curve = ResponseCurve(.spring(.bounce), values(spring), in: Self.frame, span: 4)
      let steps = stride(from: 0, through: 4, by: 0.0005)
      let first = steps.first { curve.value(at: $0) >= 0.9 }!
      #expect((curve.position(of: .rise).x - curve.x(first)).magnitude < 0.1, "\(ratio)")
      #expect((curve.position(of: .rise).y - curve.y(0.9)).magnitude < 0.1)
      let farthest = steps.filter { $0 <= 0.5 }.map(curve.value(at:)).max()!
      #expect((curve.position(of: .overshoot).y - curve.y(farthest)).magnitude < 0.1, "\(ratio)")
      let whole = ResponseCurve(.spring(.bounce), values(spring), in: Self.frame)
      #expect(whole.words == spring.words(threshold: 0.5) && whole.span >= spring.settlingTime(threshold: 0.5))
      // The step is named at the right end of the target, beside the curve and its handles.
      var canvas = Canvas(size: Size(1200, 800), pixelRatio: 1, measure: EvenMeasure())
      whole.draw(on: &canvas, slot: 0, other: nil, isChanged: false, held: nil, Theme(appearance: .dark))
      let step = "100 pt from rest"
      let names = canvas.commands.compactMap { if case .text(step, _, let at) = $0.shape { at } else { nil } }
      let times = stride(from: 0.8 * whole.span, through: whole.span, by: whole.span / 400)
      #expect(times.allSatisfy { time in names.contains { $0.y + 15 < whole.y(whole.value(at: time)) } }, "\(ratio)")
      #expect(whole.handles.allSatisfy { dot in names.contains { $0.x - 7 > whole.position(of: dot).x } }, "\(ratio)")
      var rough = values(spring)
      rough[.threshold] = 20
      #expect(ResponseCurve(.spring(.bounce), rough, in: Self.frame).words == spring.words(threshold: 20))
      if ratio < 0.86 { #expect((farthest - 1 - spring.overshoot).magnitude < 1e-4) }
    }
  }

  @Test("a flick's curve follows the law, and its words say when the velocity has halved", arguments: Platform.allCases)
  func law(_ platform: Platform) throws {
    let curve = ResponseCurve(.deceleration, ParameterValues(base: platform.feel), in: Self.frame)
    let flick = platform.feel.decelerationLaw.deceleration(from: 0, velocity: 1000, threshold: 0.5)
    let time = try #require(Double(curve.words.split(separator: " ").dropLast().last ?? ""))
    #expect(flick.state(at: time - 0.006).velocity > 500 && flick.state(at: time + 0.006).velocity < 500)
    #expect(abs(curve.value(at: time) * flick.destination - flick.state(at: time).value) < 1)
  }

  @Test("a dragged handle stays under the pointer and keeps the other parameter", arguments: 0..<20)
  func under(_ seed: Int) {
    var noise = DeterministicNoise(seed, 3)
    for _ in 0..<20 {
      let spring = Spring(
        mass: noise.next(in: 0.3...3), stiffness: noise.next(in: 20...1500), dampingRatio: noise.next(in: 0.06...3.5))
      for handle in [ResponseCurve.Handle.rise, .overshoot] {
        var values = values(spring)
        let curve = ResponseCurve(.spring(.bounce), values, in: Self.frame)
        let point = Vector2(
          noise.next(in: Self.frame.minX + 1...Self.frame.maxX), noise.next(in: Self.frame.minY...Self.frame.maxY))
        curve.drag(handle).control.set(curve.value(handle, at: point, 2), in: &values)
        let new = values.spring(.bounce)
        let place = ResponseCurve(.spring(.bounce), values, in: Self.frame, span: curve.span).position(of: handle)
        if handle == .rise {
          let responses = ParameterControl.response(.bounce).descriptor.range
          let isLimited =
            [1, 2000].contains { (new.stiffness / $0 - 1).magnitude < 1e-9 }
            || [responses.lowerBound, responses.upperBound].contains { (new.response / $0 - 1).magnitude < 1e-9 }
          #expect(isLimited || (place.x - point.x - 2).magnitude < 0.01)
          #expect(new.dampingRatio == spring.dampingRatio)
        } else {
          let isLimited = [0.05, 4].contains { (new.dampingRatio / $0 - 1).magnitude < 1e-6 }
          #expect(isLimited || (place.y - point.y - 2).magnitude < 0.01)
          #expect(new.stiffness == spring.stiffness)
        }
      }
    }
  }
}
