import Benchmark
import CReference
import ScrollPhysics

func motions() {
  let (times, flick) = (times, Deceleration(from: 0, velocity: 3000))
  var reference = deceleration(x0: 0, range: flick.destination, resistance: DecelerationRate.normal.resistance)
  add(
    "Deceleration",
    Race(times: times.count) {
      sum(times) { flick.state(at: $0) }
    } c: {
      sumOfC(times) { deceleration_at(&reference, $0) }
    })
  let scroll = ScrollMotion(from: 0, velocity: 3000, limits: 0...500, feel: .article)
  add("Scroll, decelerate and bounce", Race(times: times.count) { sum(times) { scroll.state(at: $0) } })
  add(
    "Scroll, planned at release",
    Race(times: times.count) {
      var total = 0.0
      for time in times {
        total += ScrollMotion(from: time, velocity: 3000, limits: 0...500, feel: .uikit).duration
      }
      blackHole(total)
    })
  let band = RubberBand(dimension: 812)
  add(
    "Rubber band, there and back",
    Race(times: times.count) {
      var total = 0.0
      for time in times { total += band.unclamp(band.clamp(900 * time, to: 0...100), from: 0...100) }
      blackHole(total)
    })
}
