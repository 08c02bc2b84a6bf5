import Foundation
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollFitting
@testable import OverscrollStudio

/// The words that files and commands contain for the values of a type, in the order of the cases.
struct FormatWords: Sendable, CustomTestStringConvertible {
  /// The formats and the type.
  let testDescription: String
  /// The words of earlier versions, which old files and other programs contain. New words may come between them.
  let known: [String]
  /// The words that the program writes and reads now.
  let written: [String]

  init(_ description: String, _ known: String, _ written: [String]) {
    (testDescription, self.known, self.written) = (description, known.components(separatedBy: ", "), written)
  }

  static let all = traces + shared + settings + fits

  private static let traces = [
    FormatWords("trace: phases of a pointer", "down, move, up, cancel", PointerEvent.Phase.allCases.map(\.traceName)),
    FormatWords("trace: pointers", "mouse, touch", PointerEvent.Device.allCases.map(\.traceName)),
    FormatWords("trace: phases of a pinch", "began, changed, ended", PinchEvent.Phase.allCases.map(\.traceName)),
    FormatWords("trace: modifiers", "alt, command, control, shift", KeyPress.Modifiers.traceNames.values.sorted()),
    FormatWords(
      "trace: states", "idle, dragging, decelerating, bouncing, snapping",
      ViewState.allCases.filter { $0 != .zooming }.map(\.traceName)),
    FormatWords(
      "trace: keys",
      "Left, Right, Up, Down, PageUp, PageDown, Home, End, Space, Return, Tab, Escape, Backspace, Delete, F12, A, "
        + "Keypad 7, Keypad Enter, Menu",
      ([
        .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .space, .enter, .tab, .escape, .backspace, .delete,
        .function(12), "A", .keypad("7"), .keypadEnter, .other("Menu"),
      ] as [Key]).map(\.name)),
    FormatWords(
      "trace: values",
      "scroll contentOffset.x, scroll contentOffset.y, drawer contentOffset.y, drawer origin, pip origin.x, "
        + "pip origin.y, paging contentOffset.x, paging contentOffset.y, metro contentOffset.x, metro contentOffset.y, "
        + "metro zoomScale, springs ball1, springs ball2, springs ball3, springs ball4, springs target, "
        + "platforms android.contentOffset.y, platforms android.pull.y, platforms appkit.contentOffset.y, "
        + "platforms chromium.contentOffset.y, platforms flutter.contentOffset.y, platforms gtk.contentOffset.y, "
        + "platforms gtk.pull.y, platforms uikit.contentOffset.y, curves figure, curves reading.x, "
        + "curves reading.y, recording fittedLaw, recording recorded.offset, "
        + "recording recorded.time, recording selectedBorder",
      DemoCatalog.standard.demos.flatMap { demo in
        let snapshot = demo.init(DemoSetup(size: Size(900, 700))).snapshot(at: 0)
        return snapshot.values.keys.map(\.rawValue).sorted().map { "\(demo.card.name) \($0)" }
      }),
  ]

  /// The words that several formats have.
  private static let shared = [
    FormatWords(
      "trace, settings, command line: demos",
      "scroll, drawer, pip, paging, metro, springs, platforms, curves, recording", DemoCatalog.standard.names),
    FormatWords(
      "trace, settings, presets, fits, command line, C: feels, with their numbers in C",
      "article 0, uikit 1, uikit-dynamics 2, appkit 3, android 4, gtk 5, chromium 6, flutter 7, flutter-clamping 8, "
        + "chromium-linux 9",
      Platform.allCases.map { "\($0.feel.name) \($0.rawValue)" }),
    FormatWords(
      "trace, settings, presets, command line: parameters",
      "decelerationRate, rubberBandCoefficient, bounce.mass, bounce.stiffness, bounce.dampingRatio, release.mass, "
        + "release.stiffness, release.dampingRatio, snap.mass, snap.stiffness, snap.dampingRatio, slop, wheelSpeed, "
        + "touchpadSpeed, touchpadMomentum, reverseScrolling, contentWidth, contentHeight, rowCount, contentInset, "
        + "bounces, alwaysBounce, directionalLock, flickBuildUp, flickMultiplier, touchpadRubberBand, pageCount, "
        + "equalPages, onePagePerFlick, minimumZoomScale, maximumZoomScale, threshold, springs.0.1, springs.0.5, "
        + "springs.1.0, springs.swiftui-smooth, springs.swiftui-snappy, springs.swiftui-bouncy, "
        + "springs.material-default, springs.material-fast, springs.material-slow, springs.expressive-default, "
        + "springs.expressive-fast, springs.expressive-slow, springs.libadwaita-default, springs.motion-spring, "
        + "springs.motion-x-and-y, columns.article, "
        + "columns.uikit, columns.uikit-dynamics, columns.appkit, columns.android, columns.gtk, columns.chromium, "
        + "columns.flutter, columns.flutter-clamping, columns.chromium-linux, listLength, figure, initialVelocity, "
        + "dimension, fittedLaw",
      DemoCatalog.standard.parameters.map(\.id.rawValue)),
    FormatWords(
      "trace, settings, command line: figures", "1, 2, 3, 4, 5, 6",
      ([.velocity, .position, .reach, .springs, .rubberBands, .rubberBandFit] as [CurveFigure])
        .map { "\($0.rawValue)" }),
    FormatWords(
      "trace: borders of the second flight", "border.4, border.5, border.6",
      ([.start, .impact, .end] as [PhaseBorders.Border.Kind])
        .map { DemoValue.border(PhaseBorders.Border(flight: 1, kind: $0)).rawValue }),
    FormatWords("trace, settings: comparisons", "ghost, side-by-side", ComparisonArrangement.allCases.map(\.rawValue)),
    FormatWords("settings, command line: themes", "light, dark", Theme.Appearance.allCases.map(\.rawValue)),
  ]

  private static let settings = [
    FormatWords(
      "settings: spring parameters", "durationAndBounce, perceptual, physical",
      SpringParametrization.allCases.map(\.rawValue)),
    FormatWords(
      "settings: folded groups", "Deceleration, Edge bounce, Release, Snap, Content, Behaviour, Advanced, Input",
      Parameter.Group.allCases.map(\.rawValue)),
    FormatWords(
      "settings: springs",
      "SwiftUI smooth, SwiftUI snappy, SwiftUI bouncy, Material default, Material fast, Material slow, "
        + "Expressive default, Expressive fast, Expressive slow, libadwaita default, Motion spring, Motion x and y",
      KnownSpring.all.map(\.title)),
  ]

  private static let fits = [
    FormatWords(
      "fits: numbers",
      "decelerationRate, bounce.stiffness, bounce.damping, release.stiffness, release.damping, rubberBandCoefficient",
      FeelNumber.allCases.map(\.rawValue)),
    FormatWords(
      "fits: numbers of platforms", "resistance, friction, scale, deceleration",
      DecelerationNumber.Name.allCases.map(\.rawValue)),
    FormatWords("fits: phases", "drag, deceleration, bounce, return", FeelFit.Phase.Kind.allCases.map(\.rawValue)),
    FormatWords(
      "command line: formats of code",
      "swift, swiftui, uikit, css, motion, compose, flutter, libadwaita, niri, hyprland, json",
      CopyFormat.allCases.map(\.rawValue)),
    FormatWords("command line: pacings", "jit, plain", Pacing.allCases.map(\.rawValue)),
  ]
}
