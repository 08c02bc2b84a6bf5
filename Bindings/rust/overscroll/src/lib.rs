//! The feel of `UIScrollView`: events in, positions out.
//!
//! Scroll views, drawers, pages, tiles and zoom views that are dragged, flung, stretched and snap as on iOS; momentum for
//! programs that receive distances and know no limits; springs, decelerations and rubber bands as plain values. The crate
//! draws nothing, reads no clock and keeps no state of its own. It calls `liboverscroll`, which it links into the program:
//! see `overscroll-sys`.
//!
//! ```
//! use overscroll::{Device, Feel, Phase, PointerEvent, ScrollLayout, ScrollView, START};
//!
//! # fn main() -> Result<(), overscroll::Error> {
//! let layout = ScrollLayout::new((390.0, 844.0), (390.0, 5000.0));
//! let mut list = ScrollView::new(&layout, &Feel::named("uikit")?, START, START)?;
//! for report in 0..=12 {
//!     let phase = match report { 0 => Phase::Down, 12 => Phase::Up, _ => Phase::Move };
//!     let (y, time) = (700.0 - 2.5 * f64::from(report * report), f64::from(report) / 120.0);
//!     list.pointer(PointerEvent { phase, x: 200.0, y, time, device: Device::Touch, id: 0 })?;
//! }
//! let now = list.sample(0.25)?; // once a frame
//! assert!(now.y > 360.0 && now.velocity_y > 1000.0);
//! # Ok(())
//! # }
//! ```
//!
//! Lengths are in points, velocities in points per second, times in seconds of any one clock; y grows downward. Numbers
//! for views must be finite and at most [`LARGEST`] in magnitude. A call uses up to 128 KiB of stack. Without the feature
//! `std`, which is on by default, the crate needs only `alloc`, and C's `malloc`.
#![no_std]
#![warn(missing_docs)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod error;
mod feel;
mod handle;
mod input;
pub mod layout;
mod momentum;
mod motion;
mod raw;
mod view;

pub use error::Error;
pub use feel::{Feel, FeelExtras, Landing, Snap, WheelFeel};
pub use input::{Device, Phase, PinchEvent, PinchPhase, PointerEvent, Step, WheelEvent};
pub use layout::{Anchor, Detent, DrawerLayout, Insets, PageLayout, PageLengths, ScrollLayout, TileLayout, ZoomLayout};
pub use momentum::{Momentum, MomentumOptions, MomentumPhase, Movement, Source};
pub use motion::{project, Deceleration, MotionState, RubberBand, ScrollMotion, Spring, SpringMotion};
pub use view::{
    Change, Click, Coordinate, Drawer, Event, EventKind, Keep, Pages, Ruler, Sample, ScrollView, State, Tile, View,
    ZoomView,
};

use overscroll_sys as sys;

/// The largest magnitude of a number for views.
pub const LARGEST: f64 = sys::OVERSCROLL_LARGEST;
/// The offset at the start of content: a view clamps an offset to its limits.
pub const START: f64 = sys::OVERSCROLL_START;
/// The offset at the end of content, and the end of all times.
pub const END: f64 = sys::OVERSCROLL_END;

/// Returns the version of the library: major × 10000 + minor × 100 + patch.
pub fn version() -> i32 {
    unsafe { sys::overscroll_version() }
}
