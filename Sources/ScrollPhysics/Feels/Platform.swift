/// The platforms that have a feel, in the order of lists. The raw values are the numbers of feels in C and, plus 1, in
/// the parameter `fittedLaw` of settings and traces. They never change; a new platform takes the next number.
package enum Platform: Int32, CaseIterable, Sendable {
  case article = 0
  case uikit = 1
  case uikitDynamics = 2
  case appkit = 3
  case android = 4
  case gtk = 5
  case chromium = 6
  case flutter = 7
  case flutterClamping = 8
  case chromiumLinux = 9

  package var feel: ScrollFeel {
    switch self {
    case .article: .article
    case .uikit: .uikit
    case .uikitDynamics: .uikitDynamics
    case .appkit: .appkit
    case .android: .android
    case .gtk: .gtk
    case .chromium: .chromium
    case .flutter: .flutter
    case .flutterClamping: .flutterClamping
    case .chromiumLinux: .chromiumLinux
    }
  }

  init?(_ name: FeelName) {
    guard let known = Self.named.first(where: { $0.name == name }) else { return nil }
    self = known.platform
  }

  /// The platforms with the names of their feels, made once: pictures ask for them in every frame.
  private static let named = allCases.map { (name: $0.feel.feelName, platform: $0) }
}
