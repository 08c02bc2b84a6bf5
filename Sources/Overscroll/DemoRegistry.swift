/// The demos there are, in the order of their keys.
enum DemoRegistry {
  static let all: [any Demo.Type] = [
    ScrollDemo.self,
    DrawerDemo.self,
    PictureInPictureDemo.self,
    PagingDemo.self,
    MetroDemo.self,
    SpringsDemo.self,
    CurvesDemo.self,
  ]

  static func demo(named name: String) -> (any Demo.Type)? {
    all.first { $0.card.name == name }
  }

  static var names: [String] { all.map { $0.card.name } }
}
