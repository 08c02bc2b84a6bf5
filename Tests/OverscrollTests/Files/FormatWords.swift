import Foundation
import OverscrollInput
import ScrollInteraction
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

  static let all = traces + shared + settings + fits + [header]

  private static let traces = [
    FormatWords("trace: phases of a pointer", "down, move, up, cancel", PointerEvent.Phase.allCases.map(\.traceName)),
    FormatWords("trace: pointers", "mouse, touch", PointerEvent.Device.allCases.map(\.traceName)),
    FormatWords("trace: phases of a pinch", "began, changed, ended", PinchEvent.Phase.allCases.map(\.traceName)),
    FormatWords(
      "trace: modifiers", "alt, command, control, shift", KeyPress.Modifiers.allCases.map(\.traceName)),
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
        + "metro zoomScale, springs ball1, springs ball2, springs ball3, springs ball4, "
        + "springs target, curves figure, curves reading.x, curves reading.y, "
        + "platforms android.contentOffset.y, platforms android.pull.y, platforms appkit.contentOffset.y, "
        + "platforms chromium.contentOffset.y, platforms flutter.contentOffset.y, platforms gtk.contentOffset.y, "
        + "platforms gtk.pull.y, platforms uikit.contentOffset.y, recording fittedLaw, recording recorded.offset, "
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
      "scroll, drawer, pip, paging, metro, springs, curves, platforms, recording", DemoCatalog.standard.names),
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
        + "springs.motion-x-and-y, figure, initialVelocity, dimension, columns.article, "
        + "columns.uikit, columns.uikit-dynamics, columns.appkit, columns.android, columns.gtk, columns.chromium, "
        + "columns.flutter, columns.flutter-clamping, columns.chromium-linux, listLength, fittedLaw",
      DemoCatalog.standard.parameters.map(\.id.rawValue)),
    FormatWords(
      "trace, settings, command line: figures, from velocity to edges", "1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
      ([
        .velocity, .position, .reach, .springs, .rubberBands, .rubberBandFit, .measuredCoast, .measuredBounce,
        .platformCoasts, .platformEdges,
      ] as [CurveFigure]).map { "\($0.rawValue)" }),
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
      "settings: folded groups", "Deceleration, Edge bounce, Release, Snap, Content, Behaviour",
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
      "decelerationRate, bounce.stiffness, bounce.damping, release.stiffness, release.damping, rubberBandCoefficient, "
        + "frictionVelocity",
      FeelNumber.allCases.map(\.rawValue)),
    FormatWords(
      "fits: numbers of platforms", "resistance, friction, scale, deceleration, frictionVelocity",
      CoastingNumber.Name.allCases.map(\.rawValue)),
    FormatWords("fits: phases", "drag, deceleration, bounce, return", FeelFit.Phase.Kind.allCases.map(\.rawValue)),
    FormatWords("command line: units of time", "s, ms", TimeUnit.allCases.map(\.rawValue)),
    FormatWords(
      "command line: formats of code",
      "swift, swiftui, uikit, css, motion, compose, flutter, libadwaita, niri, hyprland, json",
      CopyFormat.allCases.map(\.rawValue)),
    FormatWords("command line: pacings", "jit, plain", Pacing.allCases.map(\.rawValue)),
  ]

  /// The numbered names of the C library, which programs are compiled with.
  private static let header = FormatWords(
    "C: numbers",
    "OK 0, NULL_POINTER 1, WRONG_ABI 2, NOT_OPEN 3, ALREADY_OPEN 4, DESTROYED 5, NO_VIEW 6, WRONG_KIND 7, "
      + "NOT_A_NUMBER 8, OUT_OF_RANGE 9, TOO_MANY 10, LAND_BY_SPRING 0, LAND_BY_DECELERATION 1, SCROLL_VIEW 1, "
      + "DRAWER 2, PAGES 3, TILE 4, ZOOM_VIEW 5, MOMENTUM 6, X 0, Y 1, LIST_Y 2, ALWAYS_BOUNCE_X 1, "
      + "ALWAYS_BOUNCE_Y 2, RIGID_X 4, RIGID_Y 8, RIGID_ZOOM 16, DIRECTIONAL_LOCK 32, LOOP 64, CENTERED 128, "
      + "ONE_PAGE 256, ALONG_Y 512, REPORT_PAGES 1024, ENDS_REFUSED 2048, REPORTS_LIFTS 4096, AT_ONCE 0, "
      + "ANIMATED 1, KEEP_END 2, KEEP_CENTER 4, FROM_TOP 0, FROM_BOTTOM 1, FRACTION_FROM_TOP 2, "
      + "FRACTION_FROM_BOTTOM 3, FITTING_CONTENT 4, DOWN 0, MOVE 1, UP 2, CANCEL 3, MOUSE 0, TOUCH 1, NOTHING 0, "
      + "CLICK 1, CLICK_HANDLE 2, PRECISE 1, ZOOM 2, LIFTED 4, PINCH_BEGAN 0, PINCH_CHANGED 1, PINCH_ENDED 2, "
      + "WHEEL 0, HIGH_RESOLUTION_WHEEL 1, FINGER 2, CONTINUOUS 3, BEGAN 0, ACTIVE 1, ENDED 2, CANCELLED 3, "
      + "IDLE 0, DRAGGING 1, DECELERATING 2, BOUNCING 3, SNAPPING 4, ZOOMING 5, WILL_BEGIN_DRAGGING 0, "
      + "WILL_END_DRAGGING 1, DID_END_DRAGGING 2, DID_END_DECELERATING 3, WILL_MOVE 4, HANDED_OVER 5, "
      + "DID_SETTLE 6, DID_PASS 7, BY_LINES 0, BY_PAGES 1, TO_START 2, TO_END 3",
    {
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
      let file = root.appendingPathComponent("Sources/OverscrollC/include/overscroll.h")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.matches(of: /OVERSCROLL_([A-Z_]+) = ([0-9]+)/).map { "\($0.1) \($0.2)" }
    }())
}
