import ScrollInteraction
import ScrollPhysics

// Prints a flick that reaches its limit, every tenth of a second until it is at rest.
let motion = ScrollMotion(from: 900, velocity: 3000, limits: 0...1000, feel: .article)
for tenth in 0...Int((motion.duration * 10).rounded(.up)) {
  print(Double(tenth) / 10, motion.value(at: Double(tenth) / 10))
}

precondition(motion.value(at: motion.duration) == 1000, "a flick against a bound ends on the bound")

expectOwnNames()

// A press, so that ScrollInteraction is used as well.
let press = PointerEvent(.down, device: .touch, position: .zero, time: 0)
precondition(press.device == .touch)
