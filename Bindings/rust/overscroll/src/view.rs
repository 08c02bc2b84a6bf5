use crate::error::Error;
use crate::feel::{Feel, FeelExtras, Landing, Snap, WheelFeel};
use crate::handle::{all, written, Context, Handle, Status};
use crate::input::{PinchEvent, PointerEvent, Step, WheelEvent};
use crate::layout::{Content, DrawerLayout, Layout, PageLayout, Plane, ScrollLayout, Stops, TileLayout, ZoomLayout};
use crate::raw::{choices, mirror, FromRaw, ToRaw};
use alloc::vec::Vec;
use core::marker::PhantomData;
use core::ops::Range;
use core::ptr;
use overscroll_sys as sys;

/// A view: a value that is idle, dragged, or follows a motion.
///
/// The type of its layout is its kind: see [`ScrollView`], [`Drawer`], [`Pages`], [`Tile`] and [`ZoomView`]. A call that
/// fails changes nothing.
///
/// A view may be sent to another thread. Two threads cannot use a view at the same time.
#[derive(Debug)]
pub struct View<L: Layout> {
    handle: Handle,
    kind: PhantomData<L>,
}

/// Content that is dragged, flung and stretched.
pub type ScrollView = View<ScrollLayout>;
/// A sheet with a list, which rests at detents.
pub type Drawer = View<DrawerLayout>;
/// Pages in a row.
pub type Pages = View<PageLayout>;
/// A tile that goes to the anchor of a stage at which it is thrown.
pub type Tile = View<TileLayout>;
/// Content that is scrolled and zoomed.
pub type ZoomView = View<ZoomLayout>;

/// The change of a layout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// Whether content at rest that has to move does so by a spring.
    pub is_animated: bool,
    /// The content that stays in place.
    pub keeps: Keep,
}

impl Change {
    /// A change without an animation.
    pub const AT_ONCE: Self = Self { is_animated: false, keeps: Keep::Start };
    /// A change by a spring.
    pub const ANIMATED: Self = Self { is_animated: true, keeps: Keep::Start };

    /// Returns the change with other content that stays in place.
    pub fn keeping(self, keeps: Keep) -> Self {
        Self { keeps, ..self }
    }

    fn raw(self) -> i32 {
        let keeps = match self.keeps {
            Keep::Start => 0,
            Keep::End => sys::OVERSCROLL_KEEP_END,
            Keep::Center => sys::OVERSCROLL_KEEP_CENTER,
        };
        animation(self.is_animated) + keeps
    }
}

/// The content that stays in place when a layout changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Keep {
    /// The content at the start of the viewport.
    #[default]
    Start,
    /// The end, if content is at its end, as in a conversation. Not tiles.
    End,
    /// The content in the middle of the viewport.
    Center,
}

fn animation(is_animated: bool) -> i32 {
    if is_animated {
        sys::OVERSCROLL_ANIMATED
    } else {
        sys::OVERSCROLL_AT_ONCE
    }
}

choices! {
    overscroll_coordinate,
    /// A coordinate of a view.
    Coordinate {
        /// The horizontal one.
        X = OVERSCROLL_X,
        /// The vertical one.
        Y = OVERSCROLL_Y,
        /// The content offset of a drawer's list.
        ListY = OVERSCROLL_LIST_Y,
    }
}

/// A click, in points of the view; in a drawer's list, in points of its content.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Click {
    /// The horizontal position.
    pub x: f64,
    /// The vertical position.
    pub y: f64,
    /// Whether the click hit a drawer above its list.
    pub is_on_handle: bool,
}

choices! {
    overscroll_state,
    /// The state of a view.
    State {
        /// The view stands still.
        Idle = OVERSCROLL_IDLE,
        /// A pointer drags the view.
        Dragging = OVERSCROLL_DRAGGING,
        /// The view decelerates after a release.
        Decelerating = OVERSCROLL_DECELERATING,
        /// The view springs back to a limit.
        Bouncing = OVERSCROLL_BOUNCING,
        /// The view moves to a stop or to a target.
        Snapping = OVERSCROLL_SNAPPING,
        /// The view zooms.
        Zooming = OVERSCROLL_ZOOMING,
    } else
        /// A state that this crate does not know.
        Other
}

mirror! {
    from, overscroll_sample,
    /// A view at one time.
    Sample {
        /// The content offset, or the origin of a tile, horizontally.
        x: f64,
        /// The content offset, the origin of a tile or the top of a sheet, vertically.
        y: f64,
        /// The velocity of `x`.
        velocity_x: f64,
        /// The velocity of `y`.
        velocity_y: f64,
        /// The scale of a zoom view; 1 for others.
        scale: f64,
        /// The velocity of the scale.
        scale_velocity: f64,
        /// The content offset of a drawer's list; 0 for others.
        list_y: f64,
        /// The velocity of `list_y`.
        list_velocity: f64,
        /// The value of `x` at rest, without further input.
        target_x: f64,
        /// The value of `y` at rest, without further input.
        target_y: f64,
        /// The start of rest; infinite in a drag, `-INFINITY` if the view has never moved.
        rest_time: f64,
        /// The target detent, page or anchor; -1 below the screen and for offsets.
        target: i32,
        /// The state.
        state: State,
    }
}

choices! {
    overscroll_event_kind,
    /// The kind of an event, named as in `UIScrollViewDelegate`.
    EventKind {
        /// A drag begins.
        WillBeginDragging = OVERSCROLL_WILL_BEGIN_DRAGGING,
        /// A drag ends, with a velocity and a target.
        WillEndDragging = OVERSCROLL_WILL_END_DRAGGING,
        /// A drag has ended. The event's `number` is 1 if content decelerates.
        DidEndDragging = OVERSCROLL_DID_END_DRAGGING,
        /// A deceleration has ended.
        DidEndDecelerating = OVERSCROLL_DID_END_DECELERATING,
        /// A program, a key or a notch moves the view to the target.
        WillMove = OVERSCROLL_WILL_MOVE,
        /// A drawer's other part continues. The event's `number` is 0 for the sheet, 1 for the list.
        HandedOver = OVERSCROLL_HANDED_OVER,
        /// The view has come to rest at the target.
        DidSettle = OVERSCROLL_DID_SETTLE,
        /// The offset passes a page or a mark of a ruler, whose index is the event's `number`.
        DidPass = OVERSCROLL_DID_PASS,
    } else
        /// A kind that this crate does not know.
        Other
}

mirror! {
    from, overscroll_event,
    /// An event of a view.
    Event {
        /// The time.
        time: f64,
        /// The horizontal velocity.
        velocity_x: f64,
        /// The vertical velocity.
        velocity_y: f64,
        /// The horizontal target offset of views without numbered stops.
        target_x: f64,
        /// The vertical target offset of views without numbered stops.
        target_y: f64,
        /// The kind.
        kind: EventKind,
        /// The target stop; -1 below the screen and for offsets.
        target: i32,
        /// A number by the kind.
        number: i32,
    }
}

mirror! {
    to, overscroll_ruler,
    /// Equally spaced marks without end: rows, or the lines between them.
    Ruler {
        /// The distance between two marks, in points; at least 0.001.
        spacing: f64,
        /// The offset of mark 0.
        origin: f64,
        /// The axis: `X` or `Y`.
        coordinate: Coordinate,
    } reserved
}

impl<L: Layout> View<L> {
    fn create(create: impl FnOnce(Context, *mut sys::overscroll_view) -> Status) -> Result<Self, Error> {
        Ok(Self { handle: Handle::create(create)?, kind: PhantomData })
    }

    fn change(&mut self, call: impl FnOnce(Context, sys::overscroll_view) -> Status) -> Result<(), Error> {
        self.handle.change(call)
    }

    /// Handles an event of a pointer. Returns the click that it completes. A press of a pointer that is down, of another
    /// device, or of a finger whose partner has not reported for a second or more, cancels the press under way.
    pub fn pointer(&mut self, event: PointerEvent) -> Result<Option<Click>, Error> {
        let (context, event) = (self.handle.context(), event.raw());
        let click = written(|click| unsafe { sys::overscroll_pointer(context, self.handle.number(), &event, click) })?;
        let is_on_handle = click.kind == sys::OVERSCROLL_CLICK_HANDLE;
        let is_click = is_on_handle || click.kind == sys::OVERSCROLL_CLICK;
        Ok(is_click.then_some(Click { x: click.x, y: click.y, is_on_handle }))
    }

    /// Handles an event of a wheel or a touchpad.
    pub fn wheel(&mut self, event: WheelEvent) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_wheel(context, view, &event.raw()) })
    }

    /// Cancels all pointers, as when the system interrupts them. The view settles.
    pub fn cancel(&mut self, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_cancel(context, view, time) })
    }

    /// Begins a drag by your own gesture recognizer.
    pub fn begin_drag(&mut self, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_begin_drag(context, view, time) })
    }

    /// Drags the view by a distance since the start of the drag.
    pub fn drag(&mut self, x: f64, y: f64, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_drag(context, view, x, y, time) })
    }

    /// Ends a drag with a velocity.
    pub fn end_drag(&mut self, velocity_x: f64, velocity_y: f64, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_end_drag(context, view, velocity_x, velocity_y, time) })
    }

    /// Moves the view as a release with this velocity would. Has no effect during a drag.
    ///
    /// The velocity is that of the sample. In a drawer, the vertical one is that of its content, positive toward the end
    /// of the list: sheet and list share it.
    pub fn fling(&mut self, velocity_x: f64, velocity_y: f64, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_fling(context, view, velocity_x, velocity_y, time) })
    }

    /// Scrolls along an axis, `X` or `Y`, as a key does. Pages and drawers have only one axis.
    pub fn step(&mut self, step: Step, along: Coordinate, is_repeat: bool, time: f64) -> Result<(), Error> {
        let (kind, amount) = step.raw();
        self.change(|context, view| unsafe {
            let (along, is_repeat) = (along.raw() as i32, is_repeat.raw());
            sys::overscroll_step(context, view, kind, amount, along, is_repeat, time)
        })
    }

    /// Changes the layout. Content in flight and in a drag continues. The axis of pages stays the same.
    pub fn set_layout(&mut self, layout: &L, change: Change, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { layout.set(context, view, change.raw(), time) })
    }

    /// Changes the numbers by which wheels, touchpads and keys move the view.
    pub fn set_wheel_feel(&mut self, feel: &WheelFeel) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_set_wheel_feel(context, view, &feel.raw()) })
    }

    /// Sets the drag thresholds of mouse and finger, in points; 3 and 10 by default.
    pub fn set_slop(&mut self, mouse: f64, touch: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_set_slop(context, view, mouse, touch) })
    }

    /// Returns the view at a time: in the past, back to the last change, or in the future.
    pub fn sample(&self, time: f64) -> Result<Sample, Error> {
        let context = self.handle.context();
        let sample =
            written(|sample| unsafe { sys::overscroll_sample_view(context, self.handle.number(), time, sample) })?;
        Ok(Sample::from_raw(sample))
    }

    /// Returns whether the frame shown at `time` needs another one after it. If not, a program may sleep until the next
    /// input.
    pub fn needs_frame(&self, time: f64) -> Result<bool, Error> {
        let context = self.handle.context();
        let needs =
            written(|needs| unsafe { sys::overscroll_needs_frame(context, self.handle.number(), time, needs) })?;
        Ok(bool::from_raw(needs))
    }

    /// Returns the events in a range of times, in order: past ones, and future ones without further input.
    ///
    /// At least the last 64 events and the last 256 passed marks are kept. To get each event once, ask once a frame for
    /// the time since the last frame. A range without an end ends at [`END`](crate::END).
    pub fn events(&self, times: Range<f64>) -> Result<Vec<Event>, Error> {
        let (context, Range { start, end }) = (self.handle.context(), times);
        let events = all(|events, capacity, count| unsafe {
            sys::overscroll_events(context, self.handle.number(), start, end, events, capacity, count)
        })?;
        Ok(events.into_iter().map(Event::from_raw).collect())
    }

    /// Returns the times in a range at which a coordinate reaches a value, ascending.
    ///
    /// These are the times of the current motion, past and future; a drag has none. Fails for zoom views, and for
    /// coordinates that the view does not have.
    pub fn crossings(&self, coordinate: Coordinate, value: f64, times: Range<f64>) -> Result<Vec<f64>, Error> {
        let (context, Range { start, end }) = (self.handle.context(), times);
        all(|times, capacity, count| unsafe {
            let (view, coordinate) = (self.handle.number(), coordinate.raw());
            sys::overscroll_crossings(context, view, coordinate, value, start, end, times, capacity, count)
        })
    }
}

impl<L: Content> View<L> {
    /// Scrolls to an offset, clamped to the limits. A drawer's list has only the vertical one.
    pub fn scroll_to(&mut self, x: f64, y: f64, is_animated: bool, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe {
            sys::overscroll_scroll_to(context, view, x, y, animation(is_animated), time)
        })
    }

    /// Grows or shrinks content to a length, by content inserted at an offset or removed from there on, and keeps the
    /// visible part in place.
    ///
    /// [`START`](crate::START) inserts before the content, [`END`](crate::END) appends. The next layout must have the new
    /// length. A drawer has the coordinate `ListY`. A zoom view must be at a scale of 1.
    pub fn grow(&mut self, coordinate: Coordinate, length: f64, offset: f64, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe {
            sys::overscroll_grow(context, view, coordinate.raw(), length, offset, time)
        })
    }

    /// Changes the feel. Position and velocity are kept.
    pub fn set_feel(&mut self, feel: &Feel, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_set_feel(context, view, &feel.raw(), time) })
    }

    /// Changes more numbers of the feel. [`set_feel`](View::set_feel) replaces them by those of its base.
    pub fn set_feel_extras(&mut self, extras: &FeelExtras, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_set_feel_extras(context, view, &extras.raw(), time) })
    }
}

impl<L: Plane> View<L> {
    /// Scrolls by the smallest distance that makes a rectangle of the content visible, given by its origin and its size.
    pub fn show(&mut self, origin: (f64, f64), size: (f64, f64), is_animated: bool, time: f64) -> Result<(), Error> {
        let (((x, y), (width, height)), animated) = ((origin, size), animation(is_animated));
        self.change(|context, view| unsafe { sys::overscroll_show(context, view, x, y, width, height, animated, time) })
    }
}

impl<L: Stops> View<L> {
    /// Snaps to a detent, a page or an anchor; -1 moves a drawer below the screen.
    pub fn snap_to(&mut self, stop: i32, is_animated: bool, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe {
            sys::overscroll_snap_to(context, view, stop, animation(is_animated), time)
        })
    }

    /// Changes the numbers by which the view snaps. Position and velocity are kept.
    pub fn set_snap(&mut self, snap: &Snap, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_set_snap(context, view, &snap.raw(), time) })
    }

    /// Sets the motion of a release. [`set_snap`](View::set_snap) keeps it.
    pub fn set_landing(&mut self, landing: Landing, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_set_landing(context, view, landing.raw(), time) })
    }
}

impl ScrollView {
    /// Creates a scroll view with a content offset, clamped to the limits.
    pub fn new(layout: &ScrollLayout, feel: &Feel, x: f64, y: f64) -> Result<Self, Error> {
        Self::create(|context, view| unsafe {
            layout.with_raw(|layout| sys::overscroll_create_scroll_view(context, layout, &feel.raw(), x, y, view))
        })
    }

    /// Grows content by a distance before its start and keeps the visible part in place.
    pub fn grow_before(&mut self, width: f64, height: f64, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_grow_before(context, view, width, height, time) })
    }

    /// Adds an event for each mark of a ruler that the content offset passes. `None`, the default, for no events.
    pub fn set_ruler(&mut self, ruler: Option<Ruler>) -> Result<(), Error> {
        let ruler = ruler.map(ToRaw::raw);
        let pointer = ruler.as_ref().map_or(ptr::null(), |ruler| ruler as *const _);
        self.change(|context, view| unsafe { sys::overscroll_set_ruler(context, view, pointer) })
    }
}

impl Drawer {
    /// Creates a drawer at a detent, or below the screen for -1. The feel is for its list, the snap for its sheet.
    pub fn new(layout: &DrawerLayout, feel: &Feel, snap: &Snap, detent: i32) -> Result<Self, Error> {
        Self::create(|context, view| unsafe {
            let (feel, snap) = (feel.raw(), snap.raw());
            layout.with_raw(|layout| sys::overscroll_create_drawer(context, layout, &feel, &snap, detent, view))
        })
    }

    /// Sets the room before and after the content of the list, as for a keyboard. A changed layout keeps the room.
    pub fn set_list_inset(&mut self, top: f64, bottom: f64, change: Change, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe {
            sys::overscroll_set_list_inset(context, view, top, bottom, change.raw(), time)
        })
    }
}

impl Pages {
    /// Creates a view of pages at a page. `None` for the standard of pages.
    pub fn new(layout: &PageLayout, snap: Option<&Snap>, page: i32) -> Result<Self, Error> {
        let snap = snap.map(|snap| snap.raw());
        let pointer = snap.as_ref().map_or(ptr::null(), |snap| snap as *const _);
        Self::create(|context, view| unsafe {
            layout.with_raw(|layout| sys::overscroll_create_pages(context, layout, pointer, page, view))
        })
    }
}

impl Tile {
    /// Creates a tile at an anchor.
    pub fn new(layout: &TileLayout, snap: &Snap, anchor: i32) -> Result<Self, Error> {
        Self::create(|context, view| unsafe {
            layout.with_raw(|layout| sys::overscroll_create_tile(context, layout, &snap.raw(), anchor, view))
        })
    }
}

impl ZoomView {
    /// Creates a zoom view with centered content.
    pub fn new(layout: &ZoomLayout, feel: &Feel, scale: f64) -> Result<Self, Error> {
        Self::create(|context, view| unsafe {
            layout.with_raw(|layout| sys::overscroll_create_zoom_view(context, layout, &feel.raw(), scale, view))
        })
    }

    /// Handles a pinch.
    pub fn pinch(&mut self, event: PinchEvent) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_pinch(context, view, &event.raw()) })
    }

    /// Zooms to a scale, about a point of the viewport.
    pub fn zoom_to(&mut self, scale: f64, x: f64, y: f64, time: f64) -> Result<(), Error> {
        self.change(|context, view| unsafe { sys::overscroll_zoom_to(context, view, scale, x, y, time) })
    }
}
