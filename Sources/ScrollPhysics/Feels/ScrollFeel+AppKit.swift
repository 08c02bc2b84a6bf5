extension ScrollFeel {
  /// What a Mac does when fingers lift from its touchpad.
  ///
  /// Content coasts for T = ∛(|v|/4000 pt/s) over v·T/4, as (1 − t/T)⁴ (Lakr233/ListViewKit, `AppKitScrollPhysics` and its
  /// test of the momentum's curve): recordings of Mac Catalyst rest where it does, at 811 and 6170 pt/s
  /// (Vercantez/openuikit, golden/scroll_traces/catalyst_pointer). The rubber band has c = 0.075 (ListViewKit; 0.07 by the
  /// recordings' own account).
  ///
  /// From beyond a bound, content comes back by (x₀ + 0.31·v·t)·e^(−12.5t), v being the last velocity of the input, 20,000
  /// pt/s at the most (the amplitude 0.31, the stiffness 20 and the period 1.6 of WebKit's elasticity, which Chromium has as
  /// well; the limit is ListViewKit's). As a spring that is k = 12.5², ζ = 1, begun with 0.31·v − 12.5·x₀. In the recording
  /// of a release it jumps to the bound from 8 pt.
  ///
  /// Not verified: how the system estimates velocities (the recordings are of steady drags), whether a jump of 8 pt ends a
  /// bounce of content that hits a bound as well (here it does not), what a flick inwards from beyond a bound does, and what
  /// the driver makes of flicks in a row.
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
