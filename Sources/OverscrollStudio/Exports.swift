// The app uses the types of the demo kit throughout: one import gives both.
@_exported public import OverscrollDemoKit
