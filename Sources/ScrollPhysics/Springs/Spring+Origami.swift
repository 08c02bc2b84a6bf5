extension Spring {
  /// By the tension and friction of Origami and Quartz Composer, which Pop and Rebound turn into the k and c they compute
  /// with: k = 194 + 3.62·(tension − 30) and c = 25 + 3·(friction − 8), mass 1 (facebookarchive/pop,
  /// `POPAnimationPrivate.h`).
  ///
  /// Pop's own `dynamicsTension`, `dynamicsFriction` and `dynamicsMass` are k, c and m:
  /// ``init(mass:stiffness:damping:)``.
  public init(tension: Double, friction: Double) {
    self.init(stiffness: 194 + 3.62 * (tension.bounded - 30), damping: 25 + 3 * (friction.bounded - 8))
  }

  /// Origami's tension of the spring that moves like this one with mass 1.
  public var tension: Double { 30 + (Self.counted(stiffness) / Self.counted(mass) - 194) / 3.62 }

  /// Origami's friction of the spring that moves like this one with mass 1.
  public var friction: Double { 8 + (damping / Self.counted(mass) - 25) / 3 }
}
