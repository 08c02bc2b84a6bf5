import ScrollInteraction

/// Dry friction, as of a book on a table: it slows down by the same amount each second, and stops.
struct Friction: DeceleratingMotion {
  let start: Double
  let velocity: Double
  let deceleration: Double

  var duration: Double { abs(velocity) / deceleration }
  var destination: Double { start + velocity * duration / 2 }

  func velocity(at time: Double) -> Double {
    time < duration ? velocity * (1 - max(0, time) / duration) : 0
  }

  func value(at time: Double) -> Double {
    time < duration ? start + max(0, time) * (velocity + velocity(at: time)) / 2 : destination
  }

  /// x₀ + v·t − v·t²/2T = x, for the first t.
  func duration(to value: Double) -> Double? {
    let share = (value - start) / (destination - start)
    return share >= 0 && share <= 1 ? duration * (1 - (1 - share).squareRoot()) : value == start ? 0 : nil
  }
}

var view = SimpleScrollView(layout: ScrollLayout(viewport: Size(400, 600), contentSize: Size(400, 2600)))
view.decelerationLaw = DecelerationLaw { Friction(start: $0, velocity: $1, deceleration: 2000) }

@MainActor
func flick(_ velocity: Double, at time: Double) {
  view.beginDragging(at: time)
  view.endDragging(velocity: Vector2(0, -velocity), at: time)
  print("\(Int(velocity)) pt/s")
  for step in 0...6 {
    let now = time + 0.25 * Double(step)
    print("  \(Int(view.contentOffset(at: now).y.rounded())) \(view.state(at: now))")
  }
}

flick(1500, at: 0)
flick(3500, at: 5)  // into the end of the content, where the feel's spring takes over
print("rests at", view.contentOffset(at: view.restTime ?? 9).y)
