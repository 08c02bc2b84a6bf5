import AppTesting
import OverscrollSDL
import SeededRandom

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

/// A generator of random but valid events, the same for the same seed.
///
/// Time stands still, advances or jumps by hours, and an event is sometimes stamped a little earlier than the one
/// before it, as on real hosts. Windows shrink to a single point and grow to 16384.
struct Storm {
  /// The keys that a storm presses.
  enum Keys: Sendable {
    /// Keys that move content or stop the clock.
    case moving
    /// All keys, including those that change parameters, reset the demo or show another one.
    case all
  }

  /// Whether the storm pinches, zooms by wheel and resizes the window.
  let zooms: Bool
  private let keys: [KeyPress]
  private var random: SeededRandom
  private var time = 0.0
  private var isDown = false
  private var device = PointerEvent.Device.mouse
  private var position = Vector2(300, 300)
  private var size = Size(600, 700)
  private var aim: Vector2?
  private var remaining: Int
  /// The rest of the flicks in a row that are under way, the next event last.
  private var flicks: [WindowEvent] = []

  init(seed: UInt64, count: Int, keys: Keys, zooms: Bool) {
    self.zooms = zooms
    self.keys = keys.keys.filter { zooms || !["+", "-", "=", .home].contains($0.key) }
    random = SeededRandom(seed: seed)
    remaining = count
  }

  /// Returns the next event, or `nil` after the last one. Most presses are at `aim`, or anywhere if that is `nil`.
  mutating func next(aim: Vector2? = nil) -> WindowEvent? {
    self.aim = aim
    guard remaining > 0 else { return nil }
    remaining -= 1
    if flicks.isEmpty, chance(0.003) { flick() }
    if let event = flicks.popLast() { return event }
    goOn()
    return WindowEvent(time: chance(0.05) ? time * number(in: 0.999...1) : time, kind: kind())
  }

  private mutating func goOn() {
    if chance(0.5) { time += number(in: 0...0.05) }
    if chance(0.002) { time += number(in: 0...3) }
    // A trace lasts at most a day.
    if chance(0.0001) { time += number(in: 0...min(20_000, max(0, 80_000 - time))) }
  }

  private mutating func kind() -> WindowEvent.Kind {
    switch number(in: 0...1) {
    case ..<0.80: pointer()
    case ..<0.88: .wheel(wheel())
    case ..<0.93: zooms ? .pinch(pinch()) : pointer()
    case ..<0.975: .key(keys.randomElement(using: &random)!)
    case ..<0.98: .hover(position)
    case ..<0.982: .hover(nil)
    case ..<0.984: .focusLost
    case ..<0.9845: .exposed
    case ..<0.985: .secondaryClick(position)
    default: zooms ? resize() : pointer()
    }
  }

  /// Returns a pointer event, mostly on the path of a drag and sometimes after a jump. Some presses are clicks.
  private mutating func pointer() -> WindowEvent.Kind {
    let reach = chance(0.3) ? 2.0 : 60.0
    position += Vector2(number(in: -reach...reach), number(in: -reach...reach))
    if chance(0.01) { position = Vector2(number(in: -2000...3000), number(in: -2000...3000)) }
    guard chance(0.12) else { return .pointer(.move, device, position: position) }
    if chance(0.05) { return .pointer(.cancel, device, position: position) }
    isDown.toggle()
    if isDown { press() }
    return .pointer(isDown ? .down : .up, device, position: position)
  }

  /// Starts a press, mostly at the aim or within the window.
  private mutating func press() {
    device = chance(0.5) ? .mouse : .touch
    if chance(0.8) { position = aim ?? Vector2(number(in: 0...size.width), number(in: 0...size.height)) }
  }

  /// Plans flicks in a row by a finger, as people make them (see ``HandPace``).
  private mutating func flick() {
    let pace = HandPace.all.randomElement(using: &random)!
    let sign = chance(0.5) ? 1.0 : -1
    var events: [WindowEvent] = []
    if isDown { events.append(WindowEvent(time: time, kind: .pointer(.up, device, position: position))) }
    (isDown, device) = (false, .touch)
    for _ in 0..<Int.random(in: 1...14, using: &random) {
      let speed = min(HandPace.greatestSpeed, pace.speed * number(in: 0.5...2))
      let length = number(in: HandPace.lengths)
      position = aim ?? Vector2(number(in: 0...size.width), number(in: 0...size.height))
      let start = position
      events.append(WindowEvent(time: time, kind: .pointer(.down, .touch, position: position)))
      for step in 1...max(1, Int(60 * length / speed)) {
        time += 1.0 / 60
        position = start + Vector2(number(in: -1...1), sign * speed / 60 * Double(step))
        events.append(WindowEvent(time: time, kind: .pointer(.move, .touch, position: position)))
      }
      events.append(WindowEvent(time: time, kind: .pointer(.up, .touch, position: position)))
      time += pace.pause * number(in: 0.5...1.5)
    }
    flicks = events.reversed()
  }

  private mutating func wheel() -> WheelEvent {
    let isPrecise = chance(0.5)
    let reach = chance(0.02) ? 1e4 : isPrecise ? 40.0 : 3.0
    let delta = Vector2(number(in: -reach...reach), number(in: -reach...reach))
    return WheelEvent(
      delta: isPrecise ? delta : Vector2(delta.x.rounded(), delta.y.rounded()), isPrecise: isPrecise,
      isZoom: zooms && chance(0.4), position: position, time: time)
  }

  private mutating func pinch() -> PinchEvent {
    PinchEvent(
      PinchEvent.Phase.allCases.randomElement(using: &random)!, scale: number(in: 0.1...5), center: position, time: time
    )
  }

  private mutating func resize() -> WindowEvent.Kind {
    let largest = chance(0.02) ? 16384.0 : 1600.0
    size = chance(0.1) ? Size(1, 1) : Size(number(in: 1...largest), number(in: 1...largest))
    return .resize(size)
  }

  private mutating func number(in range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
  private mutating func chance(_ probability: Double) -> Bool { number(in: 0...1) < probability }
}

extension Storm.Keys {
  /// The keys that the demos handle.
  private static let ofDemos = [
    "Home", "End", "PageUp", "PageDown", "[", "]", "+", "=", "-", "N", "K", "P", "E", "M", "C", "H", "Return",
  ].map { KeyPress(named: $0) }

  fileprivate var keys: [KeyPress] {
    let bound = KeyMap(.standard).actions.flatMap { action in
      action.definition.keys.flatMap { Array(repeating: $0, count: weight(of: action)) }
    }
    return bound + Self.ofDemos + Self.ofDemos + Self.ofDemos
  }

  private func weight(of action: AppAction) -> Int {
    switch action {
    case .command(.quit): 0
    case .command(.togglePause), .command(.toggleSlowMotion), .command(.step), .command(.togglePhysics),
      .command(.dismiss):
      1
    case .command where action.definition.group == .tuning && action.definition.repeats: self == .all ? 10 : 0
    default: self == .all ? 1 : 0
    }
  }
}
