import OverscrollInput

// The interfaces of AT-SPI 2, by their names after "org.a11y.atspi.".

extension AccessibilityBus {
  private static let prefix = "org.a11y.atspi."
  private static let properties = "org.freedesktop.DBus.Properties"

  private func interfaces(of element: AccessibleElement) -> [String] {
    if element.role == .application { return ["Accessible", "Application"] }
    return ["Accessible", "Component"] + (element.actions.isEmpty ? [] : ["Action"])
      + (element.value == nil ? [] : ["Value"]) + (element.text == nil ? [] : ["Text", "EditableText"])
  }

  // MARK: - Requests

  func request(in call: BusMessage) -> AccessibilityRequest? {
    guard let element = number(call.path).flatMap({ tree[$0]?.element }) else { return nil }
    let values = call.values
    func integer(_ index: Int) -> Int { max(0, values.indices.contains(index) ? values[index].integer ?? 0 : 0) }
    func string(_ index: Int) -> String { values.indices.contains(index) ? values[index].string ?? "" : "" }
    func range(_ first: Int) -> Range<Int> { integer(first)..<max(integer(first), integer(first + 1)) }
    let kind: AccessibilityRequest.Kind
    switch (call.interface.dropPrefix(Self.prefix), call.name) {
    case ("Action", "DoAction"):
      guard element.actions.indices.contains(integer(0)) else { return nil }
      kind = .perform(element.actions[integer(0)].name)
    case ("Component", "GrabFocus"), ("Component", "ScrollTo"):
      guard element.states.contains(.focusable) else { return nil }
      kind = .focus
    case (Self.properties, "Set"):
      guard string(1) == "CurrentValue", values.count == 3, element.value != nil, let number = values[2].content.double
      else { return nil }
      kind = .setValue(number)
    case ("Text", "SetCaretOffset"): kind = .select(integer(0)..<integer(0))
    case ("Text", "AddSelection"): kind = .select(range(0))
    case ("Text", "SetSelection"): kind = .select(range(1))
    case ("Text", "RemoveSelection"):
      let caret = element.text?.caret ?? 0
      kind = .select(caret..<caret)
    case ("EditableText", "SetTextContents"):
      kind = .replace(0..<(element.text?.content.unicodeScalars.count ?? 0), by: string(0))
    // The length of the text in bytes follows.
    case ("EditableText", "InsertText"): kind = .replace(integer(0)..<integer(0), by: string(1))
    case ("EditableText", "DeleteText"): kind = .replace(range(0), by: "")
    default: return nil
    }
    return AccessibilityRequest(element.id, kind)
  }

  // MARK: - Questions

  func answer(to call: BusMessage) -> [DBusValue]? {
    let values = call.values
    if call.interface == "org.freedesktop.DBus.Peer" { return [] }
    if call.name == "GetItems" { return [.array(of: "((so)(so)(so)iiassusau)", tree.order.map(cacheItem))] }
    guard let number = number(call.path), let node = tree[number] else { return nil }
    if call.interface == Self.properties {
      let interface = values.first?.string?.dropPrefix(Self.prefix) ?? ""
      switch call.name {
      case "Get":
        let name = values.last?.string
        return properties(of: interface, number, node.element).first { $0.key == name }.map { [.variant($0.value)] }
      case "GetAll":
        let all = properties(of: interface, number, node.element)
        return [.array(of: "{sv}", all.map { .entry(.text($0.key), .variant($0.value)) })]
      default:
        if values.dropFirst().first?.string == "Id" { applicationID = values.last?.content.integer ?? 0 }
        return []
      }
    }
    let integers = values.map { $0.integer ?? 0 } + [0, 0, 0]
    switch call.interface.dropPrefix(Self.prefix) {
    case "Accessible": return accessible(call.name, index: integers[0], of: number, node)
    case "Application": return call.name == "GetLocale" ? [.text("en")] : nil
    case "Component": return component(call.name, integers, number, node.element)
    case "Action": return action(call.name, integers[0], node.element.actions)
    case "Text": return node.element.text.flatMap { text(call.name, integers, $0, node.element.frame) }
    default: return nil
    }
  }

  private func properties(
    of interface: String, _ number: Int, _ element: AccessibleElement
  ) -> KeyValuePairs<String, DBusValue> {
    switch interface {
    case "Accessible":
      return [
        "Name": .text(element.name), "Description": .text(element.description), "Parent": parent(of: number),
        "ChildCount": .int(tree[number]?.children.count ?? 0), "Locale": .text("en"),
        "AccessibleId": .text(element.id), "HelpText": .text(""),
      ]
    case "Application":
      return [
        "ToolkitName": .text("Overscroll"), "Version": .text(""), "AtspiVersion": .text("2.1"),
        "Id": .int(applicationID),
      ]
    case "Action": return ["NActions": .int(element.actions.count)]
    case "Value":
      guard let value = element.value else { return [:] }
      return [
        "MinimumValue": .number(value.range.lowerBound), "MaximumValue": .number(value.range.upperBound),
        "MinimumIncrement": .number(value.step), "CurrentValue": .number(value.current), "Text": .text(value.text),
      ]
    case "Text":
      guard let text = element.text else { return [:] }
      return ["CharacterCount": .int(text.content.unicodeScalars.count), "CaretOffset": .int(text.caret)]
    default: return [:]
    }
  }

  private func parent(of number: Int) -> DBusValue { tree[number]?.parent.map { reference($0) } ?? desktop }

  private func interfaceNames(of element: AccessibleElement) -> DBusValue {
    .array(of: "s", interfaces(of: element).map { .text(Self.prefix + $0) })
  }

  private func cacheItem(_ number: Int) -> DBusValue {
    guard let node = tree[number] else { return .structure([]) }
    return .structure([
      reference(number), reference(AccessibleTree.application), parent(of: number), .int(node.index),
      .int(node.children.count), interfaceNames(of: node.element), .text(node.element.name),
      .uint(node.element.role.atspi.number), .text(node.element.description), tree.stateBits(of: number),
    ])
  }

  private func accessible(_ name: String, index: Int, of number: Int, _ node: AccessibleTree.Node) -> [DBusValue]? {
    switch name {
    case "GetChildAtIndex": [reference(node.children.indices.contains(index) ? node.children[index] : nil)]
    case "GetChildren": [.array(of: "(so)", node.children.map(reference))]
    case "GetIndexInParent": [.int(node.index)]
    case "GetRelationSet": [.array(of: "(ua(so))", [])]
    case "GetRole": [.uint(node.element.role.atspi.number)]
    case "GetRoleName", "GetLocalizedRoleName": [.text(node.element.role.atspi.name)]
    case "GetState": [tree.stateBits(of: number)]
    case "GetAttributes":
      [
        .array(
          of: "{ss}",
          [.entry(.text("id"), .text(node.element.id)), .entry(.text("toolkit"), .text("Overscroll"))]
            + (node.element.value.map { [.entry(.text("valuetext"), .text($0.text))] } ?? []))
      ]
    case "GetApplication": [reference(AccessibleTree.application)]
    case "GetInterfaces": [interfaceNames(of: node.element)]
    default: nil
    }
  }

  private func component(_ name: String, _ values: [Int], _ number: Int, _ element: AccessibleElement) -> [DBusValue]? {
    // Coordinates are on the screen for 0, else in the window.
    func frame(_ type: Int) -> Rect { convert(element.frame, type == 0) }
    func point(_ type: Int) -> Vector2 {
      let unit = convert(Rect(x: 0, y: 0, width: 1, height: 1), type == 0)
      return Vector2((Double(values[0]) - unit.minX) / unit.width, (Double(values[1]) - unit.minY) / unit.height)
    }
    switch name {
    case "Contains": return [.flag(element.frame.contains(point(values[2])))]
    case "GetAccessibleAtPoint": return [reference(tree.element(at: point(values[2]), in: number))]
    case "GetExtents": return [.structure(numbers(frame(values[0])))]
    case "GetPosition": return Array(numbers(frame(values[0])).prefix(2))
    case "GetSize": return Array(numbers(frame(1)).suffix(2))
    case "GetLayer": return [.uint(element.role == .window ? 7 : 3)]
    case "GetAlpha": return [.number(1)]
    default: return nil
    }
  }

  private func numbers(_ frame: Rect) -> [DBusValue] {
    [frame.minX, frame.minY, frame.width, frame.height].map { .int(Int($0.rounded())) }
  }

  private func action(_ name: String, _ index: Int, _ actions: [AccessibleElement.Action]) -> [DBusValue]? {
    if name == "GetActions" {
      return [.array(of: "(sss)", actions.map { .structure([.text($0.name), .text(""), .text($0.key)]) })]
    }
    guard actions.indices.contains(index) else { return nil }
    return switch name {
    case "GetName", "GetLocalizedName": [.text(actions[index].name)]
    case "GetDescription": [.text("")]
    case "GetKeyBinding": [.text(actions[index].key)]
    default: nil
    }
  }

  private func text(_ name: String, _ values: [Int], _ text: AccessibleElement.Text, _ frame: Rect) -> [DBusValue]? {
    let scalars = Array(text.content.unicodeScalars)
    func part(_ range: Range<Int>) -> DBusValue { .text(String(String.UnicodeScalarView(scalars[range]))) }
    let offset = values[0].clamped(to: 0...scalars.count)
    switch name {
    case "GetText":
      let end = values[1] < 0 ? scalars.count : values[1].clamped(to: offset...scalars.count)
      return [part(offset..<end)]
    case "GetStringAtOffset", "GetTextAtOffset":
      let range = Self.segment(
        at: offset, of: scalars, granularity: name == "GetTextAtOffset" ? (values[1] + 1) / 2 : values[1])
      return [part(range), .int(range.lowerBound), .int(range.upperBound)]
    case "GetCharacterAtOffset": return [.int(offset < scalars.count ? Int(scalars[offset].value) : 0)]
    case "GetNSelections": return [.int(text.selection.isEmpty ? 0 : 1)]
    case "GetSelection": return [.int(text.selection.lowerBound), .int(text.selection.upperBound)]
    case "GetAttributes", "GetAttributeRun": return [.array(of: "{ss}", []), .int(0), .int(scalars.count)]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.array(of: "{ss}", [])]
    case "GetCharacterExtents", "GetRangeExtents":
      return numbers(convert(frame, values[name == "GetRangeExtents" ? 2 : 1] == 0))
    case "GetOffsetAtPoint": return [.int(-1)]
    default: return nil
    }
  }

  /// Returns the character at an index (granularity 0), the word (1), or all of the text.
  private static func segment(at index: Int, of text: [Unicode.Scalar], granularity: Int) -> Range<Int> {
    switch granularity {
    case 0: return index..<min(index + 1, text.count)
    case 1:
      let start = text[..<index].lastIndex { $0.properties.isWhitespace }.map { $0 + 1 } ?? 0
      return start..<(text[index...].firstIndex { $0.properties.isWhitespace } ?? text.count)
    default: return 0..<text.count
    }
  }
}

extension String {
  fileprivate func dropPrefix(_ prefix: String) -> String { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self }
}
