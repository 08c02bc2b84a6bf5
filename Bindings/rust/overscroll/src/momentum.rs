use crate::error::Error;
use crate::feel::{Feel, FeelExtras, WheelFeel};
use crate::handle::{written, Handle};
use crate::input::flags;
use crate::raw::{choices, mirror, FromRaw, ToRaw};
use core::ops::Range;
use overscroll_sys as sys;

/// Scrolling for a program that receives scroll distances and knows no limits: terminals, editors, compositors, toolkits.
///
/// Its distances have the sign of its reports. A call that fails changes nothing. A momentum may be sent to another
/// thread. Two threads cannot use a momentum at the same time.
#[derive(Debug)]
pub struct Momentum {
    handle: Handle,
}

/// The properties of a momentum.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MomentumOptions {
    /// The width and the height of the visible content, for notches and stretches.
    pub viewport: (f64, f64),
    /// The greatest velocity, in points per second; 0 for the feel's.
    pub greatest_velocity: f64,
    /// Whether a movement along one axis moves content only along it.
    pub locks_direction: bool,
    /// Whether refused distances end the movement instead of stretching content.
    pub ends_refused: bool,
    /// Whether the program calls [`lift`](Momentum::lift). Otherwise, fingers that are silent have lifted.
    pub reports_lifts: bool,
}

impl MomentumOptions {
    /// Returns the options of visible content of a width and a height, with locked directions.
    pub fn new(width: f64, height: f64) -> Self {
        Self {
            viewport: (width, height),
            greatest_velocity: 0.0,
            locks_direction: true,
            ends_refused: false,
            reports_lifts: false,
        }
    }
}

impl ToRaw for MomentumOptions {
    type Raw = sys::overscroll_momentum_options;
    fn raw(self) -> Self::Raw {
        sys::overscroll_momentum_options {
            viewport_width: self.viewport.0,
            viewport_height: self.viewport.1,
            greatest_velocity: self.greatest_velocity,
            flags: flags([
                (self.locks_direction, sys::OVERSCROLL_DIRECTIONAL_LOCK),
                (self.ends_refused, sys::OVERSCROLL_ENDS_REFUSED),
                (self.reports_lifts, sys::OVERSCROLL_REPORTS_LIFTS),
            ]),
            reserved: 0,
        }
    }
}

choices! {
    overscroll_source,
    /// The device of a report, and the unit of its distance.
    Source {
        /// A wheel: notches, or fractions of them.
        Wheel = OVERSCROLL_WHEEL,
        /// A wheel of high resolution: 120ths of a notch, as in Wayland, libinput and Windows.
        HighResolutionWheel = OVERSCROLL_HIGH_RESOLUTION_WHEEL,
        /// A touchpad: points.
        Finger = OVERSCROLL_FINGER,
        /// Any other device, or a system that has momentum itself: points, which no momentum follows.
        Continuous = OVERSCROLL_CONTINUOUS,
    }
}

choices! {
    overscroll_momentum_phase,
    /// The phase of a movement.
    MomentumPhase {
        /// Fingers have begun the movement and drive it.
        Began = OVERSCROLL_BEGAN,
        /// Content moves by itself.
        Active = OVERSCROLL_ACTIVE,
        /// Content is at rest.
        Ended = OVERSCROLL_ENDED,
        /// Content is at rest because the movement was stopped or refused.
        Cancelled = OVERSCROLL_CANCELLED,
    } else
        /// A phase that this crate does not know.
        Other
}

mirror! {
    from, overscroll_movement,
    /// A span of a movement: the distance in it, and the rest at its end.
    Movement {
        /// The horizontal distance to move by.
        delta_x: f64,
        /// The vertical distance to move by.
        delta_y: f64,
        /// The horizontal velocity. While fingers move, that of a lift.
        velocity_x: f64,
        /// The vertical velocity. While fingers move, that of a lift.
        velocity_y: f64,
        /// The horizontal distance to rest. While fingers move, as if they lifted.
        remaining_x: f64,
        /// The vertical distance to rest. While fingers move, as if they lifted.
        remaining_y: f64,
        /// The horizontal stretch of content that refuses to move, to be drawn.
        overshoot_x: f64,
        /// The vertical stretch of content that refuses to move, to be drawn.
        overshoot_y: f64,
        /// The start of rest; `-INFINITY` if nothing has moved.
        rest_time: f64,
        /// The phase.
        phase: MomentumPhase,
    }
}

impl Momentum {
    /// Creates a momentum at rest.
    pub fn new(options: &MomentumOptions, feel: &Feel) -> Result<Self, Error> {
        let (options, feel) = (options.raw(), feel.raw());
        let handle =
            Handle::create(|context, view| unsafe { sys::overscroll_create_momentum(context, &options, &feel, view) })?;
        Ok(Self { handle })
    }

    /// Handles a report of a wheel, a touchpad or another device.
    pub fn scroll(&mut self, delta_x: f64, delta_y: f64, source: Source, time: f64) -> Result<(), Error> {
        self.handle.change(|context, view| unsafe {
            sys::overscroll_scroll(context, view, delta_x, delta_y, source.raw(), time)
        })
    }

    /// Begins the momentum: the fingers have lifted, as `wl_pointer.axis_stop` reports.
    pub fn lift(&mut self, time: f64) -> Result<(), Error> {
        self.handle.change(|context, view| unsafe { sys::overscroll_lift(context, view, time) })
    }

    /// Catches content: fingers rest on the touchpad, as a hold gesture reports.
    pub fn hold(&mut self, time: f64) -> Result<(), Error> {
        self.handle.change(|context, view| unsafe { sys::overscroll_hold(context, view, time) })
    }

    /// Stops the movement, because of a key, a press or a lost focus.
    pub fn stop(&mut self, time: f64) -> Result<(), Error> {
        self.handle.change(|context, view| unsafe { sys::overscroll_stop(context, view, time) })
    }

    /// Returns the movement in a range of times: once a frame, for the time since the last frame.
    ///
    /// The distances add up to the whole movement at any frame rate. A report with an earlier time that comes later
    /// counts next time.
    pub fn advance(&mut self, times: Range<f64>) -> Result<Movement, Error> {
        let (context, view) = (self.handle.context(), self.handle.number());
        let movement =
            written(|movement| unsafe { sys::overscroll_advance(context, view, times.start, times.end, movement) })?;
        Ok(Movement::from_raw(movement))
    }

    /// Refuses a part of the latest distance: content has not moved by it, as at its end. Content stretches by the feel
    /// and returns, or the movement ends. A millionth of a point or less counts as nothing.
    pub fn refuse(&mut self, x: f64, y: f64) -> Result<(), Error> {
        self.handle.change(|context, view| unsafe { sys::overscroll_refuse(context, view, x, y) })
    }

    /// Returns whether the frame shown at `time` needs another one after it. If not, a program may sleep until the next
    /// report.
    pub fn needs_frame(&self, time: f64) -> Result<bool, Error> {
        let (context, view) = (self.handle.context(), self.handle.number());
        let needs = written(|needs| unsafe { sys::overscroll_needs_frame(context, view, time, needs) })?;
        Ok(bool::from_raw(needs))
    }

    /// Changes the feel.
    pub fn set_feel(&mut self, feel: &Feel, time: f64) -> Result<(), Error> {
        self.handle.change(|context, view| unsafe { sys::overscroll_set_feel(context, view, &feel.raw(), time) })
    }

    /// Changes more numbers of the feel. [`set_feel`](Momentum::set_feel) replaces them by those of its base.
    pub fn set_feel_extras(&mut self, extras: &FeelExtras, time: f64) -> Result<(), Error> {
        self.handle
            .change(|context, view| unsafe { sys::overscroll_set_feel_extras(context, view, &extras.raw(), time) })
    }

    /// Changes the numbers by which wheels and touchpads move content.
    pub fn set_wheel_feel(&mut self, feel: &WheelFeel) -> Result<(), Error> {
        self.handle.change(|context, view| unsafe { sys::overscroll_set_wheel_feel(context, view, &feel.raw()) })
    }
}
