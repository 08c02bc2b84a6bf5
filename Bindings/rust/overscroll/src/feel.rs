//! The numbers by which views move.

use crate::error::Error;
use crate::handle::written;
use crate::motion::Spring;
use crate::raw::{choices, mirror, FromRaw};
use alloc::string::String;
use alloc::vec;
use overscroll_sys as sys;

mirror! {
    both, overscroll_feel,
    /// The numbers of a feel of scrolling. The default is the feel `article`, from Lobanov's *How UIScrollView works*.
    Feel {
        /// The velocity's factor per millisecond.
        deceleration_rate: f64,
        /// The least release velocity that starts a motion, in points per second.
        starting_velocity: f64,
        /// The coefficient of the rubber band.
        rubber_band_coefficient: f64,
        /// The distance from the destination that counts as rest, in points.
        threshold: f64,
        /// The spring for content that hits a limit.
        bounce_spring: Spring,
        /// The spring for content released past a limit.
        release_spring: Spring,
        /// The number of the feel that has all other numbers.
        base: i32,
    } reserved
}

impl Feel {
    /// Returns the feel of a name, such as `uikit`. Fails if no feel has this name.
    pub fn named(name: &str) -> Result<Self, Error> {
        Self::numbered(number(name)?)
    }

    /// Returns the names of all feels.
    pub fn names() -> impl Iterator<Item = String> {
        (0..unsafe { sys::overscroll_feel_count() }).map(name)
    }

    fn numbered(number: i32) -> Result<Self, Error> {
        let feel = written(|feel| unsafe { sys::overscroll_feel_get(number, feel) })?;
        Ok(Self::from_raw(feel))
    }
}

impl Default for Feel {
    fn default() -> Self {
        Self::numbered(0).expect("the library has a feel")
    }
}

mirror! {
    both, overscroll_feel_extras,
    /// More numbers of a feel: what flicks in a row gain, and the rubber band of touchpads.
    FeelExtras {
        /// The growth of the multiplier per point of the finger's movement; 0 for no multiplier.
        flick_rate: f64,
        /// The most points of a contact that count.
        longest_flick_travel: f64,
        /// The largest multiplier; at least 1.
        greatest_flick: f64,
        /// The seconds between two flicks that end a series.
        longest_flick_pause: f64,
        /// The coefficient of the rubber band for touchpads.
        touchpad_rubber_band_coefficient: f64,
        /// What a flick gains of the velocity that caught content would still have, 0 to 1; 0 with a multiplier.
        flick_share: f64,
        /// The flicks before the first contact in which the multiplier grows.
        first_flick_count: i32,
    } reserved
}

impl FeelExtras {
    /// Returns more numbers of the feel of a name. Fails if no feel has this name.
    pub fn named(name: &str) -> Result<Self, Error> {
        let number = number(name)?;
        let extras = written(|extras| unsafe { sys::overscroll_feel_extras_get(number, extras) })?;
        Ok(Self::from_raw(extras))
    }
}

mirror! {
    both, overscroll_snap,
    /// The numbers by which sheets, tiles and pages snap to their stops. The default is that of sheets and tiles.
    Snap {
        /// The spring to the stop.
        spring: Spring,
        /// The rate of the projection that chooses the nearest stop.
        deceleration_rate: f64,
        /// The coefficient of the rubber band.
        rubber_band_coefficient: f64,
        /// The distance that counts as arrived, in points.
        threshold: f64,
    }
}

impl Default for Snap {
    fn default() -> Self {
        Self::from_raw(unsafe { sys::overscroll_snap_standard() })
    }
}

choices! {
    overscroll_landing,
    /// The motion of a released sheet, tile or view of pages to its stop.
    Landing {
        /// By a spring, the default. May become faster than the finger.
        Spring = OVERSCROLL_LAND_BY_SPRING,
        /// By a deceleration, never faster than the finger. A view too slow for its stop springs.
        Deceleration = OVERSCROLL_LAND_BY_DECELERATION,
    }
}

mirror! {
    both, overscroll_wheel_feel,
    /// The numbers by which wheels, touchpads and keys move a view.
    WheelFeel {
        /// The spring that moves content to the targets of notches and keys.
        spring: Spring,
        /// The points per notch; 0 to derive them from the viewport, as GTK does.
        notch: f64,
        /// The length of a page as a share of the viewport's.
        page_share: f64,
        /// The zoom factor of a notch; above 1.
        zoom_notch: f64,
        /// The multiplier on notches.
        notch_speed: f64,
        /// The multiplier on the deltas of touchpads.
        touchpad_speed: f64,
        /// Whether content continues when fingers lift from a touchpad.
        has_momentum: bool,
        /// Whether all deltas are reversed.
        is_reversed: bool,
    }
}

impl Default for WheelFeel {
    fn default() -> Self {
        Self::from_raw(unsafe { sys::overscroll_wheel_feel_standard() })
    }
}

fn number(name: &str) -> Result<i32, Error> {
    let mut text = vec![0; name.len() + 1];
    text[..name.len()].copy_from_slice(name.as_bytes());
    match unsafe { sys::overscroll_feel_number(text.as_ptr()) } {
        number if number >= 0 && !name.contains('\0') => Ok(number),
        _ => Err(Error::OutOfRange),
    }
}

fn name(number: i32) -> String {
    let mut text = vec![0; 64];
    let length = unsafe { sys::overscroll_feel_name(number, text.as_mut_ptr(), 64) };
    text.truncate(length.clamp(0, 63) as usize);
    String::from_utf8(text).unwrap_or_default()
}
