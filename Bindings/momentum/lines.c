/* Ten thousand lines that scroll as a terminal's: the program knows distances only, and liboverscroll gives them momentum.
 *
 *     cc lines.c $(pkg-config --cflags --libs sdl2 overscroll) -o lines
 *     ./lines [--print]      with --print each frame's time, offset, overshoot and phase go to standard output */
#include <SDL.h>
#include <overscroll.h>
#include <stdio.h>
#include <string.h>

enum { LINES = 10000, LINE = 20, WIDTH = 640, HEIGHT = 480 };

static overscroll_context context = OVERSCROLL_CONTEXT_INIT;
static overscroll_view momentum;

static int check(overscroll_status status) {
  if (status != OVERSCROLL_OK) fprintf(stderr, "lines: %s\n", overscroll_status_text(status));
  return status == OVERSCROLL_OK;
}

static void scroll(double dy, overscroll_source source, Uint32 time) {
  check(overscroll_scroll(&context, momentum, 0, dy, source, time / 1000.0));
}

/* SDL 2 does not name the device: fractions of notches are those of a touchpad, ten points each. */
static void wheel(const SDL_MouseWheelEvent *event) {
  int is_notch = event->preciseY == (float)event->y;
  scroll(is_notch ? -event->preciseY : -10 * event->preciseY, is_notch ? OVERSCROLL_WHEEL : OVERSCROLL_FINGER, event->timestamp);
}

/* 0 when the program is to end. */
static int handle(const SDL_Event *event) {
  double time = event->common.timestamp / 1000.0;
  switch (event->type) {
  case SDL_QUIT: return 0;
  case SDL_MOUSEWHEEL: wheel(&event->wheel); break;
  /* A finger on the screen drags, as does a mouse with its button down. */
  case SDL_MOUSEBUTTONDOWN: check(overscroll_hold(&context, momentum, time)); break;
  case SDL_MOUSEMOTION:
    if (event->motion.state & SDL_BUTTON_LMASK) scroll(-event->motion.yrel, OVERSCROLL_FINGER, event->motion.timestamp);
    break;
  case SDL_MOUSEBUTTONUP: check(overscroll_lift(&context, momentum, time)); break;
  case SDL_KEYDOWN: check(overscroll_stop(&context, momentum, time)); break;
  case SDL_WINDOWEVENT:
    if (event->window.event == SDL_WINDOWEVENT_FOCUS_LOST) check(overscroll_stop(&context, momentum, time));
    break;
  }
  return 1;
}

/* Bars in place of words, as long as the digits of the line: a font is not what this is about. */
static void draw(SDL_Renderer *renderer, double offset, int width, int height) {
  SDL_SetRenderDrawColor(renderer, 24, 26, 32, 255);
  SDL_RenderClear(renderer);
  for (int line = offset > 0 ? (int)(offset / LINE) : 0; line < LINES && line * LINE - offset < height; line++) {
    SDL_FRect bar = {8, (float)(line * LINE - offset) + 5, 0, LINE - 10};
    SDL_SetRenderDrawColor(renderer, line % 10 ? 150 : 90, 200, line % 10 ? 150 : 240, 255);
    for (int digits = line * 7919 + 1; digits > 0 && bar.x < (float)width; digits /= 10) {
      bar.w = (float)(8 * (digits % 10));
      SDL_RenderFillRectF(renderer, &bar);
      bar.x += bar.w + 8;
    }
  }
  SDL_RenderPresent(renderer);
}

int main(int argc, char **argv) {
  int width = WIDTH, height = HEIGHT, prints = argc > 1 && !strcmp(argv[1], "--print"), runs = 1, rests = 0;
  double offset = 0, last = 0;
  overscroll_momentum_options options = {WIDTH, HEIGHT, 0, OVERSCROLL_DIRECTIONAL_LOCK, 0};
  overscroll_feel feel;
  if (!check(overscroll_feel_get(overscroll_feel_number("uikit"), &feel)) || !check(overscroll_open(&context, OVERSCROLL_ABI)) ||
      !check(overscroll_create_momentum(&context, &options, &feel, &momentum))) return 1;
  if (SDL_Init(SDL_INIT_VIDEO)) return fprintf(stderr, "lines: %s\n", SDL_GetError()), 69;
  SDL_Window *window = SDL_CreateWindow("10,000 lines", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, SDL_WINDOW_RESIZABLE);
  SDL_Renderer *renderer = window ? SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC) : NULL;
  if (!renderer) return fprintf(stderr, "lines: %s\n", SDL_GetError()), 69;
  while (runs) {
    SDL_Event event;
    overscroll_movement now;
    int got = rests ? SDL_WaitEvent(&event) : SDL_PollEvent(&event);
    for (; got && runs; got = SDL_PollEvent(&event)) runs = handle(&event);
    SDL_GetWindowSize(window, &width, &height);
    double time = SDL_GetTicks() / 1000.0, end = (double)LINES * LINE - height;
    if (!check(overscroll_advance(&context, momentum, last, time, &now))) break;
    /* The lines take what they can, and refuse the rest. */
    double wanted = offset + now.delta_y;
    offset = SDL_max(0, SDL_min(wanted, end));
    check(overscroll_refuse(&context, momentum, 0, wanted - offset));
    check(overscroll_advance(&context, momentum, last = time, time, &now));
    rests = now.rest_time <= time;
    draw(renderer, offset + now.overshoot_y, width, height);
    if (prints) printf("%.3f %.3f %.3f %d\n", time, offset, now.overshoot_y, (int)now.phase), fflush(stdout);
    if (!rests) SDL_Delay(4);
  }
  SDL_Quit();
  return check(overscroll_close(&context)) ? 0 : 1;
}
