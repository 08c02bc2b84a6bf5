import ScrollInteraction
import SeededRandom
import Testing

@Suite("Events of every view")
struct ViewEventTests {
  private static let place = Vector2(80, 560)

  /// Something that moves a view, by a person; returns when it was over.
  private func gesture<View: TestedView>(
    _ view: inout View, from start: Double, _ random: inout SeededRandom, _ before: (View, Double) -> Void
  ) -> Double {
    var pointer = ScriptedPointer(at: Self.place, time: start, interval: random.number(0.004...0.017))
    func send(_ events: [PointerEvent]) {
      for event in events {
        before(view, event.time)
        view.send(event)
      }
    }
    switch random.count(0...4) {
    case 0: send([pointer.down(), pointer.up()])
    case 1:
      send([pointer.down()] + pointer.move(by: random.point(in: -200...200), over: random.count(2...9)))
      before(view, pointer.time)
      view.cancel(at: pointer.time)
      send([pointer.up()])
    case 2:
      let reports = ScriptedWheel.touchpad(
        velocity: random.number(-2000...2000), for: random.number(0.02...0.2), rate: 125, from: start,
        position: Self.place)
      for report in reports {
        before(view, report.time)
        view.send(report)
      }
      return reports.last!.time
    case 3:
      before(view, start)
      var notch = ScriptedWheel.notch(random.coin() ? 1 : -1, at: start)
      notch.position = Self.place
      view.send(notch)
    default: send(pointer.drag(by: random.point(in: -300...300), over: random.count(2...12)))
    }
    return pointer.time
  }

  private func kinds<Target>(_ events: [ViewEvent<Target>]) -> String {
    String(
      events.map { event -> Character in
        switch event.kind {
        case .willBeginDragging: "b"
        case .willEndDragging: "w"
        case .didEndDragging(let willDecelerate): willDecelerate ? "e" : "E"
        case .didEndDecelerating: "d"
        case .willMove: "m"
        case .handedOver: "h"
        case .didSettle: "s"
        }
      })
  }

  private func check<View: TestedView>(_ made: View, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var view = made
    var (time, asked, retuned) = (0.0, -1.0, -1.0)
    var heard: [ViewEvent<View.Target>] = []
    for _ in 0..<5 {
      time = gesture(&view, from: time + random.number(0.001...(random.coin() ? 0.2 : 4)), &random) { view, now in
        heard += view.events(in: asked..<now)
        asked = now
      }
      if random.count(0...3) == 0 {
        view.retune(at: time)
        retuned = time
      }
    }
    let rest = view.restTime ?? .infinity
    let all = view.events(in: -1..<1000)
    #expect(heard + view.events(in: asked..<1000) == all, "seed \(seed): each event once, asked at any times")
    #expect(all.map(\.time) == all.map(\.time).sorted(), "seed \(seed)")
    // Drags end before another begins, and what settles had begun.
    let order = kinds(all)
    let pattern = /((b(h)*(w(e(h)*(ds)?|Es?)|E))|(m(h)*s?))*/
    #expect(order.wholeMatch(of: pattern) != nil, "seed \(seed): \(order)")
    guard case .didSettle(let target)? = all.last?.kind, let last = all.last?.time else {
      #expect(all.isEmpty, "seed \(seed): \(order)")
      return
    }
    #expect(target == view.target, "seed \(seed)")
    guard last > retuned else { return }
    #expect(last == max(rest, all.dropLast().last?.time ?? rest), "seed \(seed)")
    #expect(view.isIdle(at: last) && view.speed(at: last).allSatisfy { $0 == 0 })
  }

  @Test("each happens once, in order, at its time, whoever moves the view", arguments: TouchedView.allCases, 0..<60)
  func laws(kind: TouchedView, seed: UInt64) { check(kind.made(), seed: seed) }

  @Test("what is told of a release is what it does", arguments: TouchedView.allCases)
  func release(kind: TouchedView) {
    func check<View: TestedView>(_ made: View) {
      var view = made
      var pointer = ScriptedPointer(at: Self.place)
      view.send([pointer.down()] + pointer.move(by: Vector2(-8, -90), over: 8))
      let speed = view.speed(at: pointer.time)
      view.send([pointer.up()])
      let events = view.events(in: -1..<100)
      guard case .willEndDragging(let velocity, let target)? = events.dropFirst().first?.kind else {
        Issue.record("no end of the drag")
        return
      }
      #expect(speed.contains { abs(abs($0) - abs(velocity.y)) < 1e-9 })
      #expect(events[1].time == pointer.time && events[2].kind == .didEndDragging(willDecelerate: true))
      #expect(events.last?.kind == .didSettle(at: target))
      #expect(view.target == target)
    }
    check(kind.made())
  }
}
