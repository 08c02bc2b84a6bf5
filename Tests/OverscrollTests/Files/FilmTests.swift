import AppTesting
import Foundation
import OverscrollSDL
import SeededRandom
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Exported animations") struct FilmTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }

  /// Returns an app after a flick with a bounce, with A and B that differ.
  private func flicked(in size: Size = Size(700, 500), comparing: Bool = true) -> ScriptedApp {
    var scripted = ScriptedApp(ScrollDemo.self, size: size, after: 0.5)
    scripted.flick(from: Vector2(0.57 * size.width, 0.4 * size.height), by: Vector2(-20, 0.18 * size.height))
    scripted.wait(9)
    if comparing {
      scripted.press("A")
      scripted.app.perform(.set(.parameter(ScrollDemo.card.parameters[0]), to: 0.99))
    }
    return scripted
  }

  /// Makes a program that stands for ffmpeg, and returns its path.
  private func encoder(_ script: String) throws -> String {
    let path = folder + "/ffmpeg"
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private func picture(_ film: Film, _ index: Int) throws -> Bitmap {
    let renderer = try OffscreenRenderer(size: film.size)
    var canvas = renderer.makeCanvas()
    film.draw(frame: index, rate: 60, on: &canvas)
    return try renderer.render(canvas)
  }

  @Test("a film of both sets shows A as it is alone, beside B, moves, and lasts as long as the slower set")
  func frames() throws {
    let scripted = flicked()
    let film = try #require(scripted.app.film)
    let stage = scripted.app.stage.size
    #expect(film.size.width == 2 * stage.width + 2 && film.size.height == stage.height + 200)
    let count = film.frameCount(rate: 60)
    #expect((40...900).contains(count))
    func texts(_ index: Int) -> [String] {
      var canvas = Canvas(size: film.size, pixelRatio: 1, measure: EvenMeasure())
      film.draw(frame: index, rate: 60, on: &canvas)
      return canvas.commands.compactMap { if case .text(let text, _, _) = $0.shape { text } else { nil } }
    }
    #expect(texts(0).contains("A") && texts(0).contains("B"))
    let alone = try #require(flicked(comparing: false).app.film)
    #expect(alone.frameCount(rate: 60) > 40 && alone.size.width == stage.width)
    let (both, one) = (try picture(film, count / 3), try picture(alone, count / 3))
    #expect(try picture(film, 0).pixels != both.pixels)
    // The name is in the middle of the upper end.
    func part(_ picture: Bitmap, x: Int) -> [ArraySlice<UInt32>] {
      (0..<Int(stage.height)).map { y in
        picture.pixels[(y * picture.width + x)...].prefix(Int(y < 30 ? stage.width / 3 : stage.width))
      }
    }
    #expect(part(both, x: 0) == part(one, x: 0))
    #expect(part(both, x: Int(stage.width) + 2) != part(one, x: 0))
  }

  @Test("a film has a pixel for each point, but at most 1920 side by side")
  func widest() throws {
    let (wide, narrow) = (try #require(flicked(in: Size(2400, 700)).app.film), try #require(flicked().app.film))
    #expect(abs(wide.size.width * wide.pixelRatio - 1920) < 1e-9 && narrow.pixelRatio == 1)
  }

  @Test("the path of the finger, which the overlay adds to the window's graph, is not in a film")
  func withoutFinger() throws {
    var scripted = flicked(in: Size(1120, 760), comparing: false)
    let film = try #require(scripted.app.film)
    var canvas = Canvas(size: film.size, pixelRatio: 1, measure: EvenMeasure())
    film.draw(frame: 9, rate: 60, on: &canvas)
    func hasFinger(_ commands: [Canvas.Command]) -> Bool {
      commands.contains { if case .stroke(_, let stroke, _) = $0.shape { stroke.dashes == [2, 3] } else { false } }
    }
    scripted.press("D")
    #expect(hasFinger(scripted.commands) && !hasFinger(canvas.commands))
  }

  @Test("the encoder gets all frames, and its file is all that stays", arguments: FilmFormat.allCases)
  func encoded(_ format: FilmFormat) throws {
    let film = try #require(flicked(in: Size(300, 200), comparing: false).app.film)
    // The last argument is the file. It gets the number of frames.
    let script =
      "for last; do :; done; ls \"$(dirname \"$last\")\"/*frames | wc -l > \"$last\"; echo \"$@\" >> \"$last\""
    let path = "\(folder)/-y %05d 'film'.\(format.rawValue)"
    let export = FilmExport(film, format, font: nil, to: path, encoder: try encoder(script))
    guard case .saved = export.run() else { return #expect(Bool(false), "not saved") }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(Int(lines[0].trimmingCharacters(in: .whitespaces)) == film.frameCount(rate: format.rate))
    // In the pattern of the frames, only their number is one.
    let frames = "\(folder)/-y %%05d 'film'.\(format.rawValue) frames/%05d.png"
    #expect(lines[1].contains("-framerate \(Int(format.rate)) -i \(frames)"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files == ["-y %05d 'film'.\(format.rawValue)", "ffmpeg"])
  }

  @Test(
    "ffmpeg makes a file of each format",
    .enabled(
      if: ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].contains { FileManager.default.isExecutableFile(atPath: $0) },
      "ffmpeg is not installed"),
    arguments: zip(FilmFormat.allCases, ["RIFF....WEBP", "GIF89a", "....ftyp"]))
  func made(_ format: FilmFormat, start: String) throws {
    let film = try #require(flicked(in: Size(300, 200), comparing: false).app.film)
    let path = "\(folder)/film.\(format.rawValue)"
    let outcome = FilmExport(film, format, font: nil, to: path).run()
    if case .saved = outcome {} else { Issue.record("\(outcome)") }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(bytes.count > 1000 && zip(bytes, start.utf8).allSatisfy { $1 == UInt8(ascii: ".") || $0 == $1 })
  }

  @Test("a name is part of one file name, and its URI has no character that another program could take otherwise")
  func fileNames() {
    var random = SeededRandom(seed: 58)
    for number in 0..<500 {
      let text = random.hostileText()
      let name = UserFolder.fileName(text)
      #expect(name.utf8.count <= 200 && !name.contains("/"), "seed \(random.seed), text \(number)")
      #expect(
        name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control && !$0.properties.isBidiControl })
      let uri = UserFolder.uri("/tmp/\(name)")
      #expect(uri.hasPrefix("file:///tmp/") && uri.utf8.allSatisfy { (33...126).contains($0) && $0 != 34 && $0 != 60 })
    }
  }

  @Test("the encoder is the first program named ffmpeg in the folders for programs")
  func installed() throws {
    #expect(FilmExport.encoder(in: folder) == nil)
    let encoder = try encoder("exit 0")
    #expect(FilmExport.encoder(in: "/nowhere:\(folder):/usr/bin") == encoder)
  }

  @Test("a missing, failed or cancelled encoder leaves nothing")
  func unencoded() throws {
    let film = try #require(flicked(in: Size(300, 200), comparing: false).app.film)
    let path = folder + "/film.webp"
    let failing = try encoder("exit 3")
    for encoder in [failing, nil] {
      let outcome = FilmExport(film, .webp, font: nil, to: path, encoder: encoder).run()
      guard case .failed(let words, _) = outcome else { return #expect(Bool(false), "not failed") }
      #expect(words.contains("ffmpeg"))
    }
    let cancelled = FilmExport(film, .webp, font: nil, to: path, encoder: failing)
    cancelled.cancel()
    #expect(cancelled.run() == .exportCancelled)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["ffmpeg"])
  }

  @Test("an export says how far it is, can be cancelled, and ends with a message; dismissed, it is silent until then")
  func messages() {
    var scripted = flicked()
    scripted.app.report(.exportBegan)
    scripted.wait(0.5)
    scripted.app.report(.exporting(share: 0.42))
    #expect(scripted.texts.contains { $0.hasSuffix("42 %") })
    scripted.wait(7)
    scripted.app.report(.exporting(share: 1))
    scripted.wait(7)
    #expect(scripted.texts.contains { $0.hasSuffix("encoding") }, "it stays as long as the export")
    scripted.click(scripted.app.toastPanel!.buttons[0].frame.center)
    #expect(scripted.effects.last == .cancelFilm)
    for _ in 0..<3 { scripted.wait(1) }
    scripted.app.report(.exporting(share: 1))
    #expect(scripted.app.overlays.toast == nil)
    scripted.app.report(.saved("~/a.webp"))
    #expect(scripted.app.overlays.toast?.notice.text == "Saved ~/a.webp.")
  }
}
