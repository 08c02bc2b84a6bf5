extension Settings {
  /// Merges this run's changes since `base` into another run's settings `saved`: parameters and presets one by one.
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
    merged.keepBothPresets(of: saved, ours: self, base)
    return merged
  }

  /// Keeps both presets if two runs have used the same name: this run's gets a number.
  private mutating func keepBothPresets(of saved: Settings, ours: Settings, _ base: Settings) {
    for (name, preset) in ours.presets ?? [:] where base.presets?[name] == nil {
      guard let theirs = saved.presets?[name], theirs != preset else { continue }
      let names = sequence(first: 2) { $0 + 1 }.lazy.map { "\(name) \($0)" }
      let free = names.first { presets?[$0] == nil || presets?[$0] == preset } ?? name
      presets?[name] = theirs
      presets?[free] = preset
      if self.preset == name { self.preset = free }
    }
  }
}
