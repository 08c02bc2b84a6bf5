// Written by Bindings/rust/generate from overscroll.h.

/// The version of this header; see [`overscroll_version`].
pub const OVERSCROLL_VERSION_MAJOR: i32 = 0;

/// The version of this header; see [`overscroll_version`].
pub const OVERSCROLL_VERSION_MINOR: i32 = 4;

/// The version of this header; see [`overscroll_version`].
pub const OVERSCROLL_VERSION_PATCH: i32 = 0;

/// The version of this header; see [`overscroll_version`].
pub const OVERSCROLL_VERSION: i32 = OVERSCROLL_VERSION_MAJOR * 10000 + OVERSCROLL_VERSION_MINOR * 100 + OVERSCROLL_VERSION_PATCH;

/// The interface that this header declares; see [`overscroll_open`].
pub const OVERSCROLL_ABI: i32 = 1;

/// The largest magnitude of a number for views.
pub const OVERSCROLL_LARGEST: f64 = 1.0e9;

/// The offsets at the start and at the end of content: a view clamps an offset to its limits.
pub const OVERSCROLL_START: f64 = -OVERSCROLL_LARGEST;

/// The offsets at the start and at the end of content: a view clamps an offset to its limits.
pub const OVERSCROLL_END: f64 = OVERSCROLL_LARGEST;

/// The largest number of pages, detents or anchors of a view.
pub const OVERSCROLL_MOST_STOPS: i32 = 1000000;

/// The largest number of views of a context at a time.
pub const OVERSCROLL_MOST_VIEWS: i32 = 65535;

/// The result of a call.
pub type overscroll_status = u32;
pub const OVERSCROLL_OK: overscroll_status = 0;
/// A required pointer is NULL
pub const OVERSCROLL_NULL_POINTER: overscroll_status = 1;
/// The header has another interface than the library
pub const OVERSCROLL_WRONG_ABI: overscroll_status = 2;
/// The context was never opened, is closed, or is a copy
pub const OVERSCROLL_NOT_OPEN: overscroll_status = 3;
/// The context is already open
pub const OVERSCROLL_ALREADY_OPEN: overscroll_status = 4;
/// The view was destroyed
pub const OVERSCROLL_DESTROYED: overscroll_status = 5;
/// No view of this context has had this number
pub const OVERSCROLL_NO_VIEW: overscroll_status = 6;
/// This kind of view does not support the call
pub const OVERSCROLL_WRONG_KIND: overscroll_status = 7;
/// A number is infinite or NaN
pub const OVERSCROLL_NOT_A_NUMBER: overscroll_status = 8;
/// A number, a choice or a flag is not allowed
pub const OVERSCROLL_OUT_OF_RANGE: overscroll_status = 9;
/// More views or stops than the limit
pub const OVERSCROLL_TOO_MANY: overscroll_status = 10;

/// A mass on a damped spring: m x'' + c x' + k x = 0 with c = 2 damping_ratio sqrt(k m).
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_spring {
    pub mass: f64,
    pub stiffness: f64,
    pub damping_ratio: f64,
}

/// A position and its velocity.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_motion_state {
    pub value: f64,
    pub velocity: f64,
}

/// A motion by a spring from one position to another.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_spring_motion {
    pub from: f64,
    pub to: f64,
    pub velocity: f64,
    /// The distance that counts as arrived; 0 for 0.5 pt, or less on a short path
    pub threshold: f64,
    pub spring: overscroll_spring,
}

/// Deceleration rates: the velocity's factor per millisecond, as UIScrollView.DecelerationRate.
pub const OVERSCROLL_RATE_NORMAL: f64 = 0.998;

/// Deceleration rates: the velocity's factor per millisecond, as UIScrollView.DecelerationRate.
pub const OVERSCROLL_RATE_FAST: f64 = 0.99;

/// A deceleration to rest.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_deceleration {
    pub from: f64,
    pub velocity: f64,
    pub rate: f64,
    /// The distance from the end that counts as rest, in points; 0 for 0.5
    pub threshold: f64,
}

/// The numbers of a feel of scrolling. All others are those of feel number `base`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_feel {
    pub deceleration_rate: f64,
    /// The least release velocity that starts a motion, in points per second
    pub starting_velocity: f64,
    pub rubber_band_coefficient: f64,
    /// The distance from the destination that counts as rest, in points
    pub threshold: f64,
    /// For content that hits a limit
    pub bounce_spring: overscroll_spring,
    /// For content released past a limit
    pub release_spring: overscroll_spring,
    pub base: i32,
    /// 0
    pub reserved: i32,
}

/// More numbers of a feel: what flicks in a row gain, and the rubber band of touchpads. In a contact that follows k flicks, the multiplier on the velocity grows by (k - 1) rate for each point of the finger's movement.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_feel_extras {
    /// 0 for no multiplier
    pub flick_rate: f64,
    /// The most points of a contact that count
    pub longest_flick_travel: f64,
    /// The largest multiplier; at least 1
    pub greatest_flick: f64,
    /// The seconds between two flicks that end a series
    pub longest_flick_pause: f64,
    pub touchpad_rubber_band_coefficient: f64,
    /// What a flick gains of the velocity that caught content would still have, 0 to 1; 0 with a multiplier
    pub flick_share: f64,
    /// The flicks before the first contact in which the multiplier grows
    pub first_flick_count: i32,
    /// 0
    pub reserved: i32,
}

/// A scroll after a release at `from` with `velocity`, with bounces at two limits.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_scroll_motion {
    pub from: f64,
    pub velocity: f64,
    pub lower: f64,
    pub upper: f64,
}

/// The numbers by which sheets, tiles and pages snap to their stops.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_snap {
    pub spring: overscroll_spring,
    /// For the projection that chooses the nearest stop
    pub deceleration_rate: f64,
    pub rubber_band_coefficient: f64,
    /// The distance that counts as arrived, in points
    pub threshold: f64,
}

/// The motion of a released sheet, tile or view of pages to its stop.
pub type overscroll_landing = u32;
/// The default; may become faster than the finger
pub const OVERSCROLL_LAND_BY_SPRING: overscroll_landing = 0;
/// Never faster than the finger; a view too slow for its stop springs
pub const OVERSCROLL_LAND_BY_DECELERATION: overscroll_landing = 1;

/// The numbers by which wheels, touchpads and keys move a view.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_wheel_feel {
    /// Moves content to the targets of notches and keys
    pub spring: overscroll_spring,
    /// Points per notch; 0 to derive them from the viewport, as GTK does
    pub notch: f64,
    /// The length of a page as a share of the viewport's
    pub page_share: f64,
    /// The zoom factor of a notch; above 1
    pub zoom_notch: f64,
    pub notch_speed: f64,
    pub touchpad_speed: f64,
    /// Whether content continues when fingers lift from a touchpad
    pub has_momentum: i32,
    pub is_reversed: i32,
}

/// A set of views, in the caller's memory. An open context must not be moved, and only the library may read or write its contents.
#[repr(C)]
#[derive(Debug, Default)]
pub struct overscroll_context {
    pub reserved: [u64; 4],
}

/// The number of a view; 0 for none. A context never uses a number twice, not even after it was closed. A view of another context is detected with a probability of 1 - 2^-32.
pub type overscroll_view = u64;

pub type overscroll_kind = u32;
pub const OVERSCROLL_SCROLL_VIEW: overscroll_kind = 1;
pub const OVERSCROLL_DRAWER: overscroll_kind = 2;
pub const OVERSCROLL_PAGES: overscroll_kind = 3;
pub const OVERSCROLL_TILE: overscroll_kind = 4;
pub const OVERSCROLL_ZOOM_VIEW: overscroll_kind = 5;
pub const OVERSCROLL_MOMENTUM: overscroll_kind = 6;

/// A coordinate of a view, as in [`overscroll_sample`].
pub type overscroll_coordinate = u32;
pub const OVERSCROLL_X: overscroll_coordinate = 0;
pub const OVERSCROLL_Y: overscroll_coordinate = 1;
/// The content offset of a drawer's list
pub const OVERSCROLL_LIST_Y: overscroll_coordinate = 2;

/// Bounce even if all content is visible; scroll views
pub const OVERSCROLL_ALWAYS_BOUNCE_X: i32 = 1;
pub const OVERSCROLL_ALWAYS_BOUNCE_Y: i32 = 2;
/// No bounce past the edges
pub const OVERSCROLL_RIGID_X: i32 = 4;
/// Also drawers
pub const OVERSCROLL_RIGID_Y: i32 = 8;
/// No bounce past the zoom limits; zoom views
pub const OVERSCROLL_RIGID_ZOOM: i32 = 16;
/// A drag along one axis moves content only along it; scroll views, momentum
pub const OVERSCROLL_DIRECTIONAL_LOCK: i32 = 32;
/// The first page follows the last: index 24 of 24 is page 0; pages of equal length
pub const OVERSCROLL_LOOP: i32 = 64;
/// Pages rest in the middle of the viewport; pages with their own lengths
pub const OVERSCROLL_CENTERED: i32 = 128;
/// A flick turns at most one page; pages
pub const OVERSCROLL_ONE_PAGE: i32 = 256;
/// Pages follow each other downward; pages
pub const OVERSCROLL_ALONG_Y: i32 = 512;
/// An event for each page that passes, [`OVERSCROLL_DID_PASS`]; pages
pub const OVERSCROLL_REPORT_PAGES: i32 = 1024;
/// Refused distances end the movement instead of stretching content; momentum
pub const OVERSCROLL_ENDS_REFUSED: i32 = 2048;
/// Silent fingers have not lifted: the program calls [`overscroll_lift`]; momentum
pub const OVERSCROLL_REPORTS_LIFTS: i32 = 4096;

pub const OVERSCROLL_AT_ONCE: i32 = 0;
/// By a spring; a changed layout moves only content at rest that has to move
pub const OVERSCROLL_ANIMATED: i32 = 1;
/// Content at its end stays at its end, as in a conversation; not tiles
pub const OVERSCROLL_KEEP_END: i32 = 2;
/// The middle of the viewport keeps its content; zoom views do without the flag
pub const OVERSCROLL_KEEP_CENTER: i32 = 4;

/// The layout of a scroll view: content larger than its viewport.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_scroll_layout {
    pub viewport_width: f64,
    pub viewport_height: f64,
    pub content_width: f64,
    pub content_height: f64,
    /// Space around the content
    pub inset_top: f64,
    /// Space around the content
    pub inset_left: f64,
    /// Space around the content
    pub inset_bottom: f64,
    /// Space around the content
    pub inset_right: f64,
    pub flags: i32,
    /// 0
    pub reserved: i32,
}

/// The kinds of a sheet's detents.
pub type overscroll_detent_kind = u32;
/// The sheet's top, in points below the top of the screen
pub const OVERSCROLL_FROM_TOP: overscroll_detent_kind = 0;
/// Above the bottom: the visible height of the sheet
pub const OVERSCROLL_FROM_BOTTOM: overscroll_detent_kind = 1;
/// The same as a share of the screen's height between the safe areas
pub const OVERSCROLL_FRACTION_FROM_TOP: overscroll_detent_kind = 2;
pub const OVERSCROLL_FRACTION_FROM_BOTTOM: overscroll_detent_kind = 3;
/// As high as the content needs, but no nearer to the top than `distance`
pub const OVERSCROLL_FITTING_CONTENT: overscroll_detent_kind = 4;

#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_detent {
    pub distance: f64,
    pub kind: overscroll_detent_kind,
    /// 0
    pub reserved: i32,
}

/// The layout of a drawer: a sheet with a list, over the screen.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_drawer_layout {
    /// Of the screen
    pub height: f64,
    /// Of the sheet's part above its list
    pub header_height: f64,
    /// Of the whole content of the list
    pub content_height: f64,
    /// The covered parts of the screen
    pub safe_top: f64,
    /// The covered parts of the screen
    pub safe_bottom: f64,
    /// At least one, in any order; only read during the call
    pub detents: *const overscroll_detent,
    pub detent_count: i32,
    pub flags: i32,
}

/// The layout of pages in a row, of equal length or with their own lengths.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_page_layout {
    /// The viewport's length along the axis
    pub viewport: f64,
    /// Of each page, above 0; used if `lengths` is NULL
    pub length: f64,
    /// Of each page, or NULL; only read during the call
    pub lengths: *const f64,
    /// Between pages with their own lengths, and around the row
    pub spacing: f64,
    /// Between pages with their own lengths, and around the row
    pub margin: f64,
    pub count: i32,
    pub flags: i32,
}

/// An anchor of a tile: (0, 0) at the top left, (1, 1) at the bottom right, plus an offset in points.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_anchor {
    pub x: f64,
    pub y: f64,
    pub offset_x: f64,
    pub offset_y: f64,
}

/// The layout of a tile on a stage.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_tile_layout {
    pub stage_width: f64,
    pub stage_height: f64,
    pub tile_width: f64,
    pub tile_height: f64,
    /// Between the tile and the stage's edges
    pub margin_top: f64,
    /// Between the tile and the stage's edges
    pub margin_left: f64,
    /// Between the tile and the stage's edges
    pub margin_bottom: f64,
    /// Between the tile and the stage's edges
    pub margin_right: f64,
    /// Only read during the call; NULL for the four corners, row by row
    pub anchors: *const overscroll_anchor,
    pub anchor_count: i32,
    /// 0
    pub reserved: i32,
}

/// The layout of a zoom view.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_zoom_layout {
    /// Content at a scale of 1
    pub viewport_width: f64,
    /// Content at a scale of 1
    pub viewport_height: f64,
    /// Content at a scale of 1
    pub content_width: f64,
    /// Content at a scale of 1
    pub content_height: f64,
    pub inset_top: f64,
    pub inset_left: f64,
    pub inset_bottom: f64,
    pub inset_right: f64,
    /// The scales at rest; above 0
    pub smallest_scale: f64,
    /// The scales at rest; above 0
    pub largest_scale: f64,
    pub flags: i32,
    /// 0
    pub reserved: i32,
}

/// ---- Input ----------------------------------------------------------------------------------------------------
pub type overscroll_pointer_phase = u32;
pub const OVERSCROLL_DOWN: overscroll_pointer_phase = 0;
pub const OVERSCROLL_MOVE: overscroll_pointer_phase = 1;
pub const OVERSCROLL_UP: overscroll_pointer_phase = 2;
pub const OVERSCROLL_CANCEL: overscroll_pointer_phase = 3;

pub type overscroll_device = u32;
pub const OVERSCROLL_MOUSE: overscroll_device = 0;
pub const OVERSCROLL_TOUCH: overscroll_device = 1;

/// An event of a mouse or a finger.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_pointer_event {
    /// In points of the view
    pub x: f64,
    /// In points of the view
    pub y: f64,
    /// The time of the event, by which velocities are measured
    pub time: f64,
    pub phase: overscroll_pointer_phase,
    pub device: overscroll_device,
    /// The finger; any number
    pub id: i32,
    /// 0
    pub reserved: i32,
}

pub type overscroll_click_kind = u32;
/// No click
pub const OVERSCROLL_NOTHING: overscroll_click_kind = 0;
/// A click or tap that neither dragged nor caught content
pub const OVERSCROLL_CLICK: overscroll_click_kind = 1;
/// On a drawer above its list
pub const OVERSCROLL_CLICK_HANDLE: overscroll_click_kind = 2;

/// A click, in points of the view; in a drawer's list, in points of its content.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_click {
    pub x: f64,
    pub y: f64,
    pub kind: overscroll_click_kind,
    pub reserved: i32,
}

/// Deltas in points, from a touchpad; otherwise in notches of a wheel
pub const OVERSCROLL_PRECISE: i32 = 1;
/// The event zooms, as with the Control key
pub const OVERSCROLL_ZOOM: i32 = 2;
/// The fingers have lifted; deltas are ignored
pub const OVERSCROLL_LIFTED: i32 = 4;

/// An event of a wheel or a touchpad. Positive delta_x scrolls right; positive delta_y scrolls up, like a wheel turned away from the user.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_wheel_event {
    pub delta_x: f64,
    pub delta_y: f64,
    /// Of the pointer, in points of the view
    pub x: f64,
    /// Of the pointer, in points of the view
    pub y: f64,
    pub time: f64,
    pub flags: i32,
    /// 0
    pub reserved: i32,
}

pub type overscroll_pinch_phase = u32;
pub const OVERSCROLL_PINCH_BEGAN: overscroll_pinch_phase = 0;
pub const OVERSCROLL_PINCH_CHANGED: overscroll_pinch_phase = 1;
pub const OVERSCROLL_PINCH_ENDED: overscroll_pinch_phase = 2;

/// A pinch that a touchpad or system has recognized. Two touches as pointer events with different ids pinch without this event.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_pinch_event {
    /// Since the pinch began; above 0
    pub scale: f64,
    /// The center between the fingers
    pub x: f64,
    /// The center between the fingers
    pub y: f64,
    pub time: f64,
    pub phase: overscroll_pinch_phase,
    /// 0
    pub reserved: i32,
}

/// A momentum is for programs that receive scroll distances and know no limits: terminals, editors, compositors, toolkits. Its distances have the sign of its reports.  [`overscroll_scroll`](&context, momentum, 0, event.dy, [`OVERSCROLL_FINGER`], event.time); [`overscroll_advance`](&context, momentum, last, frame, &now);    once a frame, until now.rest_time y += now.delta_y;  It is a view: [`overscroll_destroy`], [`overscroll_view_kind`], [`overscroll_needs_frame`], [`overscroll_set_feel`], [`overscroll_set_feel_extras`] and [`overscroll_set_wheel_feel`] apply. Any other call returns [`OVERSCROLL_WRONG_KIND`].
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_momentum_options {
    /// Of the visible content, in points: for the length of a notch and of a stretch
    pub viewport_width: f64,
    /// Of the visible content, in points: for the length of a notch and of a stretch
    pub viewport_height: f64,
    /// In points per second; 0 for the feel's
    pub greatest_velocity: f64,
    /// [`OVERSCROLL_DIRECTIONAL_LOCK`], _ENDS_REFUSED, _REPORTS_LIFTS
    pub flags: i32,
    /// 0
    pub reserved: i32,
}

/// The device of a report, and the unit of its distance.
pub type overscroll_source = u32;
/// Notches, or fractions of them
pub const OVERSCROLL_WHEEL: overscroll_source = 0;
/// 120ths of a notch, as in Wayland, libinput and Windows
pub const OVERSCROLL_HIGH_RESOLUTION_WHEEL: overscroll_source = 1;
/// Points, from a touchpad
pub const OVERSCROLL_FINGER: overscroll_source = 2;
/// Points, from any other device, or a system with its own momentum: no momentum follows
pub const OVERSCROLL_CONTINUOUS: overscroll_source = 3;

pub type overscroll_momentum_phase = u32;
/// Fingers have begun a movement and drive it
pub const OVERSCROLL_BEGAN: overscroll_momentum_phase = 0;
/// Content moves by itself
pub const OVERSCROLL_ACTIVE: overscroll_momentum_phase = 1;
/// At rest
pub const OVERSCROLL_ENDED: overscroll_momentum_phase = 2;
/// At rest because the movement was stopped or refused
pub const OVERSCROLL_CANCELLED: overscroll_momentum_phase = 3;

/// A span of a movement: the distance in it, and the rest at its end.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_movement {
    /// The distance to move by, in points
    pub delta_x: f64,
    /// The distance to move by, in points
    pub delta_y: f64,
    /// In points per second; while fingers move, that of a lift
    pub velocity_x: f64,
    /// In points per second; while fingers move, that of a lift
    pub velocity_y: f64,
    /// The distance to rest; while fingers move, as if they lifted
    pub remaining_x: f64,
    /// The distance to rest; while fingers move, as if they lifted
    pub remaining_y: f64,
    /// The stretch of content that refuses to move, to be drawn
    pub overshoot_x: f64,
    /// The stretch of content that refuses to move, to be drawn
    pub overshoot_y: f64,
    /// The time at which content comes to rest; -infinity if nothing has moved
    pub rest_time: f64,
    pub phase: overscroll_momentum_phase,
    pub reserved: i32,
}

/// ---- Queries --------------------------------------------------------------------------------------------------
pub type overscroll_state = u32;
pub const OVERSCROLL_IDLE: overscroll_state = 0;
pub const OVERSCROLL_DRAGGING: overscroll_state = 1;
pub const OVERSCROLL_DECELERATING: overscroll_state = 2;
pub const OVERSCROLL_BOUNCING: overscroll_state = 3;
pub const OVERSCROLL_SNAPPING: overscroll_state = 4;
pub const OVERSCROLL_ZOOMING: overscroll_state = 5;

/// A view at one time.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_sample {
    /// The content offset; the origin of a tile; y: the top of a sheet
    pub x: f64,
    /// The content offset; the origin of a tile; y: the top of a sheet
    pub y: f64,
    pub velocity_x: f64,
    pub velocity_y: f64,
    /// Of a zoom view; otherwise 1 and 0
    pub scale: f64,
    /// Of a zoom view; otherwise 1 and 0
    pub scale_velocity: f64,
    /// The content offset of a drawer's list; otherwise 0
    pub list_y: f64,
    /// The content offset of a drawer's list; otherwise 0
    pub list_velocity: f64,
    /// X and y at rest, now or in the future without further input
    pub target_x: f64,
    /// X and y at rest, now or in the future without further input
    pub target_y: f64,
    /// The start of rest; infinite in a drag, -infinite if the view has never moved
    pub rest_time: f64,
    /// The target detent, page or anchor; -1 below the screen and for offsets
    pub target: i32,
    pub state: overscroll_state,
}

pub type overscroll_event_kind = u32;
pub const OVERSCROLL_WILL_BEGIN_DRAGGING: overscroll_event_kind = 0;
/// With velocity and target
pub const OVERSCROLL_WILL_END_DRAGGING: overscroll_event_kind = 1;
/// Number: 1 if content decelerates, else 0
pub const OVERSCROLL_DID_END_DRAGGING: overscroll_event_kind = 2;
pub const OVERSCROLL_DID_END_DECELERATING: overscroll_event_kind = 3;
/// To the target, by a program, a key or a notch
pub const OVERSCROLL_WILL_MOVE: overscroll_event_kind = 4;
/// Number: 0 if a drawer's sheet continues, 1 if its list does
pub const OVERSCROLL_HANDED_OVER: overscroll_event_kind = 5;
/// At the target
pub const OVERSCROLL_DID_SETTLE: overscroll_event_kind = 6;
/// Number: the index of the page or of the ruler's mark that the offset passes
pub const OVERSCROLL_DID_PASS: overscroll_event_kind = 7;

/// An event of a view, named as in UIScrollViewDelegate.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_event {
    pub time: f64,
    pub velocity_x: f64,
    pub velocity_y: f64,
    /// The target offset of views without numbered stops
    pub target_x: f64,
    /// The target offset of views without numbered stops
    pub target_y: f64,
    pub kind: overscroll_event_kind,
    /// The target stop; -1 below the screen and for offsets
    pub target: i32,
    pub number: i32,
    pub reserved: i32,
}

/// Equally spaced marks without end: rows, or the lines between them.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct overscroll_ruler {
    /// Between two marks, in points; at least 0.001
    pub spacing: f64,
    /// The offset of mark 0
    pub origin: f64,
    /// [`OVERSCROLL_X`] or [`OVERSCROLL_Y`]
    pub coordinate: overscroll_coordinate,
    /// 0
    pub reserved: i32,
}

pub type overscroll_step_kind = u32;
/// By `amount` notches of a wheel
pub const OVERSCROLL_BY_LINES: overscroll_step_kind = 0;
/// By `amount` pages
pub const OVERSCROLL_BY_PAGES: overscroll_step_kind = 1;
pub const OVERSCROLL_TO_START: overscroll_step_kind = 2;
pub const OVERSCROLL_TO_END: overscroll_step_kind = 3;

extern "C" {
    /// Returns the version of the library: major * 10000 + minor * 100 + patch.
    pub fn overscroll_version() -> i32;
    /// Returns the interface of the library: [`OVERSCROLL_ABI`] of the header it was built with.
    pub fn overscroll_abi() -> i32;
    /// Returns the meaning of a status in words. Never NULL; must not be freed.
    pub fn overscroll_status_text(status: overscroll_status) -> *const u8;
    /// Returns a spring with the damping c.
    pub fn overscroll_spring_by_damping(mass: f64, stiffness: f64, damping: f64) -> overscroll_spring;
    /// Returns a spring by its undamped period in seconds, as SwiftUI's spring(response:dampingFraction:).
    pub fn overscroll_spring_by_response(response: f64, damping_ratio: f64) -> overscroll_spring;
    /// Returns a spring by duration and bounce, as SwiftUI's spring(duration:bounce:).
    pub fn overscroll_spring_by_duration(duration: f64, bounce: f64) -> overscroll_spring;
    /// Returns the damping c of a spring.
    pub fn overscroll_spring_damping(spring: overscroll_spring) -> f64;
    /// Returns the response, 2 pi sqrt(m / k), in seconds.
    pub fn overscroll_spring_response(spring: overscroll_spring) -> f64;
    /// Returns the seconds until a spring stays within `threshold` of its rest; infinite without damping.
    pub fn overscroll_spring_settling_time(spring: overscroll_spring, displacement: f64, velocity: f64, threshold: f64) -> f64;
    /// Returns the state at `time` seconds after the start; exactly at rest from the duration on.
    pub fn overscroll_spring_motion_at(motion: overscroll_spring_motion, time: f64) -> overscroll_motion_state;
    /// Returns the seconds until the motion comes to rest.
    pub fn overscroll_spring_motion_duration(motion: overscroll_spring_motion) -> f64;
    /// Returns the state at `time` seconds after the start; exactly at rest from the duration on.
    pub fn overscroll_deceleration_at(motion: overscroll_deceleration, time: f64) -> overscroll_motion_state;
    /// Returns the seconds until the motion comes to rest.
    pub fn overscroll_deceleration_duration(motion: overscroll_deceleration) -> f64;
    /// Returns the position at rest.
    pub fn overscroll_deceleration_destination(motion: overscroll_deceleration) -> f64;
    /// Returns the seconds until the motion reaches `value`; negative if it never does.
    pub fn overscroll_deceleration_time_to(motion: overscroll_deceleration, value: f64) -> f64;
    /// Returns the projection: the position at which a release at `value` with `velocity` comes to rest.
    pub fn overscroll_project(value: f64, velocity: f64, rate: f64) -> f64;
    /// Returns the overshoot of content that a finger pulls `distance` past a limit: always less than `dimension`. UIScrollView has the coefficient 0.55 and, as dimension, the extent of the viewport.
    pub fn overscroll_rubber_band(distance: f64, coefficient: f64, dimension: f64) -> f64;
    /// Returns the pull for an overshoot of `stretch`.
    pub fn overscroll_rubber_band_inverse(stretch: f64, coefficient: f64, dimension: f64) -> f64;
    /// Applies rubber banding to a value outside two limits, and removes it from a shown value.
    pub fn overscroll_rubber_band_clamp(value: f64, lower: f64, upper: f64, coefficient: f64, dimension: f64) -> f64;
    pub fn overscroll_rubber_band_unclamp(shown: f64, lower: f64, upper: f64, coefficient: f64, dimension: f64) -> f64;
    /// Returns the number of feels, numbered from 0. Feel 0 is "article", from Lobanov's "How UIScrollView works".
    pub fn overscroll_feel_count() -> i32;
    /// Returns the number of a feel by its name, such as "uikit"; -1 for an unknown name or NULL.
    pub fn overscroll_feel_number(name: *const u8) -> i32;
    /// Writes a feel's name with a final 0, cut off to `capacity`. Returns its full length; -1 for an unknown feel.
    pub fn overscroll_feel_name(number: i32, name: *mut u8, capacity: i32) -> i32;
    /// Writes the numbers of a feel.
    pub fn overscroll_feel_get(number: i32, feel: *mut overscroll_feel) -> overscroll_status;
    /// Writes more numbers of a feel.
    pub fn overscroll_feel_extras_get(number: i32, extras: *mut overscroll_feel_extras) -> overscroll_status;
    /// Returns the state at `time` seconds after the release. `feel` is NULL for feel 0. An unknown `base` counts as 0.
    pub fn overscroll_scroll_motion_at(motion: overscroll_scroll_motion, feel: *const overscroll_feel, time: f64) -> overscroll_motion_state;
    pub fn overscroll_scroll_motion_duration(motion: overscroll_scroll_motion, feel: *const overscroll_feel) -> f64;
    pub fn overscroll_scroll_motion_destination(motion: overscroll_scroll_motion, feel: *const overscroll_feel) -> f64;
    /// Returns the destination without limits.
    pub fn overscroll_scroll_motion_projection(motion: overscroll_scroll_motion, feel: *const overscroll_feel) -> f64;
    /// Returns the numbers of a sheet: mass 1, stiffness 200, critically damped. Pages have their own rate by default.
    pub fn overscroll_snap_standard() -> overscroll_snap;
    pub fn overscroll_wheel_feel_standard() -> overscroll_wheel_feel;
    /// Opens a context. `abi` must be [`OVERSCROLL_ABI`].
    pub fn overscroll_open(context: *mut overscroll_context, abi: i32) -> overscroll_status;
    /// Closes a context: destroys all of its views and frees all memory.
    pub fn overscroll_close(context: *mut overscroll_context) -> overscroll_status;
    /// Destroys a view.
    pub fn overscroll_destroy(context: *mut overscroll_context, view: overscroll_view) -> overscroll_status;
    /// Writes the number of views of a context.
    pub fn overscroll_view_count(context: *const overscroll_context, count: *mut i32) -> overscroll_status;
    pub fn overscroll_view_kind(context: *const overscroll_context, view: overscroll_view, kind: *mut overscroll_kind) -> overscroll_status;
    /// Creates a scroll view with the content offset x, y, clamped to the limits. `feel` is NULL for feel 0.
    pub fn overscroll_create_scroll_view(context: *mut overscroll_context, layout: *const overscroll_scroll_layout, feel: *const overscroll_feel, x: f64, y: f64, view: *mut overscroll_view) -> overscroll_status;
    /// Changes the size of content or viewport, or the insets. Content at rest moves to within its limits; content in flight and in a drag continues.
    pub fn overscroll_set_scroll_layout(context: *mut overscroll_context, view: overscroll_view, layout: *const overscroll_scroll_layout, change: i32, time: f64) -> overscroll_status;
    /// Creates a drawer at a detent, or below the screen for -1. `feel` is for its list, NULL for feel 0; `snap` is for the sheet, NULL for [`overscroll_snap_standard`].
    pub fn overscroll_create_drawer(context: *mut overscroll_context, layout: *const overscroll_drawer_layout, feel: *const overscroll_feel, snap: *const overscroll_snap, detent: i32, view: *mut overscroll_view) -> overscroll_status;
    pub fn overscroll_set_drawer_layout(context: *mut overscroll_context, view: overscroll_view, layout: *const overscroll_drawer_layout, change: i32, time: f64) -> overscroll_status;
    /// Sets the room before and after the content of a drawer's list, as for a keyboard. `bottom` adds to the lower safe area. 0 by default; a changed layout keeps the room.
    pub fn overscroll_set_list_inset(context: *mut overscroll_context, view: overscroll_view, top: f64, bottom: f64, change: i32, time: f64) -> overscroll_status;
    /// Creates a view of pages at a page. `snap` is NULL for the standard of pages.
    pub fn overscroll_create_pages(context: *mut overscroll_context, layout: *const overscroll_page_layout, snap: *const overscroll_snap, page: i32, view: *mut overscroll_view) -> overscroll_status;
    /// Changes the layout of pages. The axis stays the same.
    pub fn overscroll_set_page_layout(context: *mut overscroll_context, view: overscroll_view, layout: *const overscroll_page_layout, change: i32, time: f64) -> overscroll_status;
    /// Creates a tile at an anchor. `snap` is NULL for [`overscroll_snap_standard`].
    pub fn overscroll_create_tile(context: *mut overscroll_context, layout: *const overscroll_tile_layout, snap: *const overscroll_snap, anchor: i32, view: *mut overscroll_view) -> overscroll_status;
    pub fn overscroll_set_tile_layout(context: *mut overscroll_context, view: overscroll_view, layout: *const overscroll_tile_layout, animated: i32, time: f64) -> overscroll_status;
    /// Creates a zoom view with centered content. `feel` is NULL for feel 0.
    pub fn overscroll_create_zoom_view(context: *mut overscroll_context, layout: *const overscroll_zoom_layout, feel: *const overscroll_feel, scale: f64, view: *mut overscroll_view) -> overscroll_status;
    pub fn overscroll_set_zoom_layout(context: *mut overscroll_context, view: overscroll_view, layout: *const overscroll_zoom_layout, change: i32, time: f64) -> overscroll_status;
    /// Handles an event of a pointer. `click` may be NULL. A press of a pointer that is down, of another device, or of a finger whose partner has not reported for a second or more, cancels the press under way, whose lift was lost.
    pub fn overscroll_pointer(context: *mut overscroll_context, view: overscroll_view, event: *const overscroll_pointer_event, click: *mut overscroll_click) -> overscroll_status;
    pub fn overscroll_wheel(context: *mut overscroll_context, view: overscroll_view, event: *const overscroll_wheel_event) -> overscroll_status;
    /// Handles a pinch in a zoom view. Other views ignore it.
    pub fn overscroll_pinch(context: *mut overscroll_context, view: overscroll_view, event: *const overscroll_pinch_event) -> overscroll_status;
    /// Cancels all pointers, as when the system interrupts them. The view settles.
    pub fn overscroll_cancel(context: *mut overscroll_context, view: overscroll_view, time: f64) -> overscroll_status;
    /// Drag a view by your own gesture recognizer: x and y since the start of the drag, and the velocity at its end.
    pub fn overscroll_begin_drag(context: *mut overscroll_context, view: overscroll_view, time: f64) -> overscroll_status;
    pub fn overscroll_drag(context: *mut overscroll_context, view: overscroll_view, x: f64, y: f64, time: f64) -> overscroll_status;
    pub fn overscroll_end_drag(context: *mut overscroll_context, view: overscroll_view, velocity_x: f64, velocity_y: f64, time: f64) -> overscroll_status;
    /// Creates a momentum at rest. `feel` is NULL for feel 0.
    pub fn overscroll_create_momentum(context: *mut overscroll_context, options: *const overscroll_momentum_options, feel: *const overscroll_feel, view: *mut overscroll_view) -> overscroll_status;
    /// Handles a report of a wheel, a touchpad or another device.
    pub fn overscroll_scroll(context: *mut overscroll_context, view: overscroll_view, delta_x: f64, delta_y: f64, source: overscroll_source, time: f64) -> overscroll_status;
    /// Fingers have lifted, as wl_pointer.axis_stop reports: content continues by itself. Without this call, their silence counts as a lift. After the first lift of a contact that [`overscroll_hold`] did not begin, only lifts count.
    pub fn overscroll_lift(context: *mut overscroll_context, view: overscroll_view, time: f64) -> overscroll_status;
    /// Fingers rest on the touchpad, as a hold gesture reports: content is caught.
    pub fn overscroll_hold(context: *mut overscroll_context, view: overscroll_view, time: f64) -> overscroll_status;
    /// Stops the movement: because of a key, a press, or a lost focus.
    pub fn overscroll_stop(context: *mut overscroll_context, view: overscroll_view, time: f64) -> overscroll_status;
    /// Writes the movement with from <= time < to. Ask once a frame, for the time since the last frame: the distances add up to the whole movement at any frame rate. A report with an earlier time than `to` that comes later counts next time, so do not ask for the future.
    pub fn overscroll_advance(context: *mut overscroll_context, view: overscroll_view, from: f64, to: f64, movement: *mut overscroll_movement) -> overscroll_status;
    /// Refuses a part of the latest distance: content has not moved by it, as at its end. Content stretches by the feel and returns, or the movement ends ([`OVERSCROLL_ENDS_REFUSED`]). A millionth of a point or less counts as nothing. If your content rounds its offset, refuse a distance only at its end: what rounding takes away would count as an edge.
    pub fn overscroll_refuse(context: *mut overscroll_context, view: overscroll_view, x: f64, y: f64) -> overscroll_status;
    /// Writes the sample of a view at a time: in the past, back to the last change, or in the future.
    pub fn overscroll_sample_view(context: *const overscroll_context, view: overscroll_view, time: f64, sample: *mut overscroll_sample) -> overscroll_status;
    /// Writes up to `capacity` events with from <= time < to, in order, and their total number to `count`. These are past events, of which at least the last 64 and the last 256 passed marks are kept, and future ones without further input. To get each event once, ask once a frame for the time since the last frame. `events` may be NULL if `capacity` is 0.
    pub fn overscroll_events(context: *const overscroll_context, view: overscroll_view, from: f64, to: f64, events: *mut overscroll_event, capacity: i32, count: *mut i32) -> overscroll_status;
    /// Writes 1 to `needs_frame` if the frame shown at `time` needs another one after it. Writes 0 if the view stands still from `time` on: a program may then sleep until the next input.
    pub fn overscroll_needs_frame(context: *const overscroll_context, view: overscroll_view, time: f64, needs_frame: *mut i32) -> overscroll_status;
    /// Writes up to `capacity` times at which a coordinate reaches `value`, with from <= time < to, ascending, and their total number to `count`. These are the times of the current motion, past and future; a drag has none. Not zoom views. `times` may be NULL if `capacity` is 0.
    pub fn overscroll_crossings(context: *const overscroll_context, view: overscroll_view, coordinate: overscroll_coordinate, value: f64, from: f64, to: f64, times: *mut f64, capacity: i32, count: *mut i32) -> overscroll_status;
    /// Adds an event for each mark of a ruler that the content offset passes, [`OVERSCROLL_DID_PASS`]. `ruler` is NULL for none, the default. Scroll views; pages have [`OVERSCROLL_REPORT_PAGES`].
    pub fn overscroll_set_ruler(context: *mut overscroll_context, view: overscroll_view, ruler: *const overscroll_ruler) -> overscroll_status;
    /// Scrolls to an offset, clamped to the limits: content of scroll and zoom views, a drawer's list (y).
    pub fn overscroll_scroll_to(context: *mut overscroll_context, view: overscroll_view, x: f64, y: f64, animated: i32, time: f64) -> overscroll_status;
    /// Scrolls by the smallest distance that makes a rectangle of the content visible. Scroll and zoom views.
    pub fn overscroll_show(context: *mut overscroll_context, view: overscroll_view, x: f64, y: f64, width: f64, height: f64, animated: i32, time: f64) -> overscroll_status;
    /// Snaps to a detent (-1: below the screen), a page or an anchor.
    pub fn overscroll_snap_to(context: *mut overscroll_context, view: overscroll_view, stop: i32, animated: i32, time: f64) -> overscroll_status;
    /// Moves a view as a release with this velocity would. Has no effect during a drag. The velocity is that of the sample, but in a drawer velocity_y is that of its content, positive toward the end of the list: sheet and list share it.
    pub fn overscroll_fling(context: *mut overscroll_context, view: overscroll_view, velocity_x: f64, velocity_y: f64, time: f64) -> overscroll_status;
    /// Zooms to a scale, about a point of the viewport. Zoom views.
    pub fn overscroll_zoom_to(context: *mut overscroll_context, view: overscroll_view, scale: f64, x: f64, y: f64, time: f64) -> overscroll_status;
    /// Scrolls as a key does. `along_y` is [`OVERSCROLL_X`] or [`OVERSCROLL_Y`]; pages and drawers have only one axis.
    pub fn overscroll_step(context: *mut overscroll_context, view: overscroll_view, step: overscroll_step_kind, amount: f64, along_y: i32, is_repeat: i32, time: f64) -> overscroll_status;
    /// Grows or shrinks content to a length, by content inserted at an offset or removed from there on, and keeps the visible part in place. [`OVERSCROLL_START`] inserts before the content, [`OVERSCROLL_END`] appends. The next layout must have the new length. Scroll views, zoom views (at a scale of 1), and drawers ([`OVERSCROLL_LIST_Y`]).
    pub fn overscroll_grow(context: *mut overscroll_context, view: overscroll_view, coordinate: overscroll_coordinate, length: f64, at_offset: f64, time: f64) -> overscroll_status;
    /// Grows content by a distance before its start and keeps the visible part in place. Scroll views.
    pub fn overscroll_grow_before(context: *mut overscroll_context, view: overscroll_view, width: f64, height: f64, time: f64) -> overscroll_status;
    /// Change the numbers; position and velocity are kept. The feel is for scroll views, zoom views and drawers' lists, the snap for drawers, pages and tiles; its spring also for the scale of zoom views.
    pub fn overscroll_set_feel(context: *mut overscroll_context, view: overscroll_view, feel: *const overscroll_feel, time: f64) -> overscroll_status;
    /// Sets more numbers of a view's feel. [`overscroll_set_feel`] replaces them by those of its base.
    pub fn overscroll_set_feel_extras(context: *mut overscroll_context, view: overscroll_view, extras: *const overscroll_feel_extras, time: f64) -> overscroll_status;
    pub fn overscroll_set_snap(context: *mut overscroll_context, view: overscroll_view, snap: *const overscroll_snap, time: f64) -> overscroll_status;
    /// Sets the motion of a released drawer, view of pages or tile. [`overscroll_set_snap`] keeps it.
    pub fn overscroll_set_landing(context: *mut overscroll_context, view: overscroll_view, landing: overscroll_landing, time: f64) -> overscroll_status;
    pub fn overscroll_set_wheel_feel(context: *mut overscroll_context, view: overscroll_view, feel: *const overscroll_wheel_feel) -> overscroll_status;
    /// Sets the drag thresholds of mouse and finger, in points; 3 and 10 by default.
    pub fn overscroll_set_slop(context: *mut overscroll_context, view: overscroll_view, mouse: f64, touch: f64) -> overscroll_status;
}
