internal import COverscrollSDL

extension Bitmap {
  /// A larger picture is scaled when it is decoded.
  private static let (maximumSide, maximumArea) = (32_767.0, 33_554_432.0)

  /// Decodes a PNG or a JPEG, one of `count` that share the memory of one. Throws `Failure.unreadable` if it cannot.
  package static func decoded(_ data: [UInt8], path: String, sharing count: Int = 1) throws(Failure) -> Bitmap {
    func failure() -> Failure { .unreadable(file: path, lastSDLError()) }
    let file = data.withUnsafeBytes {
      SDL_RWFromConstMem($0.baseAddress, Int32($0.count)).flatMap { IMG_Load_RW($0, 1) }
    }
    guard let file else { throw failure() }
    defer { SDL_FreeSurface(file) }
    guard var surface = SDL_ConvertSurfaceFormat(file, OVSPixelFormatARGB8888, 0) else { throw failure() }
    defer { SDL_FreeSurface(surface) }
    let (width, height) = (Double(surface.pointee.w), Double(surface.pointee.h))
    let scale = min(1, maximumSide / max(width, height), (maximumArea / Double(count) / (width * height)).squareRoot())
    if scale < 1 {
      let (w, h) = (Int32(max(1, width * scale)), Int32(max(1, height * scale)))
      guard let smaller = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, OVSPixelFormatARGB8888) else { throw failure() }
      guard SDL_SoftStretchLinear(surface, nil, smaller, nil) == 0 else {
        SDL_FreeSurface(smaller)
        throw failure()
      }
      SDL_FreeSurface(surface)
      surface = smaller
    }
    return Bitmap(width: Int(surface.pointee.w), pixels: surface.premultipliedPixels)
  }
}

extension UnsafeMutablePointer<SDL_Surface> {
  /// The pixels of a surface of the format ARGB8888, with their channels multiplied by alpha.
  fileprivate var premultipliedPixels: [UInt32] {
    let (width, height, pitch) = (Int(pointee.w), Int(pointee.h), Int(pointee.pitch))
    return [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      for row in 0..<height {
        let line = pointee.pixels.advanced(by: row * pitch).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width { pixels[row * width + column] = line[column].premultiplied }
      }
      count = width * height
    }
  }
}

extension UInt32 {
  fileprivate var premultiplied: UInt32 {
    let alpha = self >> 24
    guard alpha < 255 else { return self }
    func channel(_ shift: UInt32) -> UInt32 { (((self >> shift & 0xFF) * alpha + 127) / 255) << shift }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
