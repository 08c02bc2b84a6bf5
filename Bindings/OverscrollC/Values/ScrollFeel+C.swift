public import COverscroll
internal import ScrollInteraction

extension ScrollFeel {
  /// Creates a feel from C's numbers over those of its base; feel 0 for `NULL`.
  init(_ feel: UnsafePointer<overscroll_feel>?) {
    guard let feel = feel?.pointee else {
      self = .article
      return
    }
    let base = Platform(rawValue: feel.base)?.feel ?? .article
    self = base
    // Unchanged numbers keep the base's law: a spring or a rate may stand for more than its numbers.
    let rate = DecelerationRate(rawValue: feel.deceleration_rate)
    if rate != base.decelerationRate { decelerationRate = rate }
    let (bounce, release) = (Spring(feel.bounce_spring), Spring(feel.release_spring))
    if bounce != base.bounce.spring { self.bounce.spring = bounce }
    if release != base.release.spring { self.release.spring = release }
    startingVelocity = feel.starting_velocity
    rubberBandCoefficient = feel.rubber_band_coefficient
    threshold = feel.threshold
  }

  /// Creates the feel of a view, and throws if a number is not valid.
  init(checking pointer: UnsafePointer<overscroll_feel>?) throws(overscroll_status) {
    if let feel = pointer?.pointee {
      guard Platform(rawValue: feel.base) != nil else { throw OVERSCROLL_OUT_OF_RANGE }
      try check(feel.deceleration_rate, feel.starting_velocity, feel.rubber_band_coefficient, feel.threshold)
      _ = try (Spring(checking: feel.bounce_spring), Spring(checking: feel.release_spring))
    }
    self.init(pointer)
  }

  func exported(base: Int32) -> overscroll_feel {
    overscroll_feel(
      deceleration_rate: decelerationRate.rawValue, starting_velocity: startingVelocity,
      rubber_band_coefficient: rubberBandCoefficient, threshold: threshold, bounce_spring: bounce.spring.exported,
      release_spring: release.spring.exported, base: base, reserved: 0)
  }
}

@implementation @c
public func overscroll_feel_count() -> Int32 { Int32(Platform.allCases.count) }

@implementation @c
public func overscroll_feel_number(_ name: UnsafePointer<CChar>?) -> Int32 {
  guard let name else { return -1 }
  let platform = Platform.allCases.first { platform in
    var end = 0
    for byte in platform.feel.name.utf8 {
      guard UInt8(bitPattern: name[end]) == byte else { return false }
      end += 1
    }
    return name[end] == 0
  }
  return platform?.rawValue ?? -1
}

@implementation @c
public func overscroll_feel_name(_ number: Int32, _ name: UnsafeMutablePointer<CChar>?, _ capacity: Int32) -> Int32 {
  guard let platform = Platform(rawValue: number) else { return -1 }
  // The name is one piece of storage. Access by character would link all kinds of string code.
  return platform.feel.name.utf8.withContiguousStorageIfAvailable { text in
    if let name, capacity > 0 {
      let length = min(text.count, Int(capacity) - 1)
      for index in 0..<length { name[index] = CChar(bitPattern: text[index]) }
      name[length] = 0
    }
    return Int32(text.count)
  } ?? -1
}

@implementation @c
public func overscroll_feel_get(_ number: Int32, _ feel: UnsafeMutablePointer<overscroll_feel>?) -> overscroll_status {
  status { () throws(overscroll_status) in
    guard let platform = Platform(rawValue: number) else { throw OVERSCROLL_OUT_OF_RANGE }
    try checked(feel).pointee = platform.feel.exported(base: number)
  }
}
