import ScrollInteraction
import Testing

@Suite("Notches eased as in Chromium") struct NotchEasingTests {
  private let layout = ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 9000))

  private func view(_ wheel: WheelFeel = WheelFeel(of: .chromiumLinux), at offset: Double = 2000) -> SimpleScrollView {
    var view = SimpleScrollView(layout: layout, feel: .chromiumLinux, contentOffset: Vector2(0, offset))
    view.wheelFeel = wheel
    return view
  }

  @Test("a notch takes 0.2 s up to 120 pt, 0.15 s for 300 pt and 0.1 s from 480 pt")
  func durations() {
    for (way, time) in [(10.0, 0.2), (120, 0.2), (300, 0.15), (480, 0.1), (5000, 0.1), (-300, 0.15)] {
      #expect(abs(NotchEasing.chromium.duration(of: way, velocity: 0) - time) < 1e-12)
    }
    var view = view()
    view.send(ScriptedWheel.notch(1, at: 0))
    #expect(view.restTime.map { abs($0 - 0.2) < 1e-12 } == true)
    #expect(view.contentOffset(at: 0.2).y == 2120 && abs(view.contentOffset(at: 0.1).y - 2060) < 1e-9)
    #expect(view.state(at: 0.1) == .snapping)
  }

  @Test("retargeting a notch has the values and the duration of Chromium's own test")
  func retarget() {
    // ScrollOffsetAnimationCurveTest, EaseInOutUpdateTarget: 9/60 s for any distance.
    var easing = NotchEasing.chromium
    (easing.maximumDuration, easing.minimumDuration) = (0.15, 0.15)
    let first = EasedMotion(from: 0, to: 3600, duration: easing.duration(of: 3600, velocity: 0))
    let half = first.state(at: 0.075)
    #expect(abs(half.value - 1800) < 2e-4)
    let second = EasedMotion(
      from: half.value, to: 9900, velocity: half.velocity,
      duration: easing.duration(of: 9900 - half.value, velocity: half.velocity))
    #expect(abs(second.duration - 0.15) < 1e-12)
    let later = second.state(at: 0.075)
    #expect(abs(later.value - 6827.6) < 0.1)
    #expect(abs(0.15 + easing.duration(of: 7200 - later.value, velocity: later.velocity) - 0.15 * 1.0794) < 2e-4)
  }

  @Test("each platform's notches and touchpads scroll as far as its source says")
  func platforms() {
    let expected: [(ScrollFeel, notch: Double?, touchpad: Double, isEased: Bool)] = [
      (.article, nil, 1, false), (.uikit, nil, 1, false), (.appkit, 10, 1, false), (.android, 64, 1, false),
      (.gtk, nil, 2.5, false), (.chromium, 53, 1, true), (.chromiumLinux, 120, 12, true), (.flutter, 40, 1, false),
      (.flutterClamping, 53, 5.3, false),
    ]
    for (feel, notch, touchpad, isEased) in expected {
      let wheel = WheelFeel(of: feel)
      #expect(wheel.notch == notch && wheel.touchpadSpeed == touchpad && (wheel.easing != nil) == isEased)
    }
  }

  @Test("a notch keeps its target when the layout changes, as far as the new content reaches")
  func layoutChanges() {
    var view = view()
    view.send(ScriptedWheel.notch(2, at: 0))
    view.setLayout(ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 5000)), at: 0.05)
    #expect(view.contentOffset(at: 60).y == 2240)
    view.send(ScriptedWheel.notch(2, at: 61))
    // This content ends before the target of the notch.
    let before = view.contentOffset(at: 61.05).y
    view.setLayout(ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 2900)), at: 61.05)
    #expect(abs(view.contentOffset(at: 61.05).y - before) < 1e-9)
    #expect(view.contentOffset(at: 70).y == 2300)
  }
}
