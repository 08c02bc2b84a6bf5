/// The springs in code for any library to which springs are copied, by the names of their numbers.
struct PastedCode {
  /// A spring, and the role that its name says.
  typealias NamedSpring = (role: SpringRole?, spring: Spring)
  private(set) var springs: [NamedSpring] = []
  private(set) var feel: ScrollFeel?
  private(set) var numbers: [Parameter: Double] = [:]
  /// A sentence on the easing to which a spring was fitted with the largest difference; empty if there is none.
  private(set) var fit = ""
  private var difference = 0.0
  /// The fault of a spring that was left out, as text to follow a colon; `nil` if none was left out.
  private(set) var problem: String?
  private enum Quantity: String {
    case mass, stiffness, damping, ratio, response, duration, visualDuration, bounce, extraBounce
  }
  private enum Library { case motion, compose }

  /// The numbers by their names in this library, UIKit, Core Animation, Motion, SwiftUI, Flutter, niri and Hyprland.
  private static let names: [String: Quantity] = [
    "mass": .mass, "stiffness": .stiffness, "damping": .damping, "dampingRatio": .ratio,
    "response": .response, "dampingFraction": .ratio, "duration": .duration, "bounce": .bounce,
    "extraBounce": .extraBounce, "springDuration": .duration, "perceptualDuration": .duration,
    "visualDuration": .visualDuration, "ratio": .ratio, "dampening": .damping,
  ]
  /// The constants of Compose (`androidx.compose.animation.core.Spring`).
  private static let constants: [String: (Quantity, Double)] = [
    "StiffnessHigh": (.stiffness, 10_000), "StiffnessMedium": (.stiffness, 1500),
    "StiffnessMediumLow": (.stiffness, 400), "StiffnessLow": (.stiffness, 200), "StiffnessVeryLow": (.stiffness, 50),
    "DampingRatioHighBouncy": (.ratio, 0.2), "DampingRatioMediumBouncy": (.ratio, 0.5),
    "DampingRatioLowBouncy": (.ratio, 0.75), "DampingRatioNoBouncy": (.ratio, 1),
  ]
  /// The order of numbers without names, by the words before them, in libadwaita.
  private static let orders: [String: [Quantity]] = [
    "adw_spring_params_new": [.ratio, .mass, .stiffness], "adw_spring_params_new_full": [.damping, .mass, .stiffness],
  ]
  private static let parameters: [String: Parameter] = [
    "rawValue": .decelerationRate, "rubberBandCoefficient": .rubberBandCoefficient,
  ]

  /// The maximum number of springs: no demo has nearly as many, and to fit one to an easing takes time.
  private static let maximumSpringCount = 32
  /// The maximum number of stops of an easing. The finest copied one has a few hundred.
  private static let maximumStopCount = 1000

  private let tokens: [Substring]
  /// The seconds of the nearest time before the token that is being read, or else of the first time in the text.
  private var seconds: Double?
  private var found: [Quantity: Double] = [:]
  private var order: [Quantity] = []
  private var role: SpringRole?
  /// The spring of SwiftUI that the numbers modify, such as `.bouncy`.
  private var base: Spring?
  /// The library whose defaults replace missing numbers.
  private var library: Library?

  /// Reads the springs of a text, or the first 32 springs in its first 100,000 bytes; returns `nil` if there are none.
  init?(_ text: String) {
    // A comment without an end reaches to that of the text.
    let code = text.bounded(bytes: 100_000).replacing(/\/\/.*|-- .*|\/\*(?s:.*?)(?:\*\/|\z)/, with: "")
    tokens = code.matches(of: /[\p{L}_]\w*|[-−]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|\S/).map(\.output)
    seconds = tokens.indices.lazy.compactMap(seconds(at:)).first
    for index in tokens.indices where springs.count < Self.maximumSpringCount {
      if let number = number(at: index) {
        seconds = seconds(at: index) ?? seconds
        if !order.isEmpty { found[order.removeFirst()] = number }
      } else if tokens[index] == "}" || tokens[index] == ")" && library != .motion {
        finish()
        // In Motion, objects stand side by side, each with a duration of its own.
        if tokens[index] == "}" { found = [:] }
      } else {
        readWord(at: index)
      }
    }
    finish()
    if springs.isEmpty && problem == nil { return nil }
  }

  private func number(at index: Int) -> Double? {
    tokens.indices.contains(index) ? Double(tokens[index].replacing("−", with: "-")) : nil
  }

  private mutating func readWord(at index: Int) {
    let (word, former) = (String(tokens[index]), index > 0 ? tokens[index - 1] : "")
    // In `name: 1`, `"name": 1`, `name = 1`, `name(1` and `name 1`.
    let start = tokens[(index + 1)...].prefix(5).firstIndex { ![":", "=", "(", "\"", "'"].contains($0) }
    let number = start.flatMap { self.number(at: $0) }
    if let order = Self.orders[word] {
      self.order = order
    } else if former == ".", let base = base(at: index) {
      (found, self.base, library) = ([:], base, nil)
      if start == index + 1 || start == nil { finish() }
    } else if base != nil || library != nil, Self.names[word] != nil, number == nil {
      // A number that the code computes is unknown, and so is the spring.
      (base, library) = (nil, nil)
    } else if order.isEmpty, let quantity = Self.names[word], let number {
      set(quantity, to: number)
      // `UIView.animate(springDuration:)` has no bounce by default.
      if word == "springDuration" { base = KnownSpring.named("SwiftUI smooth")?.spring }
    } else if let (quantity, number) = Self.constants[word] {
      set(quantity, to: number)
      library = .compose
    } else if let parameter = Self.parameters[word], let number {
      numbers[parameter] = number
    } else if let role = SpringRole.allCases.first(where: { $0.isNamed(by: word) }) {
      self.role = role
    } else if index > 1, tokens[index - 2] == "ScrollFeel" {
      feel = ScrollFeel.all.first { $0.constant == word }
    } else if word == "type", start.map({ tokens[$0] == "spring" }) == true {
      library = .motion
    } else if word == "spring", former != ".", tokens[(index + 1)...].first.map({ "(<".contains($0) }) == true {
      // In JavaScript, an object of other names follows, or a type.
      library = .compose
    } else if word == "linear" || word == "bezier" {
      readEasing(at: index)
    }
  }

  /// Adds the spring if all of its numbers have been read. Otherwise, more of them follow.
  private mutating func finish() {
    guard let spring else { return }
    let all: [Quantity] = [.mass] + (found[.stiffness] == nil ? [.response, .duration, .visualDuration] : [.stiffness])
    if let wrong = all.first(where: { found[$0] ?? 1 <= 0 }), let number = found[wrong] {
      problem = "\(wrong.rawValue) is \(DecimalFormat.short(number, decimals: 4)), and must be greater than 0"
    } else if [spring.mass, spring.stiffness].allSatisfy({ $0 > 0 && $0.isFinite }) {
      add(spring)
    }
  }

  private mutating func set(_ quantity: Quantity, to number: Double) {
    if found[quantity] != nil { finish() }
    found[quantity] = number
  }

  private mutating func add(_ spring: Spring) {
    springs.append((role, spring))
    (found, order, role, base, library) = ([:], [], nil, nil, nil)
  }

  /// Returns SwiftUI's spring with the name at `index`, as in `.bouncy`; `nil` for the same word in another language.
  private func base(at index: Int) -> Spring? {
    let (before, after) = (index > 1 ? tokens[index - 2] : "", tokens[(index + 1)...].first ?? "")
    let isMember = ["Animation", "Spring", "return"].contains(before) || before.first?.isLetter != true
    guard isMember, ![")", "]", "}"].contains(before), !["{", ":", "=", "-", "\"", "'"].contains(after) else {
      return nil
    }
    // `.spring` has the duration and the bounce of `.smooth`.
    return KnownSpring.named("SwiftUI \(tokens[index] == "spring" ? "smooth" : tokens[index])")?.spring
  }

  private var spring: Spring? {
    let mass = found[.mass] ?? 1
    let bounce = found[.bounce] ?? base.map { $0.bounce + (found[.extraBounce] ?? 0) }
    if library == .motion { return motionSpring }
    if library == .compose, found[.stiffness] != nil || found[.ratio] != nil {
      return Spring(stiffness: found[.stiffness] ?? 1500, dampingRatio: found[.ratio] ?? 1)
    }
    return switch (found[.stiffness], found[.response], found[.duration]) {
    case (let stiffness?, _, _):
      found[.ratio].map { Spring(mass: mass, stiffness: stiffness, dampingRatio: $0) }
        ?? found[.damping].map { Spring(mass: mass, stiffness: stiffness, damping: $0) }
    case (_, let response?, _):
      // SwiftUI's `spring(response:dampingFraction:blendDuration:)` has a damping fraction of 0.825 by default.
      (found[.ratio] ?? base.map { _ in 0.825 }).map { Spring(response: response, dampingRatio: $0) }
    case (_, _, let duration?): bounce.map { Spring(duration: duration, bounce: $0) }
    default:
      base.flatMap { base in
        found[.ratio].map { Spring(response: base.response, dampingRatio: $0) }
          ?? bounce.map { Spring(duration: base.response, bounce: $0) }
      }
    }
  }

  /// Motion's spring, with its defaults. Stiffness, damping and mass replace durations and bounce (`getSpringOptions` and
  /// `findSpring` in `generators/spring.ts`).
  private var motionSpring: Spring? {
    if [.stiffness, .damping, .mass].contains(where: { found[$0] != nil }) {
      return Spring(mass: found[.mass] ?? 1, stiffness: found[.stiffness] ?? 100, damping: found[.damping] ?? 10)
    }
    func ratio(_ bounce: Double) -> Double { (1 - bounce).clamped(to: 0.05...1) }
    if let duration = found[.visualDuration] {
      return Spring(response: 1.2 * duration, dampingRatio: ratio(found[.bounce] ?? 0))
    }
    guard found[.duration] != nil || found[.bounce] != nil else { return nil }
    // After the duration, the envelope is at 0.001.
    let (ratio, duration) = (ratio(found[.bounce] ?? 0.3), (found[.duration] ?? 0.8).clamped(to: 0.01...10))
    let radians = ratio < 1 ? log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / ratio : 9.2334135
    return Spring(response: 2 * .pi * duration / radians, dampingRatio: ratio)
  }

  /// Fits a spring to the easing at `index`, `linear(0, 0.4 20%, 1)` or `cubic-bezier(0.2, 0, 0, 1)`, with the nearest
  /// time before it, or else after it, or else half a second.
  private mutating func readEasing(at index: Int) {
    guard index + 1 < tokens.count, tokens[index + 1] == "(" else { return }
    let (duration, isBezier) = (seconds ?? 0.5, tokens[index] == "bezier")
    // A list with a parenthesis inside is none: no token is read as part of two lists.
    let list = tokens[(index + 2)...].prefix { $0 != "(" && $0 != ")" }
    let stops = list.split(separator: ",", maxSplits: Self.maximumStopCount).map { $0.compactMap { Double($0) } }
    let points = isBezier ? SpringEasing.points(ofBezier: stops.compactMap(\.first)) : SpringEasing.points(stops)
    guard list.endIndex < tokens.endIndex, tokens[list.endIndex] == ")", stops.count <= Self.maximumStopCount,
      let nearest = SpringEasing.spring(through: points, duration: duration)
    else { return }
    if nearest.deviation >= difference {
      let easing = "\(isBezier ? "cubic-bezier" : "linear")() over \(duration.sixDigits) s"
      let words = easing + (seconds == nil ? ", as it has no duration" : "")
      fit = " Fitted to \(words): the largest difference is \(nearest.deviation.percentCeiling) of the distance."
      difference = nearest.deviation
    }
    add(nearest.spring)
  }

  private func seconds(at index: Int) -> Double? {
    let unit = tokens.indices.contains(index + 1) ? ["ms": 0.001, "s": 1][tokens[index + 1]] : nil
    return unit.flatMap { unit in number(at: index).map { $0 * unit } }
  }
}

extension SpringRole {
  /// Returns whether a name in code begins with the role's: `snap` and `snapSpring`, but not `snappy`.
  func isNamed(by word: String) -> Bool {
    word.lowercased().hasPrefix(name) && word.dropFirst(name.count).first?.isLowercase != true
  }
}
