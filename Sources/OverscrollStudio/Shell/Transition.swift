/// When something in the interface sets off.
struct Transition: Sendable {
  /// In the host's time.
  let time: Double
  /// Whether it is there at once instead.
  let isReduced: Bool
}
