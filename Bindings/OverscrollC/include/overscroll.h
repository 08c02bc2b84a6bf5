/* overscroll.h: the feel of UIScrollView for C, and for languages that call C.
 *
 *     overscroll_context context = OVERSCROLL_CONTEXT_INIT;
 *     overscroll_view list;
 *     overscroll_scroll_layout layout = {0};
 *     overscroll_pointer_event event = {0};
 *     overscroll_sample now;
 *
 *     layout.viewport_width = 390, layout.viewport_height = 844;
 *     layout.content_width = 390, layout.content_height = 5000;
 *     overscroll_open(&context, OVERSCROLL_ABI);
 *     overscroll_create_scroll_view(&context, &layout, NULL, OVERSCROLL_START, OVERSCROLL_START, &list);
 *
 *     event.phase = OVERSCROLL_DOWN, event.x = 200, event.y = 700, event.time = 0.1;
 *     overscroll_pointer(&context, list, &event, NULL);      for every report of the pointer
 *     overscroll_sample_view(&context, list, 0.25, &now);    once a frame: now.y is the content offset
 *     overscroll_close(&context);
 *
 * Lengths are in points, velocities in points per second, times in seconds of any one clock; y grows downward. Times
 * are arguments: the library reads no clock. A step back of more than a minute is a clock that begins again: what moved
 * has come to its end. Positions and events are queried as values: there are no callbacks.
 *
 * STATE AND THREADS. The library keeps no state of its own. Views belong to a context in the caller's memory. Different
 * threads may use different contexts at the same time, but only one thread at a time may use a context. Functions
 * without a context depend on their arguments alone.
 *
 * ERRORS. Every function with a context returns a status, and changes nothing unless it is OVERSCROLL_OK. Errors are: a
 * view that was destroyed, belongs to another context, or never existed; a context that was copied, moved or closed; and
 * NULL for a required pointer. All other pointers must point to memory of their type.
 *
 * NUMBERS. Numbers for views must be finite and at most OVERSCROLL_LARGEST. Otherwise a function returns
 * OVERSCROLL_NOT_A_NUMBER or OVERSCROLL_OUT_OF_RANGE. Functions without a context take any numbers and return finite
 * ones, except for durations of endless motions. They read NaN as 0 and clamp to 1e100.
 *
 * VERSIONS. All versions with the same OVERSCROLL_ABI keep these declarations, including structs, and may add others.
 * The shared library's name contains this number: liboverscroll.so.1.
 *
 * MEMORY. Views allocate memory by malloc and free all of it. The process ends if malloc fails. A call uses up to
 * 128 KiB of stack. */
#ifndef OVERSCROLL_H
#define OVERSCROLL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header; see overscroll_version(). */
#define OVERSCROLL_VERSION_MAJOR 0
#define OVERSCROLL_VERSION_MINOR 4
#define OVERSCROLL_VERSION_PATCH 0
#define OVERSCROLL_VERSION \
  (OVERSCROLL_VERSION_MAJOR * 10000 + OVERSCROLL_VERSION_MINOR * 100 + OVERSCROLL_VERSION_PATCH)
/* The interface that this header declares; see overscroll_open(). */
#define OVERSCROLL_ABI 1
/* The largest magnitude of a number for views. */
#define OVERSCROLL_LARGEST 1e9
/* The offsets at the start and at the end of content: a view clamps an offset to its limits. */
#define OVERSCROLL_START (-OVERSCROLL_LARGEST)
#define OVERSCROLL_END OVERSCROLL_LARGEST
/* The largest number of pages, detents or anchors of a view. */
#define OVERSCROLL_MOST_STOPS 1000000
/* The largest number of views of a context at a time. */
#define OVERSCROLL_MOST_VIEWS 65535

/* The result of a call. */
typedef enum overscroll_status {
  OVERSCROLL_OK = 0,
  OVERSCROLL_NULL_POINTER = 1,  /* a required pointer is NULL */
  OVERSCROLL_WRONG_ABI = 2,     /* the header has another interface than the library */
  OVERSCROLL_NOT_OPEN = 3,      /* the context was never opened, is closed, or is a copy */
  OVERSCROLL_ALREADY_OPEN = 4,  /* the context is already open */
  OVERSCROLL_DESTROYED = 5,     /* the view was destroyed */
  OVERSCROLL_NO_VIEW = 6,       /* no view of this context has had this number */
  OVERSCROLL_WRONG_KIND = 7,    /* this kind of view does not support the call */
  OVERSCROLL_NOT_A_NUMBER = 8,  /* a number is infinite or NaN */
  OVERSCROLL_OUT_OF_RANGE = 9,  /* a number, a choice or a flag is not allowed */
  OVERSCROLL_TOO_MANY = 10      /* more views or stops than the limit */
} overscroll_status;

/* Returns the version of the library: major * 10000 + minor * 100 + patch. */
int32_t overscroll_version(void);
/* Returns the interface of the library: OVERSCROLL_ABI of the header it was built with. */
int32_t overscroll_abi(void);
/* Returns the meaning of a status in words. Never NULL; must not be freed. */
const char *overscroll_status_text(overscroll_status status);

/* ---- Springs -------------------------------------------------------------------------------------------------- */

/* A mass on a damped spring: m x'' + c x' + k x = 0 with c = 2 damping_ratio sqrt(k m). */
typedef struct overscroll_spring {
  double mass, stiffness, damping_ratio;
} overscroll_spring;

/* A position and its velocity. */
typedef struct overscroll_motion_state {
  double value, velocity;
} overscroll_motion_state;

/* Returns a spring with the damping c. */
overscroll_spring overscroll_spring_by_damping(double mass, double stiffness, double damping);
/* Returns a spring by its undamped period in seconds, as SwiftUI's spring(response:dampingFraction:). */
overscroll_spring overscroll_spring_by_response(double response, double damping_ratio);
/* Returns a spring by duration and bounce, as SwiftUI's spring(duration:bounce:). */
overscroll_spring overscroll_spring_by_duration(double duration, double bounce);
/* Returns the damping c of a spring. */
double overscroll_spring_damping(overscroll_spring spring);
/* Returns the response, 2 pi sqrt(m / k), in seconds. */
double overscroll_spring_response(overscroll_spring spring);
/* Returns the seconds until a spring stays within `threshold` of its rest; infinite without damping. */
double overscroll_spring_settling_time(
  overscroll_spring spring, double displacement, double velocity, double threshold);

/* A motion by a spring from one position to another. */
typedef struct overscroll_spring_motion {
  double from, to, velocity;
  double threshold;         /* the distance that counts as arrived; 0 for 0.5 pt, or less on a short path */
  overscroll_spring spring;
} overscroll_spring_motion;

/* Returns the state at `time` seconds after the start; exactly at rest from the duration on. */
overscroll_motion_state overscroll_spring_motion_at(overscroll_spring_motion motion, double time);
/* Returns the seconds until the motion comes to rest. */
double overscroll_spring_motion_duration(overscroll_spring_motion motion);

/* ---- Deceleration --------------------------------------------------------------------------------------------- */

/* Deceleration rates: the velocity's factor per millisecond, as UIScrollView.DecelerationRate. */
#define OVERSCROLL_RATE_NORMAL 0.998
#define OVERSCROLL_RATE_FAST 0.99

/* A deceleration to rest. */
typedef struct overscroll_deceleration {
  double from, velocity, rate;
  double threshold;         /* the distance from the end that counts as rest, in points; 0 for 0.5 */
} overscroll_deceleration;

/* Returns the state at `time` seconds after the start; exactly at rest from the duration on. */
overscroll_motion_state overscroll_deceleration_at(overscroll_deceleration motion, double time);
/* Returns the seconds until the motion comes to rest. */
double overscroll_deceleration_duration(overscroll_deceleration motion);
/* Returns the position at rest. */
double overscroll_deceleration_destination(overscroll_deceleration motion);
/* Returns the seconds until the motion reaches `value`; negative if it never does. */
double overscroll_deceleration_time_to(overscroll_deceleration motion, double value);
/* Returns the projection: the position at which a release at `value` with `velocity` comes to rest. */
double overscroll_project(double value, double velocity, double rate);

/* ---- Rubber bands --------------------------------------------------------------------------------------------- */

/* Returns the overshoot of content that a finger pulls `distance` past a limit: always less than `dimension`.
 * UIScrollView has the coefficient 0.55 and, as dimension, the extent of the viewport. */
double overscroll_rubber_band(double distance, double coefficient, double dimension);
/* Returns the pull for an overshoot of `stretch`. */
double overscroll_rubber_band_inverse(double stretch, double coefficient, double dimension);
/* Applies rubber banding to a value outside two limits, and removes it from a shown value. */
double overscroll_rubber_band_clamp(double value, double lower, double upper, double coefficient, double dimension);
double overscroll_rubber_band_unclamp(double shown, double lower, double upper, double coefficient, double dimension);

/* ---- Feels ---------------------------------------------------------------------------------------------------- */

/* The numbers of a feel of scrolling. All others are those of feel number `base`. */
typedef struct overscroll_feel {
  double deceleration_rate;
  double starting_velocity;          /* the least release velocity that starts a motion, in points per second */
  double rubber_band_coefficient;
  double threshold;                  /* the distance from the destination that counts as rest, in points */
  overscroll_spring bounce_spring;   /* for content that hits a limit */
  overscroll_spring release_spring;  /* for content released past a limit */
  int32_t base;
  int32_t reserved;                  /* 0 */
} overscroll_feel;

/* Returns the number of feels, numbered from 0. Feel 0 is "article", from Lobanov's "How UIScrollView works". */
int32_t overscroll_feel_count(void);
/* Returns the number of a feel by its name, such as "uikit"; -1 for an unknown name or NULL. */
int32_t overscroll_feel_number(const char *name);
/* Writes a feel's name with a final 0, cut off to `capacity`. Returns its full length; -1 for an unknown feel. */
int32_t overscroll_feel_name(int32_t number, char *name, int32_t capacity);
/* Writes the numbers of a feel. */
overscroll_status overscroll_feel_get(int32_t number, overscroll_feel *feel);

/* More numbers of a feel: what flicks in a row gain, and the rubber band of touchpads. In a contact that follows k
 * flicks, the multiplier on the velocity grows by (k - 1) rate for each point of the finger's movement. */
typedef struct overscroll_feel_extras {
  double flick_rate;                 /* 0 for no multiplier */
  double longest_flick_travel;       /* the most points of a contact that count */
  double greatest_flick;             /* the largest multiplier; at least 1 */
  double longest_flick_pause;        /* the seconds between two flicks that end a series */
  double touchpad_rubber_band_coefficient;
  double flick_share;                /* what a flick gains of the velocity that caught content would still have, 0 to 1; 0 with
                                      * a multiplier */
  int32_t first_flick_count;         /* the flicks before the first contact in which the multiplier grows */
  int32_t reserved;                  /* 0 */
} overscroll_feel_extras;

/* Writes more numbers of a feel. */
overscroll_status overscroll_feel_extras_get(int32_t number, overscroll_feel_extras *extras);

/* A scroll after a release at `from` with `velocity`, with bounces at two limits. */
typedef struct overscroll_scroll_motion {
  double from, velocity, lower, upper;
} overscroll_scroll_motion;

/* Returns the state at `time` seconds after the release. `feel` is NULL for feel 0. An unknown `base` counts as 0. */
overscroll_motion_state overscroll_scroll_motion_at(
  overscroll_scroll_motion motion, const overscroll_feel *feel, double time);
double overscroll_scroll_motion_duration(overscroll_scroll_motion motion, const overscroll_feel *feel);
double overscroll_scroll_motion_destination(overscroll_scroll_motion motion, const overscroll_feel *feel);
/* Returns the destination without limits. */
double overscroll_scroll_motion_projection(overscroll_scroll_motion motion, const overscroll_feel *feel);

/* The numbers by which sheets, tiles and pages snap to their stops. */
typedef struct overscroll_snap {
  overscroll_spring spring;
  double deceleration_rate;          /* for the projection that chooses the nearest stop */
  double rubber_band_coefficient;
  double threshold;                  /* the distance that counts as arrived, in points */
} overscroll_snap;

/* Returns the numbers of a sheet: mass 1, stiffness 200, critically damped. Pages have their own rate by default. */
overscroll_snap overscroll_snap_standard(void);

/* The motion of a released sheet, tile or view of pages to its stop. */
typedef enum overscroll_landing {
  OVERSCROLL_LAND_BY_SPRING = 0,        /* the default; may become faster than the finger */
  OVERSCROLL_LAND_BY_DECELERATION = 1   /* never faster than the finger; a view too slow for its stop springs */
} overscroll_landing;

/* The numbers by which wheels, touchpads and keys move a view. */
typedef struct overscroll_wheel_feel {
  overscroll_spring spring;          /* moves content to the targets of notches and keys */
  double notch;                      /* points per notch; 0 to derive them from the viewport, as GTK does */
  double page_share;                 /* the length of a page as a share of the viewport's */
  double zoom_notch;                 /* the zoom factor of a notch; above 1 */
  double notch_speed, touchpad_speed;
  int32_t has_momentum;              /* whether content continues when fingers lift from a touchpad */
  int32_t is_reversed;
} overscroll_wheel_feel;

overscroll_wheel_feel overscroll_wheel_feel_standard(void);

/* ---- Contexts and views --------------------------------------------------------------------------------------- */

/* A set of views, in the caller's memory. An open context must not be moved, and only the library may read or write its
 * contents. */
typedef struct overscroll_context {
  uint64_t reserved[4];
} overscroll_context;

#define OVERSCROLL_CONTEXT_INIT {{0, 0, 0, 0}}

/* The number of a view; 0 for none. A context never uses a number twice, not even after it was closed. A view of another
 * context is detected with a probability of 1 - 2^-32. */
typedef uint64_t overscroll_view;

/* Opens a context. `abi` must be OVERSCROLL_ABI. */
overscroll_status overscroll_open(overscroll_context *context, int32_t abi);
/* Closes a context: destroys all of its views and frees all memory. */
overscroll_status overscroll_close(overscroll_context *context);
/* Destroys a view. */
overscroll_status overscroll_destroy(overscroll_context *context, overscroll_view view);
/* Writes the number of views of a context. */
overscroll_status overscroll_view_count(const overscroll_context *context, int32_t *count);

typedef enum overscroll_kind {
  OVERSCROLL_SCROLL_VIEW = 1,
  OVERSCROLL_DRAWER = 2,
  OVERSCROLL_PAGES = 3,
  OVERSCROLL_TILE = 4,
  OVERSCROLL_ZOOM_VIEW = 5,
  OVERSCROLL_MOMENTUM = 6
} overscroll_kind;

overscroll_status overscroll_view_kind(const overscroll_context *context, overscroll_view view, overscroll_kind *kind);

/* A coordinate of a view, as in overscroll_sample. */
typedef enum overscroll_coordinate {
  OVERSCROLL_X = 0,
  OVERSCROLL_Y = 1,
  OVERSCROLL_LIST_Y = 2               /* the content offset of a drawer's list */
} overscroll_coordinate;

/* Flags of layouts, and of a momentum. */
enum {
  OVERSCROLL_ALWAYS_BOUNCE_X = 1,     /* bounce even if all content is visible; scroll views */
  OVERSCROLL_ALWAYS_BOUNCE_Y = 2,
  OVERSCROLL_RIGID_X = 4,             /* no bounce past the edges */
  OVERSCROLL_RIGID_Y = 8,             /* also drawers */
  OVERSCROLL_RIGID_ZOOM = 16,         /* no bounce past the zoom limits; zoom views */
  OVERSCROLL_DIRECTIONAL_LOCK = 32,   /* a drag along one axis moves content only along it; scroll views, momentum */
  OVERSCROLL_LOOP = 64,               /* the first page follows the last: index 24 of 24 is page 0; pages of equal length */
  OVERSCROLL_CENTERED = 128,          /* pages rest in the middle of the viewport; pages with their own lengths */
  OVERSCROLL_ONE_PAGE = 256,          /* a flick turns at most one page; pages */
  OVERSCROLL_ALONG_Y = 512,           /* pages follow each other downward; pages */
  OVERSCROLL_REPORT_PAGES = 1024,     /* an event for each page that passes, OVERSCROLL_DID_PASS; pages */
  OVERSCROLL_ENDS_REFUSED = 2048,     /* refused distances end the movement instead of stretching content; momentum */
  OVERSCROLL_REPORTS_LIFTS = 4096     /* silent fingers have not lifted: the program calls overscroll_lift(); momentum */
};

/* The way in which a program moves a view (`animated`) or changes its layout (`change`). A layout may also keep the end
 * or the middle, but not both: OVERSCROLL_ANIMATED | OVERSCROLL_KEEP_END. */
enum {
  OVERSCROLL_AT_ONCE = 0,
  OVERSCROLL_ANIMATED = 1,            /* by a spring; a changed layout moves only content at rest that has to move */
  OVERSCROLL_KEEP_END = 2,            /* content at its end stays at its end, as in a conversation; not tiles */
  OVERSCROLL_KEEP_CENTER = 4          /* the middle of the viewport keeps its content; zoom views do without the flag */
};

/* The layout of a scroll view: content larger than its viewport. */
typedef struct overscroll_scroll_layout {
  double viewport_width, viewport_height, content_width, content_height;
  double inset_top, inset_left, inset_bottom, inset_right;  /* space around the content */
  int32_t flags;
  int32_t reserved;                                         /* 0 */
} overscroll_scroll_layout;

/* Creates a scroll view with the content offset x, y, clamped to the limits. `feel` is NULL for feel 0. */
overscroll_status overscroll_create_scroll_view(
  overscroll_context *context, const overscroll_scroll_layout *layout, const overscroll_feel *feel, double x, double y,
  overscroll_view *view);
/* Changes the size of content or viewport, or the insets. Content at rest moves to within its limits; content in flight
 * and in a drag continues. */
overscroll_status overscroll_set_scroll_layout(
  overscroll_context *context, overscroll_view view, const overscroll_scroll_layout *layout, int32_t change,
  double time);

/* The kinds of a sheet's detents. */
typedef enum overscroll_detent_kind {
  OVERSCROLL_FROM_TOP = 0,             /* the sheet's top, in points below the top of the screen */
  OVERSCROLL_FROM_BOTTOM = 1,          /* ... above the bottom: the visible height of the sheet */
  OVERSCROLL_FRACTION_FROM_TOP = 2,    /* the same as a share of the screen's height between the safe areas */
  OVERSCROLL_FRACTION_FROM_BOTTOM = 3,
  OVERSCROLL_FITTING_CONTENT = 4       /* as high as the content needs, but no nearer to the top than `distance` */
} overscroll_detent_kind;
typedef struct overscroll_detent {
  double distance;
  overscroll_detent_kind kind;
  int32_t reserved;                    /* 0 */
} overscroll_detent;

/* The layout of a drawer: a sheet with a list, over the screen. */
typedef struct overscroll_drawer_layout {
  double height;                       /* of the screen */
  double header_height;                /* of the sheet's part above its list */
  double content_height;               /* of the whole content of the list */
  double safe_top, safe_bottom;        /* the covered parts of the screen */
  const overscroll_detent *detents;    /* at least one, in any order; only read during the call */
  int32_t detent_count;
  int32_t flags;
} overscroll_drawer_layout;

/* Creates a drawer at a detent, or below the screen for -1. `feel` is for its list, NULL for feel 0; `snap` is for the
 * sheet, NULL for overscroll_snap_standard(). */
overscroll_status overscroll_create_drawer(
  overscroll_context *context, const overscroll_drawer_layout *layout, const overscroll_feel *feel,
  const overscroll_snap *snap, int32_t detent, overscroll_view *view);
overscroll_status overscroll_set_drawer_layout(
  overscroll_context *context, overscroll_view view, const overscroll_drawer_layout *layout, int32_t change,
  double time);
/* Sets the room before and after the content of a drawer's list, as for a keyboard. `bottom` adds to the lower safe area.
 * 0 by default; a changed layout keeps the room. */
overscroll_status overscroll_set_list_inset(
  overscroll_context *context, overscroll_view view, double top, double bottom, int32_t change, double time);

/* The layout of pages in a row, of equal length or with their own lengths. */
typedef struct overscroll_page_layout {
  double viewport;                     /* the viewport's length along the axis */
  double length;                       /* of each page, above 0; used if `lengths` is NULL */
  const double *lengths;               /* of each page, or NULL; only read during the call */
  double spacing, margin;              /* between pages with their own lengths, and around the row */
  int32_t count;
  int32_t flags;
} overscroll_page_layout;

/* Creates a view of pages at a page. `snap` is NULL for the standard of pages. */
overscroll_status overscroll_create_pages(
  overscroll_context *context, const overscroll_page_layout *layout, const overscroll_snap *snap, int32_t page,
  overscroll_view *view);
/* Changes the layout of pages. The axis stays the same. */
overscroll_status overscroll_set_page_layout(
  overscroll_context *context, overscroll_view view, const overscroll_page_layout *layout, int32_t change,
  double time);

/* An anchor of a tile: (0, 0) at the top left, (1, 1) at the bottom right, plus an offset in points. */
typedef struct overscroll_anchor {
  double x, y, offset_x, offset_y;
} overscroll_anchor;

/* The layout of a tile on a stage. */
typedef struct overscroll_tile_layout {
  double stage_width, stage_height, tile_width, tile_height;
  double margin_top, margin_left, margin_bottom, margin_right;  /* between the tile and the stage's edges */
  const overscroll_anchor *anchors;    /* only read during the call; NULL for the four corners, row by row */
  int32_t anchor_count;
  int32_t reserved;                    /* 0 */
} overscroll_tile_layout;

/* Creates a tile at an anchor. `snap` is NULL for overscroll_snap_standard(). */
overscroll_status overscroll_create_tile(
  overscroll_context *context, const overscroll_tile_layout *layout, const overscroll_snap *snap, int32_t anchor,
  overscroll_view *view);
overscroll_status overscroll_set_tile_layout(
  overscroll_context *context, overscroll_view view, const overscroll_tile_layout *layout, int32_t animated,
  double time);

/* The layout of a zoom view. */
typedef struct overscroll_zoom_layout {
  double viewport_width, viewport_height, content_width, content_height;  /* content at a scale of 1 */
  double inset_top, inset_left, inset_bottom, inset_right;
  double smallest_scale, largest_scale;  /* the scales at rest; above 0 */
  int32_t flags;
  int32_t reserved;                    /* 0 */
} overscroll_zoom_layout;

/* Creates a zoom view with centered content. `feel` is NULL for feel 0. */
overscroll_status overscroll_create_zoom_view(
  overscroll_context *context, const overscroll_zoom_layout *layout, const overscroll_feel *feel, double scale,
  overscroll_view *view);
overscroll_status overscroll_set_zoom_layout(
  overscroll_context *context, overscroll_view view, const overscroll_zoom_layout *layout, int32_t change,
  double time);

/* ---- Input ---------------------------------------------------------------------------------------------------- */

typedef enum overscroll_pointer_phase { OVERSCROLL_DOWN = 0, OVERSCROLL_MOVE = 1, OVERSCROLL_UP = 2, OVERSCROLL_CANCEL = 3 } overscroll_pointer_phase;
typedef enum overscroll_device { OVERSCROLL_MOUSE = 0, OVERSCROLL_TOUCH = 1 } overscroll_device;

/* An event of a mouse or a finger. */
typedef struct overscroll_pointer_event {
  double x, y;             /* in points of the view */
  double time;             /* the time of the event, by which velocities are measured */
  overscroll_pointer_phase phase;
  overscroll_device device;
  int32_t id;              /* the finger; any number */
  int32_t reserved;        /* 0 */
} overscroll_pointer_event;

typedef enum overscroll_click_kind {
  OVERSCROLL_NOTHING = 0,       /* no click */
  OVERSCROLL_CLICK = 1,         /* a click or tap that neither dragged nor caught content */
  OVERSCROLL_CLICK_HANDLE = 2   /* ... on a drawer above its list */
} overscroll_click_kind;

/* A click, in points of the view; in a drawer's list, in points of its content. */
typedef struct overscroll_click {
  double x, y;
  overscroll_click_kind kind;
  int32_t reserved;
} overscroll_click;

/* Handles an event of a pointer. `click` may be NULL. A press of a pointer that is down, of another device, or of a
 * finger whose partner has not reported for a second or more, cancels the press under way, whose lift was lost. */
overscroll_status overscroll_pointer(
  overscroll_context *context, overscroll_view view, const overscroll_pointer_event *event, overscroll_click *click);

/* Flags of wheel events. */
enum {
  OVERSCROLL_PRECISE = 1,       /* deltas in points, from a touchpad; otherwise in notches of a wheel */
  OVERSCROLL_ZOOM = 2,          /* the event zooms, as with the Control key */
  OVERSCROLL_LIFTED = 4         /* the fingers have lifted; deltas are ignored */
};

/* An event of a wheel or a touchpad. Positive delta_x scrolls right; positive delta_y scrolls up, like a wheel turned
 * away from the user. */
typedef struct overscroll_wheel_event {
  double delta_x, delta_y;
  double x, y;                  /* of the pointer, in points of the view */
  double time;
  int32_t flags;
  int32_t reserved;             /* 0 */
} overscroll_wheel_event;

overscroll_status overscroll_wheel(
  overscroll_context *context, overscroll_view view, const overscroll_wheel_event *event);

typedef enum overscroll_pinch_phase { OVERSCROLL_PINCH_BEGAN = 0, OVERSCROLL_PINCH_CHANGED = 1, OVERSCROLL_PINCH_ENDED = 2 } overscroll_pinch_phase;

/* A pinch that a touchpad or system has recognized. Two touches as pointer events with different ids pinch without this
 * event. */
typedef struct overscroll_pinch_event {
  double scale;                 /* since the pinch began; above 0 */
  double x, y;                  /* the center between the fingers */
  double time;
  overscroll_pinch_phase phase;
  int32_t reserved;             /* 0 */
} overscroll_pinch_event;

/* Handles a pinch in a zoom view. Other views ignore it. */
overscroll_status overscroll_pinch(
  overscroll_context *context, overscroll_view view, const overscroll_pinch_event *event);

/* Cancels all pointers, as when the system interrupts them. The view settles. */
overscroll_status overscroll_cancel(overscroll_context *context, overscroll_view view, double time);

/* Drag a view by your own gesture recognizer: x and y since the start of the drag, and the velocity at its end. */
overscroll_status overscroll_begin_drag(overscroll_context *context, overscroll_view view, double time);
overscroll_status overscroll_drag(overscroll_context *context, overscroll_view view, double x, double y, double time);
overscroll_status overscroll_end_drag(
  overscroll_context *context, overscroll_view view, double velocity_x, double velocity_y, double time);

/* ---- Momentum ------------------------------------------------------------------------------------------------- */

/* A momentum is for programs that receive scroll distances and know no limits: terminals, editors, compositors, toolkits.
 * Its distances have the sign of its reports.
 *
 *     overscroll_scroll(&context, momentum, 0, event.dy, OVERSCROLL_FINGER, event.time);
 *     overscroll_advance(&context, momentum, last, frame, &now);    once a frame, until now.rest_time
 *     y += now.delta_y;
 *
 * It is a view: overscroll_destroy(), overscroll_view_kind(), overscroll_needs_frame(), overscroll_set_feel(),
 * overscroll_set_feel_extras() and overscroll_set_wheel_feel() apply. Any other call returns OVERSCROLL_WRONG_KIND. */
typedef struct overscroll_momentum_options {
  double viewport_width, viewport_height;   /* of the visible content, in points: for the length of a notch and of a stretch */
  double greatest_velocity;                 /* in points per second; 0 for the feel's */
  int32_t flags;                            /* OVERSCROLL_DIRECTIONAL_LOCK, _ENDS_REFUSED, _REPORTS_LIFTS */
  int32_t reserved;                         /* 0 */
} overscroll_momentum_options;

/* Creates a momentum at rest. `feel` is NULL for feel 0. */
overscroll_status overscroll_create_momentum(
  overscroll_context *context, const overscroll_momentum_options *options, const overscroll_feel *feel,
  overscroll_view *view);

/* The device of a report, and the unit of its distance. */
typedef enum overscroll_source {
  OVERSCROLL_WHEEL = 0,                     /* notches, or fractions of them */
  OVERSCROLL_HIGH_RESOLUTION_WHEEL = 1,     /* 120ths of a notch, as in Wayland, libinput and Windows */
  OVERSCROLL_FINGER = 2,                    /* points, from a touchpad */
  OVERSCROLL_CONTINUOUS = 3                 /* points, from any other device, or a system with its own momentum: no momentum
                                               follows */
} overscroll_source;

/* Handles a report of a wheel, a touchpad or another device. */
overscroll_status overscroll_scroll(
  overscroll_context *context, overscroll_view view, double delta_x, double delta_y, overscroll_source source,
  double time);
/* Fingers have lifted, as wl_pointer.axis_stop reports: content continues by itself. Without this call, their silence
 * counts as a lift. After the first lift of a contact that overscroll_hold() did not begin, only lifts count. */
overscroll_status overscroll_lift(overscroll_context *context, overscroll_view view, double time);
/* Fingers rest on the touchpad, as a hold gesture reports: content is caught. */
overscroll_status overscroll_hold(overscroll_context *context, overscroll_view view, double time);
/* Stops the movement: because of a key, a press, or a lost focus. */
overscroll_status overscroll_stop(overscroll_context *context, overscroll_view view, double time);

typedef enum overscroll_momentum_phase {
  OVERSCROLL_BEGAN = 0,                     /* fingers have begun a movement and drive it */
  OVERSCROLL_ACTIVE = 1,                    /* content moves by itself */
  OVERSCROLL_ENDED = 2,                     /* at rest */
  OVERSCROLL_CANCELLED = 3                  /* at rest because the movement was stopped or refused */
} overscroll_momentum_phase;

/* A span of a movement: the distance in it, and the rest at its end. */
typedef struct overscroll_movement {
  double delta_x, delta_y;                  /* the distance to move by, in points */
  double velocity_x, velocity_y;            /* in points per second; while fingers move, that of a lift */
  double remaining_x, remaining_y;          /* the distance to rest; while fingers move, as if they lifted */
  double overshoot_x, overshoot_y;          /* the stretch of content that refuses to move, to be drawn */
  double rest_time;                         /* the time at which content comes to rest; -infinity if nothing has moved */
  overscroll_momentum_phase phase;
  int32_t reserved;
} overscroll_movement;

/* Writes the movement with from <= time < to. Ask once a frame, for the time since the last frame: the distances add up
 * to the whole movement at any frame rate. A report with an earlier time than `to` that comes later counts next time, so do
 * not ask for the future. */
overscroll_status overscroll_advance(
  overscroll_context *context, overscroll_view view, double from, double to, overscroll_movement *movement);
/* Refuses a part of the latest distance: content has not moved by it, as at its end. Content stretches by the feel and
 * returns, or the movement ends (OVERSCROLL_ENDS_REFUSED). A millionth of a point or less counts as nothing. If your
 * content rounds its offset, refuse a distance only at its end: what rounding takes away would count as an edge. */
overscroll_status overscroll_refuse(overscroll_context *context, overscroll_view view, double x, double y);

/* ---- Queries -------------------------------------------------------------------------------------------------- */

typedef enum overscroll_state {
  OVERSCROLL_IDLE = 0,
  OVERSCROLL_DRAGGING = 1,
  OVERSCROLL_DECELERATING = 2,
  OVERSCROLL_BOUNCING = 3,
  OVERSCROLL_SNAPPING = 4,
  OVERSCROLL_ZOOMING = 5
} overscroll_state;

/* A view at one time. */
typedef struct overscroll_sample {
  double x, y;                     /* the content offset; the origin of a tile; y: the top of a sheet */
  double velocity_x, velocity_y;
  double scale, scale_velocity;    /* of a zoom view; otherwise 1 and 0 */
  double list_y, list_velocity;    /* the content offset of a drawer's list; otherwise 0 */
  double target_x, target_y;       /* x and y at rest, now or in the future without further input */
  double rest_time;                /* the start of rest; infinite in a drag, -infinite if the view has never moved */
  int32_t target;                  /* the target detent, page or anchor; -1 below the screen and for offsets */
  overscroll_state state;
} overscroll_sample;

/* Writes the sample of a view at a time: in the past, back to the last change, or in the future. */
overscroll_status overscroll_sample_view(
  const overscroll_context *context, overscroll_view view, double time, overscroll_sample *sample);

typedef enum overscroll_event_kind {
  OVERSCROLL_WILL_BEGIN_DRAGGING = 0,
  OVERSCROLL_WILL_END_DRAGGING = 1,    /* with velocity and target */
  OVERSCROLL_DID_END_DRAGGING = 2,     /* number: 1 if content decelerates, else 0 */
  OVERSCROLL_DID_END_DECELERATING = 3,
  OVERSCROLL_WILL_MOVE = 4,            /* to the target, by a program, a key or a notch */
  OVERSCROLL_HANDED_OVER = 5,          /* number: 0 if a drawer's sheet continues, 1 if its list does */
  OVERSCROLL_DID_SETTLE = 6,           /* at the target */
  OVERSCROLL_DID_PASS = 7              /* number: the index of the page or of the ruler's mark that the offset passes */
} overscroll_event_kind;

/* An event of a view, named as in UIScrollViewDelegate. */
typedef struct overscroll_event {
  double time;
  double velocity_x, velocity_y;
  double target_x, target_y;           /* the target offset of views without numbered stops */
  overscroll_event_kind kind;
  int32_t target;                      /* the target stop; -1 below the screen and for offsets */
  int32_t number;
  int32_t reserved;
} overscroll_event;

/* Writes up to `capacity` events with from <= time < to, in order, and their total number to `count`. These are past
 * events, of which at least the last 64 and the last 256 passed marks are kept, and future ones without further input. To
 * get each event once, ask once a frame for the time since the last frame. `events` may be NULL if `capacity` is 0. */
overscroll_status overscroll_events(
  const overscroll_context *context, overscroll_view view, double from, double to, overscroll_event *events,
  int32_t capacity, int32_t *count);

/* Writes 1 to `needs_frame` if the frame shown at `time` needs another one after it. Writes 0 if the view stands still
 * from `time` on: a program may then sleep until the next input. */
overscroll_status overscroll_needs_frame(
  const overscroll_context *context, overscroll_view view, double time, int32_t *needs_frame);
/* Writes up to `capacity` times at which a coordinate reaches `value`, with from <= time < to, ascending, and their total
 * number to `count`. These are the times of the current motion, past and future; a drag has none. Not zoom views. `times`
 * may be NULL if `capacity` is 0. */
overscroll_status overscroll_crossings(
  const overscroll_context *context, overscroll_view view, overscroll_coordinate coordinate, double value, double from,
  double to, double *times, int32_t capacity, int32_t *count);

/* Equally spaced marks without end: rows, or the lines between them. */
typedef struct overscroll_ruler {
  double spacing;                      /* between two marks, in points; at least 0.001 */
  double origin;                       /* the offset of mark 0 */
  overscroll_coordinate coordinate;    /* OVERSCROLL_X or OVERSCROLL_Y */
  int32_t reserved;                    /* 0 */
} overscroll_ruler;

/* Adds an event for each mark of a ruler that the content offset passes, OVERSCROLL_DID_PASS. `ruler` is NULL for none,
 * the default. Scroll views; pages have OVERSCROLL_REPORT_PAGES. */
overscroll_status overscroll_set_ruler(
  overscroll_context *context, overscroll_view view, const overscroll_ruler *ruler);

/* ---- Programs and keys ---------------------------------------------------------------------------------------- */

/* Scrolls to an offset, clamped to the limits: content of scroll and zoom views, a drawer's list (y). */
overscroll_status overscroll_scroll_to(
  overscroll_context *context, overscroll_view view, double x, double y, int32_t animated, double time);
/* Scrolls by the smallest distance that makes a rectangle of the content visible. Scroll and zoom views. */
overscroll_status overscroll_show(
  overscroll_context *context, overscroll_view view, double x, double y, double width, double height,
  int32_t animated, double time);
/* Snaps to a detent (-1: below the screen), a page or an anchor. */
overscroll_status overscroll_snap_to(
  overscroll_context *context, overscroll_view view, int32_t stop, int32_t animated, double time);
/* Moves a view as a release with this velocity would. Has no effect during a drag. The velocity is that of the sample, but
 * in a drawer velocity_y is that of its content, positive toward the end of the list: sheet and list share it. */
overscroll_status overscroll_fling(
  overscroll_context *context, overscroll_view view, double velocity_x, double velocity_y, double time);
/* Zooms to a scale, about a point of the viewport. Zoom views. */
overscroll_status overscroll_zoom_to(
  overscroll_context *context, overscroll_view view, double scale, double x, double y, double time);

typedef enum overscroll_step_kind {
  OVERSCROLL_BY_LINES = 0,      /* by `amount` notches of a wheel */
  OVERSCROLL_BY_PAGES = 1,      /* by `amount` pages */
  OVERSCROLL_TO_START = 2,
  OVERSCROLL_TO_END = 3
} overscroll_step_kind;

/* Scrolls as a key does. `along_y` is OVERSCROLL_X or OVERSCROLL_Y; pages and drawers have only one axis. */
overscroll_status overscroll_step(
  overscroll_context *context, overscroll_view view, overscroll_step_kind step, double amount, int32_t along_y,
  int32_t is_repeat, double time);
/* Grows or shrinks content to a length, by content inserted at an offset or removed from there on, and keeps the visible
 * part in place. OVERSCROLL_START inserts before the content, OVERSCROLL_END appends. The next layout must have the new
 * length. Scroll views, zoom views (at a scale of 1), and drawers (OVERSCROLL_LIST_Y). */
overscroll_status overscroll_grow(
  overscroll_context *context, overscroll_view view, overscroll_coordinate coordinate, double length, double at_offset,
  double time);
/* Grows content by a distance before its start and keeps the visible part in place. Scroll views. */
overscroll_status overscroll_grow_before(
  overscroll_context *context, overscroll_view view, double width, double height, double time);

/* Change the numbers; position and velocity are kept. The feel is for scroll views, zoom views and drawers' lists, the
 * snap for drawers, pages and tiles; its spring also for the scale of zoom views. */
overscroll_status overscroll_set_feel(
  overscroll_context *context, overscroll_view view, const overscroll_feel *feel, double time);
/* Sets more numbers of a view's feel. overscroll_set_feel() replaces them by those of its base. */
overscroll_status overscroll_set_feel_extras(
  overscroll_context *context, overscroll_view view, const overscroll_feel_extras *extras, double time);
overscroll_status overscroll_set_snap(
  overscroll_context *context, overscroll_view view, const overscroll_snap *snap, double time);
/* Sets the motion of a released drawer, view of pages or tile. overscroll_set_snap() keeps it. */
overscroll_status overscroll_set_landing(
  overscroll_context *context, overscroll_view view, overscroll_landing landing, double time);
overscroll_status overscroll_set_wheel_feel(
  overscroll_context *context, overscroll_view view, const overscroll_wheel_feel *feel);
/* Sets the drag thresholds of mouse and finger, in points; 3 and 10 by default. */
overscroll_status overscroll_set_slop(
  overscroll_context *context, overscroll_view view, double mouse, double touch);

#ifdef __cplusplus
}
#endif
#endif
