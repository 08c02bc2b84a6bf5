import Testing

@testable import OverscrollSDL

@Suite("Scrolling devices of X11") struct ScrollDeviceTests {
  private func device(_ kind: ScrollDevice.Kind, increment: Double = 120) -> ScrollDevice {
    let valuators = [
      ScrollDevice.Valuator(number: 2, axis: .x, increment: increment),
      ScrollDevice.Valuator(number: 3, axis: .y, increment: increment),
    ]
    return ScrollDevice(id: 9, name: "device", kind: kind, valuators: valuators)
  }

  @Test("a wheel reports notches and parts of notches for any increment", arguments: [120, 15, 1, -53.0])
  func wheel(increment: Double) {
    let wheel = device(.wheel, increment: increment)
    for notches in [1, -1, 0.125, -3.5] {
      let (down, right) = (wheel.report([3: notches * increment]), wheel.report([2: notches * increment]))
      #expect(down == .scroll(Vector2(0, -notches), isPrecise: false))
      #expect(right == .scroll(Vector2(notches, 0), isPrecise: false))
    }
  }

  @Test("fingers report points, and a motion without distance is their lift")
  func touchpad() {
    let touchpad = device(.touchpad, increment: 15)
    #expect(touchpad.report([2: 3.25, 3: -7]) == .scroll(Vector2(3.25, 7), isPrecise: true))
    #expect(touchpad.report([3: 15]) == .scroll(Vector2(0, -15), isPrecise: true))
    #expect(touchpad.report([2: 0, 3: 4]) == .scroll(Vector2(0, -4), isPrecise: true))
    #expect(touchpad.report([2: 0, 3: 0]) == .lift && touchpad.report([3: 0]) == .lift)
  }

  @Test("a wheel that does not turn and a moved pointer report nothing")
  func nothing() {
    #expect(device(.wheel).report([3: 0]) == nil)
    for kind in [ScrollDevice.Kind.wheel, .touchpad] {
      #expect(device(kind).report([0: 5, 1: -3]) == nil && device(kind).report([:]) == nil)
    }
  }

  @Test("infinite, NaN and huge values and increments of zero are ignored")
  func finiteness() {
    for value in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      #expect(device(.wheel, increment: 1e-9).report([3: value]) == nil)
      #expect(device(.touchpad, increment: 0).report([3: value]) == nil)
    }
  }
}
