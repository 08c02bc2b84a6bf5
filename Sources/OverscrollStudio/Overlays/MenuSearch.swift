extension [Menu.Item] {
  /// Returns the items in whose titles words begin with the parts of `query`. First come few parts, then titles that
  /// begin with them, then short titles. A title followed by a number sets the parameter.
  func matching(_ query: String) -> [Menu.Item] {
    guard query.contains(where: { $0 != " " }) else { return self }
    let split = query.firstRange(of: /\ [-−.*\/\d]/)?.lowerBound ?? query.endIndex
    let (words, number) = (String(query[..<split]), String(query[split...]))
    let found = enumerated().flatMap { index, item in
      let setting = number.isEmpty ? nil : item.setting(to: number)
      return [(setting, words), (item, query)].compactMap { found, query in
        item.title.rank(for: query).flatMap { rank in found.map { (index, $0, rank) } }
      }
    }
    return found.sorted { ($0.2.0, $0.2.1, $0.2.2, $0.0) < ($1.2.0, $1.2.1, $1.2.2, $1.0) }.map { _, item, _ in
      var item = item
      item.heading = nil
      return item
    }
  }
}

extension Menu.Item {
  /// Returns an item that sets the parameter to a typed number; `nil` if the item edits no parameter.
  fileprivate func setting(to number: String) -> Menu.Item? {
    guard case .edit(let control) = action, let value else { return nil }
    let descriptor = control.descriptor
    guard let new = NumberEntry(descriptor, value).value(of: number) else {
      return Menu.Item(title: title, detail: descriptor.limits(" – "), isEnabled: false, action: action)
    }
    let figures = descriptor.isSwitch ? descriptor.figures(new) : descriptor.digits(new)
    let unit = descriptor.unit.isEmpty ? "" : " \(descriptor.unit)"
    return Menu.Item(title: "Set \(title) to \(figures)\(unit)", detail: detail, action: .enter(control, new))
  }
}

extension String {
  /// Returns the least number of word beginnings, in order, that make up `query` (1 for "dam" in "Damping ratio", 2 for
  /// "dr"), whether the text begins otherwise, and its length; `nil` without any. Ignores case, spaces, punctuation.
  fileprivate func rank(for query: String) -> (parts: Int, start: Int, length: Int)? {
    let (text, query) = (lowercased(), query.lowercased())
    let letters = query.filter { $0.isLetter || $0.isNumber }.map { $0 }
    // The parts for the first letters of the query, by their number.
    var best: [Int?] = [0] + letters.map { _ in nil }
    for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      let former = best
      for (start, parts) in former.enumerated() {
        guard let parts else { continue }
        let common = zip(letters[start...], word).prefix { $0 == $1 }.count
        for end in start + 1..<start + common + 1 { best[end] = Swift.min(best[end] ?? .max, parts + 1) }
      }
    }
    return best[letters.count].map { ($0, text.hasPrefix(query) ? 0 : 1, count) }
  }
}
