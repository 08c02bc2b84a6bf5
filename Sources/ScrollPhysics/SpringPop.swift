extension Spring {
  /// By the tension and friction of Origami and Rebound, which Facebook's Pop animates with: k = (tension − 30)·3.62 +
  /// 194 and c = (friction − 8)·3 + 25 (Rebound, `OrigamiValueConverter`); mass 1.
  public init(tension: Double, friction: Double) {
    self.init(stiffness: (tension - 30) * 3.62 + 194, damping: (friction - 8) * 3 + 25)
  }

  /// Origami's tension of a spring of mass 1.
  public var tension: Double { (stiffness / mass - 194) / 3.62 + 30 }

  /// Origami's friction of a spring of mass 1.
  public var friction: Double { (damping / mass - 25) / 3 + 8 }
}
