import Testing

@testable import OverscrollSDL

@Suite("Frames of axis events") struct AxisFrameTests {
  private func reports(_ source: AxisFrame.Source?, _ change: (inout AxisFrame) -> Void) -> [DeviceReport] {
    var frame = AxisFrame()
    frame.source = source
    change(&frame)
    return frame.reports
  }

  @Test("a wheel reports notches and parts of notches, positive when content moves down", arguments: [1, 0.125, -3.5])
  func wheel(notches: Double) {
    let reports = reports(.wheel) {
      $0.move(along: .y, by: notches * 15)
      $0.turn(.y, by: notches)
    }
    #expect(reports == [.scroll(Vector2(0, -notches), isPrecise: false)])
  }

  @Test("a wheel without notches reports one notch per ten points")
  func plainWheel() {
    #expect(reports(.wheel) { $0.move(along: .x, by: 20) } == [.scroll(Vector2(2, 0), isPrecise: false)])
  }

  @Test("fingers report points, also few or whole ones", arguments: [10, 0.25, 120])
  func fingers(points: Double) {
    #expect(reports(.finger) { $0.move(along: .y, by: points) } == [.scroll(Vector2(0, -points), isPrecise: true)])
  }

  @Test("a lift is reported, after the movement of the same frame")
  func lift() {
    #expect(reports(.finger) { $0.stop() } == [.lift])
    let both = reports(.finger) {
      $0.move(along: .x, by: 3)
      $0.stop()
    }
    #expect(both == [.scroll(Vector2(3, 0), isPrecise: true), .lift])
  }

  @Test("a wheel reports no lift, and an empty frame reports nothing")
  func nothing() {
    #expect(reports(.wheel) { $0.stop() }.isEmpty)
    #expect(reports(nil) { _ in }.isEmpty && reports(.finger) { _ in }.isEmpty)
  }

  @Test("without a source, a frame with notches is a wheel's and one with points alone is not")
  func unknown() {
    #expect(reports(nil) { $0.turn(.y, by: 1) } == [.scroll(Vector2(0, -1), isPrecise: false)])
    #expect(reports(nil) { $0.move(along: .y, by: 4) } == [.scroll(Vector2(0, -4), isPrecise: true)])
  }
}
