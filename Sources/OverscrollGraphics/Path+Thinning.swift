extension Path {
  /// Creates a path through `points`, from left to right, without those within `tolerance`, vertically, of the rest: a
  /// swing filter (Elmeleegy, Elmagarmid, Cecchet, Aref and Zwaenepoel, 2009). Appended points change the last segment.
  package init(thinning points: [Vector2], tolerance: Double) {
    guard var end = points.first else {
      self.init([])
      return
    }
    var remaining = [end]
    // The slopes of lines from the last remaining point that pass all points since within the tolerance.
    let all = -Double.infinity...Double.infinity
    var slopes = all
    func appendEnd() {
      if end != remaining[remaining.count - 1] { remaining.append(end) }
      slopes = all
    }
    for point in points.dropFirst() {
      let reach = point - remaining[remaining.count - 1]
      if !(reach.x > 0 && slopes.contains(reach.y / reach.x)) { appendEnd() }
      end = point
      let step = point - remaining[remaining.count - 1]
      guard step.x > 0 else {
        appendEnd()
        continue
      }
      // The next line has to pass the point within the tolerance.
      let (low, high) = ((step.y - tolerance) / step.x, (step.y + tolerance) / step.x)
      slopes = max(slopes.lowerBound, low)...max(max(slopes.lowerBound, low), min(slopes.upperBound, high))
    }
    appendEnd()
    self.init(remaining)
  }
}
