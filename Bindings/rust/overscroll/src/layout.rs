//! The layouts of views.

use crate::input::flags;
use crate::raw::ToRaw;
use alloc::vec::Vec;
use core::ptr;
use overscroll_sys as sys;

/// A layout, which makes a [`View`](crate::View) one of its kind.
pub trait Layout: sealed::Layout {}

/// The layout of a view with content that scrolls: scroll views, zoom views and the lists of drawers.
pub trait Content: Layout {}

/// The layout of a view that rests at stops: the detents of drawers, pages, and the anchors of tiles.
pub trait Stops: Layout {}

/// The layout of a view whose content has a width and a height: scroll views and zoom views.
pub trait Plane: Content {}

pub(crate) mod sealed {
    use overscroll_sys as sys;

    pub trait Layout {
        /// Changes the layout of a view of this kind.
        ///
        /// # Safety
        ///
        /// `context` points to an open context.
        unsafe fn set(
            &self,
            context: *mut sys::overscroll_context,
            view: sys::overscroll_view,
            change: i32,
            time: f64,
        ) -> sys::overscroll_status;
    }
}

macro_rules! layout {
    ($name:ident: $($kind:ident),*; $set:ident) => {
        impl Layout for $name {}
        $(impl $kind for $name {})*

        impl sealed::Layout for $name {
            unsafe fn set(
                &self, context: *mut sys::overscroll_context, view: sys::overscroll_view, change: i32, time: f64,
            ) -> sys::overscroll_status {
                self.with_raw(|raw| sys::$set(context, view, raw, change, time))
            }
        }
    };
}

layout!(ScrollLayout: Content, Plane; overscroll_set_scroll_layout);
layout!(DrawerLayout: Content, Stops; overscroll_set_drawer_layout);
layout!(PageLayout: Stops; overscroll_set_page_layout);
layout!(TileLayout: Stops; overscroll_set_tile_layout);
layout!(ZoomLayout: Content, Plane; overscroll_set_zoom_layout);

/// The distances from the edges of a rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Insets {
    /// The distance from the top edge.
    pub top: f64,
    /// The distance from the left edge.
    pub left: f64,
    /// The distance from the bottom edge.
    pub bottom: f64,
    /// The distance from the right edge.
    pub right: f64,
}

impl Insets {
    /// Returns the same inset at all edges.
    pub fn all(inset: f64) -> Self {
        Self { top: inset, left: inset, bottom: inset, right: inset }
    }
}

/// The layout of a scroll view: content larger than its viewport.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScrollLayout {
    /// The width and the height of the viewport.
    pub viewport: (f64, f64),
    /// The width and the height of the content.
    pub content: (f64, f64),
    /// The space around the content.
    pub insets: Insets,
    /// Whether content bounces sideways even if all of it is visible.
    pub always_bounces_x: bool,
    /// Whether content bounces up and down even if all of it is visible.
    pub always_bounces_y: bool,
    /// Whether content stops at the left and right edges.
    pub is_rigid_x: bool,
    /// Whether content stops at the top and bottom edges.
    pub is_rigid_y: bool,
    /// Whether a drag along one axis moves content only along it.
    pub locks_direction: bool,
}

impl ScrollLayout {
    /// Returns the layout of a viewport and a content, each a width and a height.
    pub fn new(viewport: (f64, f64), content: (f64, f64)) -> Self {
        Self { viewport, content, ..Self::default() }
    }

    pub(crate) fn with_raw<R>(&self, call: impl FnOnce(&sys::overscroll_scroll_layout) -> R) -> R {
        call(&sys::overscroll_scroll_layout {
            viewport_width: self.viewport.0,
            viewport_height: self.viewport.1,
            content_width: self.content.0,
            content_height: self.content.1,
            inset_top: self.insets.top,
            inset_left: self.insets.left,
            inset_bottom: self.insets.bottom,
            inset_right: self.insets.right,
            flags: flags([
                (self.always_bounces_x, sys::OVERSCROLL_ALWAYS_BOUNCE_X),
                (self.always_bounces_y, sys::OVERSCROLL_ALWAYS_BOUNCE_Y),
                (self.is_rigid_x, sys::OVERSCROLL_RIGID_X),
                (self.is_rigid_y, sys::OVERSCROLL_RIGID_Y),
                (self.locks_direction, sys::OVERSCROLL_DIRECTIONAL_LOCK),
            ]),
            reserved: 0,
        })
    }
}

/// A position at which a sheet rests.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Detent {
    /// The sheet's top, in points below the top of the screen.
    FromTop(f64),
    /// The visible height of the sheet, in points.
    FromBottom(f64),
    /// The sheet's top as a share of the screen's height between the safe areas.
    FractionFromTop(f64),
    /// The visible height as a share of the screen's height between the safe areas.
    FractionFromBottom(f64),
    /// As high as the content needs, but no nearer to the top than this distance.
    FittingContent(f64),
}

impl ToRaw for Detent {
    type Raw = sys::overscroll_detent;
    fn raw(self) -> Self::Raw {
        let (kind, distance) = match self {
            Detent::FromTop(distance) => (sys::OVERSCROLL_FROM_TOP, distance),
            Detent::FromBottom(distance) => (sys::OVERSCROLL_FROM_BOTTOM, distance),
            Detent::FractionFromTop(share) => (sys::OVERSCROLL_FRACTION_FROM_TOP, share),
            Detent::FractionFromBottom(share) => (sys::OVERSCROLL_FRACTION_FROM_BOTTOM, share),
            Detent::FittingContent(distance) => (sys::OVERSCROLL_FITTING_CONTENT, distance),
        };
        sys::overscroll_detent { distance, kind, reserved: 0 }
    }
}

/// The layout of a drawer: a sheet with a list, over the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrawerLayout {
    /// The height of the screen.
    pub height: f64,
    /// The height of the sheet's part above its list.
    pub header_height: f64,
    /// The height of the whole content of the list.
    pub content_height: f64,
    /// The covered height at the top of the screen.
    pub safe_top: f64,
    /// The covered height at the bottom of the screen.
    pub safe_bottom: f64,
    /// The detents, at least one, in any order.
    pub detents: Vec<Detent>,
    /// Whether sheet and list stop at their limits.
    pub is_rigid: bool,
}

impl DrawerLayout {
    pub(crate) fn with_raw<R>(&self, call: impl FnOnce(&sys::overscroll_drawer_layout) -> R) -> R {
        let detents: Vec<_> = self.detents.iter().map(|detent| detent.raw()).collect();
        call(&sys::overscroll_drawer_layout {
            height: self.height,
            header_height: self.header_height,
            content_height: self.content_height,
            safe_top: self.safe_top,
            safe_bottom: self.safe_bottom,
            detents: detents.as_ptr(),
            detent_count: count(&detents),
            flags: flags([(self.is_rigid, sys::OVERSCROLL_RIGID_Y)]),
        })
    }
}

/// The pages of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum PageLengths {
    /// A number of pages of one length.
    Equal {
        /// The number of pages.
        count: i32,
        /// The length of each page, above 0.
        length: f64,
        /// Whether the first page follows the last: index 24 of 24 is page 0.
        loops: bool,
    },
    /// Pages with their own lengths.
    Each {
        /// The length of each page.
        lengths: Vec<f64>,
        /// The distance between two pages.
        spacing: f64,
        /// The distance around the row.
        margin: f64,
        /// Whether pages rest in the middle of the viewport.
        is_centered: bool,
    },
}

/// The layout of pages in a row.
#[derive(Clone, Debug, PartialEq)]
pub struct PageLayout {
    /// The viewport's length along the axis.
    pub viewport: f64,
    /// The pages.
    pub pages: PageLengths,
    /// Whether pages follow each other downward.
    pub is_along_y: bool,
    /// Whether a flick turns at most one page.
    pub turns_one_page: bool,
    /// Whether each page that passes is an event.
    pub reports_pages: bool,
}

impl PageLayout {
    /// Returns the layout of a number of pages of one length.
    pub fn new(viewport: f64, count: i32, length: f64) -> Self {
        let pages = PageLengths::Equal { count, length, loops: false };
        Self { viewport, pages, is_along_y: false, turns_one_page: false, reports_pages: false }
    }

    pub(crate) fn with_raw<R>(&self, call: impl FnOnce(&sys::overscroll_page_layout) -> R) -> R {
        let shared = flags([
            (self.is_along_y, sys::OVERSCROLL_ALONG_Y),
            (self.turns_one_page, sys::OVERSCROLL_ONE_PAGE),
            (self.reports_pages, sys::OVERSCROLL_REPORT_PAGES),
        ]);
        let viewport = self.viewport;
        call(&match &self.pages {
            &PageLengths::Equal { count, length, loops } => sys::overscroll_page_layout {
                viewport,
                length,
                lengths: ptr::null(),
                spacing: 0.0,
                margin: 0.0,
                count,
                flags: shared + flags([(loops, sys::OVERSCROLL_LOOP)]),
            },
            PageLengths::Each { lengths, spacing, margin, is_centered } => sys::overscroll_page_layout {
                viewport,
                length: 0.0,
                lengths: lengths.as_ptr(),
                spacing: *spacing,
                margin: *margin,
                count: count(lengths),
                flags: shared + flags([(*is_centered, sys::OVERSCROLL_CENTERED)]),
            },
        })
    }
}

/// A position at which a tile rests: (0, 0) at the top left of the stage, (1, 1) at the bottom right, plus an offset.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Anchor {
    /// The share of the stage's free width.
    pub x: f64,
    /// The share of the stage's free height.
    pub y: f64,
    /// The horizontal offset, in points.
    pub offset_x: f64,
    /// The vertical offset, in points.
    pub offset_y: f64,
}

impl ToRaw for Anchor {
    type Raw = sys::overscroll_anchor;
    fn raw(self) -> Self::Raw {
        let Self { x, y, offset_x, offset_y } = self;
        sys::overscroll_anchor { x, y, offset_x, offset_y }
    }
}

/// The layout of a tile on a stage.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TileLayout {
    /// The width and the height of the stage.
    pub stage: (f64, f64),
    /// The width and the height of the tile.
    pub tile: (f64, f64),
    /// The distances between the tile and the stage's edges.
    pub margins: Insets,
    /// The anchors; none for the four corners, row by row.
    pub anchors: Vec<Anchor>,
}

impl TileLayout {
    pub(crate) fn with_raw<R>(&self, call: impl FnOnce(&sys::overscroll_tile_layout) -> R) -> R {
        let anchors: Vec<_> = self.anchors.iter().map(|anchor| anchor.raw()).collect();
        call(&sys::overscroll_tile_layout {
            stage_width: self.stage.0,
            stage_height: self.stage.1,
            tile_width: self.tile.0,
            tile_height: self.tile.1,
            margin_top: self.margins.top,
            margin_left: self.margins.left,
            margin_bottom: self.margins.bottom,
            margin_right: self.margins.right,
            anchors: if anchors.is_empty() { ptr::null() } else { anchors.as_ptr() },
            anchor_count: count(&anchors),
            reserved: 0,
        })
    }
}

/// The layout of a zoom view.
#[derive(Clone, Debug, PartialEq)]
pub struct ZoomLayout {
    /// The width and the height of the viewport.
    pub viewport: (f64, f64),
    /// The width and the height of the content at a scale of 1.
    pub content: (f64, f64),
    /// The space around the content.
    pub insets: Insets,
    /// The smallest scale at rest; above 0.
    pub smallest_scale: f64,
    /// The largest scale at rest.
    pub largest_scale: f64,
    /// Whether content stops at the left and right edges.
    pub is_rigid_x: bool,
    /// Whether content stops at the top and bottom edges.
    pub is_rigid_y: bool,
    /// Whether zooming stops at the smallest and the largest scale.
    pub is_rigid_zoom: bool,
}

impl ZoomLayout {
    /// Returns the layout of a viewport and a content, each a width and a height, with the limits of the scale.
    pub fn new(viewport: (f64, f64), content: (f64, f64), smallest: f64, largest: f64) -> Self {
        Self {
            viewport,
            content,
            insets: Insets::default(),
            smallest_scale: smallest,
            largest_scale: largest,
            is_rigid_x: false,
            is_rigid_y: false,
            is_rigid_zoom: false,
        }
    }

    pub(crate) fn with_raw<R>(&self, call: impl FnOnce(&sys::overscroll_zoom_layout) -> R) -> R {
        call(&sys::overscroll_zoom_layout {
            viewport_width: self.viewport.0,
            viewport_height: self.viewport.1,
            content_width: self.content.0,
            content_height: self.content.1,
            inset_top: self.insets.top,
            inset_left: self.insets.left,
            inset_bottom: self.insets.bottom,
            inset_right: self.insets.right,
            smallest_scale: self.smallest_scale,
            largest_scale: self.largest_scale,
            flags: flags([
                (self.is_rigid_x, sys::OVERSCROLL_RIGID_X),
                (self.is_rigid_y, sys::OVERSCROLL_RIGID_Y),
                (self.is_rigid_zoom, sys::OVERSCROLL_RIGID_ZOOM),
            ]),
            reserved: 0,
        })
    }
}

/// Returns the length of a list for C, which refuses lists that are too long.
fn count<T>(items: &[T]) -> i32 {
    items.len().try_into().unwrap_or(i32::MAX)
}
