internal import COverscrollSDL
internal import Glibc

final class SizedFont {
  private let handle: OpaquePointer
  private let library: TTFLibrary
  private(set) lazy var digitWidth = (0...9).map { width(of: String($0)) }.max() ?? 0

  init(_ key: FontKey, library: TTFLibrary) throws(Failure) {
    // One point at 72 dots per inch is one pixel: with the resolution as the variable, sizes need not be whole.
    let dots = UInt32(key.quarterPixels * 18)
    let path = key.file.path
    guard let handle = TTF_OpenFontIndexDPI(path, 1, key.file.index, dots, dots) else {
      let reason = lastSDLError()
      guard access(path, R_OK) == 0 else { throw .unreadable(file: path, String(cString: strerror(errno))) }
      throw .malformed(file: path, line: nil, reason)
    }
    TTF_SetFontHinting(handle, key.isMoving ? TTF_HINTING_NONE : TTF_HINTING_LIGHT)
    if key.file.needsEmboldening { TTF_SetFontStyle(handle, TTF_STYLE_BOLD) }
    (self.handle, self.library) = (handle, library)
  }

  deinit { TTF_CloseFont(handle) }

  var ascent: Int { Int(TTF_FontAscent(handle)) }
  var height: Int { Int(TTF_FontHeight(handle)) }
  func has(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(handle, scalar.value) != 0 }

  func width(of text: String) -> Int {
    var (width, height): (Int32, Int32) = (0, 0)
    return TTF_SizeUTF8(handle, text, &width, &height) == 0 ? Int(width) : 0
  }

  /// SDL_ttf shifts the whole text by what the first glyph extends left of the origin.
  func overhang(of text: String) -> Int {
    guard let scalar = text.unicodeScalars.first else { return 0 }
    var left: Int32 = 0
    let status = TTF_GlyphMetrics32(handle, scalar.value, &left, nil, nil, nil, nil)
    return status == 0 ? max(0, -Int(left)) : 0
  }

  func mask(of text: String) -> Mask? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(handle, text, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    let (width, height, pitch) = (Int(surface.pointee.w), Int(surface.pointee.h), Int(surface.pointee.pitch))
    guard let pixels = surface.pointee.pixels else { return nil }
    var mask = Mask(width: width, height: height)
    for row in 0..<height {
      let line = (pixels + row * pitch).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width { mask.coverage[row * width + column] = UInt8(line[column] >> 24) }
    }
    return mask
  }
}

struct FontKey: Hashable, Sendable {
  var file: FontFile
  /// The em size in quarters of a pixel.
  var quarterPixels: Int
  var isMoving: Bool
}

struct FontFile: Hashable, Sendable {
  var path: String
  /// The index of the face in the file; for a variable face, the upper 16 bits contain the index of its named instance.
  var index: Int
  var needsEmboldening = false
}

final class TTFLibrary {
  init() throws(Failure) { if TTF_Init() != 0 { throw .refused("set up text") } }

  deinit { TTF_Quit() }
}
