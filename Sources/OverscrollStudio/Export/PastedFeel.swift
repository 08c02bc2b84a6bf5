import FoundationEssentials

/// The parameters from the clipboard: a copied feel, a settings file or a preset in JSON, or springs in code.
struct PastedFeel {
  /// The reason why a text cannot be pasted, as a message for the stage.
  struct Problem: Error { let words: String }

  private struct Document: Decodable {
    let feel: String?
    let parameters: [String: Double]
  }

  private struct Anything: Decodable {}

  let values: ParameterValues
  /// A sentence on what the code does not contain; empty if there is none.
  private(set) var remark = ""

  init(_ text: String, for tuning: Tuning) throws(Problem) {
    do throws(Problem) {
      values = try Self.preset(text, tuning.catalog).values(replacing: tuning.parameters, tuning.catalog)
    } catch {
      guard let code = try PastedCode(text) else { throw error }
      values = try Self.values(code, for: tuning)
      guard let spring = code.springs.first(where: { !$0.hasMass }) else { return }
      let fit = code.deviation.map { ", and the curve is within \($0.percentCeiling)" } ?? ""
      let role = tuning.springs.first { $0 == spring.role } ?? tuning.springs[0]
      remark = "The code has no mass: it is \(values[role.mass].sixDigits) here\(fit). "
    }
  }

  private static func preset(_ text: String, _ catalog: DemoCatalog) throws(Problem) -> Preset {
    let (data, decoder) = (Data(text.utf8), JSONDecoder())
    let preset: Preset
    if let document = try? decoder.decode(Document.self, from: data) {
      preset = Preset(feel: document.feel, parameters: document.parameters)
    } else if let plain = try? decoder.decode(Preset.self, from: data) {
      preset = plain
    } else if (try? decoder.decode([String: Anything].self, from: data)) != nil {
      throw Problem(words: "Cannot paste this JSON: a parameter in it is not a number.")
    } else {
      throw Problem(words: "Nothing to paste: the clipboard has no parameters in JSON and no spring in code.")
    }
    guard !preset.parameters.isEmpty || preset.feel != nil else {
      throw Problem(words: "Nothing to paste: the JSON names no parameter.")
    }
    if let problem = preset.problem(catalog) { throw Problem(words: "Cannot paste: \(problem).") }
    return preset
  }

  /// Returns the current parameters with the springs of `code`.
  ///
  /// A spring that is named as one of the demo's sets that one. A single spring of another name sets all of them.
  private static func values(_ code: PastedCode, for tuning: Tuning) throws(Problem) -> ParameterValues {
    var new = code.feel.map(tuning.parameters(with:)) ?? tuning.parameters
    var (numbers, roles) = (code.numbers, Set<SpringRole>())
    for named in code.springs {
      let own = named.role.flatMap { tuning.springs.contains($0) ? [$0] : nil }
      for role in own ?? (code.springs.count == 1 ? tuning.springs : []) {
        let spring = named.spring.scaled(to: role)
        numbers[role.mass] = spring.mass
        numbers[role.stiffness] = spring.stiffness
        numbers[role.dampingRatio] = spring.dampingRatio
        roles.insert(role)
      }
    }
    guard !roles.isEmpty else {
      throw Problem(words: "This demo has no spring of that name. Copy one spring alone to set its springs.")
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

extension Spring {
  /// Returns the spring of the same motion with mass and stiffness in the ranges of `role`, if there is one.
  fileprivate func scaled(to role: SpringRole) -> Spring {
    let least = max(role.mass.range.lowerBound / mass, role.stiffness.range.lowerBound / stiffness)
    let most = min(role.mass.range.upperBound / mass, role.stiffness.range.upperBound / stiffness)
    let factor = max(least, min(most, 1))
    return Spring(mass: mass * factor, stiffness: stiffness * factor, dampingRatio: dampingRatio)
  }
}
