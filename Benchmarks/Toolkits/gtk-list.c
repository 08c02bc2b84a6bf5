// A window of GTK 4 with a list that is higher than a gesture goes. Writes a line of JSON for each touch that arrives and for
// each frame, with GTK's own times in seconds.
#include <gtk/gtk.h>

static void print(const char *name, const char *kind, double time, double x, double y) {
  printf("{\"%s\": \"%s\", \"time\": %.6f, \"x\": %.4f, \"y\": %.4f}\n", name, kind, time, x, y);
  fflush(stdout);
}

static gboolean touched(GtkEventController *controller, GdkEvent *event, gpointer data) {
  GdkEventType type = gdk_event_get_event_type(event);
  const char *kind = type == GDK_TOUCH_BEGIN ? "down" : type == GDK_TOUCH_UPDATE ? "move" : type == GDK_TOUCH_END ? "up" : NULL;
  double x = 0, y = 0;
  if (kind && gdk_event_get_position(event, &x, &y)) print("touch", kind, gdk_event_get_time(event) / 1e3, x, y);
  return GDK_EVENT_PROPAGATE;
}

static gboolean tick(GtkWidget *view, GdkFrameClock *clock, gpointer data) {
  double offset = gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(view)));
  print("frame", "", gdk_frame_clock_get_frame_time(clock) / 1e6, 0, offset);
  return G_SOURCE_CONTINUE;
}

static void activate(GtkApplication *application, gpointer data) {
  GtkWidget *window = gtk_application_window_new(application), *view = gtk_scrolled_window_new(), *list = gtk_drawing_area_new();
  gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(list), 100000);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(view), list);
  gtk_window_set_child(GTK_WINDOW(window), view);
  GtkEventController *events = gtk_event_controller_legacy_new();
  gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE);
  g_signal_connect(events, "event", G_CALLBACK(touched), NULL);
  gtk_widget_add_controller(window, events);
  gtk_widget_add_tick_callback(view, tick, NULL, NULL);
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 480, 700);
  gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), count, arguments);
}
