final class CanvasPainter {
  let fonts: Fonts
  let atlas: MaskAtlas
  let paths: PathMasks
  /// The slices of recent shapes. A shape that rests or moves by whole pixels is sliced once.
  private var nineSlices = RecentCache<MaskKey, [NineSlice]>(capacity: 384)
  var pictures = ScaledPictures()
  var list = QuadList()
  private var pixelRatio = 1.0
  private var window = PixelRect(width: 0, height: 0)

  init(fonts: Fonts, atlas: MaskAtlas) {
    (self.fonts, self.atlas) = (fonts, atlas)
    paths = PathMasks(atlas: atlas)
  }

  func quads(of canvas: Canvas, width: Int, height: Int) -> ContiguousArray<Quad> {
    window = PixelRect(width: width, height: height)
    list.removeAll()
    pictures.beginFrame()
    for command in canvas.commands {
      pixelRatio = canvas.pixelRatio * command.scale
      add(command)
    }
    return list.quads
  }

  private func add(_ command: Canvas.Command) {
    list.clip = command.clip.map { pixels($0).intersection(window) } ?? window
    guard !list.clip.isEmpty else { return }
    switch command.shape {
    case .roundedRect(let rect, let radius): add(box(rect, radius), command.paint)
    case .border(let rect, let radius, let width): addBorder(rect, radius: radius, width: width, command.paint)
    case .shadow(let rect, let radius, let blur):
      add(shape: ShadowBox(pixels(rect), radius: pixel(radius), blur: pixel(blur)), command.paint)
    case .line(let from, let to, let stroke): addLine(from: from, to: to, stroke, command.paint)
    case .stroke(let path, let stroke, let offset): addPath(path, stroke, offset: offset, command.paint)
    case .fill(let path, let offset): addPath(path, nil, offset: offset, command.paint)
    case .picture(let bitmap, let rect, let radius): addPicture(bitmap, rect, radius: radius, command.paint)
    case .text(let text, let style, let origin): addText(text, style, at: origin, command.paint)
    }
  }

  // MARK: - Points to pixels

  private func pixel(_ value: Double) -> Int { Int(pixel: value * pixelRatio) }

  private func pixels(_ rect: Rect) -> PixelRect {
    PixelRect(left: pixel(rect.minX), top: pixel(rect.minY), right: pixel(rect.maxX), bottom: pixel(rect.maxY))
  }

  private func box(_ rect: Rect, _ radius: Double, border: Double? = nil) -> RoundedBox {
    func pixels(_ value: Double) -> Double { (value * pixelRatio).clamped(to: -1e6...1e6) }
    return RoundedBox(
      left: pixels(rect.minX), top: pixels(rect.minY), right: pixels(rect.maxX), bottom: pixels(rect.maxY),
      radius: pixels(radius), border: border)
  }

  // MARK: - Shapes

  /// The largest corner drawn from one mask, in pixels. Boxes with larger corners are drawn as paths, in tiles.
  private static let maximumCorner = 192

  private func add(_ box: RoundedBox, _ paint: Paint) {
    guard !box.isEmpty, box.isFinite else { return }
    if max(box.columns.maximumEnd, box.rows.maximumEnd) <= Self.maximumCorner {
      add(shape: box, paint)
    } else {
      let path = box.outline(inset: (box.border ?? 0) / 2).map { $0 / pixelRatio }
      let stroke = box.border.map { Stroke(width: $0 / pixelRatio) }
      addPath(Path(path, isClosed: true), stroke, offset: .zero, paint, bounds: box.bounds)
    }
  }

  /// On a box of whole pixels the border is whole pixels wide, so that its inner edge is crisp too.
  private func addBorder(_ rect: Rect, radius: Double, width: Double, _ paint: Paint) {
    let box = box(rect, radius)
    let pixels = width * pixelRatio
    let isRound = box.radius > 0 && 2 * box.radius >= min(box.right - box.left, box.bottom - box.top)
    let snapped = box.isOnPixels && !isRound ? max(1, pixels.rounded()) : pixels
    add(self.box(rect, radius, border: snapped), paint)
  }

  private func addLine(from: Vector2, to: Vector2, _ stroke: Stroke, _ paint: Paint) {
    if let dashes = StraightLine(from: from, to: to, stroke, pixelRatio)?.boxes() {
      for box in dashes { add(box, paint) }
    } else {
      addPath(Path([.zero, to - from]), stroke, offset: from, paint)
    }
  }

  /// A gradient spans `bounds`; only boxes have gradients.
  private func addPath(_ path: Path, _ stroke: Stroke?, offset: Vector2, _ paint: Paint, bounds: PixelRect? = nil) {
    let paint = QuantizedPaint(paint, bounds: bounds ?? window, visible: list.clip)
    paths.add(path, stroke: stroke, offset: offset, pixelRatio: pixelRatio, paint, to: &list)
  }

  /// Its size in pixels is the same wherever it is, so that it is scaled only once.
  private func addPicture(_ bitmap: Bitmap, _ rect: Rect, radius: Double, _ paint: Paint) {
    let (width, height) = (pixel(rect.width), pixel(rect.height))
    let box = PixelRect(x: pixel(rect.minX), y: pixel(rect.minY), width: width, height: height)
    let visible = box.intersection(list.clip)
    guard case .solid(let color) = paint, !visible.isEmpty else { return }
    let pieces = pictures.pieces(
      of: bitmap, width: width, height: height, radius: pixel(radius), visible: visible.moved(byX: -box.x, y: -box.y))
    for piece in pieces {
      list.add(piece.area.moved(byX: box.x, y: box.y), pictures.source(of: piece), PixelColor(color))
    }
  }

  private func addText(_ text: String, _ style: TextStyle, at origin: Vector2, _ paint: Paint) {
    let line = fonts.line(text, style, pixelRatio: pixelRatio)
    let box = PixelRect(x: pixel(origin.x), y: pixel(origin.y), width: line.width, height: line.height)
    guard !box.intersection(list.clip).isEmpty else { return }
    let paint = QuantizedPaint(paint, bounds: box, visible: list.clip)
    for run in line.runs where run.text != " " {
      addMask(.text(run.font, run.text), x: box.x + run.x, y: box.y + run.y, paint)
    }
  }

  func add(shape: some CoverageShape, _ paint: Paint) {
    let bounds = shape.bounds
    guard !bounds.intersection(list.clip).isEmpty else { return }
    let paint = QuantizedPaint(paint, bounds: bounds, visible: list.clip)
    let slices = nineSlices.value(for: shape.key(of: bounds)) {
      NineSlice.slices(of: shape.moved(byX: -bounds.x, y: -bounds.y))
    }
    for slice in slices {
      let area = slice.area.moved(byX: bounds.x, y: bounds.y)
      guard !area.intersection(list.clip).isEmpty else { continue }
      switch slice.coverage {
      case .mask(let key): addMask(key, x: area.x, y: area.y, paint)
      case .constant(let coverage):
        paint.forEachBand(in: area) { list.add($0, nil, PixelColor($1, coverage: Double(coverage) / 255)) }
      }
    }
  }

  func addMask(_ key: MaskKey, x: Int, y: Int, _ paint: QuantizedPaint) {
    for piece in atlas.pieces(for: key) ?? mask(key).map({ atlas.insert($0, for: key) }) ?? [] {
      list.add(piece.area.moved(byX: x, y: y), piece.source, paint)
    }
  }

  private func mask(_ key: MaskKey) -> Mask? {
    switch key {
    case .box(let box, let width, let height): box.mask(of: PixelRect(width: width, height: height))
    case .shadow(let box, let width, let height): box.mask(of: PixelRect(width: width, height: height))
    case .text(let font, let text): fonts.mask(of: text, in: font)
    case .path: nil
    }
  }
}
