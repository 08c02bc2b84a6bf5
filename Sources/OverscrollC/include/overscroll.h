/* overscroll.h: the feel of UIScrollView for programs in C and whatever calls C.
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
 *     overscroll_create_scroll_view(&context, &layout, NULL, 0, 0, &list);
 *
 *     event.phase = OVERSCROLL_DOWN, event.x = 200, event.y = 700, event.time = 0.1;
 *     overscroll_pointer(&context, list, &event, NULL);      for every report of the pointer
 *     overscroll_sample_view(&context, list, 0.25, &now);    once a frame: now.y is the content offset
 *     overscroll_close(&context);
 *
 * Lengths are points, times seconds of any one clock, velocities points per second, y grows downwards. Times are
 * arguments: nothing here reads a clock. What happens is asked for and comes as values: there are no callbacks.
 *
 * STATE AND THREADS. The library keeps no state of its own. Views live in a context, and a context in memory of the
 * caller. Different contexts may be used by different threads at the same time, one context by one thread at a time. The
 * functions that take no context are functions of their arguments alone.
 *
 * ERRORS. Every function with a context returns a status, and changes nothing when that is not OVERSCROLL_OK. It is an
 * error to pass a view that was destroyed, one of another context, or a number that was never a view; a context that was
 * copied, moved or closed; and NULL where something is needed. Other pointers must lead to memory of their type.
 *
 * NUMBERS. Those of views must be finite and at most OVERSCROLL_LARGEST, else OVERSCROLL_NOT_A_NUMBER or
 * OVERSCROLL_OUT_OF_RANGE is returned. The functions of values take any numbers and return finite ones, but for the
 * durations of what never rests; they read NaN as 0 and what is beyond 1e100 as that.
 *
 * VERSIONS. What is declared here stays as it is in all versions with one OVERSCROLL_ABI, structs included; more may be
 * added. The shared library's name has that number: liboverscroll.so.1.
 *
 * MEMORY. Views take memory by malloc and give all of it back; the process ends where there is none. A call takes up to
 * 128 KiB of stack. */
#ifndef OVERSCROLL_H
#define OVERSCROLL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header; see overscroll_version(). */
#define OVERSCROLL_VERSION_MAJOR 0
#define OVERSCROLL_VERSION_MINOR 2
#define OVERSCROLL_VERSION_PATCH 0
#define OVERSCROLL_VERSION \
  (OVERSCROLL_VERSION_MAJOR * 10000 + OVERSCROLL_VERSION_MINOR * 100 + OVERSCROLL_VERSION_PATCH)
/* The interface that this header declares; see overscroll_open(). */
#define OVERSCROLL_ABI 1
/* The largest number that views take, by its magnitude. */
#define OVERSCROLL_LARGEST 1e9
/* The most pages, detents or anchors of one view. */
#define OVERSCROLL_MOST_STOPS 1000000
/* The most views of one context at a time. */
#define OVERSCROLL_MOST_VIEWS 65535

/* What became of a call. */
typedef enum overscroll_status {
  OVERSCROLL_OK = 0,
  OVERSCROLL_NULL_POINTER = 1,  /* a pointer that is needed is NULL */
  OVERSCROLL_WRONG_ABI = 2,     /* the header is of another interface than the library */
  OVERSCROLL_NOT_OPEN = 3,      /* the context was never opened, or is closed, or is the copy of one */
  OVERSCROLL_ALREADY_OPEN = 4,  /* the context is open */
  OVERSCROLL_DESTROYED = 5,     /* the view was destroyed */
  OVERSCROLL_NO_VIEW = 6,       /* no view of this context ever had this number */
  OVERSCROLL_WRONG_KIND = 7,    /* views of this kind do not do that */
  OVERSCROLL_NOT_A_NUMBER = 8,  /* a number is infinite or none */
  OVERSCROLL_OUT_OF_RANGE = 9,  /* a number, a choice or a flag is none of those that it may be */
  OVERSCROLL_TOO_MANY = 10      /* more views or stops than there may be */
} overscroll_status;

/* The version of the library: major * 10000 + minor * 100 + patch. */
int32_t overscroll_version(void);
/* The interface of the library: OVERSCROLL_ABI of the header that it was built with. */
int32_t overscroll_abi(void);
/* A sentence that says what a status means; never NULL, never to be freed. */
const char *overscroll_status_text(overscroll_status status);

/* ---- Springs -------------------------------------------------------------------------------------------------- */

/* A mass on a damped spring: m x'' + c x' + k x = 0 with c = 2 damping_ratio sqrt(k m). */
typedef struct overscroll_spring {
  double mass, stiffness, damping_ratio;
} overscroll_spring;

/* Where something is, and how fast. */
typedef struct overscroll_motion_state {
  double value, velocity;
} overscroll_motion_state;

/* By the damping c. */
overscroll_spring overscroll_spring_by_damping(double mass, double stiffness, double damping);
/* By the period of the undamped spring, in seconds, as SwiftUI's spring(response:dampingFraction:). */
overscroll_spring overscroll_spring_by_response(double response, double damping_ratio);
/* As SwiftUI's spring(duration:bounce:). */
overscroll_spring overscroll_spring_by_duration(double duration, double bounce);
/* c of a spring. */
double overscroll_spring_damping(overscroll_spring spring);
/* 2 pi sqrt(m / k), in seconds. */
double overscroll_spring_response(overscroll_spring spring);
/* Seconds after which it stays within `threshold` of its rest; infinite without damping. */
double overscroll_spring_settling_time(
  overscroll_spring spring, double displacement, double velocity, double threshold);

/* A spring takes something from one place to another. */
typedef struct overscroll_spring_motion {
  double from, to, velocity;
  double threshold;         /* it has arrived when it stays so near; 0 for half a point, or less on a short path */
  overscroll_spring spring;
} overscroll_spring_motion;

/* At `time` seconds after the beginning; exactly at rest from its duration on. */
overscroll_motion_state overscroll_spring_motion_at(overscroll_spring_motion motion, double time);
/* Seconds until it rests. */
double overscroll_spring_motion_duration(overscroll_spring_motion motion);

/* ---- Deceleration --------------------------------------------------------------------------------------------- */

/* Rates: the factor by which a velocity shrinks in a millisecond, as UIScrollView.DecelerationRate. */
#define OVERSCROLL_RATE_NORMAL 0.998
#define OVERSCROLL_RATE_FAST 0.99

/* Something slows down by itself. */
typedef struct overscroll_deceleration {
  double from, velocity, rate;
  double threshold;         /* it rests when it is so near to its end, in points; 0 for 0.5 */
} overscroll_deceleration;

/* At `time` seconds after the beginning; exactly at rest from its duration on. */
overscroll_motion_state overscroll_deceleration_at(overscroll_deceleration motion, double time);
/* Seconds until it rests. */
double overscroll_deceleration_duration(overscroll_deceleration motion);
/* Where it rests. */
double overscroll_deceleration_destination(overscroll_deceleration motion);
/* Seconds until it is at `value`; negative where it never gets there. */
double overscroll_deceleration_time_to(overscroll_deceleration motion, double value);
/* Where something released at `value` with `velocity` comes to rest. */
double overscroll_project(double value, double velocity, double rate);

/* ---- Rubber bands --------------------------------------------------------------------------------------------- */

/* How far content gives way when a finger pulls it `distance` past a limit: never as far as `dimension`. UIScrollView has
 * the coefficient 0.55, and the extent of the viewport as its dimension. */
double overscroll_rubber_band(double distance, double coefficient, double dimension);
/* The pull that has content give way by `stretch`. */
double overscroll_rubber_band_inverse(double stretch, double coefficient, double dimension);
/* Where a value is shown that may be between two limits, and the value for what is shown. */
double overscroll_rubber_band_clamp(double value, double lower, double upper, double coefficient, double dimension);
double overscroll_rubber_band_unclamp(double shown, double lower, double upper, double coefficient, double dimension);

/* ---- Feels ---------------------------------------------------------------------------------------------------- */

/* The numbers of one feel of scrolling. Those that are not here stay those of the feel numbered `base`. */
typedef struct overscroll_feel {
  double deceleration_rate;
  double starting_velocity;          /* released more slowly, content stays where it is, in points per second */
  double rubber_band_coefficient;
  double threshold;                  /* content rests when it stays so near to its destination, in points */
  overscroll_spring bounce_spring;   /* of content that hits a bound */
  overscroll_spring release_spring;  /* of content that is let go past a bound */
  int32_t base;
  int32_t reserved;                  /* 0 */
} overscroll_feel;

/* How many feels the library has, numbered from 0; 0 is "article", that of Lobanov's "How UIScrollView works". */
int32_t overscroll_feel_count(void);
/* The number of a feel by its name, such as "uikit"; -1 for a name that there is not, and for NULL. */
int32_t overscroll_feel_number(const char *name);
/* Writes a feel's name with its ending 0, or as much of it as there is room for. Returns its length; -1 without such a feel. */
int32_t overscroll_feel_name(int32_t number, char *name, int32_t capacity);
/* The numbers of a feel. */
overscroll_status overscroll_feel_get(int32_t number, overscroll_feel *feel);

/* Content is let go at `from` with `velocity`, may rest between two limits, and bounces at them. */
typedef struct overscroll_scroll_motion {
  double from, velocity, lower, upper;
} overscroll_scroll_motion;

/* At `time` seconds after the release; `feel` is NULL for feel 0. A `base` that there is not counts as 0. */
overscroll_motion_state overscroll_scroll_motion_at(
  overscroll_scroll_motion motion, const overscroll_feel *feel, double time);
double overscroll_scroll_motion_duration(overscroll_scroll_motion motion, const overscroll_feel *feel);
double overscroll_scroll_motion_destination(overscroll_scroll_motion motion, const overscroll_feel *feel);
/* Where it would rest without limits. */
double overscroll_scroll_motion_projection(overscroll_scroll_motion motion, const overscroll_feel *feel);

/* How sheets, tiles and pages go to where they rest. */
typedef struct overscroll_snap {
  overscroll_spring spring;
  double deceleration_rate;          /* by which a velocity is projected before the nearest stop is chosen */
  double rubber_band_coefficient;
  double threshold;                  /* there when it stays so near, in points */
} overscroll_snap;

/* That of a sheet: mass 1, stiffness 200, critically damped. Pages have a rate of their own unless you say one. */
overscroll_snap overscroll_snap_standard(void);

/* How wheels, touchpads and keys move a view. */
typedef struct overscroll_wheel_feel {
  overscroll_spring spring;          /* takes content to where notches and keys send it */
  double notch;                      /* points of a notch; 0 to derive them from the viewport, as GTK does */
  double page_share;                 /* the length of a page by the viewport's */
  double zoom_notch;                 /* the factor by which a notch zooms; above 1 */
  double notch_speed, touchpad_speed;
  int32_t has_momentum;              /* whether content goes on when fingers have lifted from a touchpad */
  int32_t is_reversed;
} overscroll_wheel_feel;

overscroll_wheel_feel overscroll_wheel_feel_standard(void);

/* ---- Contexts and views --------------------------------------------------------------------------------------- */

/* Where views live. It lies in memory of yours, stays in its place while it is open, and is nobody's but the library's to
 * read. */
typedef struct overscroll_context {
  uint64_t reserved[4];
} overscroll_context;

#define OVERSCROLL_CONTEXT_INIT {{0, 0, 0, 0}}

/* A view, by a number that no other has; 0 is none. A context gives the same one only once, also after it was closed. A
 * view of another context is recognized with a chance of 1 - 2^-32. */
typedef uint64_t overscroll_view;

/* Opens a context; say OVERSCROLL_ABI. */
overscroll_status overscroll_open(overscroll_context *context, int32_t abi);
/* Destroys all views of a context, and gives back all memory. */
overscroll_status overscroll_close(overscroll_context *context);
/* Destroys a view. */
overscroll_status overscroll_destroy(overscroll_context *context, overscroll_view view);
/* How many views there are. */
overscroll_status overscroll_view_count(const overscroll_context *context, int32_t *count);

typedef enum overscroll_kind {
  OVERSCROLL_SCROLL_VIEW = 1,
  OVERSCROLL_DRAWER = 2,
  OVERSCROLL_PAGES = 3,
  OVERSCROLL_TILE = 4,
  OVERSCROLL_ZOOM_VIEW = 5
} overscroll_kind;

overscroll_status overscroll_view_kind(const overscroll_context *context, overscroll_view view, overscroll_kind *kind);

/* Flags of layouts. */
enum {
  OVERSCROLL_ALWAYS_BOUNCE_X = 1,     /* content gives way though all of it is visible; of scroll views */
  OVERSCROLL_ALWAYS_BOUNCE_Y = 2,
  OVERSCROLL_RIGID_X = 4,             /* content does not give way at its ends */
  OVERSCROLL_RIGID_Y = 8,             /* also of drawers */
  OVERSCROLL_RIGID_ZOOM = 16,         /* the scale does not give way at its limits; of zoom views */
  OVERSCROLL_DIRECTIONAL_LOCK = 32,   /* a drag along one axis moves content along that alone; of scroll views */
  OVERSCROLL_LOOP = 64,               /* the first page comes after the last; of pages of one length */
  OVERSCROLL_CENTERED = 128,          /* pages rest in the middle of the viewport; of pages with lengths of their own */
  OVERSCROLL_ONE_PAGE = 256,          /* a flick goes to the next page at most; of pages */
  OVERSCROLL_ALONG_Y = 512            /* pages follow each other downwards */
};

/* Content larger than its viewport. */
typedef struct overscroll_scroll_layout {
  double viewport_width, viewport_height, content_width, content_height;
  double inset_top, inset_left, inset_bottom, inset_right;  /* room around the content */
  int32_t flags;
  int32_t reserved;                                         /* 0 */
} overscroll_scroll_layout;

/* Content that is dragged, flung and stretched, with the offset x, y. `feel` is NULL for feel 0. */
overscroll_status overscroll_create_scroll_view(
  overscroll_context *context, const overscroll_scroll_layout *layout, const overscroll_feel *feel, double x, double y,
  overscroll_view *view);
/* Content of another size or through another viewport; if `animated`, content at rest outside its limits glides there. */
overscroll_status overscroll_set_scroll_layout(
  overscroll_context *context, overscroll_view view, const overscroll_scroll_layout *layout, int32_t animated,
  double time);

/* Where a sheet rests. */
enum {
  OVERSCROLL_FROM_TOP = 0,             /* its top is so many points below the top of the screen */
  OVERSCROLL_FROM_BOTTOM = 1,          /* ... above the bottom: the height of what is seen of it */
  OVERSCROLL_FRACTION_FROM_TOP = 2,    /* the same by the height of the screen between the safe areas */
  OVERSCROLL_FRACTION_FROM_BOTTOM = 3,
  OVERSCROLL_FITTING_CONTENT = 4       /* as high as its content needs, but not nearer to the top than that */
};
typedef struct overscroll_detent {
  double distance;
  int32_t kind;
  int32_t reserved;                    /* 0 */
} overscroll_detent;

/* A sheet with a list, over the screen. */
typedef struct overscroll_drawer_layout {
  double height;                       /* of the screen */
  double header_height;                /* of the part of the sheet above its list */
  double content_height;               /* of all that the list has */
  double safe_top, safe_bottom;        /* what others cover */
  const overscroll_detent *detents;    /* from the most open one down, at least one; read in the call alone */
  int32_t detent_count;
  int32_t flags;
} overscroll_drawer_layout;

/* At the detent of a number, or at -1 below the screen. `feel` is that of its list, `snap` that of the sheet; NULL for feel 0
 * and overscroll_snap_standard(). */
overscroll_status overscroll_create_drawer(
  overscroll_context *context, const overscroll_drawer_layout *layout, const overscroll_feel *feel,
  const overscroll_snap *snap, int32_t detent, overscroll_view *view);
overscroll_status overscroll_set_drawer_layout(
  overscroll_context *context, overscroll_view view, const overscroll_drawer_layout *layout, int32_t animated,
  double time);

/* Pages in a row, of one length or each of its own. */
typedef struct overscroll_page_layout {
  double viewport;                     /* its length along the axis */
  double length;                       /* from page to page, above 0, where `lengths` is NULL */
  const double *lengths;               /* of each page, or NULL; read in the call alone */
  double spacing, margin;              /* between pages with lengths of their own, and before the first and after the last */
  int32_t count;
  int32_t flags;
} overscroll_page_layout;

/* At the page of a number. `snap` is NULL for that of pages. */
overscroll_status overscroll_create_pages(
  overscroll_context *context, const overscroll_page_layout *layout, const overscroll_snap *snap, int32_t page,
  overscroll_view *view);
/* The axis stays that of its creation. */
overscroll_status overscroll_set_page_layout(
  overscroll_context *context, overscroll_view view, const overscroll_page_layout *layout, int32_t animated,
  double time);

/* Where a tile rests: (0, 0) at the top left, (1, 1) at the bottom right, and so many points from there. */
typedef struct overscroll_anchor {
  double x, y, offset_x, offset_y;
} overscroll_anchor;

/* A tile on a stage. */
typedef struct overscroll_tile_layout {
  double stage_width, stage_height, tile_width, tile_height;
  double margin_top, margin_left, margin_bottom, margin_right;  /* what the tile keeps from the stage's edges */
  const overscroll_anchor *anchors;    /* read in the call alone; NULL for the corners: top left, top right, bottom ones */
  int32_t anchor_count;
  int32_t reserved;                    /* 0 */
} overscroll_tile_layout;

/* At the anchor of a number. `snap` is NULL for overscroll_snap_standard(). */
overscroll_status overscroll_create_tile(
  overscroll_context *context, const overscroll_tile_layout *layout, const overscroll_snap *snap, int32_t anchor,
  overscroll_view *view);
overscroll_status overscroll_set_tile_layout(
  overscroll_context *context, overscroll_view view, const overscroll_tile_layout *layout, int32_t animated,
  double time);

/* Content that is scrolled and zoomed. */
typedef struct overscroll_zoom_layout {
  double viewport_width, viewport_height, content_width, content_height;  /* of the content at a scale of 1 */
  double inset_top, inset_left, inset_bottom, inset_right;
  double smallest_scale, largest_scale;  /* at which content may rest; above 0 */
  int32_t flags;
  int32_t reserved;                    /* 0 */
} overscroll_zoom_layout;

/* With its middle in the middle of the viewport. `feel` is NULL for feel 0. */
overscroll_status overscroll_create_zoom_view(
  overscroll_context *context, const overscroll_zoom_layout *layout, const overscroll_feel *feel, double scale,
  overscroll_view *view);
overscroll_status overscroll_set_zoom_layout(
  overscroll_context *context, overscroll_view view, const overscroll_zoom_layout *layout, int32_t animated,
  double time);

/* ---- Input ---------------------------------------------------------------------------------------------------- */

enum { OVERSCROLL_DOWN = 0, OVERSCROLL_MOVE = 1, OVERSCROLL_UP = 2, OVERSCROLL_CANCEL = 3 };
enum { OVERSCROLL_MOUSE = 0, OVERSCROLL_TOUCH = 1 };

/* A report of a mouse or of a finger. */
typedef struct overscroll_pointer_event {
  double x, y;             /* in points of the view */
  double time;             /* when it happened: velocities are measured by it */
  int32_t phase;           /* OVERSCROLL_DOWN ... */
  int32_t device;          /* OVERSCROLL_MOUSE ... */
  int32_t id;              /* which finger; any number */
  int32_t reserved;        /* 0 */
} overscroll_pointer_event;

enum {
  OVERSCROLL_NOTHING = 0,
  OVERSCROLL_CLICK = 1,         /* a click or tap that dragged nothing and caught nothing */
  OVERSCROLL_CLICK_HANDLE = 2   /* ... on a drawer above its list */
};

/* What was clicked: in points of the view, in a drawer's list in points of its content. */
typedef struct overscroll_click {
  double x, y;
  int32_t kind;                 /* OVERSCROLL_NOTHING where nothing was */
  int32_t reserved;
} overscroll_click;

/* Takes in a report of a pointer. `click` may be NULL. */
overscroll_status overscroll_pointer(
  overscroll_context *context, overscroll_view view, const overscroll_pointer_event *event, overscroll_click *click);

/* Flags of wheel events. */
enum {
  OVERSCROLL_PRECISE = 1,       /* in points, by fingers on a touchpad; else in notches of a wheel */
  OVERSCROLL_ZOOM = 2,          /* it zooms, as with the control key down */
  OVERSCROLL_LIFTED = 4         /* the fingers have lifted; the deltas do not count */
};

/* A report of a wheel or of a touchpad. Positive delta_x scrolls to the right; positive delta_y scrolls up, as a wheel does
 * that is turned away from the user. */
typedef struct overscroll_wheel_event {
  double delta_x, delta_y;
  double x, y;                  /* where the pointer is, in points of the view */
  double time;
  int32_t flags;
  int32_t reserved;             /* 0 */
} overscroll_wheel_event;

overscroll_status overscroll_wheel(
  overscroll_context *context, overscroll_view view, const overscroll_wheel_event *event);

enum { OVERSCROLL_PINCH_BEGAN = 0, OVERSCROLL_PINCH_CHANGED = 1, OVERSCROLL_PINCH_ENDED = 2 };

/* A report of two fingers that pinch, from touchpads and systems that recognize it. Two touches with ids of their own pinch
 * by themselves. */
typedef struct overscroll_pinch_event {
  double scale;                 /* since it began; above 0 */
  double x, y;                  /* the middle between the fingers */
  double time;
  int32_t phase;
  int32_t reserved;             /* 0 */
} overscroll_pinch_event;

/* Zooms a zoom view; other views ignore it. */
overscroll_status overscroll_pinch(
  overscroll_context *context, overscroll_view view, const overscroll_pinch_event *event);

/* Ends what pointers do, as when the system takes them away: the view settles. */
overscroll_status overscroll_cancel(overscroll_context *context, overscroll_view view, double time);

/* For gestures that you recognize yourself: x and y since the beginning of the drag, at the end its velocity. */
overscroll_status overscroll_begin_drag(overscroll_context *context, overscroll_view view, double time);
overscroll_status overscroll_drag(overscroll_context *context, overscroll_view view, double x, double y, double time);
overscroll_status overscroll_end_drag(
  overscroll_context *context, overscroll_view view, double velocity_x, double velocity_y, double time);

/* ---- Asking --------------------------------------------------------------------------------------------------- */

enum {
  OVERSCROLL_IDLE = 0,
  OVERSCROLL_DRAGGING = 1,
  OVERSCROLL_DECELERATING = 2,
  OVERSCROLL_BOUNCING = 3,
  OVERSCROLL_SNAPPING = 4,
  OVERSCROLL_ZOOMING = 5
};

/* A view at one time. */
typedef struct overscroll_sample {
  double x, y;                     /* the content offset; the origin of a tile; y: the top of a sheet */
  double velocity_x, velocity_y;
  double scale, scale_velocity;    /* of a zoom view; else 1 and 0 */
  double list_y, list_velocity;    /* the content offset of a drawer's list; else 0 */
  double target_x, target_y;       /* where x and y rest, or will if nobody interferes */
  double rest_time;                /* from when on it rests; infinite in a drag, -infinite where it has never moved */
  int32_t target;                  /* the number of the detent, page or anchor there; -1 below the screen and for offsets */
  int32_t state;                   /* OVERSCROLL_IDLE ... */
} overscroll_sample;

/* Where a view is at a time: of the past as far as nothing has changed since, and of the future. */
overscroll_status overscroll_sample_view(
  const overscroll_context *context, overscroll_view view, double time, overscroll_sample *sample);

enum {
  OVERSCROLL_WILL_BEGIN_DRAGGING = 0,
  OVERSCROLL_WILL_END_DRAGGING = 1,    /* with velocity and target */
  OVERSCROLL_DID_END_DRAGGING = 2,     /* number: whether it goes on by itself */
  OVERSCROLL_DID_END_DECELERATING = 3,
  OVERSCROLL_WILL_MOVE = 4,            /* a program, a key or a notch sends it to the target */
  OVERSCROLL_HANDED_OVER = 5,          /* number: 0 when the sheet of a drawer goes on, 1 when its list does */
  OVERSCROLL_DID_SETTLE = 6            /* at the target */
};

/* Something that happens to a view, in the words of UIScrollViewDelegate. */
typedef struct overscroll_event {
  double time;
  double velocity_x, velocity_y;
  double target_x, target_y;           /* an offset; where a stop has a number, see `target` */
  int32_t kind;
  int32_t target;                      /* the number of a stop; -1 below the screen and for offsets */
  int32_t number;
  int32_t reserved;
} overscroll_event;

/* What happens from one time on and before another: what has happened, of which the last 64 are remembered at least, and
 * what will if nobody interferes. Ask once a frame for the time since the last one, and you get each once. As many as there
 * is room for are written, in order; `count` says how many there are. `events` may be NULL where `capacity` is 0. */
overscroll_status overscroll_events(
  const overscroll_context *context, overscroll_view view, double from, double to, overscroll_event *events,
  int32_t capacity, int32_t *count);

/* ---- Programs and keys ---------------------------------------------------------------------------------------- */

/* To an offset: content of scroll and zoom views, the list of a drawer (y). */
overscroll_status overscroll_scroll_to(
  overscroll_context *context, overscroll_view view, double x, double y, int32_t animated, double time);
/* Just so far that a rectangle of the content is visible: scroll and zoom views. */
overscroll_status overscroll_show(
  overscroll_context *context, overscroll_view view, double x, double y, double width, double height,
  int32_t animated, double time);
/* To a detent (-1: below the screen), a page or an anchor. */
overscroll_status overscroll_snap_to(
  overscroll_context *context, overscroll_view view, int32_t stop, int32_t animated, double time);
/* To a scale, about a point of the viewport. */
overscroll_status overscroll_zoom_to(
  overscroll_context *context, overscroll_view view, double scale, double x, double y, double time);

enum {
  OVERSCROLL_BY_LINES = 0,      /* by so many notches of a wheel */
  OVERSCROLL_BY_PAGES = 1,      /* by so many pages */
  OVERSCROLL_TO_START = 2,
  OVERSCROLL_TO_END = 3
};

/* Where a key sends a view. `along_y` is 0 for sideways; pages and drawers have one axis alone. */
overscroll_status overscroll_step(
  overscroll_context *context, overscroll_view view, int32_t step, double amount, int32_t along_y, int32_t is_repeat,
  double time);
/* Content has grown by so much before its beginning: what is seen stays where it is seen. Scroll views. */
overscroll_status overscroll_grow_before(
  overscroll_context *context, overscroll_view view, double width, double height, double time);

/* Other numbers from now on; position and velocity stay. The feel is that of scroll views, zoom views and drawers' lists,
 * the snap that of drawers, pages and tiles. */
overscroll_status overscroll_set_feel(
  overscroll_context *context, overscroll_view view, const overscroll_feel *feel, double time);
overscroll_status overscroll_set_snap(
  overscroll_context *context, overscroll_view view, const overscroll_snap *snap, double time);
overscroll_status overscroll_set_wheel_feel(
  overscroll_context *context, overscroll_view view, const overscroll_wheel_feel *feel);
/* How far a mouse and a finger may travel before they drag, in points; 3 and 10 unless you say so. */
overscroll_status overscroll_set_slop(
  overscroll_context *context, overscroll_view view, double mouse, double touch);

#ifdef __cplusplus
}
#endif
#endif
