struct PageCard {
  let frame: Rect
  let seed: Int
  private var story: PageStory { PageStory.all[seed % PageStory.all.count] }

  static let radius = 22.0

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    guard canvas.shows(frame.inset(by: -30)) else { return }
    canvas.shadow(of: frame, radius: Self.radius, blur: 26, offset: 8, theme.shadow)
    guard canvas.shows(frame) else { return }
    canvas.translated(by: frame.origin) { canvas in
      canvas.cached(Canvas.Slot("card", seed), for: frame.size) { canvas in
        PagePicture(story: story, size: frame.size, radius: radius, seed: seed).draw(on: &canvas)
        // A dark gradient keeps the text readable.
        let height = min(frame.height * 0.6, 190)
        let foot = Rect(x: 0, y: frame.height - height, width: frame.width, height: height)
        canvas.fill(foot, radius: radius, .vertical(Color.black.opacity(0), Color.black.opacity(0.72)))
        drawWords(on: &canvas)
      }
    }
    canvas.stroke(frame, radius: radius, width: 1, Color.white.opacity(theme.isDark ? 0.14 : 0.28))
  }

  private var radius: Double { min(Self.radius, frame.height / 2, frame.width / 2) }

  private func drawWords(on canvas: inout Canvas) {
    let (left, width) = (20.0, frame.width - 40)
    guard frame.height > 90, width > 40 else { return }
    let title = TextStyle(size: frame.width < 240 ? 19 : 24, weight: .bold, isMoving: true)
    let (kicker, words) = (TextStyle(size: 11, weight: .bold, isMoving: true), TextStyle(size: 14, isMoving: true))
    let titles = canvas.measure.lines(story.title, style: title, width: width).prefix(2)
    let lineHeight = canvas.measure.size(of: "Ag", style: title).height
    var y = frame.height - 46 - lineHeight * Double(titles.count)
    if frame.height > 170 {
      canvas.text(story.kicker, at: Vector2(left, y - 20), kicker, Color.white.opacity(0.8), maxWidth: width)
    }
    for line in titles {
      canvas.text(line, at: Vector2(left, y), title, .white, maxWidth: width)
      y += lineHeight
    }
    canvas.text(story.words, at: Vector2(left, y + 4), words, Color.white.opacity(0.92), maxWidth: width)
  }
}

/// A row of dots, one for each anchor. The current one is longest; between two anchors, both are longer in proportion.
struct PageIndicator {
  private static let (dot, growth, gap) = (8.0, 14.0, 8.0)

  let count: Int
  let progress: Double
  let center: Vector2

  private func share(_ index: Int) -> Double { max(0, 1 - abs(Double(index) - progress)) }

  var frame: Rect {
    let total = Double(count) * Self.dot + Double(max(0, count - 1)) * Self.gap + (count > 0 ? Self.growth : 0)
    return Rect(x: center.x - total / 2, y: center.y - Self.dot / 2, width: total, height: Self.dot)
  }

  func frame(_ index: Int) -> Rect {
    let before = (0..<index).reduce(0) { $0 + Self.dot + Self.gap + Self.growth * share($1) }
    return Rect(x: frame.minX + before, y: frame.minY, width: Self.dot + Self.growth * share(index), height: Self.dot)
  }

  func dot(at point: Vector2) -> Int? {
    (0..<count).first { frame($0).inset(by: EdgeInsets(top: -12, left: -4, bottom: -12, right: -4)).contains(point) }
  }

  func draw(on canvas: inout Canvas, _ theme: Theme) {
    guard count > 1 else { return }
    for index in 0..<count {
      let color = theme.text.opacity(0.22).mixed(with: theme.accent, share(index))
      canvas.fill(frame(index), radius: Self.dot / 2, color)
    }
  }
}
