// The app is spoken of in the words of the kit: one import gives both.
@_exported public import OverscrollDemoKit
