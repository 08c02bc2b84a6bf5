import ScrollPhysics

// A button that fades from grey to blue, and is sent on to red half-way: all four channels by one spring, which keeps
// their velocity; at rest it has the colour to the last bit.
typealias Color = SIMD4<Double>

let (grey, blue, red) = (Color(0.5, 0.5, 0.5, 1), Color(0.1, 0.3, 1, 1), Color(0.9, 0.1, 0.1, 1))
var color = SpringAnimation(from: grey, to: blue, spring: Spring(duration: 0.5, bounce: 0.2), threshold: 1 / 512)

@MainActor
func show(_ milliseconds: Int) {
  let value = color.value(at: Double(milliseconds) / 1000)
  let words = (0..<4).map { "\(Int((value[$0] * 255).rounded()))" }.joined(separator: " ")
  print("\(milliseconds) ms: \(words)")
}

for milliseconds in stride(from: 0, through: 120, by: 40) { show(milliseconds) }
let before = color.velocity(at: 0.12)
color.retarget(to: red, at: 0.12)
print("on to red, the velocity kept:", before == color.velocity(at: 0.12))
for milliseconds in stride(from: 160, through: 400, by: 80) { show(milliseconds) }
print(
  "at rest after \(Int((color.restTime * 1000).rounded())) ms, red to the last bit:",
  color.value(at: color.restTime) == red)
