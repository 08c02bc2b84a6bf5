//! Events that a program passes to its views.

use crate::raw::{choices, mirror, ToRaw};
use overscroll_sys as sys;

choices! {
    overscroll_pointer_phase,
    /// The phase of a pointer.
    Phase {
        /// A button or finger goes down.
        Down = OVERSCROLL_DOWN,
        /// The pointer moves.
        Move = OVERSCROLL_MOVE,
        /// A button or finger goes up.
        Up = OVERSCROLL_UP,
        /// The system takes the pointer away.
        Cancel = OVERSCROLL_CANCEL,
    }
}

choices! {
    overscroll_device,
    /// The device of a pointer.
    Device {
        /// A mouse.
        Mouse = OVERSCROLL_MOUSE,
        /// A finger on a screen.
        Touch = OVERSCROLL_TOUCH,
    }
}

mirror! {
    to, overscroll_pointer_event,
    /// An event of a mouse or a finger.
    PointerEvent {
        /// The horizontal position, in points of the view.
        x: f64,
        /// The vertical position, in points of the view.
        y: f64,
        /// The time of the event, by which velocities are measured.
        time: f64,
        /// The phase.
        phase: Phase,
        /// The device.
        device: Device,
        /// The number of the finger; any number.
        id: i32,
    } reserved
}

/// An event of a wheel or a touchpad.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WheelEvent {
    /// The horizontal delta; positive scrolls right.
    pub delta_x: f64,
    /// The vertical delta; positive scrolls up, like a wheel turned away from the user.
    pub delta_y: f64,
    /// The horizontal position of the pointer, in points of the view.
    pub x: f64,
    /// The vertical position of the pointer, in points of the view.
    pub y: f64,
    /// The time of the event, by which velocities are measured.
    pub time: f64,
    /// Whether the deltas are points of a touchpad. Otherwise they are notches of a wheel.
    pub is_precise: bool,
    /// Whether the event zooms, as with the Control key.
    pub zooms: bool,
    /// Whether the fingers have lifted. The deltas are ignored then.
    pub has_lifted: bool,
}

impl ToRaw for WheelEvent {
    type Raw = sys::overscroll_wheel_event;
    fn raw(self) -> Self::Raw {
        let Self { delta_x, delta_y, x, y, time, .. } = self;
        let flags = flags([
            (self.is_precise, sys::OVERSCROLL_PRECISE),
            (self.zooms, sys::OVERSCROLL_ZOOM),
            (self.has_lifted, sys::OVERSCROLL_LIFTED),
        ]);
        sys::overscroll_wheel_event { delta_x, delta_y, x, y, time, flags, reserved: 0 }
    }
}

choices! {
    overscroll_pinch_phase,
    /// The phase of a pinch.
    PinchPhase {
        /// The pinch begins.
        Began = OVERSCROLL_PINCH_BEGAN,
        /// The fingers move.
        Changed = OVERSCROLL_PINCH_CHANGED,
        /// The fingers lift.
        Ended = OVERSCROLL_PINCH_ENDED,
    }
}

mirror! {
    to, overscroll_pinch_event,
    /// A pinch that a touchpad or a system has recognized. Two touches as pointer events pinch without this event.
    PinchEvent {
        /// The scale since the pinch began; above 0.
        scale: f64,
        /// The horizontal center between the fingers.
        x: f64,
        /// The vertical center between the fingers.
        y: f64,
        /// The time of the event.
        time: f64,
        /// The phase.
        phase: PinchPhase,
    } reserved
}

/// A step by a key.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step {
    /// By a number of lines, each a notch of a wheel.
    Lines(f64),
    /// By a number of pages.
    Pages(f64),
    /// To the start.
    ToStart,
    /// To the end.
    ToEnd,
}

impl ToRaw for Step {
    type Raw = (sys::overscroll_step_kind, f64);
    fn raw(self) -> Self::Raw {
        match self {
            Step::Lines(count) => (sys::OVERSCROLL_BY_LINES, count),
            Step::Pages(count) => (sys::OVERSCROLL_BY_PAGES, count),
            Step::ToStart => (sys::OVERSCROLL_TO_START, 0.0),
            Step::ToEnd => (sys::OVERSCROLL_TO_END, 0.0),
        }
    }
}

/// Returns the sum of the flags that are set.
pub(crate) fn flags<const COUNT: usize>(flags: [(bool, i32); COUNT]) -> i32 {
    flags.iter().map(|&(is_set, flag)| if is_set { flag } else { 0 }).sum()
}
