internal import COverscrollSDL

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
      add(quad, on: page(number))
    }
    flush(page(number))
  }

  private mutating func add(_ quad: Quad, on page: AtlasPage) {
    let color = SDL_Color(r: quad.color.red, g: quad.color.green, b: quad.color.blue, a: quad.color.alpha)
    // Without a mask, all corners are in the middle of the page's solid block.
    let (target, middle) = (quad.target, Float(AtlasPage.solidSide) / 2)
    func corner(_ column: Int, _ row: Int) {
      let (x, y) = (quad.source.map { Float($0.x + column) }, quad.source.map { Float($0.y + row) })
      let texel = SDL_FPoint(x: (x ?? middle) / Float(page.side), y: (y ?? middle) / Float(page.height))
      let place = SDL_FPoint(x: Float(target.x + column), y: Float(target.y + row))
      vertices.append(SDL_Vertex(position: place, color: color, tex_coord: texel))
    }
    corner(0, 0)
    corner(target.width, 0)
    corner(target.width, target.height)
    corner(0, target.height)
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
