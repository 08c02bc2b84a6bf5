import OverscrollDemos

extension DemoCatalog {
  /// The demos of the program, in the order of the sidebar.
  package static let standard = DemoCatalog(
    [
      ScrollDemo.self, DrawerDemo.self, PictureInPictureDemo.self, PagingDemo.self, MetroDemo.self, SpringsDemo.self,
      PlatformsDemo.self,
    ], belowLine: [CurvesDemo.self, RecordingDemo.self], assets: .installed)
}
