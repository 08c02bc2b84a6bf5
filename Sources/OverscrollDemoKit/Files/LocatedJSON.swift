/// A JSON value that knows on which line of its file it stands, so that a mistake can be pointed at.
package struct LocatedJSON: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([LocatedJSON])
    case object([String: LocatedJSON])
  }

  package let line: Int
  package let content: Content

  /// What is wrong, and where.
  package struct Problem: Error, Equatable {
    package var line: Int
    package var words: String

    package init(line: Int, words: String) {
      (self.line, self.words) = (line, words)
    }
  }
}

// MARK: - Asking

extension LocatedJSON {
  package func wrong(_ words: String) -> Problem { Problem(line: line, words: words) }

  private var fields: [String: LocatedJSON] {
    get throws(Problem) {
      guard case .object(let fields) = content else { throw wrong("here belongs an object in braces") }
      return fields
    }
  }

  /// The value under `key`.
  package func value(_ key: String) throws(Problem) -> LocatedJSON {
    guard let value = try fields[key] else { throw wrong("\"\(key)\" is missing") }
    return value
  }

  /// The value under `key`, where there is one.
  package func optional(_ key: String) throws(Problem) -> LocatedJSON? { try fields[key] }

  package var elements: [LocatedJSON] {
    get throws(Problem) {
      guard case .array(let elements) = content else { throw wrong("here belongs a list in brackets") }
      return elements
    }
  }

  package var text: String {
    get throws(Problem) {
      guard case .string(let text) = content, !text.isEmpty else { throw wrong("here belongs a text in quotes") }
      return text
    }
  }

  package var number: Double {
    get throws(Problem) {
      guard case .number(let number) = content, number.isFinite else { throw wrong("here belongs a number") }
      return number
    }
  }

  package var flag: Bool {
    get throws(Problem) {
      guard case .bool(let flag) = content else { throw wrong("here belongs true or false") }
      return flag
    }
  }

  /// Every element of a list, made into something.
  package func map<Element>(_ make: (LocatedJSON) throws(Problem) -> Element) throws(Problem) -> [Element] {
    var made: [Element] = []
    for element in try elements { made.append(try make(element)) }
    return made
  }
}

// MARK: - Finding

extension LocatedJSON {
  /// The line of the value to which the keys lead; an element of a list is named as decoders name it, "Index 0". Where
  /// there is no such value, the line of the last one on the way.
  package func line(at keys: some Sequence<String>) -> Int {
    keys.reduce(self) { value, key in value.element(key) ?? value }.line
  }

  private func element(_ key: String) -> LocatedJSON? {
    switch content {
    case .object(let fields): return fields[key]
    case .array(let elements):
      guard let word = key.split(separator: " ").last, let index = Int(word) else { return nil }
      return elements.indices.contains(index) ? elements[index] : nil
    default: return nil
    }
  }
}
