internal import COverscrollSDL

final class GPUTarget: QuadTarget {
  private let device: SDLRenderer
  private var shown: ContiguousArray<Quad> = []
  private var drawn: ContiguousArray<Quad> = []
  private var pages: [AtlasPage] = []
  private var pictures: [AtlasPage] = []
  private var vertices: [SDL_Vertex] = []
  private var indices: [Int32] = []
  private var isLost = true
  /// Whether presenting waits for the display. Unchanged frames are then presented too.
  private var waitsForDisplay = false
  private(set) var uploadedBytes = 0
  init(_ device: SDLRenderer) { self.device = device }
  var description: String { "by SDL's \(device.name)" }
  var size: (width: Int, height: Int) { device.outputSize }
  var maximumTextureSide: Int { device.maximumTextureSide }
  var isChanged: Bool { isLost || drawn != shown }

  func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage], pictures: [AtlasPage]) {
    (drawn, self.pages, self.pictures) = (quads, pages, pictures)
    uploadedBytes = pages.reduce(0) { $0 + $1.upload(to: device) }
    uploadedBytes += pictures.reduce(0) { $0 + $1.upload(to: device) }
    if isChanged || waitsForDisplay { paint() }
  }

  private func paint() {
    SDL_SetRenderDrawColor(device.handle, 0, 0, 0, 255)
    SDL_RenderClear(device.handle)
    drawBatches()
  }

  func present() {
    guard isChanged || waitsForDisplay else { return }
    SDL_RenderPresent(device.handle)
    (shown, isLost) = (drawn, false)
  }

  func invalidate() { isLost = true }

  @discardableResult
  func setVSync(_ isOn: Bool) -> Bool {
    waitsForDisplay = device.setVSync(isOn)
    return waitsForDisplay
  }

  func picture() throws(Failure) -> Bitmap {
    // The buffer that is read no longer contains the presented frame.
    paint()
    let size = size
    let pitch = Int32(size.width * 4)
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    let status = pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(device.handle, nil, OVSPixelFormatARGB8888, $0.baseAddress, pitch)
    }
    guard status == 0 else { throw .refused("read the picture back") }
    return Bitmap(width: size.width, pixels: pixels)
  }

  /// Draws successive quads with masks on the same page by one draw call.
  private func drawBatches() {
    guard !pages.isEmpty else { return }
    func page(_ number: Int) -> AtlasPage { Quad.Source.piece(ofPage: number).map { pictures[$0] } ?? pages[number] }
    var number = 0
    vertices.removeAll(keepingCapacity: true)
    for quad in drawn {
      // Quads without a mask use the solid block of any page of masks.
      let wanted = quad.source?.page ?? max(0, number)
      if wanted != number {
        flush(page(number))
        number = wanted
      }
      add(quad, on: page(number))
    }
    flush(page(number))
  }

  private func add(_ quad: Quad, on page: AtlasPage) {
    let color = SDL_Color(r: quad.color.red, g: quad.color.green, b: quad.color.blue, a: quad.color.alpha)
    // Without a mask, all corners are in the middle of the page's solid block.
    let (target, middle) = (quad.target, Float(AtlasPage.solidSide) / 2)
    func corner(_ column: Int, _ row: Int) {
      let (x, y) = (quad.source.map { Float($0.x + column) }, quad.source.map { Float($0.y + row) })
      let texel = SDL_FPoint(x: (x ?? middle) / Float(page.side), y: (y ?? middle) / Float(page.height))
      let position = SDL_FPoint(x: Float(target.x + column), y: Float(target.y + row))
      vertices.append(SDL_Vertex(position: position, color: color, tex_coord: texel))
    }
    corner(0, 0)
    corner(target.width, 0)
    corner(target.width, target.height)
    corner(0, target.height)
  }

  private func flush(_ page: AtlasPage) {
    guard let texture = page.texture, !vertices.isEmpty else { return }
    let quads = vertices.count / 4
    for quad in (indices.count / 6)..<max(quads, indices.count / 6) {
      let first = Int32(quad * 4)
      indices += [first, first + 1, first + 2, first, first + 2, first + 3]
    }
    SDL_RenderGeometry(device.handle, texture.handle, vertices, Int32(vertices.count), indices, Int32(quads * 6))
    vertices.removeAll(keepingCapacity: true)
  }
}
