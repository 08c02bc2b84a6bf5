/* Plays gestures on every view through the C interface and prints its state to the last bit, as Trace.swift does.
 *
 * A line of standard input is "gesture NAME", "pointer PHASE DEVICE ID X Y TIME", "wheel FLAGS DX DY X Y TIME",
 * "pinch PHASE SCALE X Y TIME", "fling X Y TIME", "grow LENGTH OFFSET TIME" or "inset HEIGHT TIME". A momentum gets the
 * wheels and flings, and refuses a third of its distances. */
#include <inttypes.h>
#include <overscroll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SCROLL, DRAWER, EQUAL, LIST, TILE, ZOOM, VIEWS, MOST_FEELS = 32, EVENTS = 320 };

static overscroll_context context = OVERSCROLL_CONTEXT_INIT;
static overscroll_view views[MOST_FEELS][VIEWS], momenta[MOST_FEELS];
static double advanced;
static int32_t feels;

static void check(overscroll_status status, const char *call) {
  if (status == OVERSCROLL_OK) return;
  fprintf(stderr, "trace: %s: %s\n", call, overscroll_status_text(status));
  exit(1);
}

static const overscroll_scroll_layout scroll_layout = {400, 700, 1200, 40000, 20, 0, 34, 0, 0, 0};
#define CHECK(call) check(call, #call)

static void print(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  printf(" %016" PRIx64, bits);
}

static void begin(void) {
  static const overscroll_detent detents[] = {
    {44, OVERSCROLL_FROM_TOP, 0}, {0.5, OVERSCROLL_FRACTION_FROM_BOTTOM, 0}, {120, OVERSCROLL_FROM_BOTTOM, 0}};
  static const double lengths[] = {300, 180, 340, 90, 260, 300};
  static const overscroll_ruler ruler = {.spacing = 88, .origin = 12, .coordinate = OVERSCROLL_Y};
  overscroll_drawer_layout drawer = {700, 60, 4000, 20, 34, detents, 3, 0};
  overscroll_page_layout equal = {400, 400, NULL, 0, 0, 12, OVERSCROLL_ONE_PAGE | OVERSCROLL_REPORT_PAGES};
  overscroll_page_layout list = {400, 0, lengths, 12, 20, 6, OVERSCROLL_CENTERED};
  overscroll_tile_layout tile = {400, 700, 120, 90, 16, 16, 16, 16, NULL, 0, 0};
  overscroll_zoom_layout zoom = {400, 700, 800, 600, 0, 0, 0, 0, 0.5, 4, 0, 0};
  overscroll_momentum_options options = {400, 700, 3000, OVERSCROLL_DIRECTIONAL_LOCK, 0};
  advanced = -1;
  CHECK(overscroll_open(&context, OVERSCROLL_ABI));
  for (int32_t number = 0; number < feels; number++) {
    overscroll_feel feel;
    overscroll_view *view = views[number];
    CHECK(overscroll_feel_get(number, &feel));
    CHECK(overscroll_create_scroll_view(&context, &scroll_layout, &feel, 200, 1000, view + SCROLL));
    CHECK(overscroll_create_drawer(&context, &drawer, &feel, NULL, 1, view + DRAWER));
    CHECK(overscroll_create_pages(&context, &equal, NULL, 3, view + EQUAL));
    CHECK(overscroll_create_pages(&context, &list, NULL, 2, view + LIST));
    CHECK(overscroll_create_tile(&context, &tile, NULL, 0, view + TILE));
    CHECK(overscroll_create_zoom_view(&context, &zoom, &feel, 1, view + ZOOM));
    options.flags ^= OVERSCROLL_ENDS_REFUSED;
    CHECK(overscroll_create_momentum(&context, &options, &feel, momenta + number));
    CHECK(overscroll_set_ruler(&context, view[SCROLL], &ruler));
    /* Every other drawer and all views whose pages have their own lengths decelerate. */
    CHECK(overscroll_set_landing(&context, view[LIST], OVERSCROLL_LAND_BY_DECELERATION, 0));
    if (number % 2) CHECK(overscroll_set_landing(&context, view[DRAWER], OVERSCROLL_LAND_BY_DECELERATION, 0));
  }
}

static void scroll(const overscroll_wheel_event *wheel) {
  overscroll_source source = wheel->flags & OVERSCROLL_PRECISE ? OVERSCROLL_FINGER : OVERSCROLL_WHEEL;
  for (int32_t feel = 0; feel < feels; feel++)
    if (wheel->flags & OVERSCROLL_LIFTED) CHECK(overscroll_lift(&context, momenta[feel], wheel->time));
    else CHECK(overscroll_scroll(&context, momenta[feel], wheel->delta_x, wheel->delta_y, source, wheel->time));
}

/* Prints the movements of each momentum since the last call. */
static void print_movements(double time) {
  for (int32_t feel = 0; feel < feels; feel++) {
    overscroll_movement m;
    CHECK(overscroll_advance(&context, momenta[feel], advanced, time, &m));
    print(m.delta_x), print(m.delta_y), print(m.velocity_x), print(m.velocity_y), print(m.remaining_x);
    print(m.remaining_y), print(m.overshoot_x), print(m.overshoot_y), print(m.rest_time), printf(" %d\n", (int)m.phase);
    if (feel % 3 == 0) CHECK(overscroll_refuse(&context, momenta[feel], m.delta_x / 3, m.delta_y / 3));
  }
  advanced = time > advanced ? time : advanced;
}

static void fling(double x, double y, double time) {
  for (int32_t feel = 0; feel < feels; feel++)
    for (int view = 0; view < VIEWS; view++) CHECK(overscroll_fling(&context, views[feel][view], x, y, time));
  for (int32_t feel = 0; feel < feels; feel++) CHECK(overscroll_stop(&context, momenta[feel], time));
}

static void grow(double length, double offset, double time) {
  for (int32_t feel = 0; feel < feels; feel++) {
    const overscroll_view *view = views[feel];
    CHECK(overscroll_grow(&context, view[SCROLL], OVERSCROLL_Y, length, offset, time));
    CHECK(overscroll_grow(&context, view[DRAWER], OVERSCROLL_LIST_Y, length, offset, time));
    CHECK(overscroll_grow(&context, view[ZOOM], OVERSCROLL_Y, length, offset, time));
  }
}

static void set_inset(double height, double time) {
  overscroll_scroll_layout layout = scroll_layout;
  layout.inset_bottom = height;
  for (int32_t feel = 0; feel < feels; feel++) {
    const overscroll_view *view = views[feel];
    int32_t change = OVERSCROLL_ANIMATED | OVERSCROLL_KEEP_END;
    CHECK(overscroll_set_scroll_layout(&context, view[SCROLL], &layout, change, time));
    CHECK(overscroll_set_list_inset(&context, view[DRAWER], 0, height, change, time));
  }
}

/* Prints the times at which a coordinate reaches `value`. */
static void print_crossings(overscroll_view view, overscroll_coordinate coordinate, double value, double time) {
  double times[EVENTS];
  int32_t count;
  CHECK(overscroll_crossings(&context, view, coordinate, value, time - 2, time + 30, times, EVENTS, &count));
  printf(" %d", (int)count);
  for (int32_t index = 0; index < count && index < EVENTS; index++) print(times[index]);
  printf("\n");
}

/* Prints the crossings of the places midway to rest, and of one 100 points down a drawer's list. */
static void print_all_crossings(double time) {
  for (int32_t feel = 0; feel < feels; feel++)
    for (int view = 0; view < ZOOM; view++) {
      overscroll_view number = views[feel][view];
      overscroll_sample s;
      CHECK(overscroll_sample_view(&context, number, time, &s));
      if (view != DRAWER) print_crossings(number, OVERSCROLL_X, (s.x + s.target_x) / 2, time);
      print_crossings(number, OVERSCROLL_Y, (s.y + s.target_y) / 2, time);
      if (view == DRAWER) print_crossings(number, OVERSCROLL_LIST_Y, s.list_y + 100, time);
    }
}

static void print_samples(double time) {
  print_movements(time);
  for (int32_t feel = 0; feel < feels; feel++)
    for (int view = 0; view < VIEWS; view++) {
      overscroll_sample s;
      CHECK(overscroll_sample_view(&context, views[feel][view], time, &s));
      print(s.x), print(s.y), print(s.velocity_x), print(s.velocity_y), print(s.scale), print(s.scale_velocity);
      print(s.list_y), print(s.list_velocity), print(s.target_x), print(s.target_y), print(s.rest_time);
      int32_t needs_frame;
      CHECK(overscroll_needs_frame(&context, views[feel][view], time, &needs_frame));
      printf(" %d %d %d\n", (int)s.target, (int)s.state, (int)needs_frame);
    }
}

static void end(double time) {
  print_all_crossings(time);
  for (int frame = 0; frame <= 240; frame++) print_samples(time + frame / 60.0);
  for (int32_t feel = 0; feel < feels; feel++)
    for (int view = 0; view < VIEWS; view++) {
      overscroll_event events[EVENTS];
      int32_t count;
      CHECK(overscroll_events(&context, views[feel][view], 0, time + 30, events, EVENTS, &count));
      for (int32_t index = 0; index < count && index < EVENTS; index++) {
        const overscroll_event *event = events + index;
        print(event->time), print(event->velocity_x), print(event->velocity_y);
        print(event->target_x), print(event->target_y);
        printf(" %d %d %d\n", (int)event->kind, (int)event->target, (int)event->number);
      }
    }
  CHECK(overscroll_close(&context));
}

int main(void) {
  char line[256], name[128];
  double time = 0, a, b;
  int is_under_way = 0, phase, device;
  feels = overscroll_feel_count();
  while (fgets(line, sizeof line, stdin)) {
    overscroll_pointer_event pointer = {0, 0, 0, 0, 0, 0, 0};
    overscroll_wheel_event wheel = {0, 0, 0, 0, 0, 0, 0};
    overscroll_pinch_event pinch = {0, 0, 0, 0, 0, 0};
    if (sscanf(line, "gesture %127s", name) == 1) {
      if (is_under_way) end(time);
      printf("%s\n", name);
      begin();
      is_under_way = 1;
    } else if (sscanf(line, "pointer %d %d %d %lf %lf %lf", &phase, &device, &pointer.id, &pointer.x, &pointer.y,
                 &pointer.time) == 6) {
      pointer.phase = (overscroll_pointer_phase)phase, pointer.device = (overscroll_device)device;
      for (int32_t feel = 0; feel < feels; feel++)
        for (int view = 0; view < VIEWS; view++) CHECK(overscroll_pointer(&context, views[feel][view], &pointer, NULL));
      print_samples(time = pointer.time);
    } else if (sscanf(line, "wheel %d %lf %lf %lf %lf %lf", &wheel.flags, &wheel.delta_x, &wheel.delta_y, &wheel.x,
                 &wheel.y, &wheel.time) == 6) {
      for (int32_t feel = 0; feel < feels; feel++)
        for (int view = 0; view < VIEWS; view++) CHECK(overscroll_wheel(&context, views[feel][view], &wheel));
      scroll(&wheel);
      print_samples(time = wheel.time);
    } else if (sscanf(line, "pinch %d %lf %lf %lf %lf", &phase, &pinch.scale, &pinch.x, &pinch.y, &pinch.time) == 5) {
      pinch.phase = (overscroll_pinch_phase)phase;
      for (int32_t feel = 0; feel < feels; feel++)
        for (int view = 0; view < VIEWS; view++) CHECK(overscroll_pinch(&context, views[feel][view], &pinch));
      print_samples(time = pinch.time);
    } else if (sscanf(line, "fling %lf %lf %lf", &a, &b, &time) == 3) {
      fling(a, b, time);
      print_samples(time);
    } else if (sscanf(line, "grow %lf %lf %lf", &a, &b, &time) == 3) {
      grow(a, b, time);
      print_samples(time);
    } else if (sscanf(line, "inset %lf %lf", &a, &time) == 2) {
      set_inset(a, time);
      print_samples(time);
    } else {
      fprintf(stderr, "trace: not understood: %s", line);
      return 1;
    }
  }
  if (is_under_way) end(time);
  return 0;
}
