import Foundation
import OverscrollSDL
import SeededRandom
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("The user's pictures") struct OwnPictureTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }

  /// Returns a PNG whose pixels are the colors of a closure.
  private static func png(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32 = { _, _ in 0x336699 }) -> [UInt8]
  {
    let renderer = try! OffscreenRenderer(size: Size(Double(width), Double(height)))
    var drawn = renderer.makeCanvas()
    for y in 0..<height {
      for x in 0..<width { drawn.fill(Rect(x: Double(x), y: Double(y), width: 1, height: 1), Color(color(x, y))) }
    }
    return try! renderer.render(drawn).pngData()
  }

  private func picture(_ width: Int, _ height: Int, name: String = "a.png") -> OwnPicture {
    let pixels = [UInt32](repeating: 0xFF33_6699, count: width * height)
    return OwnPicture(path: "/tmp/\(name)", Bitmap(width: width, pixels: pixels), width: width)
  }

  /// Returns what the program shows for a file, in place of the picture if it cannot be read.
  private func problem(_ bytes: [UInt8]) -> String? {
    do throws(Failure) {
      _ = try OwnPicture(FileContents(path: "a.png", data: Data(bytes)), path: "/tmp/a.png")
      return nil
    } catch { return "\(error)" }
  }

  @Test("a PNG is decoded to its pixels, and drawn as these where a point is a pixel, also if a part of it is hidden")
  func pixels() throws {
    let bytes = Self.png(40, 30) { x, y in UInt32(x * 6) << 16 | UInt32(y * 8) << 8 | 0x40 }
    let picture = try #require(try OwnPicture(FileContents(path: "a.png", data: Data(bytes)), path: "/tmp/a.png"))
    #expect(picture.size == Size(40, 30))
    for (left, top) in [(10, 5), (17, 14)] {
      let renderer = try OffscreenRenderer(size: Size(60, 50))
      var canvas = renderer.makeCanvas()
      canvas.fill(Rect(x: 0, y: 0, width: 60, height: 50), .white)
      canvas.clipped(to: Rect(x: Double(left), y: Double(top), width: 60, height: 50)) {
        $0.draw(picture.bitmap, in: Rect(x: 10, y: 5, width: 40, height: 30))
      }
      let drawn = try renderer.render(canvas)
      for y in 0..<50 {
        for x in 0..<60 {
          let isInside = (left..<50).contains(x) && (top..<35).contains(y)
          let wanted = isInside ? UInt32((x - 10) * 6) << 16 | UInt32((y - 5) * 8) << 8 | 0x40 : 0xFF_FFFF
          #expect(drawn[x, y] == wanted, "\(x), \(y)")
        }
      }
    }
  }

  @Test("a picture is scaled, faded and cut at its round corners")
  func drawing() throws {
    let picture = picture(64, 64)
    let renderer = try OffscreenRenderer(size: Size(60, 60), pixelRatio: 2)
    var canvas = renderer.makeCanvas()
    canvas.fill(Rect(x: 0, y: 0, width: 60, height: 60), .white)
    canvas.draw(picture.bitmap, in: Rect(x: 4, y: 4, width: 40, height: 20), radius: 10)
    canvas.faded(to: 0.5) { $0.draw(picture.bitmap, in: Rect(x: 4, y: 30, width: 20, height: 20)) }
    let drawn = try renderer.render(canvas)
    #expect(drawn[9, 9] == 0xFF_FFFF && drawn[86, 46] == 0xFF_FFFF && drawn[48, 28] == 0x336699)
    #expect(drawn[20, 80] == 0x99B2CC || drawn[20, 80] == 0x99B3CC)
  }

  @Test("pictures that share the memory of one keep their sizes in points, and others that were shown before stay")
  func bounded() throws {
    let bytes = Self.png(400, 300)
    let count = 2000
    let small = try #require(
      try OwnPicture(FileContents(path: "a.png", data: Data(bytes)), path: "/tmp/a.png", sharing: count))
    #expect(small.bitmap.pixels.count * count <= 1 << 25 && small.bitmap.width < 400 && small.size.width == 400)
    var scripted = ScriptedApp { $0.missingPictures = [small.path] }
    #expect(scripted.app.picturePaths == [small.path], "it is still being read")
    scripted.app.adopt([small], missing: [])
    #expect(scripted.app.demo.layout.contentSize?.width == 400 && scripted.app.picturePaths == [small.path])
    scripted.app.perform(.removePictures)
    scripted.app.adopt([small], missing: [])
    #expect(scripted.app.picturePaths.isEmpty)
  }

  @Test("a scaled copy is read in place of its picture, unless the picture has changed, or the copy is damaged")
  func scaledCopies() throws {
    let path = folder + "/a.png"
    try OutputFile.write(Data(Self.png(400, 300)), to: path)
    func read(sharing count: Int = 2000) throws -> OwnPicture {
      try OwnPicture(path: path, sharing: count, cache: PictureCache(in: folder, sharing: count))
    }
    let decoded = try read()
    let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder + "/overscroll/pictures").first)
    let copy = folder + "/overscroll/pictures/" + name
    let sound = try InputFile(path: copy).read()
    try OutputFile.write(sound.dropLast() + [0x7F], to: copy)
    #expect(try read().bitmap.pixels != decoded.bitmap.pixels && read().size == decoded.size, "the copy is read")
    #expect(try read(sharing: 4000).bitmap.width < decoded.bitmap.width)
    var random = SeededRandom(seed: 52)
    for round in 0..<200 {
      try OutputFile.write(sound.prefix(random.count(0...sound.count - 1)), to: copy)
      #expect(try read().bitmap.pixels == decoded.bitmap.pixels, "seed 52, round \(round)")
    }
    try OutputFile.write(Data(Self.png(400, 200)), to: path)
    #expect(try read().size.height < 250)
    PictureCache(in: folder, sharing: 2000)?.removeOthers([])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/overscroll/pictures").isEmpty)
  }

  @Test("a head that promises too many pixels is refused, and a smaller bitmap keeps its size in points")
  func large() throws {
    for byte: UInt8 in [0x7F, 0xFF] {
      var head = Self.png(1, 1)
      for place in 16..<24 { head[place] = byte }
      #expect(problem(head)?.contains("too many") == true)
    }
    let small = OwnPicture(
      path: "/tmp/a@2x.png", Bitmap(width: 500, pixels: Array(repeating: 0, count: 500_000)), width: 4000)
    #expect(small.size == Size(2000, 4000))
  }

  @Test("a broken picture gives one line, and another file is no picture")
  func broken() throws {
    var random = SeededRandom(seed: 35)
    let bytes = Self.png(30, 20)
    #expect(problem(bytes) == nil)
    for length in [8, 12, 20, 26, 40, bytes.count / 2] {
      let words = try #require(problem(Array(bytes.prefix(length))))
      #expect(words.contains("a.png") && !words.contains("\n"), "\(words)")
    }
    var refused = 0
    for _ in 0..<300 {
      var other = bytes
      for _ in 0..<random.count(1...6) { other[random.count(8...bytes.count - 1)] = UInt8(random.count(0...255)) }
      if let words = problem(other) {
        refused += 1
        #expect(!words.contains("\n"))
      }
    }
    #expect(refused > 30)
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + [UInt8](repeating: 0, count: 40)
    #expect(problem(jpeg)?.contains("damaged") == true)
    let text = FileContents(path: "a.csv", text: "time,offset\n0,1\n")
    #expect(try OwnPicture(text, path: "/tmp/a.csv") == nil)
  }

  @Test("a dropped picture is the page, the sheet, a card or the tile of the demo that is shown")
  func demos() throws {
    for demo in DemoCatalog.standard.demos {
      var scripted = ScriptedApp(demo, after: 1)
      scripted.app.show(picture(390, 900))
      scripted.wait(1)
      let use = demo.card.pictures
      #expect(scripted.app.card.name == (use == .none ? "scroll" : demo.card.name))
      let drawn = scripted.commands.filter { if case .picture = $0.shape { true } else { false } }
      #expect(!drawn.isEmpty)
      scripted.flick(from: Vector2(500, 420), by: Vector2(-40, -90))
      scripted.wait(9)
      #expect(scripted.app.stage.isAtRest)
      scripted.app.perform(.removePictures)
      #expect(!scripted.commands.contains { if case .picture = $0.shape { true } else { false } })
    }
  }

  @Test("a path is typed, and pictures are removed, by keys")
  func keys() {
    var scripted = ScriptedApp(ScrollDemo.self)
    scripted.press("O", modifiers: .control)
    scripted.enter("~/a.png")
    #expect(scripted.effects == [.open("~/a.png", isTyped: true)])
    scripted.app.show(picture(300, 400))
    scripted.press("K", modifiers: .control)
    scripted.enter("remove pict")
    #expect(scripted.app.picturePaths.isEmpty)
  }

  @Test("the pictures of the settings are shown at the next start; one that is gone gives one line")
  func settings() throws {
    let path = folder + "/a@2x.png"
    try Data(Self.png(60, 80)).write(to: URL(fileURLWithPath: path))
    var settings = Settings()
    settings.pictures = [path, folder + "/gone.png"]
    try SettingsFile(path: folder + "/settings.json").write(settings)
    let options = try Options.parse(["scroll", "--settings", folder + "/settings.json", "--headless"])
    let session = try Session(options)
    let app = App(session.setup)
    #expect(app.picturePaths == settings.pictures && app.demo.layout.contentSize == Size(30, 40))
    #expect(session.setup.problems.count == 1 && session.setup.problems[0].contains("gone.png"))
    #expect(app.settings(over: settings).pictures == settings.pictures, "it may come back")
  }
}
