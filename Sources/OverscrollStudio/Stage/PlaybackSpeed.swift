/// The speed of demo time relative to the host's clock.
package enum PlaybackSpeed: Double, Sendable, CaseIterable {
  case full = 1
  case half = 0.5
  case quarter = 0.25
  case tenth = 0.1

  var title: String {
    switch self {
    case .full: "1×"
    case .half: "½×"
    case .quarter: "¼×"
    case .tenth: "0.1×"
    }
  }
}
