import FoundationEssentials

/// Presets in a file of their own, under their names, as the settings file has them: `{"presets":{"mine":{…}},"version":1}`.
struct PresetFile {
  let presets: [String: Preset]

  init(_ presets: [String: Preset]) { self.presets = presets }

  private static let version = 1
  /// Of a name, in characters.
  private static let longestName = TextField.longest

  // MARK: - Writing

  private struct Document: Codable {
    var version: Int?
    var presets: [String: Preset]?
    /// As parameters are copied: a preset without a name.
    var feel: String?
    var parameters: [String: Double]?
  }

  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(Document(version: Self.version, presets: presets))
    return String(decoding: data ?? Data(), as: UTF8.self) + "\n"
  }

  // MARK: - Reading

  /// What a file says, be it one of presets, a settings file, parameters as they are copied, or one preset alone, which has
  /// the name of the file then.
  ///
  /// - Throws: `Failure.malformed` for what is none of that, and for a value that cannot be.
  init(_ contents: FileContents, _ catalog: DemoCatalog) throws(Failure) {
    func failure(_ problem: String) -> Failure { .malformed(file: contents.path, line: nil, problem) }
    let document: Document = try contents.decodeJSON()
    if let version = document.version, version > Self.version {
      throw failure("written by a newer version of overscroll (format \(version))")
    }
    if let presets = document.presets {
      self.presets = presets
    } else if let parameters = document.parameters {
      presets = [contents.stem: Preset(feel: document.feel, parameters: parameters)]
    } else {
      // Whatever else is an object is read as a preset only where it has something of one.
      let alone: Preset? = (try? contents.decodeJSON()) as Preset?
      guard let alone, alone.feel != nil || !alone.parameters.isEmpty else {
        throw failure("there are no presets in it")
      }
      presets = [contents.stem: alone]
    }
    guard !presets.isEmpty else { throw failure("there are no presets in it") }
    for (name, preset) in presets.sorted(by: { $0.key < $1.key }) {
      if name.count > Self.longestName { throw failure("a name of more than \(Self.longestName) characters") }
      if let problem = preset.problem(catalog) { throw failure("“\(name)”: \(problem)") }
    }
  }
}

extension FileContents {
  /// The file's name without its folders and its suffix.
  fileprivate var stem: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    return stem.isEmpty ? name : String(stem.prefix(200))
  }
}
