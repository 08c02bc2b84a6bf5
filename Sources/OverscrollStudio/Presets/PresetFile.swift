/// A file of named presets, in the format of the settings file: `{"presets":{"mine":{…}},"version":1}`.
struct PresetFile {
  let presets: [String: Preset]
  init(_ presets: [String: Preset]) { self.presets = presets }

  private static let version = 1.0
  static let maximumNameLength = TextField.maximumLength

  private struct Document: Codable {
    var version: Double?
    var presets: NamedValues<Preset>?
    /// The fields of copied parameters, which are a preset without a name.
    var feel: String?
    var parameters: NamedValues<Double>?
  }

  var text: String { Document(version: Self.version, presets: NamedValues(presets)).json() + "\n" }

  /// Reads presets, settings, copied parameters, or a single preset, which has the name of the file.
  init(_ contents: FileContents, _ catalog: DemoCatalog) throws(Failure) {
    func failure(_ problem: String) -> Failure { .malformed(file: contents.path, line: nil, problem) }
    if contents.foreignKind != nil { throw .foreign(file: contents.name, expected: "a file of presets (JSON)") }
    let document: Document = try contents.decodeJSON()
    if let version = document.version, version > Self.version {
      throw failure("version: format \(version.sixDigits) is from a newer version of overscroll; update overscroll")
    }
    if let presets = document.presets?.values {
      self.presets = presets
    } else if let parameters = document.parameters?.values {
      presets = [contents.stem: Preset(feel: document.feel, parameters: parameters)]
    } else {
      let alone: Preset? = try? contents.decodeJSON()
      let hasFeel = document.feel != nil
      if alone == nil, hasFeel { throw failure("parameters: expected a preset with only its feel and numbers") }
      // Without a feel, an object is a preset only if all of its values are numbers.
      presets = alone.flatMap { hasFeel || !$0.parameters.isEmpty ? [contents.stem: $0] : nil } ?? [:]
    }
    guard !presets.isEmpty else { throw failure("presets: the file has no preset") }
    for (name, preset) in presets.sorted(by: { $0.key < $1.key }) {
      guard name.utf8.count <= Self.maximumNameLength else {
        throw failure("presets: a name has more than \(Self.maximumNameLength) bytes")
      }
      let key = document.presets == nil ? "parameters" : "presets.\(name.excerpt)"
      if let problem = preset.problem(catalog) { throw failure("\(key): \(problem)") }
    }
  }
}
