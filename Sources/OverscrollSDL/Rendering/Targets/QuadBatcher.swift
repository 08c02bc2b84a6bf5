internal import COverscrollSDL

/// A batcher that draws successive quads with masks on the same page by one draw call.
struct QuadBatcher {
  private let device: SDLRenderer
  private var vertices: [SDL_Vertex] = []
  private var indices: [Int32] = []

  init(device: SDLRenderer) { self.device = device }

  mutating func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage], pictures: [AtlasPage]) {
    guard !pages.isEmpty else { return }
    func page(_ number: Int) -> AtlasPage { Quad.Source.piece(ofPage: number).map { pictures[$0] } ?? pages[number] }
    var number = 0
    vertices.removeAll(keepingCapacity: true)
    for quad in quads {
      // Quads without a mask use the solid block of any page of masks.
      let wanted = quad.source?.page ?? max(0, number)
      if wanted != number {
        flush(page(number))
        number = wanted
      }
      add(quad, pageWidth: Float(page(number).side), pageHeight: Float(page(number).height))
    }
    flush(page(number))
  }

  private mutating func add(_ quad: Quad, pageWidth: Float, pageHeight: Float) {
    let color = SDL_Color(quad.color)
    let (left, top) = (Float(quad.target.x), Float(quad.target.y))
    let (right, bottom) = (Float(quad.target.maxX), Float(quad.target.maxY))
    let (u0, v0, u1, v1) = Self.texels(of: quad, pageWidth: pageWidth, pageHeight: pageHeight)
    vertices.append(SDL_Vertex(x: left, y: top, color, u: u0, v: v0))
    vertices.append(SDL_Vertex(x: right, y: top, color, u: u1, v: v0))
    vertices.append(SDL_Vertex(x: right, y: bottom, color, u: u1, v: v1))
    vertices.append(SDL_Vertex(x: left, y: bottom, color, u: u0, v: v1))
  }

  /// Returns the texture coordinates of a quad. Without a mask, all are in the middle of the page's solid block.
  private static func texels(
    of quad: Quad, pageWidth: Float, pageHeight: Float
  ) -> (Float, Float, Float, Float) {
    guard let source = quad.source else {
      let middle = Float(AtlasPage.solidSide) / 2 / pageWidth
      return (middle, middle, middle, middle)
    }
    let (x, y) = (Float(source.x), Float(source.y))
    return (
      x / pageWidth, y / pageHeight, (x + Float(quad.target.width)) / pageWidth,
      (y + Float(quad.target.height)) / pageHeight
    )
  }

  private mutating func flush(_ page: AtlasPage) {
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

extension SDL_Vertex {
  fileprivate init(x: Float, y: Float, _ color: SDL_Color, u: Float, v: Float) {
    self.init(position: SDL_FPoint(x: x, y: y), color: color, tex_coord: SDL_FPoint(x: u, y: v))
  }
}

extension SDL_Color {
  fileprivate init(_ color: PixelColor) {
    self.init(r: color.red, g: color.green, b: color.blue, a: color.alpha)
  }
}
