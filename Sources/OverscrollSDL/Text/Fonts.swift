import Synchronization

/// SDL_ttf uses one FreeType library for the whole program, which is not thread-safe: one lock serves all instances.
final class Fonts: Sendable {
  private static let lock = Mutex(())
  private let layout: Mutex<LineLayout?>

  init(file: String?, family: String? = nil) throws(Failure) {
    let made: Result<LineLayout, Failure> = Self.lock.withLock { _ in
      Result { () throws(Failure) in LineLayout(fonts: try FontSet(file: file, family: family)) }
    }
    layout = Mutex(try made.get())
  }

  deinit { Self.lock.withLock { _ in layout.withLock { $0 = nil } } }

  func line(_ text: String, _ style: TextStyle, pixelRatio: Double) -> TextLine {
    withLayout { $0.line(text, style, pixelRatio: pixelRatio) } ?? TextLine(height: 0, ascent: 0)
  }

  /// Returns the cached result of `make`, which measures many prefixes of a text.
  func truncated(_ key: LineLayout.Key, make: () -> String) -> String {
    if let cached = withLayout({ $0.truncations[key] }) ?? nil { return cached }
    let truncated = make()
    _ = withLayout { $0.truncations.insert(truncated, for: key) }
    return truncated
  }

  func mask(of text: String, in font: FontKey) -> Mask? { withLayout { $0.fonts.font(font)?.mask(of: text) } ?? nil }

  private func withLayout<T: Sendable>(_ body: (inout LineLayout) -> T) -> T? {
    Self.lock.withLock { _ in
      layout.withLock { layout in
        guard var taken = layout.take() else { return nil }
        defer { layout = taken }
        return body(&taken)
      }
    }
  }
}

struct Typesetter: TextMeasuring, Sendable {
  let fonts: Fonts
  let pixelRatio: Double

  func size(of text: String, style: TextStyle) -> Size {
    let line = fonts.line(text, style, pixelRatio: pixelRatio)
    return Size(Double(line.width), Double(line.height)) * (1 / pixelRatio)
  }

  func truncated(_ text: String, style: TextStyle, width: Double) -> String {
    let text = text.bounded(bytes: LineLayout.maximumByteCount)
    guard size(of: text, style: style).width > width else { return text }
    return fonts.truncated(LineLayout.Key(text: text, style: style, pixelRatio: pixelRatio, width: width)) {
      cut(text, style: style, width: width)
    }
  }
}
