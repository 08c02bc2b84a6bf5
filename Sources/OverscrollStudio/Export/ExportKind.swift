/// A file that is made of the demo on the stage or of its last gesture.
enum ExportKind: Hashable, Sendable {
  case page
  case film(FilmFormat)
  case graph

  static let allCases = [.page] + FilmFormat.allCases.map { ExportKind.film($0) } + [.graph]

  var title: String {
    switch self {
    case .page: "Page to share"
    case .film(let format): "Animation as \(format.title)"
    case .graph: "Graph as CSV"
    }
  }
}

extension App {
  func obstacle(to kind: ExportKind) -> String? {
    switch kind {
    case .page:
      if card.page == nil { return "\(card.title) cannot be shared as a page." }
      guard case .failure = SharedPage.template(in: catalog.assets) else { return nil }
      return "The page to share is not built. Run make web, then start Overscroll again."
    case .film where !hasFilmEncoder: return "Needs ffmpeg. Install it, then start Overscroll again."
    case .graph where !stage.hasGraph: return "\(card.title) has no graph."
    case .film, .graph: return comparison.gesture == nil ? "No gesture to export. Drag the content first." : nil
    }
  }

  mutating func export(_ kind: ExportKind) {
    if let obstacle = obstacle(to: kind) { return show(.problem(obstacle)) }
    do throws(Failure) {
      switch kind {
      case .page: request(.save(try html(), named: nil, fileExtension: "html"))
      case .film(let format): request(.exportFilm(format))
      case .graph: request(.save(csv, named: nil, fileExtension: "csv"))
      }
    } catch {
      show(.problem("The page cannot be made: \(error)."))
    }
  }

  private func html() throws(Failure) -> String {
    let values = parameters(of: .b) ?? tuning.parameters
    return try SharedPage(card, values, beside: parameters(of: .a), catalog.assets)?.html ?? ""
  }

  private var csv: String {
    let picture = graphPicture(in: Rect(x: 0, y: 0, width: 960, height: 420))
    return GraphCSV(picture: picture, reference: comparison.tuned.other.rawValue).text
  }

  /// The menu of all files that can be made, with the size or the duration of each, a sentence and a picture.
  var exportMenu: Menu {
    var (window, film) = (self, film)
    window.overlays = Overlays()
    func preview(_ words: String, _ part: Rect? = nil) -> MenuPreview.Content {
      MenuPreview.Content(words: words, part: part) { [window] in window.draw(on: &$0) }
    }
    let exports = ExportKind.allCases.map { kind in
      var item = item(.export(kind))
      item.title = kind.title
      if case .film = kind, !hasFilmEncoder { item.detail = "needs ffmpeg" }
      guard item.isEnabled else { return item }
      switch kind {
      case .page:
        item.detail = "\((((try? html())?.utf8.count ?? 0) + 999) / 1000) KB"
        item.preview = preview("The demo with its sliders, curve and code, live in any browser.", shell.layout.stage)
      case .film(let format):
        guard let film else { break }
        let count = film.frameCount(rate: format.rate)
        item.detail = "\(Double(count - 1) / format.rate, decimals: 1) s"
        let words = "The last gesture with its curve, at \(Int(format.rate)) frames per second."
        item.preview = MenuPreview.Content(words: words, part: Rect(origin: .zero, size: film.size)) {
          film.draw(frame: count / 3, rate: format.rate, on: &$0)
        }
      case .graph:
        item.detail = "\(csv.utf8.count { $0 == UInt8(ascii: "\n") } - 1) rows"
        item.preview = preview("The times, with the position and the velocity of each curve.", shell.layout.graph)
      }
      return item
    }
    var (screenshot, recording) = (item(.command(.screenshot)), item(.command(.toggleRecording), isMarked: false))
    screenshot.preview = preview("The window as PNG.", Rect(origin: .zero, size: shell.size))
    recording.preview = preview("All input and all frames until you stop: a trace to replay.")
    return Menu("Export", exports + [screenshot, recording])
  }
}
