/// The springs in code for any library to which springs are copied, by the names of their numbers.
struct PastedCode {
  /// A spring, the role that its name says, and whether its code has a mass.
  typealias NamedSpring = (role: SpringRole?, spring: Spring, hasMass: Bool)
  private(set) var springs: [NamedSpring] = []
  private(set) var feel: ScrollFeel?
  private(set) var numbers: [Parameter: Double] = [:]
  /// The maximum distance between a CSS easing and the spring that was fitted to it, as a fraction of the distance.
  private(set) var deviation: Double?
  private enum Quantity { case mass, stiffness, damping, ratio, response, duration, bounce, extraBounce }

  /// The numbers by their names in this library, UIKit, Motion, SwiftUI, Flutter, niri and Hyprland.
  private static let names: [String: Quantity] = [
    "mass": .mass, "stiffness": .stiffness, "damping": .damping, "dampingRatio": .ratio,
    "response": .response, "dampingFraction": .ratio, "duration": .duration, "bounce": .bounce,
    "extraBounce": .extraBounce,
    "ratio": .ratio, "dampening": .damping,
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
  /// Whether the numbers are those of Motion, whose duration is another one.
  private var isMotion = false

  /// Reads the springs of a text, or the first 32 springs in its first 100,000 bytes; returns `nil` if there are none.
  /// Throws for an easing that lacks its duration or is no spring.
  init?(_ text: String) throws(PastedFeel.Problem) {
    // A comment without an end reaches to that of the text.
    let code = text.bounded(bytes: 100_000).replacing(/\/\/.*|-- .*|\/\*(?s:.*?)(?:\*\/|\z)/, with: "")
    tokens = code.matches(of: /[\p{L}_]\w*|[-−]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?|\S/).map(\.output)
    seconds = tokens.indices.lazy.compactMap(seconds(at:)).first
    for index in tokens.indices where springs.count < Self.maximumSpringCount {
      if let number = number(at: index) {
        seconds = seconds(at: index) ?? seconds
        if !order.isEmpty { found[order.removeFirst()] = number }
      } else if [")", "}"].contains(tokens[index]) {
        finish()
      } else {
        try readWord(at: index)
      }
    }
    finish()
    if springs.isEmpty { return nil }
  }

  private func number(at index: Int) -> Double? {
    tokens.indices.contains(index) ? Double(tokens[index].replacing("−", with: "-")) : nil
  }

  private mutating func readWord(at index: Int) throws(PastedFeel.Problem) {
    let (word, former) = (String(tokens[index]), index > 0 ? tokens[index - 1] : "")
    // In `name: 1`, `"name": 1`, `name = 1`, `name(1` and `name 1`.
    let start = tokens[(index + 1)...].prefix(5).firstIndex { ![":", "=", "(", "\"", "'"].contains($0) }
    let number = start.flatMap { self.number(at: $0) }
    if let order = Self.orders[word] {
      self.order = order
    } else if former == ".", let base = base(at: index) {
      (found, self.base, isMotion) = ([:], base, false)
      if start == index + 1 || start == nil { finish() }
    } else if base != nil, Self.names[word] != nil, number == nil {
      // A number that the code computes is unknown, and so is the spring.
      base = nil
    } else if order.isEmpty, let quantity = Self.names[word], let number {
      if found[quantity] != nil { finish() }
      found[quantity] = number
    } else if let parameter = Self.parameters[word], let number {
      numbers[parameter] = number
    } else if let role = SpringRole.allCases.first(where: { $0.isNamed(by: word) }) {
      self.role = role
    } else if index > 1, tokens[index - 2] == "ScrollFeel" {
      feel = ScrollFeel.all.first { $0.constant == word }
    } else if word == "type" {
      isMotion = true
    } else if word == "linear" {
      try readEasing(at: index)
    }
  }

  /// Adds the spring if all of its numbers have been read. Otherwise, more of them follow.
  private mutating func finish() {
    guard let spring, [spring.mass, spring.stiffness].allSatisfy({ $0 > 0 && $0.isFinite }) else { return }
    add(spring, hasMass: found[.mass] != nil)
  }

  private mutating func add(_ spring: Spring, hasMass: Bool) {
    springs.append((role, spring, hasMass))
    (found, order, role, base, isMotion) = ([:], [], nil, nil, false)
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
    return switch (found[.stiffness], found[.response], found[.duration]) {
    case (let stiffness?, _, _):
      found[.ratio].map { Spring(mass: mass, stiffness: stiffness, dampingRatio: $0) }
        ?? found[.damping].map { Spring(mass: mass, stiffness: stiffness, damping: $0) }
    case (_, let response?, _):
      // SwiftUI's `spring(response:dampingFraction:blendDuration:)` has a damping fraction of 0.825 by default.
      (found[.ratio] ?? base.map { _ in 0.825 }).map { Spring(response: response, dampingRatio: $0) }
    case (_, _, let duration?): isMotion ? nil : bounce.map { Spring(duration: duration, bounce: $0) }
    default:
      base.flatMap { base in
        found[.ratio].map { Spring(response: base.response, dampingRatio: $0) }
          ?? bounce.map { Spring(duration: base.response, bounce: $0) }
      }
    }
  }

  /// Fits a spring to the easing `linear(0, 0.4 20%, 1)` at `index`, with the nearest time before it, or else after it.
  private mutating func readEasing(at index: Int) throws(PastedFeel.Problem) {
    guard index + 1 < tokens.count, tokens[index + 1] == "(" else { return }
    guard let duration = seconds else {
      throw PastedFeel.Problem(words: "Cannot paste linear() without its duration. Copy both.")
    }
    // A list with a parenthesis inside is none: no token is read as part of two lists.
    let list = tokens[(index + 2)...].prefix { $0 != "(" && $0 != ")" }
    let stops = list.split(separator: ",", maxSplits: Self.maximumStopCount)
    guard list.endIndex < tokens.endIndex, tokens[list.endIndex] == ")", stops.count <= Self.maximumStopCount,
      let fit = SpringEasing.spring(through: Self.points(stops), duration: duration)
    else { return }
    guard fit.deviation <= 0.02 else {
      let share = fit.deviation.percentCeiling
      throw PastedFeel.Problem(words: "Cannot paste: this linear() is no spring. The nearest one is \(share) away.")
    }
    deviation = max(deviation ?? 0, fit.deviation)
    add(fit.spring, hasMass: false)
  }

  private func seconds(at index: Int) -> Double? {
    let unit = tokens.indices.contains(index + 1) ? ["ms": 0.001, "s": 1][tokens[index + 1]] : nil
    return unit.flatMap { unit in number(at: index).map { $0 * unit } }
  }

  /// Returns the points of the stops of an easing. Stops between the ends without a time are left out.
  private static func points(_ stops: [ArraySlice<Substring>]) -> [SpringEasing.Point] {
    stops.enumerated().compactMap { index, stop in
      let numbers = stop.compactMap { Double($0) }
      guard let progress = numbers.first else { return nil }
      let end: Double? = index == 0 ? 0 : index == stops.count - 1 ? 1 : nil
      return (numbers.count > 1 ? numbers[1] / 100 : end).map { ($0, progress) }
    }
  }
}

extension SpringRole {
  /// Returns whether a name in code begins with the role's: `snap` and `snapSpring`, but not `snappy`.
  func isNamed(by word: String) -> Bool {
    word.lowercased().hasPrefix(name.lowercased()) && word.dropFirst(name.count).first?.isLowercase != true
  }
}
