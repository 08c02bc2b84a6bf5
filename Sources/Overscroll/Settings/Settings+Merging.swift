extension Settings {
  /// What another run has saved meanwhile, with what this one has changed since `base`: parameters and presets one by one.
  func merged(over saved: Settings, since base: Settings) -> Settings {
    var merged = saved
    func keep<Value: Equatable>(_ property: WritableKeyPath<Settings, Value>) {
      if self[keyPath: property] != base[keyPath: property] { merged[keyPath: property] = self[keyPath: property] }
    }
    func keepEach<Value: Equatable>(_ property: WritableKeyPath<Settings, [String: Value]?>) {
      let (ours, known) = (self[keyPath: property] ?? [:], base[keyPath: property] ?? [:])
      var all = saved[keyPath: property] ?? [:]
      for name in Set(ours.keys).union(known.keys) where ours[name] != known[name] { all[name] = ours[name] }
      merged[keyPath: property] = all.isEmpty && ours.isEmpty ? self[keyPath: property] : all
    }
    keep(\.feel)
    keep(\.theme)
    keepEach(\.parameters)
    keepEach(\.presets)
    keep(\.preset)
    keep(\.spring)
    keep(\.size)
    keep(\.scale)
    keep(\.parametrization)
    keep(\.reducedMotion)
    keep(\.hasSeenHints)
    keep(\.demo)
    keep(\.panels)
    keep(\.folded)
    keep(\.graphHeight)
    keep(\.comparison)
    return merged
  }
}
