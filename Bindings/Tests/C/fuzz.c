/* Calls every function of overscroll.h in random order with random numbers. Checks that nothing crashes, results are never
 * NaN, and missing or destroyed views are reported as such. SEED and CALLS are arguments. */
#include <math.h>
#include <overscroll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CONTEXTS = 3, HANDLES = 96, STOPS = 6 };

typedef struct handle {
  overscroll_view view;
  int context, opening, is_alive;
} handle;

static uint64_t state;
static overscroll_context contexts[CONTEXTS];
static int is_open[CONTEXTS], openings[CONTEXTS], alive[CONTEXTS];
static handle handles[HANDLES];
static double now;
static long call_number;

static uint64_t next(void) {
  uint64_t z = (state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

static int below(int count) { return (int)(next() % (uint64_t)count); }
static int chance(int of) { return below(of) == 0; }
static double unit(void) { return (double)(next() >> 11) / 9007199254740992.0; }

/* Returns mostly a number as on a screen, sometimes any number at all. */
static double number(void) {
  static const double odd[] = {
    0, -0.0, 1, -1, 0.5, 1e-300, 5e-324, -1e-9, 1e9, -1e9, 1.0000001e9, 1e15, 1e100, -1e308, 1.7976931348623157e308, 1e-12,
    2147483647, -2147483648.0, 9.3e18, 0.998, 0.99999999999999989};
  uint64_t bits;
  double any;
  switch (below(40)) {
  case 0: return NAN;
  case 1: return INFINITY;
  case 2: return -INFINITY;
  case 3: bits = next(); memcpy(&any, &bits, sizeof any); return any;
  case 4: case 5: return odd[below((int)(sizeof odd / sizeof *odd))];
  case 6: return (unit() - 0.5) * 2e9;
  case 7: case 8: case 9: return (unit() - 0.5) * 20000;
  default: return unit() * 800;
  }
}

static double share(void) { return chance(20) ? number() : unit() * 2; }
static double size(void) { return chance(12) ? number() : unit() * (chance(3) ? 40000 : 800); }
static double moment(void) {
  if (chance(60)) return number();
  if (chance(30)) return now - unit();
  return now += chance(9) ? unit() * 3 : unit() / 60;
}
static int32_t whole(int32_t count) { return chance(20) ? (int32_t)next() : (int32_t)below(count); }
static int32_t flag(void) { return whole(2); }
static overscroll_spring spring(void) {
  overscroll_spring s = {chance(3) ? number() : 1, chance(3) ? number() : 200, chance(3) ? number() : 1};
  return s;
}

static void fail(const char *reason) {
  fprintf(stderr, "fuzz: call %ld: %s\n", call_number, reason);
  abort();
}

static overscroll_feel *feel(overscroll_feel *f) {
  if (chance(3)) return NULL;
  if (overscroll_feel_get(below((int)overscroll_feel_count()), f) != OVERSCROLL_OK) fail("a feel is not there");
  if (chance(3)) f->deceleration_rate = share();
  if (chance(3)) f->rubber_band_coefficient = share();
  if (chance(5)) f->threshold = number();
  if (chance(5)) f->starting_velocity = number();
  if (chance(3)) f->bounce_spring = spring();
  if (chance(3)) f->release_spring = spring();
  if (chance(20)) f->base = (int32_t)next();
  return f;
}

static overscroll_snap *snap(overscroll_snap *s) {
  if (chance(3)) return NULL;
  *s = overscroll_snap_standard();
  if (chance(2)) s->spring = spring();
  if (chance(3)) s->deceleration_rate = share();
  if (chance(3)) s->rubber_band_coefficient = share();
  if (chance(3)) s->threshold = number();
  return s;
}

static overscroll_detent detents[STOPS];
static double lengths[STOPS];
static overscroll_anchor anchors[STOPS];

static overscroll_scroll_layout scroll_layout(void) {
  overscroll_scroll_layout l = {size(), size(), size(), size(), 0, 0, 0, 0, whole(4) == 0 ? below(64) : 0, 0};
  if (chance(3)) l.inset_top = number(), l.inset_right = number();
  if (chance(30)) l.flags = (int32_t)next();
  return l;
}
static overscroll_drawer_layout drawer_layout(void) {
  overscroll_drawer_layout l = {size(), size() / 8, size(), 0, 0, detents, 1 + whole(STOPS), below(2) * OVERSCROLL_RIGID_Y};
  if (l.detent_count > STOPS) l.detent_count = 1 + below(STOPS);
  for (int i = 0; i < STOPS; i++) detents[i].distance = chance(2) ? share() : size(), detents[i].kind = (overscroll_detent_kind)whole(5);
  if (chance(20)) l.detents = NULL;
  if (chance(4)) l.safe_top = number(), l.safe_bottom = number();
  return l;
}
static overscroll_page_layout page_layout(void) {
  overscroll_page_layout l = {size(), size(), NULL, 0, 0, whole(40), chance(3) ? below(2048) : 0};
  for (int i = 0; i < STOPS; i++) lengths[i] = size();
  if (chance(2)) l.lengths = lengths, l.count = below(STOPS + 1), l.spacing = number(), l.margin = number();
  return l;
}
static overscroll_ruler *ruler(overscroll_ruler *r) {
  if (chance(4)) return NULL;
  r->spacing = chance(6) ? number() : 0.1 + unit() * 100, r->origin = chance(3) ? number() : 0;
  r->coordinate = (overscroll_coordinate)whole(3), r->reserved = 0;
  return r;
}
static overscroll_tile_layout tile_layout(void) {
  overscroll_tile_layout l = {size(), size(), size() / 4, size() / 4, 16, 16, 16, 16, NULL, 0, 0};
  for (int i = 0; i < STOPS; i++) anchors[i].x = share(), anchors[i].y = share(), anchors[i].offset_x = number();
  if (chance(2)) l.anchors = anchors, l.anchor_count = below(STOPS + 1);
  if (chance(3)) l.margin_left = number(), l.margin_top = number();
  return l;
}
static overscroll_zoom_layout zoom_layout(void) {
  overscroll_zoom_layout l = {size(), size(), size(), size(), 0, 0, 0, 0, share(), 4 * share(), 0, 0};
  if (chance(3)) l.inset_top = number(), l.inset_left = number(), l.flags = whole(64);
  return l;
}

/* Returns the status that the library must report for a view. */
static overscroll_status expected(const handle *h, int context) {
  if (!is_open[context]) return OVERSCROLL_NOT_OPEN;
  if (h->context != context || h->opening != openings[context]) return OVERSCROLL_NO_VIEW;
  return h->is_alive ? OVERSCROLL_OK : OVERSCROLL_DESTROYED;
}

static void judge(overscroll_status status, const handle *h, int context) {
  overscroll_status e = expected(h, context);
  if ((unsigned)status > OVERSCROLL_TOO_MANY) fail("a status that there is not");
  if (e != OVERSCROLL_OK && status != e) fail("a view that is not there is not told");
  if (e == OVERSCROLL_OK && (status == OVERSCROLL_NO_VIEW || status == OVERSCROLL_DESTROYED ||
                              status == OVERSCROLL_NOT_OPEN)) fail("a view is not found");
}

static void sample(int context, const handle *h) {
  overscroll_sample s;
  overscroll_status status = overscroll_sample_view(&contexts[context], h->view, moment(), &s);
  judge(status, h, context);
  if (status != OVERSCROLL_OK) return;
  const double *numbers = &s.x;
  for (int i = 0; i < 10; i++)
    if (!isfinite(numbers[i])) {
      overscroll_kind kind = OVERSCROLL_SCROLL_VIEW;
      (void)overscroll_view_kind(&contexts[context], h->view, &kind);
      fprintf(stderr, "fuzz: kind %d, number %d: %g\n", (int)kind, i, numbers[i]);
      fail("a view is nowhere");
    }
  if (isnan(s.rest_time)) fail("a time of rest is none");
  if (s.state < OVERSCROLL_IDLE || s.state > OVERSCROLL_ZOOMING) fail("a state that there is not");
}

static void crossings(int context, const handle *h) {
  double times[8], from = moment() - 1, to = moment() + unit(), value = number();
  int32_t count = -1, capacity = below(9);
  overscroll_coordinate coordinate = (overscroll_coordinate)whole(3);
  overscroll_status status = overscroll_crossings(
    &contexts[context], h->view, coordinate, value, from, to, times, capacity, &count);
  judge(status, h, context);
  if (status != OVERSCROLL_OK) return;
  if (count < 0) fail("crossings are not counted");
  for (int32_t i = 0; i < count && i < capacity; i++)
    if (!(times[i] >= (i > 0 ? times[i - 1] : from)) || !(times[i] < to)) fail("crossings are not in order");
}

static void momentum(int context, const handle *h) {
  overscroll_context *c = &contexts[context];
  overscroll_movement m;
  double from = chance(9) ? moment() : now - unit();
  judge(overscroll_scroll(c, h->view, number(), number(), (overscroll_source)whole(4), moment()), h, context);
  if (chance(3)) judge(overscroll_lift(c, h->view, moment()), h, context);
  if (chance(9)) judge(overscroll_hold(c, h->view, moment()), h, context);
  if (chance(9)) judge(overscroll_stop(c, h->view, moment()), h, context);
  overscroll_status status = overscroll_advance(c, h->view, from, moment(), &m);
  judge(status, h, context);
  if (status == OVERSCROLL_OK) {
    const double *numbers = &m.delta_x;
    for (int i = 0; i < 8; i++)
      if (!isfinite(numbers[i])) fail("a movement is nowhere");
    if (isnan(m.rest_time) || m.phase < OVERSCROLL_BEGAN || m.phase > OVERSCROLL_CANCELLED) fail("a phase is none");
  }
  if (chance(3)) judge(overscroll_refuse(c, h->view, number(), number()), h, context);
}

static void values(void) {
  overscroll_spring_motion m = {number(), number(), number(), share(), spring()};
  overscroll_deceleration d = {number(), number(), share(), share()};
  overscroll_scroll_motion b = {number(), number(), number(), number()};
  overscroll_feel f;
  const overscroll_feel *p = feel(&f);
  double time = number();
  overscroll_motion_state states[] = {
    overscroll_spring_motion_at(m, time), overscroll_deceleration_at(d, time), overscroll_scroll_motion_at(b, p, time)};
  for (int i = 0; i < 3; i++)
    if (!isfinite(states[i].value) || !isfinite(states[i].velocity)) fail("a motion is nowhere");
  double durations[] = {
    overscroll_spring_motion_duration(m), overscroll_deceleration_duration(d), overscroll_scroll_motion_duration(b, p),
    overscroll_spring_settling_time(m.spring, number(), number(), number())};
  for (int i = 0; i < 4; i++)
    if (!(durations[i] >= 0)) fail("a duration is none");
  double results[] = {
    overscroll_project(number(), number(), share()), overscroll_rubber_band(number(), share(), number()),
    overscroll_rubber_band_inverse(number(), share(), number()),
    overscroll_rubber_band_clamp(number(), number(), number(), share(), number()),
    overscroll_rubber_band_unclamp(number(), number(), number(), share(), number()),
    overscroll_deceleration_destination(d), overscroll_deceleration_time_to(d, number()),
    overscroll_scroll_motion_destination(b, p), overscroll_scroll_motion_projection(b, p)};
  for (int i = 0; i < 9; i++)
    if (!isfinite(results[i])) fail("a number is none");
  overscroll_spring s = overscroll_spring_by_duration(number(), number());
  s = overscroll_spring_by_damping(number(), number(), number());
  s = overscroll_spring_by_response(number(), s.mass);
  (void)(overscroll_spring_damping(s) + overscroll_spring_response(s));
  (void)overscroll_wheel_feel_standard();
}

static void names(void) {
  char name[8];
  int32_t feel_number = whole(4);
  int32_t length = overscroll_feel_name(feel_number, name, (int32_t)sizeof name);
  if (length >= 0 && strlen(name) >= sizeof name) fail("a name does not end");
  (void)overscroll_feel_name((int32_t)next(), chance(2) ? NULL : name, below(9) - 1 > 0 ? 8 : 0);
  if (overscroll_feel_number("uikit") < 0 || overscroll_feel_number("uiki") >= 0) fail("a feel has another name");
  if (overscroll_feel_number(NULL) != -1) fail("NULL is a feel");
  if (!overscroll_status_text((overscroll_status)below(12))[0]) fail("a status without words");
}

static void create(int context) {
  overscroll_view view = 0;
  overscroll_feel f;
  overscroll_snap s;
  overscroll_status status;
  overscroll_context *c = &contexts[context];
  overscroll_scroll_layout scroll = scroll_layout();
  overscroll_drawer_layout drawer = drawer_layout();
  overscroll_page_layout page = page_layout();
  overscroll_tile_layout tile = tile_layout();
  overscroll_zoom_layout zoom = zoom_layout();
  overscroll_momentum_options momentum = {size(), size(), chance(4) ? number() : 0, below(4) * 2048 + below(2) * 32, 0};
  int kind = below(6), is_null = chance(40);
  switch (kind) {
  case 0: status = overscroll_create_scroll_view(c, is_null ? NULL : &scroll, feel(&f), number(), number(), &view); break;
  case 1: status = overscroll_create_drawer(c, &drawer, feel(&f), snap(&s), whole(4) - 1, is_null ? NULL : &view); break;
  case 2: status = overscroll_create_pages(c, &page, snap(&s), whole(3), is_null ? NULL : &view); break;
  case 3: status = overscroll_create_tile(c, is_null ? NULL : &tile, snap(&s), whole(4), &view); break;
  case 4: status = overscroll_create_momentum(c, is_null ? NULL : &momentum, feel(&f), &view); break;
  default: status = overscroll_create_zoom_view(c, &zoom, feel(&f), share(), is_null ? NULL : &view); break;
  }
  if (!is_open[context] && status == OVERSCROLL_OK) fail("a view in a closed context");
  if (is_null && status == OVERSCROLL_OK) fail("NULL is not told");
  if (status != OVERSCROLL_OK) return;
  handle *h = &handles[below(HANDLES)];
  if (h->is_alive && is_open[h->context] && h->opening == openings[h->context]) {
    if (overscroll_destroy(&contexts[h->context], h->view) != OVERSCROLL_OK) fail("a view cannot be destroyed");
    alive[h->context]--;
  }
  h->view = view, h->context = context, h->opening = openings[context], h->is_alive = 1;
  alive[context]++;
}

/* Calls every function that takes a context with an invalid one, and checks that each reports it. */
static void use_no_context(overscroll_context *c, overscroll_view v, overscroll_status expected_status) {
  overscroll_feel f;
  overscroll_snap s = overscroll_snap_standard();
  overscroll_wheel_feel w = overscroll_wheel_feel_standard();
  overscroll_feel_extras x = {0, 1, 1, 1, 1, 0, 3, 0};
  overscroll_detent half = {300, 0, 0};
  overscroll_scroll_layout scroll = {390, 800, 390, 9000, 0, 0, 0, 0, 0, 0};
  overscroll_drawer_layout drawer = {800, 60, 2000, 0, 0, &half, 1, 0};
  overscroll_page_layout page = {390, 800, NULL, 0, 0, 3, 0};
  overscroll_tile_layout tile = {390, 800, 90, 60, 16, 16, 16, 16, NULL, 0, 0};
  overscroll_zoom_layout zoom = {390, 800, 900, 900, 0, 0, 0, 0, 0.5, 4, 0, 0};
  overscroll_pointer_event pointer = {1, 2, 3, OVERSCROLL_DOWN, OVERSCROLL_TOUCH, 0, 0};
  overscroll_wheel_event wheel = {0, 1, 1, 1, 3, 0, 0};
  overscroll_pinch_event pinch = {1, 1, 1, 3, 0, 0};
  overscroll_ruler rows = {44, 0, OVERSCROLL_Y, 0};
  overscroll_momentum_options momentum = {390, 800, 0, 0, 0};
  overscroll_movement movement;
  overscroll_click click;
  overscroll_kind kind;
  overscroll_sample now;
  overscroll_event events[2];
  int32_t count, needs_frame;
  double times[2];
  overscroll_view made;
  if (overscroll_feel_get(0, &f) != OVERSCROLL_OK) fail("a feel is not there");
  const overscroll_status said[] = {
    overscroll_close(c), overscroll_destroy(c, v), overscroll_view_count(c, &count), overscroll_view_kind(c, v, &kind),
    overscroll_create_scroll_view(c, &scroll, &f, 0, 0, &made), overscroll_create_drawer(c, &drawer, &f, &s, 0, &made),
    overscroll_create_pages(c, &page, &s, 0, &made), overscroll_create_tile(c, &tile, &s, 0, &made),
    overscroll_create_zoom_view(c, &zoom, &f, 1, &made), overscroll_set_scroll_layout(c, v, &scroll, 0, 1),
    overscroll_set_drawer_layout(c, v, &drawer, 0, 1), overscroll_set_page_layout(c, v, &page, 0, 1),
    overscroll_set_tile_layout(c, v, &tile, 0, 1), overscroll_set_zoom_layout(c, v, &zoom, 0, 1),
    overscroll_pointer(c, v, &pointer, &click), overscroll_wheel(c, v, &wheel), overscroll_pinch(c, v, &pinch),
    overscroll_cancel(c, v, 1), overscroll_begin_drag(c, v, 1), overscroll_drag(c, v, 1, 1, 1),
    overscroll_end_drag(c, v, 1, 1, 1), overscroll_sample_view(c, v, 1, &now),
    overscroll_events(c, v, 0, 1, events, 2, &count), overscroll_scroll_to(c, v, 1, 1, 0, 1),
    overscroll_show(c, v, 1, 1, 1, 1, 0, 1), overscroll_snap_to(c, v, 0, 0, 1), overscroll_zoom_to(c, v, 1, 1, 1, 1),
    overscroll_step(c, v, 0, 1, 0, 0, 1), overscroll_grow_before(c, v, 1, 1, 1), overscroll_set_feel(c, v, &f, 1),
    overscroll_set_snap(c, v, &s, 1), overscroll_set_wheel_feel(c, v, &w), overscroll_set_slop(c, v, 1, 1),
    overscroll_set_feel_extras(c, v, &x, 1), overscroll_set_list_inset(c, v, 1, 1, OVERSCROLL_KEEP_END, 1),
    overscroll_needs_frame(c, v, 1, &needs_frame), overscroll_crossings(c, v, OVERSCROLL_Y, 1, 0, 1, times, 2, &count),
    overscroll_set_ruler(c, v, &rows), overscroll_fling(c, v, 1, 1, 1), overscroll_grow(c, v, OVERSCROLL_Y, 9, 0, 1),
    overscroll_set_landing(c, v, OVERSCROLL_LAND_BY_DECELERATION, 1), overscroll_create_momentum(c, &momentum, &f, &made),
    overscroll_scroll(c, v, 1, 1, OVERSCROLL_FINGER, 1), overscroll_lift(c, v, 1), overscroll_hold(c, v, 1),
    overscroll_stop(c, v, 1), overscroll_advance(c, v, 0, 1, &movement), overscroll_refuse(c, v, 1, 1)};
  for (int i = 0; i < (int)(sizeof said / sizeof *said); i++)
    if (said[i] != expected_status) {
      fprintf(stderr, "fuzz: function %d says %d\n", i, (int)said[i]);
      fail("what is no context is not told");
    }
}

/* Tries NULL, memory that was never opened, and a context with a flipped bit. */
static void break_context(int context) {
  overscroll_context *c = &contexts[context], any;
  const handle *h = &handles[below(HANDLES)];
  use_no_context(NULL, h->view, OVERSCROLL_NULL_POINTER);
  for (int i = 0; i < 4; i++) any.reserved[i] = chance(3) ? contexts[below(CONTEXTS)].reserved[i] : next() >> below(64);
  use_no_context(&any, h->view, OVERSCROLL_NOT_OPEN);
  if (!is_open[context]) return;
  any = *c;
  /* The last word is unused. */
  c->reserved[below(3)] ^= (uint64_t)1 << below(64);
  use_no_context(c, h->view, OVERSCROLL_NOT_OPEN);
  *c = any;
}

/* Passes NULL for required pointers of an existing view, and checks that each call reports it. */
static void use_nothing(int context, const handle *h) {
  overscroll_context *c = &contexts[context];
  overscroll_view v = h->view;
  int32_t count;
  overscroll_kind kind;
  if (expected(h, context) != OVERSCROLL_OK || overscroll_view_kind(c, v, &kind) != OVERSCROLL_OK) return;
  if (kind == OVERSCROLL_MOMENTUM) {
    if (overscroll_advance(c, v, 0, 1, NULL) != OVERSCROLL_NULL_POINTER) fail("NULL is not told");
    return;
  }
  const overscroll_status said[] = {
    overscroll_view_count(c, NULL), overscroll_view_kind(c, v, NULL), overscroll_pointer(c, v, NULL, NULL),
    overscroll_wheel(c, v, NULL), overscroll_pinch(c, v, NULL), overscroll_sample_view(c, v, 1, NULL),
    overscroll_events(c, v, 0, 1, NULL, 4, &count), overscroll_events(c, v, 0, 1, NULL, 0, NULL),
    overscroll_feel_get(0, NULL), overscroll_feel_extras_get(0, NULL), overscroll_needs_frame(c, v, 1, NULL)};
  for (int i = 0; i < (int)(sizeof said / sizeof *said); i++)
    if (said[i] != OVERSCROLL_NULL_POINTER) {
      fprintf(stderr, "fuzz: function %d says %d\n", i, (int)said[i]);
      fail("NULL is not told");
    }
}

static void open_or_close(int context) {
  overscroll_context *c = &contexts[context], copy;
  int32_t count = 0;
  if (!is_open[context]) {
    if (overscroll_open(c, OVERSCROLL_ABI + 1) != OVERSCROLL_WRONG_ABI) fail("another interface is not told");
    if (overscroll_open(c, OVERSCROLL_ABI) != OVERSCROLL_OK) fail("a context does not open");
    is_open[context] = 1, openings[context]++, alive[context] = 0;
    return;
  }
  copy = *c;
  if (overscroll_view_count(&copy, &count) != OVERSCROLL_NOT_OPEN) fail("a copied context is not told");
  if (overscroll_close(&copy) != OVERSCROLL_NOT_OPEN) fail("a copied context is closed");
  if (overscroll_open(c, OVERSCROLL_ABI) != OVERSCROLL_ALREADY_OPEN) fail("an open context opens");
  if (overscroll_view_count(c, &count) != OVERSCROLL_OK || count != alive[context]) fail("views are miscounted");
  if (!chance(4)) return;
  if (overscroll_close(c) != OVERSCROLL_OK) fail("a context does not close");
  if (overscroll_close(c) != OVERSCROLL_NOT_OPEN) fail("a closed context is not told");
  is_open[context] = 0;
}

static void use(int context, handle *h) {
  overscroll_context *c = &contexts[context];
  overscroll_view v = h->view;
  overscroll_feel f;
  overscroll_snap s;
  overscroll_click click;
  overscroll_kind kind;
  overscroll_event events[8];
  int32_t count = 0;
  switch (below(29)) {
  case 0: case 1: case 2: case 3: case 4: case 5: {
    overscroll_pointer_event e = {number(), number(), moment(), (overscroll_pointer_phase)whole(8),
                                  (overscroll_device)chance(4), whole(3), 0};
    if (e.phase > 3 && e.phase < 8) e.phase = OVERSCROLL_MOVE;
    judge(overscroll_pointer(c, v, chance(50) ? NULL : &e, chance(2) ? NULL : &click), h, context);
    break;
  }
  case 6: case 7: case 8: {
    overscroll_wheel_event e = {number(), number(), number(), number(), moment(), whole(8), 0};
    if (chance(2)) e.delta_x = (double)(below(7) - 3), e.delta_y = (double)(below(7) - 3);
    judge(overscroll_wheel(c, v, &e), h, context);
    break;
  }
  case 9: case 10: {
    overscroll_pinch_event e = {share(), number(), number(), moment(), whole(3), 0};
    judge(overscroll_pinch(c, v, &e), h, context);
    break;
  }
  case 11: judge(overscroll_cancel(c, v, moment()), h, context); break;
  case 12: judge(overscroll_begin_drag(c, v, moment()), h, context); break;
  case 13: judge(overscroll_drag(c, v, number(), number(), moment()), h, context); break;
  case 14: judge(overscroll_end_drag(c, v, number(), number(), moment()), h, context); break;
  case 15: judge(overscroll_scroll_to(c, v, number(), number(), flag(), moment()), h, context); break;
  case 16: judge(overscroll_show(c, v, number(), number(), size(), size(), flag(), moment()), h, context); break;
  case 17: judge(overscroll_snap_to(c, v, whole(5) - 1, flag(), moment()), h, context); break;
  case 18: judge(overscroll_zoom_to(c, v, share(), number(), number(), moment()), h, context); break;
  case 19:
    judge(overscroll_step(c, v, (overscroll_step_kind)whole(4), chance(2) ? share() : number(), flag(), flag(), moment()), h, context);
    break;
  case 20: judge(overscroll_grow_before(c, v, number(), number(), moment()), h, context); break;
  case 21: {
    overscroll_wheel_feel w = overscroll_wheel_feel_standard();
    if (chance(2)) w.spring = spring();
    if (chance(3)) w.notch = number();
    if (chance(3)) w.zoom_notch = share();
    if (chance(3)) w.notch_speed = share(), w.has_momentum = flag();
    judge(overscroll_set_wheel_feel(c, v, &w), h, context);
    judge(overscroll_set_slop(c, v, number(), number()), h, context);
    judge(overscroll_set_feel(c, v, feel(&f), moment()), h, context);
    overscroll_feel_extras x = {share(), size(), share(), size(), number(), share(), whole(9), 0};
    if (overscroll_feel_extras_get(whole(20), chance(9) ? NULL : &x) == OVERSCROLL_OK && chance(2)) x.flick_rate = share();
    judge(overscroll_set_feel_extras(c, v, &x, moment()), h, context);
    judge(overscroll_set_snap(c, v, snap(&s), moment()), h, context);
    break;
  }
  case 22: {
    overscroll_scroll_layout a = scroll_layout();
    overscroll_drawer_layout b = drawer_layout();
    overscroll_page_layout p = page_layout();
    overscroll_tile_layout t = tile_layout();
    overscroll_zoom_layout z = zoom_layout();
    judge(overscroll_set_scroll_layout(c, v, &a, whole(8), moment()), h, context);
    judge(overscroll_set_drawer_layout(c, v, &b, whole(8), moment()), h, context);
    judge(overscroll_set_page_layout(c, v, &p, whole(8), moment()), h, context);
    judge(overscroll_set_tile_layout(c, v, &t, flag(), moment()), h, context);
    judge(overscroll_set_zoom_layout(c, v, &z, whole(8), moment()), h, context);
    judge(overscroll_set_list_inset(c, v, number(), number(), whole(8), moment()), h, context);
    judge(overscroll_grow(c, v, (overscroll_coordinate)whole(3), size(), number(), moment()), h, context);
    break;
  }
  case 23: judge(overscroll_fling(c, v, number(), number(), moment()), h, context); break;
  case 24: {
    overscroll_ruler r;
    judge(overscroll_set_ruler(c, v, ruler(&r)), h, context);
    judge(overscroll_set_landing(c, v, (overscroll_landing)whole(2), moment()), h, context);
    break;
  }
  case 25: case 26: case 27: momentum(context, h); break;
  default:
    judge(overscroll_view_kind(c, v, &kind), h, context);
    judge(overscroll_needs_frame(c, v, moment(), &count), h, context);
    crossings(context, h);
    judge(overscroll_events(c, v, moment() - 1, moment() + unit(), events, below(9), &count), h, context);
    if (chance(12) && h->is_alive && expected(h, context) == OVERSCROLL_OK) {
      if (overscroll_destroy(c, v) != OVERSCROLL_OK) fail("a view cannot be destroyed");
      h->is_alive = 0, alive[context]--;
      if (overscroll_destroy(c, v) != OVERSCROLL_DESTROYED) fail("a view is destroyed twice");
    }
  }
  sample(context, h);
}

int main(int argc, char **argv) {
  uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1;
  long calls = argc > 2 ? strtol(argv[2], NULL, 0) : 1000000;
  state = seed;
  if (overscroll_abi() != OVERSCROLL_ABI || overscroll_version() != OVERSCROLL_VERSION) fail("header and library differ");
  if (overscroll_open(NULL, OVERSCROLL_ABI) != OVERSCROLL_NULL_POINTER) fail("NULL is a context");
  for (call_number = 0; call_number < calls; call_number++) {
    int context = below(CONTEXTS);
    if (chance(10)) values();
    else if (chance(100)) names();
    else if (chance(200)) open_or_close(context);
    else if (chance(200)) break_context(context);
    else if (chance(200)) use_nothing(context, &handles[below(HANDLES)]);
    else if (chance(20)) create(context);
    else if (chance(50)) {
      handle any = {next() >> below(64), -1, 0, 0};
      overscroll_status status = overscroll_destroy(&contexts[context], any.view);
      if (status == OVERSCROLL_OK) fail("a number that nobody was given is a view");
    } else {
      handle *h = &handles[below(HANDLES)];
      if (h->view) use(chance(30) ? context : h->context, h);
    }
  }
  for (int context = 0; context < CONTEXTS; context++)
    if (is_open[context] && overscroll_close(&contexts[context]) != OVERSCROLL_OK) fail("a context does not close");
  printf("%ld calls of seed %llu: nothing to complain of\n", calls, (unsigned long long)seed);
  return 0;
}
