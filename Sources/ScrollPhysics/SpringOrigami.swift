extension Spring {
  /// By the tension and friction of Origami and Quartz Composer, which Pop and Rebound turn into the k and c they compute
  /// with: k = 194 + 3.62·(tension − 30) and c = 25 + 3·(friction − 8), mass 1 (facebookarchive/pop,
  /// `POPAnimationPrivate.h`).
  ///
  /// Pop's own `dynamicsTension`, `dynamicsFriction` and `dynamicsMass` are k, c and m:
  /// ``init(mass:stiffness:damping:)``.
  public init(tension: Double, friction: Double) {
    self.init(stiffness: 194 + 3.62 * (tension - 30), damping: 25 + 3 * (friction - 8))
  }

  /// Origami's tension of the spring that moves like this one with mass 1.
  public var tension: Double { 30 + (stiffness / mass - 194) / 3.62 }

  /// Origami's friction of the spring that moves like this one with mass 1.
  public var friction: Double { 8 + (damping / mass - 25) / 3 }
}
