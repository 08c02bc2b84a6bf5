import FoundationEssentials

/// The values of a JSON text, found in one pass over its bytes and decoded on request. Takes eight bytes a value beside
/// the text: JSON as Foundation's decoder accepts it, with up to 512 levels and a comma at the end of an object.
package struct JSONTree: Sendable {
  struct Node {
    /// The index of the value's first byte.
    var start: UInt32
    /// The index after the last byte of a scalar; of a list or an object, the index of the node after its last one.
    var end: UInt32
  }

  private let text: ArraySlice<UInt8>
  private let nodes: [Node]

  /// Finds the values of `text`; throws `Malformation` if it is not JSON.
  package init(_ text: ArraySlice<UInt8>) throws(Malformation) {
    var scanner = JSONScanner(text)
    guard scanner.firstFault() == nil else { throw Malformation("not valid JSON") }
    (self.text, nodes) = (text, scanner.nodes)
  }

  package var root: Value { Value(tree: self, index: 0, name: "") }

  package struct Value {
    fileprivate let tree: JSONTree
    fileprivate let index: Int
    /// The name of the member that the value is, or is a part of, for messages.
    fileprivate let name: String

    fileprivate var bytes: ArraySlice<UInt8> { tree.text[Int(tree.nodes[index].start)..<Int(tree.nodes[index].end)] }
    fileprivate var first: Unicode.Scalar { Unicode.Scalar(tree.text[Int(tree.nodes[index].start)]) }

    fileprivate func reading<Result>(_ result: Result?) throws(Malformation) -> Result {
      guard let result else { throw Malformation("\"\(name)\" is of the wrong type") }
      return result
    }

    /// Reads the first value of an object with this name, which is in ASCII; `nil` if there is none, or if it is null.
    package func optional<Result: JSONReadable>(
      _ name: String, _: Result.Type = Result.self
    ) throws(Malformation) -> Result? {
      guard first == "{" else { return try reading(nil) }
      guard let member = tree.member(name, of: index) else { return nil }
      return try Result?(Value(tree: tree, index: member, name: name))
    }

    /// Reads the first value of an object with this name; throws if there is none.
    package func required<Result: JSONReadable>(
      _ name: String, _: Result.Type = Result.self
    ) throws(Malformation) -> Result {
      if let result: Result = try optional(name) { return result }
      throw Malformation("\"\(name)\" is missing")
    }

    /// Calls `body` with each value in the list or object, and with its name in an object.
    fileprivate func forEach(
      in bracket: Unicode.Scalar, _ body: (_ name: Value, _ value: Value) throws(Malformation) -> Void
    ) throws(Malformation) {
      guard first == bracket else { return try reading(nil) }
      var next = index + 1
      while next < tree.end(of: index) {
        let value = bracket == "[" ? next : next + 1
        try body(Value(tree: tree, index: next, name: name), Value(tree: tree, index: value, name: name))
        next = tree.end(of: value)
      }
    }
  }

  /// Returns the index of the node after a value and everything in it.
  private func end(of index: Int) -> Int {
    let first = text[Int(nodes[index].start)]
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{") ? Int(nodes[index].end) : index + 1
  }

  private func member(_ name: String, of object: Int) -> Int? {
    let (end, length) = (Int(nodes[object].end), name.utf8.count)
    var next = object + 1
    while next < end {
      if isName(next, name, length) { return next + 1 }
      next = self.end(of: next + 1)
    }
    return nil
  }

  private func isName(_ index: Int, _ name: String, _ length: Int) -> Bool {
    let (start, end) = (Int(nodes[index].start) + 1, Int(nodes[index].end) - 1)
    // An escape takes more bytes than its character.
    guard end - start >= length else { return false }
    if end - start == length { return text[start..<end].elementsEqual(name.utf8) }
    return (try? String(Value(tree: self, index: index, name: ""))) == name
  }
}

/// A type that is read from a value of a JSON text, or throws with the name of the member if it is of another type.
package protocol JSONReadable {
  init(_ value: JSONTree.Value) throws(Malformation)
}

extension JSONTree.Value: JSONReadable {
  package init(_ value: JSONTree.Value) { self = value }

  /// The text of a number; `nil` for another value.
  fileprivate var numeral: String? {
    first == "-" || ("0"..."9").contains(first) ? String(decoding: bytes, as: UTF8.self) : nil
  }
}

extension Double: JSONReadable {
  package init(_ value: JSONTree.Value) throws(Malformation) {
    self = try value.reading(value.numeral.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil })
  }
}

extension Int: JSONReadable {
  package init(_ value: JSONTree.Value) throws(Malformation) {
    self = try value.reading(value.numeral.flatMap { Int($0) ?? Double($0).flatMap(Int.init(exactly:)) })
  }
}

extension Bool: JSONReadable {
  package init(_ value: JSONTree.Value) throws(Malformation) {
    self = try value.reading(value.first == "t" ? true : value.first == "f" ? false : nil)
  }
}

extension String: JSONReadable {
  package init(_ value: JSONTree.Value) throws(Malformation) {
    let content = try value.reading(value.first == "\"" ? value.bytes.dropFirst().dropLast() : nil)
    if content.contains(UInt8(ascii: "\\")) {
      self = try value.reading(try? JSONDecoder().decode(String.self, from: Data(value.bytes)))
    } else {
      self = String(decoding: content, as: UTF8.self)
    }
  }
}

extension Optional: JSONReadable where Wrapped: JSONReadable {
  package init(_ value: JSONTree.Value) throws(Malformation) { self = value.first == "n" ? nil : try Wrapped(value) }
}

extension Array: JSONReadable where Element: JSONReadable {
  package init(_ value: JSONTree.Value) throws(Malformation) {
    self = []
    try value.forEach(in: "[") { _, element throws(Malformation) in append(try Element(element)) }
  }
}

/// Of several values with one name, only the first counts.
extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  package init(_ value: JSONTree.Value) throws(Malformation) {
    self = [:]
    try value.forEach(in: "{") { name, element throws(Malformation) in
      let name = try String(name)
      if self[name] == nil { self[name] = try Value(element) }
    }
  }
}
