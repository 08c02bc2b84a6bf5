// Demos are built from the kit: one import gives both.
@_exported public import OverscrollDemoKit
