/// A match of all letters of a query in a title, in their order but possibly with other letters between them.
struct SubsequenceMatch: Equatable {
  let score: Int

  private static let letter = 1
  private static let wordStart = 8
  private static let consecutive = 5
  private static let beginning = 4
  /// The score for a title that begins with the query; twice as much for a title that equals the query.
  private static let prefix = 1000
  private static let none = Int.min / 2

  /// Creates the best match of `query`, ignoring spaces and case; `nil` if `title` lacks a letter in this order.
  init?(_ query: String, in title: String) {
    let (letters, places) = (Self.folded(query).filter { $0 != " " }, Self.folded(title))
    guard letters.count <= places.count else { return nil }
    // The best score of the letters so far, by the index at which the last of them is found.
    var best = [Int](repeating: Self.none, count: places.count)
    for (number, letter) in letters.enumerated() {
      var next = [Int](repeating: Self.none, count: places.count)
      var before = number == 0 ? 0 : Self.none
      for (place, other) in places.enumerated() {
        if other == letter {
          let joined = place > 0 && number > 0 ? best[place - 1] + Self.consecutive : Self.none
          let found = max(before, joined)
          if found > Self.none / 2 { next[place] = found + Self.value(of: place, in: places) }
        }
        if number > 0 { before = max(before, best[place]) }
      }
      best = next
    }
    let found = letters.isEmpty ? 0 : best.max() ?? Self.none
    guard found > Self.none / 2 else { return nil }
    let whole = Self.folded(query)
    let prefixes = letters.isEmpty || !places.starts(with: whole) ? 0 : places.count == whole.count ? 2 : 1
    // Between equal matches, the shorter title wins.
    score = 4 * found + prefixes * Self.prefix - (letters.isEmpty ? 0 : places.count / 4)
  }

  private static func folded(_ text: String) -> [Character] { text.flatMap { $0.lowercased() } }

  private static func value(of place: Int, in places: [Character]) -> Int {
    guard place > 0 else { return letter + wordStart + beginning }
    let before = places[place - 1]
    return letter + (before.isLetter || before.isNumber ? 0 : wordStart)
  }
}

extension [Menu.Item] {
  /// Returns the items whose titles match `query`, best match first. A title followed by a number sets the parameter.
  func matching(_ query: String) -> [Menu.Item] {
    guard query.contains(where: { $0 != " " }) else { return self }
    let place = query.firstRange(of: /\ [-−.*\/\d]/)?.lowerBound ?? query.endIndex
    let (words, number) = (String(query[..<place]), String(query[place...]))
    let found = enumerated().flatMap { index, item in
      let setting = number.isEmpty ? nil : item.setting(to: number)
      return [(setting, words), (item, query)].compactMap { found, query in
        SubsequenceMatch(query, in: item.title).flatMap { match in found.map { (index, $0, match.score) } }
      }
    }
    return found.sorted { ($1.2, $0.0) < ($0.2, $1.0) }.map { _, item, _ in
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
