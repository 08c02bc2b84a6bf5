/* A list of 100,000 rows that scrolls as on iOS: SDL2 gives events and draws, liboverscroll says where the list is.
 *
 *     cc list.c $(pkg-config --cflags --libs sdl2 overscroll) -o list
 *     ./list [--print]      with --print each frame's time, offset and state go to standard output */
#include <SDL.h>
#include <overscroll.h>
#include <stdio.h>
#include <string.h>

enum { ROWS = 100000, ROW_HEIGHT = 44, WIDTH = 360, HEIGHT = 640 };

static overscroll_context context = OVERSCROLL_CONTEXT_INIT;
static overscroll_view list;

static int check(overscroll_status status) {
  if (status != OVERSCROLL_OK) fprintf(stderr, "list: %s\n", overscroll_status_text(status));
  return status == OVERSCROLL_OK;
}

static double seconds(Uint32 milliseconds) { return milliseconds / 1000.0; }

static overscroll_scroll_layout layout(int width, int height) {
  overscroll_scroll_layout layout = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  layout.viewport_width = layout.content_width = width;
  layout.viewport_height = height;
  layout.content_height = (double)ROWS * ROW_HEIGHT;
  return layout;
}

static void pointer(
  overscroll_pointer_phase phase, double x, double y, Uint32 time, overscroll_device device, SDL_FingerID id) {
  overscroll_pointer_event event = {x, y, seconds(time), phase, device, (int32_t)id, 0};
  overscroll_click click;
  if (!check(overscroll_pointer(&context, list, &event, &click)) || click.kind == OVERSCROLL_NOTHING) return;
  overscroll_sample now;
  if (check(overscroll_sample_view(&context, list, event.time, &now)))
    printf("clicked row %d\n", (int)((now.y + click.y) / ROW_HEIGHT));
}

static void wheel(const SDL_MouseWheelEvent *wheel) {
  int x, y;
  SDL_GetMouseState(&x, &y);
  overscroll_wheel_event event = {wheel->preciseX, wheel->preciseY, x, y, seconds(wheel->timestamp), 0, 0};
  check(overscroll_wheel(&context, list, &event));
}

static void key(SDL_Keycode key, int is_repeat, double time) {
  struct { SDL_Keycode key; overscroll_step_kind step; double amount; } keys[] = {
    {SDLK_DOWN, OVERSCROLL_BY_LINES, 1}, {SDLK_UP, OVERSCROLL_BY_LINES, -1}, {SDLK_PAGEDOWN, OVERSCROLL_BY_PAGES, 1},
    {SDLK_PAGEUP, OVERSCROLL_BY_PAGES, -1}, {SDLK_HOME, OVERSCROLL_TO_START, 0}, {SDLK_END, OVERSCROLL_TO_END, 0}};
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
    if (keys[i].key == key)
      check(overscroll_step(&context, list, keys[i].step, keys[i].amount, OVERSCROLL_Y, is_repeat, time));
}

/* 0 when the program is to end. */
static int handle(const SDL_Event *event, int width, int height) {
  switch (event->type) {
  case SDL_QUIT: return 0;
  case SDL_MOUSEBUTTONDOWN: case SDL_MOUSEBUTTONUP:
    if (event->button.button == SDL_BUTTON_LEFT && event->button.which != SDL_TOUCH_MOUSEID)
      pointer(event->type == SDL_MOUSEBUTTONDOWN ? OVERSCROLL_DOWN : OVERSCROLL_UP, event->button.x, event->button.y,
        event->button.timestamp, OVERSCROLL_MOUSE, 0);
    break;
  case SDL_MOUSEMOTION:
    if (event->motion.which != SDL_TOUCH_MOUSEID && event->motion.state & SDL_BUTTON_LMASK)
      pointer(OVERSCROLL_MOVE, event->motion.x, event->motion.y, event->motion.timestamp, OVERSCROLL_MOUSE, 0);
    break;
  case SDL_FINGERDOWN: case SDL_FINGERMOTION: case SDL_FINGERUP:
    pointer(event->type == SDL_FINGERDOWN ? OVERSCROLL_DOWN : event->type == SDL_FINGERUP ? OVERSCROLL_UP : OVERSCROLL_MOVE,
      event->tfinger.x * (float)width, event->tfinger.y * (float)height, event->tfinger.timestamp, OVERSCROLL_TOUCH,
      event->tfinger.fingerId);
    break;
  case SDL_MOUSEWHEEL: wheel(&event->wheel); break;
  case SDL_KEYDOWN: key(event->key.keysym.sym, event->key.repeat, seconds(event->key.timestamp)); break;
  case SDL_WINDOWEVENT:
    if (event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED) {
      overscroll_scroll_layout new = layout(event->window.data1, event->window.data2);
      check(overscroll_set_scroll_layout(&context, list, &new, OVERSCROLL_AT_ONCE, seconds(event->window.timestamp)));
    }
    if (event->window.event == SDL_WINDOWEVENT_FOCUS_LOST) check(overscroll_cancel(&context, list, seconds(event->window.timestamp)));
    break;
  }
  return 1;
}

/* A number in strokes, as on a pocket calculator: a font is not what this is about. */
static void draw_number(SDL_Renderer *renderer, int number, float x, float y) {
  static const unsigned char strokes[] = {0x77, 0x24, 0x5d, 0x6d, 0x2e, 0x6b, 0x7b, 0x25, 0x7f, 0x6f};
  static const float lines[7][4] = {{0, 0, 1, 0}, {0, 0, 0, 1}, {1, 0, 1, 1}, {0, 1, 1, 1}, {0, 1, 0, 2}, {1, 1, 1, 2}, {0, 2, 1, 2}};
  char digits[16];
  snprintf(digits, sizeof digits, "%d", number);
  for (size_t i = 0; i < strlen(digits); i++, x += 12)
    for (int stroke = 0; stroke < 7; stroke++) {
      const float *line = lines[stroke];
      if (strokes[digits[i] - '0'] >> stroke & 1)
        SDL_RenderDrawLineF(renderer, x + 7 * line[0], y + 7 * line[1], x + 7 * line[2], y + 7 * line[3]);
    }
}

static void draw(SDL_Renderer *renderer, double offset, int width, int height) {
  SDL_SetRenderDrawColor(renderer, 226, 228, 232, 255);
  SDL_RenderClear(renderer);
  int first = offset > 0 ? (int)(offset / ROW_HEIGHT) : 0;
  for (int row = first; row < ROWS && row * (double)ROW_HEIGHT - offset < height; row++) {
    float y = (float)(row * (double)ROW_HEIGHT - offset);
    SDL_FRect rect = {0, y, (float)width, ROW_HEIGHT - 1};
    SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255);
    SDL_RenderFillRectF(renderer, &rect);
    SDL_SetRenderDrawColor(renderer, 40, 44, 52, 255);
    draw_number(renderer, row, 16, y + 15);
  }
  SDL_RenderPresent(renderer);
}

int main(int argc, char **argv) {
  int width = WIDTH, height = HEIGHT, prints = argc > 1 && !strcmp(argv[1], "--print"), runs = 1, rests = 0;
  overscroll_scroll_layout first = layout(width, height);
  overscroll_feel feel;
  if (!check(overscroll_feel_get(overscroll_feel_number("uikit"), &feel)) || !check(overscroll_open(&context, OVERSCROLL_ABI)) ||
      !check(overscroll_create_scroll_view(&context, &first, &feel, OVERSCROLL_START, OVERSCROLL_START, &list))) return 1;
  if (SDL_Init(SDL_INIT_VIDEO)) return fprintf(stderr, "list: %s\n", SDL_GetError()), 69;
  SDL_Window *window = SDL_CreateWindow("100,000 rows", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height, SDL_WINDOW_RESIZABLE);
  SDL_Renderer *renderer = window ? SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC) : NULL;
  if (!renderer) return fprintf(stderr, "list: %s\n", SDL_GetError()), 69;
  while (runs) {
    SDL_Event event;
    overscroll_sample now = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    /* At rest, once that is drawn, nothing is drawn until something happens. */
    int got = rests ? SDL_WaitEvent(&event) : SDL_PollEvent(&event);
    for (; got && runs; got = SDL_PollEvent(&event)) runs = handle(&event, width, height);
    SDL_GetWindowSize(window, &width, &height);
    double time = seconds(SDL_GetTicks());
    if (!check(overscroll_sample_view(&context, list, time, &now))) break;
    rests = now.rest_time <= time;
    draw(renderer, now.y, width, height);
    if (prints) printf("%.3f %.3f %d\n", time, now.y, (int)now.state), fflush(stdout);
    if (!rests) SDL_Delay(4);
  }
  SDL_Quit();
  return check(overscroll_close(&context)) ? 0 : 1;
}
