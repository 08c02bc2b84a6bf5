extension CanvasPainter {
  /// Adds the nine slices of a shape.
  func add(shape: some CoverageShape, _ paint: Paint) {
    let bounds = shape.bounds
    guard !bounds.intersection(list.clip).isEmpty else { return }
    let paint = QuantizedPaint(paint, bounds: bounds, visible: list.clip)
    for slice in nineSlices.slices(of: shape.moved(byX: -bounds.x, y: -bounds.y).sliceKey).slices {
      let area = slice.area.moved(byX: bounds.x, y: bounds.y)
      guard !area.intersection(list.clip).isEmpty else { continue }
      switch slice.coverage {
      case .mask(let key): addMask(key, x: area.x, y: area.y, paint)
      case .constant(let coverage):
        paint.forEachBand(in: area) { list.add($0, nil, PixelColor($1, coverage: Double(coverage) / 255)) }
      }
    }
  }

  /// Adds a mask whose top left corner is at the pixel `x`, `y`.
  func addMask(_ key: MaskKey, x: Int, y: Int, _ paint: QuantizedPaint) {
    for piece in atlas.pieces(for: key) ?? mask(key).map({ atlas.insert($0, for: key) }) ?? [] {
      let target = piece.area.moved(byX: x, y: y)
      paint.forEachBand(in: target) { band, color in
        let source = piece.source.moved(byX: band.x - target.x, y: band.y - target.y)
        list.add(band, source, PixelColor(color))
      }
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
