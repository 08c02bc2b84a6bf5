// A demo is made of the kit: one import gives both.
@_exported public import OverscrollDemoKit
