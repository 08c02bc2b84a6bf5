import FoundationEssentials

/// A search for the line at which a text stops being JSON, which Foundation's decoder does not report.
struct JSONSyntax<Value: Decodable> {
  /// Returns the first line, from 1, after which no continuation makes the text JSON with numbers that a `Value` can
  /// hold. For a text that is only cut off, this is the last line; for JSON, `nil`.
  static func brokenLine(of text: Data) -> Int? {
    let bytes = Array(text)
    var scanner = JSONScanner(bytes[...])
    let lineEnd = UInt8(ascii: "\n")
    if let fault = scanner.firstFault(isDecoding: true) { return 1 + bytes[..<fault].count { $0 == lineEnd } }
    guard !isDecodable(text) else { return nil }
    let ends = text.indices.filter { text[$0] == lineEnd } + [text.endIndex]
    return min(ends.count, 1 + ends.partitioningIndex { !isDecodable(completed(text[..<$0])) })
  }

  /// Returns whole lines, continued to JSON.
  private static func completed(_ lines: Data) -> Data {
    var scanner = JSONScanner(Array(lines)[...])
    return scanner.firstFault() == nil ? lines : lines + scanner.completion
  }

  private static func isDecodable(_ text: Data) -> Bool {
    do {
      _ = try JSONDecoder().decode(Value.self, from: text)
      return true
    } catch DecodingError.dataCorrupted(let context) {
      return !context.codingPath.isEmpty
    } catch {
      return true
    }
  }
}
