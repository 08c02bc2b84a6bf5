import OverscrollGraphics
import ScrollGeometry

/// Turns a canvas's commands into quads, and makes the masks they need.
final class CanvasPainter {
  private let fonts: Fonts
  private let atlas: MaskAtlas
  private let paths: PathMasks
  private var stencils = Stencils()
  private var list = QuadList()
  private var pixelRatio = 1.0
  private var window = PixelRect(x: 0, y: 0, width: 0, height: 0)

  init(fonts: Fonts, atlas: MaskAtlas) {
    self.fonts = fonts
    self.atlas = atlas
    paths = PathMasks(atlas: atlas)
  }

  /// The quads of `canvas` on an output of `width` by `height` pixels.
  func quads(of canvas: Canvas, width: Int, height: Int) -> ContiguousArray<Quad> {
    pixelRatio = canvas.pixelRatio
    window = PixelRect(x: 0, y: 0, width: width, height: height)
    list.removeAll()
    for command in canvas.commands { add(command) }
    return list.quads
  }

  private func add(_ command: Canvas.Command) {
    list.clip = command.clip.map { clip($0).intersection(window) } ?? window
    guard !list.clip.isEmpty else { return }
    switch command.shape {
    case .roundedRect(let rect, let radius): add(box(rect, radius), command.paint)
    case .border(let rect, let radius, let width): addBorder(rect, radius, width, command.paint)
    case .shadow(let rect, let radius, let blur): addShadow(rect, radius, blur, command.paint)
    case .line(let from, let to, let stroke): addLine(from, to, stroke, command.paint)
    case .stroke(let path, let stroke, let offset): addPath(path, stroke, offset, command.paint)
    case .fill(let path, let offset): addPath(path, nil, offset, command.paint)
    case .text(let text, let style, let origin): addText(text, style, origin, command.paint)
    }
  }

  /// A clip's edges lie on whole pixels, the nearest ones.
  private func clip(_ rect: Rect) -> PixelRect {
    let (left, top) = (Int(pixel: rect.minX * pixelRatio), Int(pixel: rect.minY * pixelRatio))
    let (right, bottom) = (Int(pixel: rect.maxX * pixelRatio), Int(pixel: rect.maxY * pixelRatio))
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

// MARK: - Boxes

extension CanvasPainter {
  /// Larger round corners are drawn as paths, tile by tile.
  private static let largestCorner = 192

  private func box(_ rect: Rect, _ radius: Double, border: Double? = nil) -> RoundedBox {
    func pixels(_ value: Double) -> Double { (value * pixelRatio).clamped(to: -1e6...1e6) }
    return RoundedBox(
      left: pixels(rect.minX), top: pixels(rect.minY), right: pixels(rect.maxX), bottom: pixels(rect.maxY),
      radius: pixels(radius), border: border)
  }

  /// An outline of a box on whole pixels is whole pixels wide, so that it is as crisp.
  private func addBorder(_ rect: Rect, _ radius: Double, _ width: Double, _ paint: Paint) {
    let box = box(rect, radius)
    let pixels = width * pixelRatio
    let isRound = box.radius > 0 && 2 * box.radius >= min(box.right - box.left, box.bottom - box.top)
    let snapped = box.isOnPixels && !isRound ? max(1, pixels.rounded()) : pixels
    add(self.box(rect, radius, border: snapped), paint)
  }

  private func add(_ box: RoundedBox, _ paint: Paint) {
    guard !box.isEmpty, box.isFinite else { return }
    if max(box.columns.longestEnd, box.rows.longestEnd) <= Self.largestCorner {
      add(shape: box, paint)
    } else {
      addLarge(box, paint)
    }
  }

  private func addLarge(_ box: RoundedBox, _ paint: Paint) {
    let width = box.border.map { $0 / pixelRatio }
    let path = box.outline(inset: (box.border ?? 0) / 2).map { $0 / pixelRatio }
    addPath(Path(path, isClosed: true), width.map { Stroke(width: $0) }, .zero, paint)
  }

  private func addShadow(_ rect: Rect, _ radius: Double, _ blur: Double, _ paint: Paint) {
    func pixel(_ value: Double) -> Int { Int(pixel: value * pixelRatio) }
    let shadow = ShadowBox(
      left: pixel(rect.minX), top: pixel(rect.minY), right: pixel(rect.maxX), bottom: pixel(rect.maxY),
      radius: pixel(radius), blur: pixel(blur))
    add(shape: shadow, paint)
  }
}

// MARK: - Quads

extension CanvasPainter {
  private func add(shape: some CoverageShape, _ paint: Paint) {
    let bounds = shape.bounds
    guard !bounds.intersection(list.clip).isEmpty else { return }
    let ink = Ink(paint, bounds: bounds, visible: list.clip)
    let stencil = stencils.stencil(shape.moved(byX: -bounds.x, y: -bounds.y).stencilKey)
    for part in stencil.parts where !part.area.moved(byX: bounds.x, y: bounds.y).intersection(list.clip).isEmpty {
      add(part, at: bounds, ink)
    }
  }

  private func add(_ part: Stencil.Part, at bounds: PixelRect, _ ink: Ink) {
    let area = part.area.moved(byX: bounds.x, y: bounds.y)
    switch part {
    case .masked(_, let key): addMask(key, area, ink)
    case .even(_, let coverage):
      let share = Double(coverage) / 255
      ink.forEachBand(in: area) { list.add($0, nil, PixelColor($1, coverage: share)) }
    }
  }

  private func addMask(_ key: MaskKey, _ region: PixelRect, _ ink: Ink) {
    for piece in pieces(key) {
      let target = PixelRect(
        x: region.x + piece.area.x, y: region.y + piece.area.y, width: piece.area.width, height: piece.area.height)
      ink.forEachBand(in: target) { band, color in
        let (dx, dy) = (band.x - target.x, band.y - target.y)
        var source = piece.source
        (source.x, source.y) = (source.x + dx, source.y + dy)
        list.add(band, source, PixelColor(color))
      }
    }
  }

  private func pieces(_ key: MaskKey) -> [MaskAtlas.Piece] {
    if let known = atlas.pieces(for: key) { return known }
    return mask(key).map { atlas.insert($0, for: key) } ?? []
  }

  private func mask(_ key: MaskKey) -> Mask? {
    switch key {
    case .box(let box, let width, let height): box.mask(of: PixelRect(x: 0, y: 0, width: width, height: height))
    case .shadow(let box, let width, let height): box.mask(of: PixelRect(x: 0, y: 0, width: width, height: height))
    case .text(let font, let text): fonts.mask(of: text, in: font)
    case .path: nil
    }
  }
}

// MARK: - Lines and text

extension CanvasPainter {
  private func addLine(_ from: Vector2, _ to: Vector2, _ stroke: Stroke, _ paint: Paint) {
    if let dashes = StraightLine(from: from, to: to, stroke, pixelRatio)?.boxes(within: list.clip) {
      for box in dashes { add(box, paint) }
    } else {
      addPath(Path([.zero, to - from]), stroke, from, paint)
    }
  }

  private func addPath(_ path: Path, _ stroke: Stroke?, _ offset: Vector2, _ paint: Paint) {
    paths.add(path, stroke: stroke, offset: offset, pixelRatio: pixelRatio, color: paint.first, to: &list)
  }

  private func addText(_ text: String, _ style: TextStyle, _ origin: Vector2, _ paint: Paint) {
    let (x, y) = (Int(pixel: origin.x * pixelRatio), Int(pixel: origin.y * pixelRatio))
    let line = fonts.line(text, style, pixelRatio: pixelRatio)
    let box = PixelRect(x: x, y: y, width: line.width, height: line.height)
    guard !box.intersection(list.clip).isEmpty else { return }
    let ink = Ink(paint, bounds: box, visible: list.clip)
    for run in line.runs where run.text != " " {
      addMask(.text(run.font, run.text), PixelRect(x: x + run.x, y: y + run.y, width: 0, height: 0), ink)
    }
  }
}

extension Paint {
  /// Paths are painted in one colour.
  fileprivate var first: Color {
    switch self {
    case .solid(let color), .vertical(let color, _), .horizontal(let color, _): color
    }
  }
}
