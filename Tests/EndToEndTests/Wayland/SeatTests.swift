import Foundation
import TestCompositor
import Testing

extension EndToEnd {
  /// Seats that lose a device, disappear or come later.
  @Suite struct SeatTests {
    enum Loss: CaseIterable { case capability, seat, seatQuietly, leaving }

    private func lose(_ loss: Loss, of seat: CompositorSeat) {
      switch loss {
      case .capability: seat.capabilities = [.keyboard]
      case .seat: seat.disconnect()
      case .seatQuietly: seat.disconnect(quietly: true)
      case .leaving: seat.leave()
      }
    }

    /// Restores what was lost, and returns the seat that the person then uses.
    private func regain(_ loss: Loss, _ scripted: ScriptedApp) -> CompositorSeat {
      switch loss {
      case .capability: scripted.seat.capabilities = [.pointer, .keyboard, .touch]
      case .seat, .seatQuietly: return scripted.compositor.connectSeat([.pointer, .keyboard, .touch])
      case .leaving: break
      }
      return scripted.seat
    }

    @Test(
      "a pointer that vanishes in mid-drag cancels the drag, and the first press of the next pointer drags",
      arguments: Loss.allCases)
    func vanishes(loss: Loss) throws {
      let scripted = try ScriptedApp("scroll", "--no-resampling")
      try scripted.drag(from: (350, 150), by: (0, 6), steps: 40)
      try scripted.app.waits("content was pulled past its edge") { ($0.frames.last?.value(EndToEnd.y) ?? 0) < -80 }
      lose(loss, of: scripted.seat)
      let settled = try scripted.settles(after: "cancel")
      #expect(settled.frames.last?.value(EndToEnd.y) == 0)
      #expect(settled.longestJump(of: EndToEnd.y) < 25)
      let seat = regain(loss, scripted)
      try scripted.app.eventually("the app received a pointer's move") {
        seat.move(to: 350, 400)
        return scripted.compositor.log.suffix(50).contains { $0.fullName == "wl_pointer.motion" }
      }
      seat.press()
      try scripted.repeats(20) { seat.move(to: 350, 400 - 6 * Double($0 + 1)) }
      try scripted.pass(0.2)
      seat.release()
      let recording = try scripted.settles(after: "up")
      #expect(recording.events.count { $0.kind == "down" } == 2)
      #expect((recording.frames.last?.value(EndToEnd.y) ?? 0) > 100)
      #expect(try scripted.close() == 0)
    }

    @Test("losing a touch screen cancels its drag; the next drags", arguments: [Loss.capability, .seat, .seatQuietly])
    func fingersVanish(loss: Loss) throws {
      let scripted = try ScriptedApp()
      scripted.seat.touch(1, at: 350, 150)
      try scripted.repeats(30) { scripted.seat.touch(1, at: 350, 150 + 6 * Double($0 + 1)) }
      try scripted.app.waits("content was pulled past its edge") { ($0.frames.last?.value(EndToEnd.y) ?? 0) < -60 }
      lose(loss, of: scripted.seat)
      #expect(try scripted.settles(after: "cancel").frames.last?.value(EndToEnd.y) == 0)
      let seat = regain(loss, scripted)
      try scripted.app.eventually("a finger landed on the next touch screen") {
        seat.liftTouch(1)
        seat.touch(1, at: 350, 400)
        return try scripted.app.recording().events.count { $0.kind == "down" } > 1
      }
      try scripted.repeats(20) { seat.touch(1, at: 350, 400 - 6 * Double($0 + 1)) }
      try scripted.pass(0.2)
      seat.liftTouch(1)
      try scripted.app.waits("dragged content rested") { $0.isAtRest && ($0.frames.last?.value(EndToEnd.y) ?? 0) > 100 }
    }

    @Test("with two seats, each one's scrolling counts once, and the first still scrolls when the second vanishes")
    func two() throws {
      let scripted = try ScriptedApp()
      let second = scripted.compositor.connectSeat([.pointer, .keyboard])
      scripted.seat.move(to: 350, 250)
      try scripted.app.eventually("the app received a pointer's move") {
        second.move(to: 350, 250)
        return scripted.compositor.log.suffix(50).contains { $0.fullName == "wl_pointer.motion" }
      }
      scripted.seat.scroll(.wheel, y: 10, eighths: 8)
      second.scroll(.wheel, y: 2.5, eighths: 2)
      second.disconnect()
      scripted.seat.scroll(.wheel, y: 1.25, eighths: 1)
      let recording = try scripted.settles(after: "wheel", count: 3)
      #expect(recording.events.compactMap(\.dy) == [-1, -0.25, -0.125])
    }

    @Test("a notch just before its wheel is unplugged counts once")
    func unplugged() throws {
      let scripted = try ScriptedApp()
      scripted.seat.move(to: 350, 250)
      scripted.compositor.together {
        scripted.seat.scroll(.wheel, y: 10, eighths: 8)
        scripted.seat.capabilities = []
      }
      let recording = try scripted.settles(after: "wheel")
      #expect(recording.events.compactMap(\.dy) == [-1])
    }
  }
}
