/// A file format for the graph: an image, or the values of the curves.
enum GraphFormat: String, Hashable, Sendable {
  case svg, csv

  /// The frame in which an exported graph is laid out.
  static let frame = Rect(x: 0, y: 0, width: 960, height: 420)

  func text(of picture: GraphPicture, _ theme: Theme) -> String {
    switch self {
    case .svg: GraphSVG(picture: picture, theme: theme).text
    case .csv: GraphCSV(picture: picture).text
    }
  }
}

/// The graph as an SVG image in the theme's colors, with lanes, axes, curves, marks and measurements.
struct GraphSVG {
  let picture: GraphPicture
  let theme: Theme

  var text: String {
    let size = picture.key.frame.size
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    let head =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="\#(width)" height="\#(height)" "#
      + #"viewBox="0 0 \#(width) \#(height)" font-family="sans-serif">"#
    let parts = [rect(picture.key.frame, theme.panel)] + lanes + picture.lines.flatMap(curves) + marks + legend
    return ([head] + parts + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private var lanes: [String] {
    let (top, bottom) = (picture.positionLane, picture.velocityLane)
    var parts = picture.scales.map { rect($0.scale.lane.inset(by: -3), theme.background) }
    for tick in picture.ticks {
      let x = picture.x(tick.time)
      parts += [top, bottom].map { line(from: Vector2(x, $0.minY), to: Vector2(x, $0.maxY), theme.hairline) }
      parts.append(words(tick.text, at: Vector2(x, bottom.maxY + 16), theme.secondaryText, anchor: "middle"))
    }
    for (scale, number) in picture.scales {
      let ink = number.map(theme.curve) ?? theme.secondaryText
      parts += scale.ticks.map {
        words($0.text, at: Vector2(top.minX - 7, scale.labelY($0.value) + 4), ink, anchor: "end")
      }
    }
    for name in picture.laneNames {
      parts.append(words(name.text, at: name.corner + Vector2(0, 11), theme.secondaryText))
    }
    for level in picture.main?.bounds ?? [] {
      guard let y = picture.main?.y(position: level) else { continue }
      parts.append(line(from: Vector2(top.minX, y), to: Vector2(top.maxX, y), theme.boundMark, dashes: "6 4"))
    }
    return parts
  }

  private func curves(_ line: GraphLine) -> [String] {
    let color = theme.curve(line.number)
    let ghosts = [line.ghostPosition, line.ghostVelocity].compactMap { $0 }.map { path in
      picture.key.isGhostPrevious
        ? self.path(path, color, width: 1.25, opacity: 0.4)
        : self.path(path, theme.ghost, width: 1.75, dashes: "5 4")
    }
    return ghosts + [path(line.position, color, width: 2), path(line.velocity, color, width: 2)]
      + (line.number == picture.bouncing ? line.bounces : []).map { path($0, theme.boundMark, width: 2) }
  }

  /// The marks, with their labels in the row between the lanes.
  private var marks: [String] {
    guard let main = picture.main, let row = picture.markRow else { return [] }
    return main.curve.marks.filter { picture.key.times.contains($0.time) }.flatMap { mark in
      let (x, y) = (picture.x(mark.time), main.nearestY(position: mark.value))
      let color = mark.kind == .crossing ? theme.boundMark : theme.secondaryText
      return [picture.positionLane, picture.velocityLane].map {
        line(from: Vector2(x, $0.minY), to: Vector2(x, $0.maxY), color, dashes: "2 3")
      } + [
        #"<circle cx="\#(Self.number(x))" cy="\#(Self.number(y))" r="3" fill="\#(color.svg)"/>"#,
        words(main.words(of: mark), at: Vector2(x, row.midY + 4), color, anchor: x > row.midX ? "end" : "start"),
      ]
    }
  }

  /// The legend above the lanes, with the names of the curves and the measurements.
  private var legend: [String] {
    var x = picture.positionLane.minX + 40
    var parts: [String] = []
    for line in picture.lines {
      var text = line.curve.label
      if line.curve.name == picture.main?.curve.name { text += line.measures.map { " · " + $0 }.joined() }
      parts.append(#"<circle cx="\#(Self.number(x))" cy="14" r="4" fill="\#(theme.curve(line.number).svg)"/>"#)
      parts.append(words(text, at: Vector2(x + 9, 18), theme.text))
      x += 24 + Double(text.count) * 6.5
    }
    return parts
  }

  // MARK: - Elements

  private func rect(_ rect: Rect, _ color: Color) -> String {
    #"<rect x="\#(Self.number(rect.minX))" y="\#(Self.number(rect.minY))" width="\#(Self.number(rect.width))" "#
      + #"height="\#(Self.number(rect.height))" fill="\#(color.svg)"/>"#
  }

  private func line(from: Vector2, to: Vector2, _ color: Color, dashes: String? = nil) -> String {
    #"<path d="M\#(Self.point(from))L\#(Self.point(to))" stroke="\#(color.svg)"\#(Self.dashes(dashes))/>"#
  }

  private func path(_ path: Path, _ color: Color, width: Double, opacity: Double = 1, dashes: String? = nil) -> String {
    let points = path.points.map(Self.point).joined(separator: "L")
    return #"<path d="M\#(points)" fill="none" stroke="\#(color.svg)" stroke-width="\#(width)" "#
      + #"stroke-opacity="\#(opacity)" stroke-linejoin="round"\#(Self.dashes(dashes))/>"#
  }

  private func words(_ text: String, at point: Vector2, _ color: Color, anchor: String = "start") -> String {
    return #"<text x="\#(Self.number(point.x))" y="\#(Self.number(point.y))" font-size="11" fill="\#(color.svg)" "#
      + #"text-anchor="\#(anchor)">\#(Self.escaped(text))</text>"#
  }

  /// Returns the text as that of an element. XML has no control characters.
  static func escaped(_ text: String) -> String {
    text.excerpt(characters: 400).replacing(scalars: ["&": "&amp;", "<": "&lt;"])
  }

  private static func dashes(_ dashes: String?) -> String { dashes.map { #" stroke-dasharray="\#($0)""# } ?? "" }
  private static func point(_ point: Vector2) -> String { number(point.x) + " " + number(point.y) }
  private static func number(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}

extension Color {
  fileprivate var svg: String {
    func part(_ value: Double) -> String {
      let digits = String(UInt8((value.clamped(to: 0...1) * 255).rounded()), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + part(red) + part(green) + part(blue)
  }
}

/// The values of all curves as comma-separated values (RFC 4180), with a row for each time of a sample.
struct GraphCSV {
  let picture: GraphPicture

  var text: String {
    let key = picture.key
    let prefix = key.isGhostPrevious ? "before: " : "A: "
    let columns = key.curves.map { ("", $0) } + key.ghost.map { (prefix, $0) }
    let head = columns.flatMap { prefix, curve in
      ["\(prefix)\(curve.label) (\(curve.unit))", "\(prefix)\(curve.label) velocity (\(curve.perSecond))"]
    }
    var times = [key.times.lowerBound, key.end]
    for (_, curve) in columns { times += curve.samples.map(\.time).filter { $0 >= times[0] && $0 <= key.end } }
    let rows = Set(times).sorted().map { time in
      [time - picture.origin]
        + columns.flatMap { _, curve in
          curve.sample(at: time).map { [$0.value, $0.velocity] } ?? [.nan, .nan]
        }
    }
    let lines = [(["time (s)"] + head).map(Self.quoted)] + rows.map { $0.map(Self.field) }
    return lines.map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  /// Returns a number in a format that every reader understands; an empty field if the number is unknown.
  private static func field(_ number: Double) -> String { number.isFinite ? "\(number)" : "" }

  /// Returns a text as a field, after an apostrophe if a spreadsheet would take the text for a formula.
  static func quoted(_ text: String) -> String {
    let isFormula = text.unicodeScalars.first.map("=+-@".unicodeScalars.contains) ?? false
    let plain = isFormula ? "'" + text : text
    return plain.unicodeScalars.contains { ",\"\r\n".unicodeScalars.contains($0) }
      ? "\"" + plain.replacing(scalars: ["\"": "\"\""]) + "\"" : plain
  }
}
