import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos

@Suite("Picture in picture") struct PictureInPictureDemoTests {
  @Test(
    "the places are at most two fifths as high as the stage, and apart, with a portrait picture as well",
    arguments: [Size(1120, 760), Size(390, 844), Size(640, 480), Size(1600, 400), Size(320, 240)])
  func places(_ stage: Size) {
    for pictures in [
      [], [OwnPicture(path: "a.png", Bitmap(width: 9, pixels: Array(repeating: 0, count: 171)), width: 9)],
    ] {
      let layout = PictureInPictureDemo(DemoSetup(size: stage, pictures: pictures)).view.layout
      #expect(layout.tile.height <= 0.4 * stage.height && layout.origins.count == 4)
      let places = layout.origins.map { Rect(origin: $0, size: layout.tile) }
      for (index, place) in places.enumerated() { #expect(places[..<index].allSatisfy { !place.intersects($0) }) }
    }
  }
}
