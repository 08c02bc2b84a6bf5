/* A GtkDrawingArea that knows scroll distances only: a plane without ends to the sides, with a top and a bottom.
 *
 *     cc drawing-area.c $(pkg-config --cflags --libs gtk4 overscroll) -lm -o drawing-area && ./drawing-area [--print] */
#include <gtk/gtk.h>
#include <math.h>
#include <overscroll.h>

enum { TILE = 60, BOTTOM = 200000 };

static struct {
  overscroll_context context;
  overscroll_view momentum;
  double x, y, overshoot_x, overshoot_y, last, dragged_x, dragged_y;
  guint tick;
  gboolean prints;
} plane;

static void check(overscroll_status status) {
  if (status != OVERSCROLL_OK) g_error("%s", overscroll_status_text(status));
}

static gboolean tick(GtkWidget *area, GdkFrameClock *clock, gpointer data) {
  overscroll_movement now;
  double time = MAX(plane.last, (double)gdk_frame_clock_get_frame_time(clock) / 1e6), wanted;
  (void)data;
  check(overscroll_advance(&plane.context, plane.momentum, plane.last, time, &now));
  plane.last = time;
  plane.x += now.delta_x;
  wanted = plane.y + now.delta_y;
  plane.y = CLAMP(wanted, 0, BOTTOM);
  check(overscroll_refuse(&plane.context, plane.momentum, 0, wanted - plane.y));
  check(overscroll_advance(&plane.context, plane.momentum, time, time, &now));
  plane.overshoot_x = now.overshoot_x, plane.overshoot_y = now.overshoot_y;
  gtk_widget_queue_draw(area);
  if (plane.prints) g_print("%.4f %.3f %.3f %d\n", time, plane.y, now.overshoot_y, (int)now.phase);
  if (now.rest_time <= time) plane.tick = 0;
  return plane.tick ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

/* GTK's events carry 32 bits of milliseconds of the monotonic clock; here seconds of it. What seems older is of now. */
static double woken(GtkEventController *controller) {
  gint64 now = g_get_monotonic_time();
  guint32 age = (guint32)(now / 1000) - gtk_event_controller_get_current_event_time(controller);
  GtkWidget *area = gtk_event_controller_get_widget(controller);
  if (!plane.tick) plane.tick = gtk_widget_add_tick_callback(area, tick, NULL, NULL);
  return (double)now / 1e6 - (age < 1000 ? age / 1e3 : 0);
}

static void scroll(GtkEventController *controller, double dx, double dy, overscroll_source source) {
  check(overscroll_scroll(&plane.context, plane.momentum, dx, dy, source, woken(controller)));
}

static gboolean on_scroll(GtkEventControllerScroll *controller, double dx, double dy, gpointer data) {
  gboolean is_wheel = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL;
  double points = is_wheel ? 1 : 10; /* GTK gives a tenth of the points that libinput has */
  (void)data;
  scroll(GTK_EVENT_CONTROLLER(controller), points * dx, points * dy, is_wheel ? OVERSCROLL_WHEEL : OVERSCROLL_FINGER);
  return GDK_EVENT_STOP;
}

static void on_lift(GtkEventController *controller) {
  check(overscroll_lift(&plane.context, plane.momentum, woken(controller)));
}

static void on_stop(GtkEventController *controller) {
  check(overscroll_stop(&plane.context, plane.momentum, woken(controller)));
}

/* A finger on the screen drags, as does a mouse with its button down. */
static void on_drag_begin(GtkGestureDrag *drag) {
  plane.dragged_x = plane.dragged_y = 0;
  check(overscroll_hold(&plane.context, plane.momentum, woken(GTK_EVENT_CONTROLLER(drag))));
}

static void on_drag(GtkGestureDrag *drag, double x, double y) {
  scroll(GTK_EVENT_CONTROLLER(drag), plane.dragged_x - x, plane.dragged_y - y, OVERSCROLL_FINGER);
  plane.dragged_x = x, plane.dragged_y = y;
}

static void draw(GtkDrawingArea *area, cairo_t *cairo, int width, int height, gpointer data) {
  double x = plane.x + plane.overshoot_x, y = plane.y + plane.overshoot_y;
  (void)area, (void)data;
  for (int row = (int)floor(y / TILE); row * TILE - y < height; row++)
    for (int column = (int)floor(x / TILE); column * TILE - x < width; column++) {
      double shade = row < 0 ? 0.2 : (row + column) % 2 ? 0.92 : 0.98;
      cairo_set_source_rgb(cairo, shade, shade, row % 10 ? shade : 0.7);
      cairo_rectangle(cairo, column * TILE - x, row * TILE - y, TILE, TILE);
      cairo_fill(cairo);
    }
}

static void activate(GtkApplication *application) {
  GtkWidget *window = gtk_application_window_new(application), *area = gtk_drawing_area_new();
  GtkEventController *wheel = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *keys = gtk_event_controller_key_new(), *drag = GTK_EVENT_CONTROLLER(gtk_gesture_drag_new());
  g_signal_connect(wheel, "scroll", G_CALLBACK(on_scroll), NULL);
  g_signal_connect(wheel, "scroll-end", G_CALLBACK(on_lift), NULL);
  g_signal_connect(drag, "drag-begin", G_CALLBACK(on_drag_begin), NULL);
  g_signal_connect(drag, "drag-update", G_CALLBACK(on_drag), NULL);
  g_signal_connect(drag, "drag-end", G_CALLBACK(on_lift), NULL);
  g_signal_connect(keys, "key-pressed", G_CALLBACK(on_stop), NULL);
  gtk_widget_add_controller(area, wheel);
  gtk_widget_add_controller(area, drag);
  gtk_widget_add_controller(window, keys);
  gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), draw, NULL, NULL);
  gtk_window_set_title(GTK_WINDOW(window), "A plane");
  gtk_window_set_default_size(GTK_WINDOW(window), 640, 480);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_child(GTK_WINDOW(window), area);
  gtk_window_present(GTK_WINDOW(window));
  plane.tick = gtk_widget_add_tick_callback(area, tick, NULL, NULL);
}

int main(int argc, char **argv) {
  overscroll_momentum_options options = {640, 480, 0, OVERSCROLL_DIRECTIONAL_LOCK, 0};
  overscroll_feel feel;
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  plane.prints = argc > 1 && !strcmp(argv[1], "--print");
  check(overscroll_feel_get(overscroll_feel_number("uikit"), &feel));
  check(overscroll_open(&plane.context, OVERSCROLL_ABI));
  check(overscroll_create_momentum(&plane.context, &options, &feel, &plane.momentum));
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  int status = g_application_run(G_APPLICATION(application), 1, argv);
  g_object_unref(application);
  check(overscroll_close(&plane.context));
  return status;
}
