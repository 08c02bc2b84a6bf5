import OverscrollStudio

/// A setting: its name in the file, and the ways to read, write and merge it.
struct Setting {
  let name: String
  let read: (KeyedDecodingContainer<JSONKey>, inout Settings) throws -> Void
  let write: (Settings, inout KeyedEncodingContainer<JSONKey>) throws -> Void
  /// Applies the change from `base` to `ours`, if there is one, to `saved`.
  let merge: (_ ours: Settings, _ base: Settings, _ saved: inout Settings) -> Void

  /// All settings. Their names stay the same if a property is renamed.
  static var all: [Setting] {
    [
      Setting(
        "feel", \.common.feel, read: { try known(ScrollFeel(name: $0), as: "feel", named: $0).name }, write: { $0 }),
      Setting("theme", \.choices.appearance, read: named("theme"), write: { $0?.rawValue }),
      Setting(
        "parameters", \.common.parameters, omitsDefault: false, read: { try inRange($0.values) },
        write: NamedValues.init),
      Setting("demos", \.demos, read: inRange, write: NamedValues.init),
      Setting("presets", \.choices.presets, read: { $0.values }, write: NamedValues.init, merge: each),
      // One choice with two names in the file; if a file has both, the preset counts.
      Setting(
        "spring", \.common.chosen, read: { .spring($0) },
        write: { if case .spring(let title)? = $0 { title } else { nil } }),
      Setting(
        "preset", \.common.chosen, read: { .own($0) }, write: { if case .own(let name)? = $0 { name } else { nil } }),
      Setting("size", \.size, read: windowSize, write: { $0.map { [$0.width, $0.height] } }),
      Setting("scale", \.choices.scale, read: number(in: AppSetup.scales), write: { $0 }),
      Setting("vocabulary", \.choices.parametrization, read: named("spring parameters"), write: \.rawValue),
      Setting("copyAs", \.choices.copyFormat, read: named("format of code"), write: \.rawValue),
      Setting("reducedMotion", \.choices.reducedMotion),
      Setting("hasSeenHints", \.hasSeenHints),
      Setting("demo", \.demo),
      Setting("panels", \.choices.panels),
      Setting("pictures", \.pictures),
      Setting(
        "folded", \.choices.foldedGroups, read: { names in Set(try names.map(named("group"))) },
        write: { $0.map(\.rawValue).sorted() }),
      Setting("used", \.choices.usedDemos, read: { (names: [String]) in Set(names) }, write: { $0.sorted() }),
      Setting("graphHeight", \.choices.graphHeight, read: number(in: WindowLayout.graphHeights), write: { $0 }),
      Setting("comparison", \.choices.arrangement, read: named("comparison"), write: \.rawValue),
      Setting("device", \.choices.device, read: named("device"), write: { $0?.rawValue }),
    ]
  }

  private static func known<Value>(_ value: Value?, as kind: String, named word: String) throws(Malformation) -> Value {
    guard let value else { throw Malformation("unknown \(kind) \"\(word.excerpt)\"") }
    return value
  }

  private static func named<Value: RawRepresentable<String>>(_ kind: String) -> (String) throws -> Value {
    { try known(Value(rawValue: $0), as: kind, named: $0) }
  }

  private static func windowSize(_ pair: [Double]) throws(Malformation) -> Size {
    guard let size = Size(pair: pair) else { throw Malformation("expected two numbers from 1 to 16384") }
    return size
  }

  private static func number(in range: ClosedRange<Double>) -> (Double) throws -> Double {
    let ends = [range.lowerBound, range.upperBound].map { DecimalFormat.short($0, decimals: 1) }
    return { number in
      guard range.contains(number) else { throw Malformation("expected a number from \(ends[0]) to \(ends[1])") }
      return number
    }
  }

  private static func inRange(_ demos: NamedValues<Preset>) throws -> [String: Preset] {
    for (name, numbers) in demos.values.sorted(by: { $0.key < $1.key }) {
      if let feel = numbers.feel { _ = try known(ScrollFeel(name: feel), as: "feel of \(name.excerpt)", named: feel) }
      let wrong = numbers.unknown.keys.filter { DemoCatalog.standard.parameter(named: $0) != nil }.min()
      if let wrong { throw Malformation("\(wrong) of \(name.excerpt) is not a number") }
      _ = try inRange(numbers.parameters, at: ["demos", name])
    }
    return demos.values
  }

  private static func inRange(
    _ parameters: [String: Double], at path: [String] = ["parameters"]
  ) throws -> [String: Double] {
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      guard let range = DemoCatalog.standard.parameter(named: name)?.range, !range.contains(value) else { continue }
      let path = (path + [name]).map { JSONKey($0) }
      throw DecodingError.dataCorrupted(
        .init(codingPath: path, debugDescription: "\(name) is out of range; see overscroll --list"))
    }
    return parameters
  }

  static func each<Value: Equatable>(
    _ ours: [String: Value], since base: [String: Value], into saved: inout [String: Value]
  ) {
    for name in Set(ours.keys).union(base.keys) where ours[name] != base[name] { saved[name] = ours[name] }
  }
}

extension Setting {
  /// Creates a setting from a property, converted by `read` and `write`. With `omitsDefault`, its default is not written.
  /// `read` throws for an unknown value, because saving would lose it. By default, the run that saves last wins.
  private init<Value: Equatable, Stored: Codable>(
    _ name: String, _ property: WritableKeyPath<Settings, Value>, omitsDefault: Bool = true,
    read: @escaping (Stored) throws -> Value, write: @escaping (Value) -> Stored?,
    merge: @escaping (_ ours: Value, _ base: Value, _ saved: inout Value) -> Void = { if $0 != $1 { $2 = $0 } }
  ) {
    let (key, standard) = (JSONKey(name), Settings()[keyPath: property])
    self.name = name
    self.read = { fields, settings in
      guard let stored = try fields.decodeIfPresent(Stored.self, forKey: key) else { return }
      do {
        settings[keyPath: property] = try read(stored)
      } catch let problem as Malformation {
        throw Malformation("\(name): \(problem.reason)")
      }
    }
    self.write = { settings, fields in
      let value = settings[keyPath: property]
      if !omitsDefault || value != standard { try fields.encodeIfPresent(write(value), forKey: key) }
    }
    self.merge = { ours, base, saved in
      merge(ours[keyPath: property], base[keyPath: property], &saved[keyPath: property])
    }
  }

  private init<Value: Equatable & Codable>(_ name: String, _ property: WritableKeyPath<Settings, Value>) {
    self.init(name, property, read: { $0 }, write: { $0 })
  }
}
