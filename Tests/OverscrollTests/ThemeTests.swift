import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Theme") struct ThemeTests {
  @Test("every text has a contrast of at least 4.5 : 1", arguments: Theme.Appearance.allCases)
  func contrast(_ appearance: Theme.Appearance) {
    for pair in Theme(appearance: appearance).textPairs {
      let contrast = pair.text.contrast(with: pair.ground)
      #expect(contrast >= 4.5, "\(pair.name) in \(appearance): \(contrast)")
    }
  }
}
