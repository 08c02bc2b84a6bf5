package enum FilmFormat: String, Hashable, Sendable, CaseIterable {
  case webp, gif, mp4

  var title: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// The frames per second. A GIF counts in hundredths of a second.
  package var rate: Double { self == .gif ? 50 : 60 }
}

/// The last gesture as moving pictures, with its curve below; A beside B if A is set. Draws any of its frames.
package struct Film: Sendable {
  package let size: Size
  private let split: StageSplit
  private let main: Timeline
  private let other: Timeline?
  private let isPlot: Bool
  private let picture: GraphPicture
  private let theme: Theme
  private let start, end: Double

  private static let graphHeight = 200.0
  /// The time for which the end is shown, and the longest film, in seconds.
  private static let (rest, maximumDuration) = (0.5, 20.0)
  /// The largest width in pixels; wider stages are drawn smaller.
  private static let widest = 1920.0

  fileprivate init?(_ app: App) {
    let stage = app.stage
    guard let gesture = app.comparison.gesture else { return nil }
    func run(_ slot: Comparison.Slot) -> Timeline? {
      app.parameters(of: slot).map { gesture.run(with: $0, size: stage.size, hasCurves: true) }
    }
    guard let main = run(.b) else { return nil }
    (self.main, other, isPlot, theme) = (main, run(.a), stage.card.isPlot, app.shell.theme)
    // Each demo has the size that it had on the stage.
    let isSplit = other != nil && !isPlot
    let area = isSplit ? StageSplit.size(aroundTwo: stage.size) : stage.size
    split = StageSplit(frame: Rect(origin: .zero, size: area), tuned: .b, isSplit: isSplit)
    let graph = Rect(x: 0, y: area.height, width: area.width, height: main.curves.isEmpty ? 0 : Self.graphHeight)
    size = Size(area.width, area.height + graph.height)
    start = main.start
    let last = [main, other].compactMap { $0 }.reduce(start) { max($0, $1.restTime ?? $1.latestChange) }
    end = min(last + Self.rest, start + Self.maximumDuration)
    picture = GraphState().picture(main, ghost: other, now: end, in: graph)
  }

  /// The pixels for a point: one, or fewer for a very wide stage.
  package var pixelRatio: Double { min(1, Self.widest / size.width) }
  package func frameCount(rate: Double) -> Int { Int(((end - start) * rate).rounded(.up)) + 1 }

  package func draw(frame index: Int, rate: Double, on canvas: inout Canvas) {
    let time = min(end, start + Double(index) / rate)
    canvas.fill(Rect(origin: .zero, size: size), theme.background)
    let other = other.map { $0.demo(at: time) }
    StagePanel(
      split: split, main: StagePanel.Part(frame: split.main, slot: .b, demo: main.demo(at: time)),
      other: isPlot ? nil : other.map { StagePanel.Part(frame: split.other, slot: .a, demo: $0) }, time: time,
      showsPhysics: false, ghost: isPlot ? other : nil
    ).draw(on: &canvas, hover: nil, theme)
    guard picture.key.frame.height > 0 else { return }
    GraphPanel(
      frame: picture.key.frame, picture: picture, time: time, isDetailed: false, hasGesture: true, reference: .a,
      span: nil, strip: nil
    ).draw(on: &canvas, hover: nil, theme)
  }
}

extension App {
  package var film: Film? { Film(self) }

  func parameters(of slot: Comparison.Slot) -> ParameterValues? {
    slot == comparison.tuned ? tuning.parameters : comparison.reference
  }
}
