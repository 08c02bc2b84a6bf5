/// The graph as an SVG image in the theme's colors: what its panel draws.
struct GraphSVG {
  private let canvas: Canvas

  /// A measure of text that another program draws, with a font of its own.
  private struct Measure: TextMeasuring {
    func size(of text: String, style: TextStyle) -> Size {
      Size(Double(text.count) * style.size * 0.55, style.size * 1.25)
    }
  }

  init(_ picture: GraphPicture, beside reference: Comparison.Slot, _ theme: Theme) {
    var canvas = Canvas(size: picture.key.frame.size, pixelRatio: 1, measure: Measure())
    // At a time after all others, the whole gesture is past.
    GraphPanel(
      frame: picture.key.frame, picture: picture, time: picture.key.times.upperBound.nextUp, isDetailed: false,
      hasGesture: true, reference: reference, span: nil, strip: nil
    ).draw(on: &canvas, hover: nil, theme)
    self.canvas = canvas
  }

  var text: String {
    let (width, height) = (Self.number(canvas.size.width), Self.number(canvas.size.height))
    let head =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
      + #"viewBox="0 0 \#(width) \#(height)" font-family="sans-serif">"#
    return ([head] + canvas.commands.compactMap(element) + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// Returns the element of a command. The graph has no shadows and no pictures, and clips nothing but what is past.
  private func element(_ command: Canvas.Command) -> String? {
    guard case .solid(let color) = command.paint else { return nil }
    func path(_ points: [Vector2], _ stroke: Stroke) -> String {
      let places = points.map { Self.number($0.x) + " " + Self.number($0.y) }.joined(separator: "L")
      let dashes = stroke.dashes.isEmpty ? "none" : stroke.dashes.map(Self.number).joined(separator: " ")
      return #"<path d="M\#(places)" fill="none" stroke="\#(color.svg)" stroke-opacity="\#(Self.number(color.alpha))" "#
        + #"stroke-width="\#(stroke.width)" stroke-dasharray="\#(dashes)" stroke-linejoin="round"/>"#
    }
    let fill = #"fill="\#(color.svg)" fill-opacity="\#(Self.number(color.alpha))""#
    switch command.shape {
    case .roundedRect(let rect, let radius):
      return #"<rect x="\#(Self.number(rect.minX))" y="\#(Self.number(rect.minY))" "#
        + #"width="\#(Self.number(rect.width))" height="\#(Self.number(rect.height))" rx="\#(radius)" \#(fill)/>"#
    case .line(let from, let to, let stroke): return path([from, to], stroke)
    case .stroke(let line, let stroke, let offset): return path(line.points.map { $0 + offset }, stroke)
    case .text(let text, let style, let origin):
      return #"<text x="\#(Self.number(origin.x))" y="\#(Self.number(origin.y + style.size))" "#
        + #"font-size="\#(style.size)" \#(fill)>\#(Self.escaped(text))</text>"#
    case .border, .shadow, .fill, .picture: return nil
    }
  }

  /// Returns the text as that of an element. XML has no control characters.
  static func escaped(_ text: String) -> String {
    text.excerpt(characters: 400).replacing(scalars: ["&": "&amp;", "<": "&lt;"])
  }

  private static func number(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}

extension Color {
  fileprivate var svg: String {
    let parts = [red, green, blue].map { String(256 + Int(($0.clamped(to: 0...1) * 255).rounded()), radix: 16) }
    return "#" + parts.map { $0.dropFirst() }.joined()
  }
}
