struct FontSet {
  private let library: TTFLibrary
  private let lookup: FontLookup
  private let faces: [TextStyle.Weight: FontFile]
  /// The face for code; `nil` if the user has named a font.
  private lazy var monospacedFace: FontFile? = hasOwnFile ? nil : lookup.monospacedFace()
  private let hasOwnFile: Bool
  private var fallbacks: [TextStyle.Weight: [Unicode.Scalar: FontFile?]] = [:]
  /// The opened fonts. Each takes some 150 kB for its glyphs and a copy of the file's layout tables.
  private var fonts = RecentCache<FontKey, SizedFont?>(capacity: 12)

  init(file: String?, family: String?) throws(Failure) {
    library = try TTFLibrary()
    lookup = FontLookup(desktopFamily: family)
    faces = try Self.faces(file: file, lookup)
    hasOwnFile = file != nil
    for face in Set(faces.values) { _ = try SizedFont(Self.key(face), library: library) }
  }

  private static func faces(file: String?, _ lookup: FontLookup) throws(Failure) -> [TextStyle.Weight: FontFile] {
    var faces: [TextStyle.Weight: FontFile] = [:]
    for weight in [TextStyle.Weight.regular, .medium, .bold] {
      let given = file.map { FontFile(path: $0, index: 0, needsEmboldening: weight == .bold) }
      guard let face = given ?? lookup.interfaceFace(weight: weight) else {
        throw .unavailable(
          "no font found: install one (for instance DejaVu Sans or Noto Sans), or name a file with --font")
      }
      faces[weight] = face
    }
    return faces
  }

  private static func key(_ file: FontFile) -> FontKey { FontKey(file: file, quarterPixels: 64, isMoving: false) }

  mutating func font(_ key: FontKey) -> SizedFont? {
    let library = library
    return fonts.value(for: key) { try? SizedFont(key, library: library) }
  }

  mutating func mainFace(_ style: TextStyle) -> FontFile? {
    (style.isMonospaced ? monospacedFace : nil) ?? faces[style.weight]
  }

  mutating func face(for character: Character, _ style: TextStyle) -> FontFile? {
    guard let main = mainFace(style), let scalar = character.unicodeScalars.first else { return nil }
    if has(main, scalar) { return main }
    let weight = style.weight
    if let known = fallbacks[weight]?[scalar] { return known ?? main }
    let found = lookup.face(with: scalar, weight: weight).flatMap { has($0, scalar) ? $0 : nil }
    fallbacks[weight, default: [:]].updateValue(found, forKey: scalar)
    return found ?? main
  }

  private mutating func has(_ file: FontFile, _ scalar: Unicode.Scalar) -> Bool {
    font(Self.key(file))?.has(scalar) ?? false
  }
}
