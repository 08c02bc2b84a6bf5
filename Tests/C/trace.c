/* Plays gestures on every view through the C interface and prints its state to the last bit, as Trace.swift does.
 *
 * A line of standard input is "gesture NAME", "pointer PHASE DEVICE ID X Y TIME", "wheel FLAGS DX DY X Y TIME" or
 * "pinch PHASE SCALE X Y TIME". */
#include <inttypes.h>
#include <overscroll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { VIEWS = 6, MOST_FEELS = 32, EVENTS = 64 };

static overscroll_context context = OVERSCROLL_CONTEXT_INIT;
static overscroll_view views[MOST_FEELS][VIEWS];
static int32_t feels;

static void check(overscroll_status status, const char *call) {
  if (status == OVERSCROLL_OK) return;
  fprintf(stderr, "trace: %s: %s\n", call, overscroll_status_text(status));
  exit(1);
}
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
  overscroll_scroll_layout scroll = {400, 700, 1200, 40000, 20, 0, 34, 0, 0, 0};
  overscroll_drawer_layout drawer = {700, 60, 4000, 20, 34, detents, 3, 0};
  overscroll_page_layout equal = {400, 400, NULL, 0, 0, 12, OVERSCROLL_ONE_PAGE};
  overscroll_page_layout list = {400, 0, lengths, 12, 20, 6, OVERSCROLL_CENTERED};
  overscroll_tile_layout tile = {400, 700, 120, 90, 16, 16, 16, 16, NULL, 0, 0};
  overscroll_zoom_layout zoom = {400, 700, 800, 600, 0, 0, 0, 0, 0.5, 4, 0, 0};
  CHECK(overscroll_open(&context, OVERSCROLL_ABI));
  for (int32_t number = 0; number < feels; number++) {
    overscroll_feel feel;
    overscroll_view *view = views[number];
    CHECK(overscroll_feel_get(number, &feel));
    CHECK(overscroll_create_scroll_view(&context, &scroll, &feel, 200, 1000, view));
    CHECK(overscroll_create_drawer(&context, &drawer, &feel, NULL, 1, view + 1));
    CHECK(overscroll_create_pages(&context, &equal, NULL, 3, view + 2));
    CHECK(overscroll_create_pages(&context, &list, NULL, 2, view + 3));
    CHECK(overscroll_create_tile(&context, &tile, NULL, 0, view + 4));
    CHECK(overscroll_create_zoom_view(&context, &zoom, &feel, 1, view + 5));
  }
}

static void print_samples(double time) {
  for (int32_t feel = 0; feel < feels; feel++)
    for (int view = 0; view < VIEWS; view++) {
      overscroll_sample s;
      CHECK(overscroll_sample_view(&context, views[feel][view], time, &s));
      print(s.x), print(s.y), print(s.velocity_x), print(s.velocity_y), print(s.scale), print(s.scale_velocity);
      print(s.list_y), print(s.list_velocity), print(s.target_x), print(s.target_y), print(s.rest_time);
      printf(" %d %d\n", (int)s.target, (int)s.state);
    }
}

static void end(double time) {
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
  double time = 0;
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
      print_samples(time = wheel.time);
    } else if (sscanf(line, "pinch %d %lf %lf %lf %lf", &phase, &pinch.scale, &pinch.x, &pinch.y, &pinch.time) == 5) {
      pinch.phase = (overscroll_pinch_phase)phase;
      for (int32_t feel = 0; feel < feels; feel++)
        for (int view = 0; view < VIEWS; view++) CHECK(overscroll_pinch(&context, views[feel][view], &pinch));
      print_samples(time = pinch.time);
    } else {
      fprintf(stderr, "trace: not understood: %s", line);
      return 1;
    }
  }
  if (is_under_way) end(time);
  return 0;
}
