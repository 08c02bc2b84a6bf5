extension ScrollFeel {
  /// The feel of a Mac after fingers lift from its touchpad.
  ///
  /// Content decelerates for T = ∛(|v|/4000 pt/s) over v·T/4, as (1 − t/T)⁴ (Lakr233/ListViewKit, `AppKitScrollPhysics`
  /// and its test of the momentum's curve). Recordings of Mac Catalyst at 811 and 6170 pt/s rest at the same positions
  /// (Vercantez/openuikit, golden/scroll_traces/catalyst_pointer). The rubber band has c = 0.075 (ListViewKit; 0.07 by
  /// the recordings' own account).
  ///
  /// From past an edge, content returns by (x₀ + 0.31·v·t)·e^(−12.5t). Here v is the last velocity of the input, at
  /// most 20,000 pt/s (ListViewKit). The amplitude 0.31, the stiffness 20 and the period 1.6 are those of WebKit's
  /// elasticity, which Chromium shares. As a spring that is k = 12.5², ζ = 1, begun with 0.31·v − 12.5·x₀. In the
  /// recording of a release, content jumps to the edge from 8 pt.
  ///
  /// Not verified: the system's velocity estimate (the recordings are of steady drags), whether a jump of 8 pt ends a
  /// bounce as well (here it does not), flicks inward from past an edge, and the driver's handling of flicks in a row.
  public static let appkit = ScrollFeel(
    name: "appkit", coasting: .power(exponent: 4, scale: 4000), rubberBandCoefficient: 0.075,
    releasesWithFingerVelocity: true,
    bounce: EdgeReturn(
      spring: Spring(stiffness: 156.25, dampingRatio: 1), velocityShare: 0.31, greatestVelocity: 20_000,
      carriesOn: false),
    release: EdgeReturn(
      spring: Spring(stiffness: 156.25, dampingRatio: 1), velocityShare: 0.31, greatestVelocity: 20_000, kick: 12.5,
      threshold: 8, carriesOn: false))
}
