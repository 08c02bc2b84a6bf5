//! Motions without a view: pure functions of time.
//!
//! They take any numbers and return finite ones, except for the durations of endless motions.

use crate::feel::Feel;
use crate::raw::{mirror, FromRaw, ToRaw};
use overscroll_sys as sys;

mirror! {
    both, overscroll_spring,
    /// A mass on a damped spring.
    Spring {
        /// The mass, m.
        mass: f64,
        /// The stiffness, k.
        stiffness: f64,
        /// The damping ratio, ζ: 1 for critical damping, less for a spring that oscillates.
        damping_ratio: f64,
    }
}

impl Spring {
    /// Returns a spring with the damping c.
    pub fn with_damping(mass: f64, stiffness: f64, damping: f64) -> Self {
        Self::from_raw(unsafe { sys::overscroll_spring_by_damping(mass, stiffness, damping) })
    }

    /// Returns a spring by its undamped period in seconds, as SwiftUI's `spring(response:dampingFraction:)`.
    pub fn with_response(response: f64, damping_ratio: f64) -> Self {
        Self::from_raw(unsafe { sys::overscroll_spring_by_response(response, damping_ratio) })
    }

    /// Returns a spring by duration and bounce, as SwiftUI's `spring(duration:bounce:)`.
    pub fn with_duration(duration: f64, bounce: f64) -> Self {
        Self::from_raw(unsafe { sys::overscroll_spring_by_duration(duration, bounce) })
    }

    /// Returns the damping c.
    pub fn damping(self) -> f64 {
        unsafe { sys::overscroll_spring_damping(self.raw()) }
    }

    /// Returns the undamped period, 2π √(m / k), in seconds.
    pub fn response(self) -> f64 {
        unsafe { sys::overscroll_spring_response(self.raw()) }
    }

    /// Returns the seconds until the spring stays within `threshold` of its rest; infinite without damping.
    pub fn settling_time(self, displacement: f64, velocity: f64, threshold: f64) -> f64 {
        unsafe { sys::overscroll_spring_settling_time(self.raw(), displacement, velocity, threshold) }
    }
}

mirror! {
    from, overscroll_motion_state,
    /// A position and its velocity.
    MotionState {
        /// The position, in points.
        value: f64,
        /// The velocity, in points per second.
        velocity: f64,
    }
}

mirror! {
    to, overscroll_spring_motion,
    /// A motion by a spring from one position to another.
    SpringMotion {
        /// The position at the start.
        from: f64,
        /// The position at rest.
        to: f64,
        /// The velocity at the start.
        velocity: f64,
        /// The distance that counts as arrived; 0 for half a point, or less on a short path.
        threshold: f64,
        /// The spring.
        spring: Spring,
    }
}

impl SpringMotion {
    /// Returns the state at `time` seconds after the start; exactly at rest from the duration on.
    pub fn at(self, time: f64) -> MotionState {
        MotionState::from_raw(unsafe { sys::overscroll_spring_motion_at(self.raw(), time) })
    }

    /// Returns the seconds until the motion comes to rest.
    pub fn duration(self) -> f64 {
        unsafe { sys::overscroll_spring_motion_duration(self.raw()) }
    }
}

mirror! {
    to, overscroll_deceleration,
    /// A deceleration to rest.
    Deceleration {
        /// The position at the start.
        from: f64,
        /// The velocity at the start.
        velocity: f64,
        /// The velocity's factor per millisecond, such as [`Deceleration::NORMAL`].
        rate: f64,
        /// The distance from the end that counts as rest; 0 for half a point.
        threshold: f64,
    }
}

impl Deceleration {
    /// The rate of `UIScrollView.DecelerationRate.normal`.
    pub const NORMAL: f64 = sys::OVERSCROLL_RATE_NORMAL;
    /// The rate of `UIScrollView.DecelerationRate.fast`.
    pub const FAST: f64 = sys::OVERSCROLL_RATE_FAST;

    /// Returns the state at `time` seconds after the start; exactly at rest from the duration on.
    pub fn at(self, time: f64) -> MotionState {
        MotionState::from_raw(unsafe { sys::overscroll_deceleration_at(self.raw(), time) })
    }

    /// Returns the seconds until the motion comes to rest.
    pub fn duration(self) -> f64 {
        unsafe { sys::overscroll_deceleration_duration(self.raw()) }
    }

    /// Returns the position at rest.
    pub fn destination(self) -> f64 {
        unsafe { sys::overscroll_deceleration_destination(self.raw()) }
    }

    /// Returns the seconds until the motion reaches `value`; `None` if it never does.
    pub fn time_to(self, value: f64) -> Option<f64> {
        let time = unsafe { sys::overscroll_deceleration_time_to(self.raw(), value) };
        (time >= 0.0).then_some(time)
    }
}

/// Returns the position at which a release at `value` with `velocity` comes to rest.
pub fn project(value: f64, velocity: f64, rate: f64) -> f64 {
    unsafe { sys::overscroll_project(value, velocity, rate) }
}

/// The resistance of content that a finger pulls past a limit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RubberBand {
    /// The overshoot of the first point of a pull; 0.55 for `UIScrollView`.
    pub coefficient: f64,
    /// The overshoot that content never reaches; the extent of the viewport for `UIScrollView`.
    pub dimension: f64,
}

impl RubberBand {
    /// Returns the overshoot of content that a finger pulls `distance` past a limit.
    pub fn overshoot(self, distance: f64) -> f64 {
        unsafe { sys::overscroll_rubber_band(distance, self.coefficient, self.dimension) }
    }

    /// Returns the pull that leads to an overshoot.
    pub fn pull(self, overshoot: f64) -> f64 {
        unsafe { sys::overscroll_rubber_band_inverse(overshoot, self.coefficient, self.dimension) }
    }

    /// Applies rubber banding to a value outside two limits.
    pub fn clamp(self, value: f64, lower: f64, upper: f64) -> f64 {
        let Self { coefficient, dimension } = self;
        unsafe { sys::overscroll_rubber_band_clamp(value, lower, upper, coefficient, dimension) }
    }

    /// Removes rubber banding from a displayed value.
    pub fn unclamp(self, displayed: f64, lower: f64, upper: f64) -> f64 {
        let Self { coefficient, dimension } = self;
        unsafe { sys::overscroll_rubber_band_unclamp(displayed, lower, upper, coefficient, dimension) }
    }
}

mirror! {
    to, overscroll_scroll_motion,
    /// A scroll after a release, with bounces at two limits.
    ScrollMotion {
        /// The offset at the release.
        from: f64,
        /// The velocity at the release.
        velocity: f64,
        /// The lower limit of the offset.
        lower: f64,
        /// The upper limit of the offset.
        upper: f64,
    }
}

impl ScrollMotion {
    /// Returns the state at `time` seconds after the release.
    pub fn at(self, feel: &Feel, time: f64) -> MotionState {
        MotionState::from_raw(unsafe { sys::overscroll_scroll_motion_at(self.raw(), &feel.raw(), time) })
    }

    /// Returns the seconds until the motion comes to rest.
    pub fn duration(self, feel: &Feel) -> f64 {
        unsafe { sys::overscroll_scroll_motion_duration(self.raw(), &feel.raw()) }
    }

    /// Returns the offset at rest.
    pub fn destination(self, feel: &Feel) -> f64 {
        unsafe { sys::overscroll_scroll_motion_destination(self.raw(), &feel.raw()) }
    }

    /// Returns the offset at rest if there were no limits.
    pub fn projection(self, feel: &Feel) -> f64 {
        unsafe { sys::overscroll_scroll_motion_projection(self.raw(), &feel.raw()) }
    }
}
