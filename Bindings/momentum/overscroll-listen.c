/* Prints what wheels and touchpads report, and what a momentum makes of it: for bug reports.
 *
 *     cc overscroll-listen.c $(pkg-config --cflags --libs libinput libudev overscroll) -o overscroll-listen
 *     ./overscroll-listen [--feel NAME]          the devices of this machine (as root, or in the group `input`)
 *     ./overscroll-listen [--feel NAME] FILE     the reports in a file that it has printed, "-" for standard input
 *
 * Each report is a line: its time in seconds, the device, the kind of the report, dx and dy, then the phase, the velocity
 * (x, y), the distance to rest (x, y) and the time until rest. Lines that begin with # say what happens in between. */
#include <errno.h>
#include <fcntl.h>
#include <libinput.h>
#include <libudev.h>
#include <overscroll.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const char *const kinds[] = {"wheel", "wheel120", "finger", "continuous", "lift", "hold", "stop"};
static const char *const phases[] = {"began", "active", "ended", "cancelled"};
enum { LIFT = 4, HOLD, STOP, KINDS };

static overscroll_context context = OVERSCROLL_CONTEXT_INIT;
static overscroll_view momentum;
static double start = -1, shown, sum_x, sum_y;
static overscroll_movement now = {.phase = OVERSCROLL_ENDED};

static void check(overscroll_status status) {
  if (status == OVERSCROLL_OK) return;
  fprintf(stderr, "overscroll-listen: %s\n", overscroll_status_text(status));
  exit(1);
}

static void advance(double time) {
  check(overscroll_advance(&context, momentum, shown, time, &now));
  sum_x += now.delta_x, sum_y += now.delta_y;
  shown = time > shown ? time : shown;
}

/* Says that a movement is over, and how far it went. */
static void end(void) {
  if (now.phase < OVERSCROLL_ENDED || (sum_x == 0 && sum_y == 0)) return;
  printf("# %.4f %s after %.2f %.2f\n", shown, phases[now.phase], sum_x, sum_y);
  sum_x = sum_y = 0;
}

/* Shows frames up to a time, 60 in a second, as long as something moves. */
static void show(double time) {
  while (now.rest_time > shown && shown < time) {
    overscroll_momentum_phase before = now.phase;
    double frame = shown + 1 / 60.0;
    advance(frame < time ? frame : time);
    if (before == OVERSCROLL_BEGAN && now.phase == OVERSCROLL_ACTIVE) printf("# %.4f silent fingers count as lifted\n", shown);
    end();
  }
}

static void report(double time, const char *device, int kind, double dx, double dy) {
  if (start < 0) start = shown = time;
  show(time);
  if (kind == LIFT) check(overscroll_lift(&context, momentum, time));
  else if (kind == HOLD) check(overscroll_hold(&context, momentum, time));
  else if (kind == STOP) check(overscroll_stop(&context, momentum, time));
  else check(overscroll_scroll(&context, momentum, dx, dy, (overscroll_source)kind, time));
  advance(time);
  printf("%.4f %s %s %.3f %.3f %s %.1f %.1f %.1f %.1f %.3f\n", time, device, kinds[kind], dx, dy, phases[now.phase],
    now.velocity_x, now.velocity_y, now.remaining_x, now.remaining_y, now.rest_time > time ? now.rest_time - time : 0);
  end();
  fflush(stdout);
}

static int read_file(const char *path) {
  FILE *file = strcmp(path, "-") ? fopen(path, "r") : stdin;
  char line[512], device[64], word[16];
  if (!file) return fprintf(stderr, "overscroll-listen: %s: %s\n", path, strerror(errno)), 66;
  for (int number = 1; fgets(line, sizeof line, file); number++) {
    double time, dx, dy;
    int kind = 0;
    if (line[0] == '#' || line[0] == '\n') continue;
    int words = sscanf(line, "%lf %63s %15s %lf %lf", &time, device, word, &dx, &dy);
    while (words == 5 && kind < KINDS && strcmp(word, kinds[kind])) kind++;
    if (words != 5 || kind == KINDS) return fprintf(stderr, "overscroll-listen: %s: line %d is no report\n", path, number), 65;
    report(time, device, kind, dx, dy);
  }
  show(shown + 60);
  return 0;
}

static int open_device(const char *path, int flags, void *data) {
  int file = open(path, flags | O_CLOEXEC);
  (void)data;
  return file < 0 ? -errno : file;
}

static void close_device(int file, void *data) {
  (void)data;
  close(file);
}

static double monotonic(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void handle_scroll(struct libinput_event *event, int kind, const char *name) {
  struct libinput_event_pointer *pointer = libinput_event_get_pointer_event(event);
  double time = (double)libinput_event_pointer_get_time_usec(pointer) / 1e6, values[2] = {0, 0};
  for (int axis = 0; axis < 2; axis++) {
    enum libinput_pointer_axis which = axis ? LIBINPUT_POINTER_AXIS_SCROLL_VERTICAL : LIBINPUT_POINTER_AXIS_SCROLL_HORIZONTAL;
    if (!libinput_event_pointer_has_axis(pointer, which)) continue;
    values[axis] = kind == OVERSCROLL_HIGH_RESOLUTION_WHEEL ? libinput_event_pointer_get_scroll_value_v120(pointer, which)
                                                            : libinput_event_pointer_get_scroll_value(pointer, which);
  }
  /* libinput reports a lift by a distance of zero. */
  if (kind != OVERSCROLL_HIGH_RESOLUTION_WHEEL && !values[0] && !values[1]) kind = LIFT;
  report(time, name, kind, values[0], values[1]);
}

static void handle(struct libinput_event *event) {
  struct libinput_device *device = libinput_event_get_device(event);
  const char *name = libinput_device_get_sysname(device);
  switch ((int)libinput_event_get_type(event)) {
  case LIBINPUT_EVENT_DEVICE_ADDED: printf("# %s is %s\n", name, libinput_device_get_name(device)); break;
  case LIBINPUT_EVENT_POINTER_SCROLL_WHEEL: handle_scroll(event, OVERSCROLL_HIGH_RESOLUTION_WHEEL, name); break;
  case LIBINPUT_EVENT_POINTER_SCROLL_FINGER: handle_scroll(event, OVERSCROLL_FINGER, name); break;
  case LIBINPUT_EVENT_POINTER_SCROLL_CONTINUOUS: handle_scroll(event, OVERSCROLL_CONTINUOUS, name); break;
  case LIBINPUT_EVENT_GESTURE_HOLD_BEGIN: report(monotonic(), name, HOLD, 0, 0); break;
  case LIBINPUT_EVENT_GESTURE_HOLD_END:
    /* It is cancelled if the fingers begin to scroll. */
    if (!libinput_event_gesture_get_cancelled(libinput_event_get_gesture_event(event))) report(monotonic(), name, LIFT, 0, 0);
    break;
  case LIBINPUT_EVENT_POINTER_BUTTON: case LIBINPUT_EVENT_KEYBOARD_KEY: report(monotonic(), name, STOP, 0, 0); break;
  }
}

static int listen_to_devices(void) {
  static const struct libinput_interface interface = {open_device, close_device};
  struct libinput *input = libinput_udev_create_context(&interface, NULL, udev_new());
  if (!input || libinput_udev_assign_seat(input, "seat0"))
    return fprintf(stderr, "overscroll-listen: libinput has no seat: is udev running?\n"), 69;
  for (struct pollfd file = {libinput_get_fd(input), POLLIN, 0};;) {
    libinput_dispatch(input);
    for (struct libinput_event *event; (event = libinput_get_event(input)); libinput_event_destroy(event)) handle(event);
    if (start >= 0) show(monotonic());
    fflush(stdout);
    poll(&file, 1, now.rest_time > shown ? 16 : -1);
  }
}

int main(int argc, char **argv) {
  overscroll_momentum_options options = {800, 600, 0, OVERSCROLL_DIRECTIONAL_LOCK, 0};
  const char *name = "uikit";
  overscroll_feel feel;
  if (argc > 2 && !strcmp(argv[1], "--feel")) name = argv[2], argv += 2, argc -= 2;
  if (argc > 2 || (argc == 2 && argv[1][0] == '-' && argv[1][1]) || overscroll_feel_number(name) < 0)
    return fprintf(stderr, "Usage: overscroll-listen [--feel NAME] [FILE]\n"), 64;
  check(overscroll_feel_get(overscroll_feel_number(name), &feel));
  check(overscroll_open(&context, OVERSCROLL_ABI));
  check(overscroll_create_momentum(&context, &options, &feel, &momentum));
  int status = argc == 2 ? read_file(argv[1]) : listen_to_devices();
  check(overscroll_close(&context));
  return status;
}
