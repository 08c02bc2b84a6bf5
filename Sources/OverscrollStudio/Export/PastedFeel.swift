import FoundationEssentials

/// The parameters from the clipboard: a copied feel, a settings file or a preset in JSON, or springs in code.
struct PastedFeel {
  struct Problem: Error { let words: String }

  private struct Document: Decodable {
    let feel: String?
    let parameters: [String: Double]
  }

  private struct Anything: Decodable {}
  var values: ParameterValues
  /// Sentences on how a spring was fitted, and on what the demo does not have; empty if there is nothing.
  private(set) var remark = ""

  init(_ text: String, for tuning: Tuning) throws(Problem) {
    guard text.utf8.count <= 1 << 20 else { throw Problem(words: "Cannot paste: the text is larger than 1 MB.") }
    do throws(Problem) {
      values = try Self.preset(text, tuning.catalog).values(replacing: tuning.parameters, tuning.catalog)
    } catch {
      guard let code = PastedCode(text) else { throw error }
      values = try Self.values(code, for: tuning)
      remark = code.fit + Self.omission(in: code, for: tuning)
    }
  }

  /// Returns the demo's springs that a spring in code sets: that of its name. A single spring of another name sets all.
  private static func roles(_ named: PastedCode.NamedSpring, in code: PastedCode, for tuning: Tuning) -> [SpringRole] {
    named.role.flatMap { tuning.springs.contains($0) ? [$0] : nil } ?? (code.springs.count == 1 ? tuning.springs : [])
  }

  /// Returns a sentence on the springs in code that set none of the demo's springs; empty if there are none.
  private static func omission(in code: PastedCode, for tuning: Tuning) -> String {
    let unused = code.springs.filter { roles($0, in: code, for: tuning).isEmpty }
    let known = SpringRole.allCases.filter { role in unused.contains { $0.role == role } }
    let (names, others) = (known.map { tuning.title(of: $0.mass.group) }, unused.count { $0.role == nil })
    let words = others == 0 ? [] : [others == 1 ? "a spring of another name" : "\(others) springs of other names"]
    return unused.isEmpty ? "" : " Not in this demo, so left out: \((names + words).joined(separator: ", "))."
  }

  private static func preset(_ text: String, _ catalog: DemoCatalog) throws(Problem) -> Preset {
    let (data, decoder) = (Data(text.utf8), JSONDecoder())
    let document = try? decoder.decode(Document.self, from: data)
    let copied = document.map { Preset(feel: $0.feel, parameters: $0.parameters) }
    guard let preset = copied ?? (try? decoder.decode(Preset.self, from: data)) else {
      let isJSON = (try? decoder.decode([String: Anything].self, from: data)) != nil
      let wrong = "Cannot paste this JSON: a parameter in it is not a number."
      throw Problem(words: isJSON ? wrong : "No spring or recording in the clipboard.")
    }
    guard !preset.parameters.isEmpty || preset.feel != nil else {
      throw Problem(words: "Nothing to paste: the JSON names no parameter.")
    }
    if let problem = preset.problem(catalog) { throw Problem(words: "Cannot paste: \(problem).") }
    return preset
  }

  private static func values(_ code: PastedCode, for tuning: Tuning) throws(Problem) -> ParameterValues {
    var new = code.feel.map(tuning.parameters(with:)) ?? tuning.parameters
    var (numbers, roles) = (code.numbers, Set<SpringRole>())
    for named in code.springs {
      for role in Self.roles(named, in: code, for: tuning) {
        let spring = named.spring.scaled(to: role)
        numbers[role.mass] = spring.mass
        numbers[role.stiffness] = spring.stiffness
        numbers[role.dampingRatio] = spring.dampingRatio
        roles.insert(role)
      }
    }
    guard !roles.isEmpty else {
      let problem = code.problem.map { "Cannot paste: \($0)." }
      throw Problem(words: problem ?? "This demo has no spring of that name. Copy one spring alone to set its springs.")
    }
    for (parameter, value) in numbers {
      new[parameter] = value
      // Copied digits are rounded, and a fitted curve is only near its points.
      guard abs(new[parameter] - value) > 0.005 * value else { continue }
      let found = "\(parameter.term) is \(DecimalFormat.short(value, decimals: 4))"
      throw Problem(words: "Cannot paste: \(found), and goes from \(parameter.limits(" to ")).")
    }
    if tuning.hasOneBounce, !roles.contains(.release) { new.setOneBounce() }
    return new
  }
}

extension Tuning {
  /// Returns the titles of the inspector's groups with values that differ from those in `former`, as words in a sentence.
  func changes(since former: ParameterValues) -> String {
    let titles = Parameter.Group.allCases.filter { group in
      card.parameters.contains { $0.group == group && hasRow($0) && parameters[$0] != former[$0] }
    }.map { title(of: $0) }
    guard let last = titles.last, titles.count > 1 else { return titles.first ?? "" }
    return "\(titles.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Spring {
  /// Returns the spring of the same motion with mass and stiffness in the ranges of `role`, if there is one.
  fileprivate func scaled(to role: SpringRole) -> Spring {
    let minimum = max(role.mass.range.lowerBound / mass, role.stiffness.range.lowerBound / stiffness)
    let maximum = min(role.mass.range.upperBound / mass, role.stiffness.range.upperBound / stiffness)
    let factor = max(minimum, min(maximum, 1))
    return Spring(mass: mass * factor, stiffness: stiffness * factor, dampingRatio: dampingRatio)
  }
}
