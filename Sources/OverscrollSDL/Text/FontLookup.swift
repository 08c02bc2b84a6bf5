internal import COverscrollFontconfig

final class FontLookup {
  private let config: OpaquePointer?
  private let desktopFamily: String?

  init(desktopFamily: String?) {
    config = FcInitLoadConfigAndFonts()
    self.desktopFamily = desktopFamily
  }

  deinit { if let config { FcConfigDestroy(config) } }

  /// Returns the desktop's interface face, otherwise the first installed face of a list.
  func interfaceFace(weight: TextStyle.Weight) -> FontFile? {
    for family in families {
      if let found = match(family: family, weight: weight), found.family == family { return found.file }
    }
    return match(family: "sans-serif", weight: weight)?.file
  }

  func monospacedFace() -> FontFile? { match(family: "monospace", weight: .regular)?.file }

  func face(with scalar: Unicode.Scalar, weight: TextStyle.Weight) -> FontFile? {
    match(family: "sans-serif", weight: weight, scalar: scalar)?.file
  }

  private lazy var families: [String] = {
    let desktop = match(family: "system-ui", weight: .regular)?.family
    let plain = match(family: "sans-serif", weight: .regular)?.family
    let own = desktop.flatMap { $0 == plain ? nil : $0 }
    return [desktopFamily, own, "Inter", "Inter Variable", "Cantarell", "Noto Sans", "DejaVu Sans"].compactMap { $0 }
  }()

  private func match(
    family: String, weight: TextStyle.Weight, scalar: Unicode.Scalar? = nil
  ) -> (file: FontFile, family: String)? {
    guard let pattern = FcPatternCreate() else { return nil }
    defer { FcPatternDestroy(pattern) }
    FcPatternAddString(pattern, FC_FAMILY, family)
    FcPatternAddInteger(pattern, FC_WEIGHT, weight.fontconfig)
    FcPatternAddBool(pattern, FC_SCALABLE, FcBool(FcTrue))
    FcPatternAddBool(pattern, FC_COLOR, FcBool(FcFalse))
    // For a variable face, a named instance.
    FcPatternAddBool(pattern, FC_VARIABLE, FcBool(FcFalse))
    if let scalar, let set = FcCharSetCreate() {
      defer { FcCharSetDestroy(set) }
      FcCharSetAddChar(set, scalar.value)
      FcPatternAddCharSet(pattern, FC_CHARSET, set)
    }
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let match = FcFontMatch(config, pattern, &result) else { return nil }
    defer { FcPatternDestroy(match) }
    guard let path = string(match, FC_FILE), let family = string(match, FC_FAMILY) else { return nil }
    let isBold = integer(match, FC_WEIGHT) ?? 0 >= FC_WEIGHT_DEMIBOLD
    let index = integer(match, FC_INDEX) ?? 0
    return (FontFile(path: path, index: Int(index), needsEmboldening: weight == .bold && !isBold), family)
  }

  private func string(_ pattern: OpaquePointer, _ property: String) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else { return nil }
    return String(cString: value)
  }

  private func integer(_ pattern: OpaquePointer, _ property: String) -> Int32? {
    var value: Int32 = 0
    return FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch ? value : nil
  }
}

extension TextStyle.Weight {
  fileprivate var fontconfig: Int32 {
    switch self {
    case .regular: FC_WEIGHT_REGULAR
    case .medium: FC_WEIGHT_MEDIUM
    case .bold: FC_WEIGHT_BOLD
    }
  }
}
