extension [Menu.Item] {
  /// Returns the items with all words of `query`. Whole words come first, then beginnings of words, then scattered ones;
  /// among equals, titles that begin with the query, then short titles. A title followed by a number sets the parameter.
  func matching(_ query: String) -> [Menu.Item] {
    guard query.contains(where: { $0 != " " }) else { return self }
    let split = query.firstRange(of: /\ [-−.*\/\d]/)?.lowerBound ?? query.endIndex
    let (words, number) = (String(query[..<split]), String(query[split...]))
    let found = enumerated().flatMap { index, item in
      let setting = number.isEmpty ? nil : item.setting(to: number)
      return [(setting, words), (item, query)].compactMap { found, query in
        item.rank(for: query).flatMap { rank in found.map { (index, $0, rank) } }
      }
    }
    return found.sorted { ($0.2.0, $0.2.1, $0.2.2, $0.0) < ($1.2.0, $1.2.1, $1.2.2, $1.0) }.map { _, item, _ in
      var item = item
      (item.heading, item.beginsColumn) = (nil, false)
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

  /// Returns how the title and the synonyms match all words of `query`, whether the title begins otherwise, and its length;
  /// `nil` for no match.
  fileprivate func rank(for query: String) -> (kind: Int, start: Int, length: Int)? {
    func words(_ text: String) -> [Substring] { text.lowercased().split { !$0.isLetter && !$0.isNumber } }
    func kind(in text: String) -> Int? {
      let kinds = words(query).map { $0.match(in: words(text)) }
      return kinds.contains(nil) ? nil : kinds.compactMap { $0 }.max()
    }
    // A synonym comes after a title that matches as well.
    let kinds = [kind(in: title).map { 2 * $0 }, kind(in: title + " " + synonyms).map { 2 * $0 + 1 }].compactMap { $0 }
    return kinds.min().map { ($0, words(title).joined().hasPrefix(words(query).joined()) ? 0 : 1, title.count) }
  }
}

extension Substring {
  /// Returns 0 for a whole word, 1 for the beginning of one, also with the words after it, and 2 for beginnings of
  /// several, each of three letters or more; `nil` for no match.
  fileprivate func match(in words: [Substring]) -> Int? {
    if words.contains(self) { return 0 }
    if words.indices.contains(where: { words[$0...].joined().starts(with: self) }) { return 1 }
    let rest = words.reduce(self) { rest, word in
      let common = zip(rest, word).prefix { $0 == $1 }.count
      return common < 3 ? rest : rest.dropFirst(common)
    }
    return rest.isEmpty ? 2 : nil
  }
}
