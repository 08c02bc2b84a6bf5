import FoundationEssentials

/// The parameters in JSON from the clipboard, in the format of a copied feel, a settings file or a preset.
struct PastedFeel {
  /// The reason why a text cannot be pasted, as a message for the stage.
  struct Problem: Error { let words: String }

  private struct Document: Decodable {
    let feel: String?
    let parameters: [String: Double]
  }

  private struct Anything: Decodable {}

  let preset: Preset

  init(_ text: String, _ catalog: DemoCatalog) throws(Problem) {
    let (data, decoder) = (Data(text.utf8), JSONDecoder())
    if let document = try? decoder.decode(Document.self, from: data) {
      preset = Preset(feel: document.feel, parameters: document.parameters)
    } else if let plain = try? decoder.decode(Preset.self, from: data) {
      preset = plain
    } else if (try? decoder.decode([String: Anything].self, from: data)) != nil {
      throw Problem(words: "Cannot paste this JSON: a parameter in it is not a number.")
    } else {
      throw Problem(words: "Nothing to paste: the clipboard holds no JSON object with parameters.")
    }
    guard !preset.parameters.isEmpty || preset.feel != nil else {
      throw Problem(words: "Nothing to paste: the JSON names no parameter.")
    }
    if let problem = preset.problem(catalog) { throw Problem(words: "Cannot paste: \(problem).") }
  }
}
