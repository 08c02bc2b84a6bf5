/* Checks that two threads with a context each get the results of one thread. The number of frames is an argument. */
#include <overscroll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAMES = 20000 };

typedef struct run {
  double places[FRAMES];
  int failed;
} run;

static run runs[3];
static int frames = FRAMES;

static void *flick(void *argument) {
  run *out = argument;
  overscroll_context context = OVERSCROLL_CONTEXT_INIT;
  overscroll_scroll_layout layout = {390, 844, 390, 90000, 0, 0, 0, 0, 0, 0};
  overscroll_view view = 0;
  overscroll_feel feel;
  out->failed |= overscroll_feel_get(overscroll_feel_number("uikit"), &feel) != OVERSCROLL_OK;
  out->failed |= overscroll_open(&context, OVERSCROLL_ABI) != OVERSCROLL_OK;
  out->failed |= overscroll_create_scroll_view(&context, &layout, &feel, 0, 40000, &view) != OVERSCROLL_OK;
  for (int frame = 0; frame < frames; frame++) {
    overscroll_pointer_event event = {200, 600 - 9.0 * (frame % 40), frame / 120.0, OVERSCROLL_MOVE, OVERSCROLL_TOUCH, 0, 0};
    overscroll_sample now;
    if (frame % 200 == 0) event.phase = OVERSCROLL_DOWN;
    if (frame % 200 == 30) event.phase = OVERSCROLL_UP;
    if (frame % 200 <= 30) out->failed |= overscroll_pointer(&context, view, &event, NULL) != OVERSCROLL_OK;
    out->failed |= overscroll_sample_view(&context, view, event.time, &now) != OVERSCROLL_OK;
    out->places[frame] = now.y;
  }
  out->failed |= overscroll_close(&context) != OVERSCROLL_OK;
  return NULL;
}

int main(int argc, char **argv) {
  pthread_t threads[2];
  if (argc > 1) frames = atoi(argv[1]);
  if (frames < 1 || frames > FRAMES) return 64;
  for (int i = 0; i < 2; i++)
    if (pthread_create(&threads[i], NULL, flick, &runs[i])) return 2;
  for (int i = 0; i < 2; i++) pthread_join(threads[i], NULL);
  flick(&runs[2]);
  for (int i = 0; i < 3; i++)
    if (runs[i].failed || memcmp(runs[i].places, runs[2].places, sizeof runs[i].places)) {
      fprintf(stderr, "threads: a run is different\n");
      return 1;
    }
  if (runs[2].places[frames - 1] == 40000) return 1;
  return 0;
}
