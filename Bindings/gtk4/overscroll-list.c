/* A GTK 4 widget whose content scrolls as on iOS: GTK's own events in, liboverscroll says where the content is, the frame
 * clock when to draw. */
#include "overscroll-list.h"
#include <overscroll.h>

enum { ROWS = 100000, ROW_HEIGHT = 44 };

struct _OverscrollList {
  GtkWidget parent;
  overscroll_context context;
  overscroll_view view;
  double shown, now; /* the offset, and when it was asked for */
  guint tick;
  gboolean prints;
};
G_DEFINE_FINAL_TYPE(OverscrollList, overscroll_list, GTK_TYPE_WIDGET)

static void check(overscroll_status status) {
  if (status != OVERSCROLL_OK) g_error("%s", overscroll_status_text(status));
}

/* GTK's events carry 32 bits of milliseconds of the monotonic clock; here seconds of it. What seems older is of now. */
static double event_time(GtkEventController *controller) {
  gint64 now = g_get_monotonic_time();
  guint32 age = (guint32)(now / 1000) - gtk_event_controller_get_current_event_time(controller);
  return (double)now / 1e6 - (age < 1000 ? age / 1e3 : 0);
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  OverscrollList *self = data;
  overscroll_sample now;
  self->now = MAX(self->now, (double)gdk_frame_clock_get_frame_time(clock) / 1e6);
  check(overscroll_sample_view(&self->context, self->view, self->now, &now));
  self->shown = now.y;
  gtk_widget_queue_draw(widget);
  if (self->prints) g_print("%.4f %.3f %d\n", self->now, now.y, (int)now.state);
  if (now.rest_time <= self->now) self->tick = 0;
  return self->tick ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void wake(OverscrollList *self, double time) {
  self->now = MAX(self->now, time);
  if (!self->tick) self->tick = gtk_widget_add_tick_callback(GTK_WIDGET(self), tick, self, NULL);
}

/* Buttons and touches as they are: the library tells clicks from drags and measures velocities. */
static gboolean on_event(GtkEventController *controller, GdkEvent *event, OverscrollList *self) {
  overscroll_click click;
  GdkEventType type = gdk_event_get_event_type(event);
  overscroll_pointer_event pointer = {0, 0, event_time(controller), 0, OVERSCROLL_MOUSE, 0, 0};
  switch (type) {
  case GDK_BUTTON_PRESS: case GDK_TOUCH_BEGIN: pointer.phase = OVERSCROLL_DOWN; break;
  case GDK_MOTION_NOTIFY: case GDK_TOUCH_UPDATE: pointer.phase = OVERSCROLL_MOVE; break;
  case GDK_BUTTON_RELEASE: case GDK_TOUCH_END: pointer.phase = OVERSCROLL_UP; break;
  case GDK_TOUCH_CANCEL: case GDK_GRAB_BROKEN: pointer.phase = OVERSCROLL_CANCEL; break;
  default: return GDK_EVENT_PROPAGATE;
  }
  if ((type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE) && gdk_button_event_get_button(event) != GDK_BUTTON_PRIMARY)
    return GDK_EVENT_PROPAGATE;
  if (type >= GDK_TOUCH_BEGIN && type <= GDK_TOUCH_CANCEL) pointer.device = OVERSCROLL_TOUCH;
  pointer.id = GPOINTER_TO_INT(gdk_event_get_event_sequence(event));
  gdk_event_get_position(event, &pointer.x, &pointer.y);
  if (type == GDK_MOTION_NOTIFY && !(gdk_event_get_modifier_state(event) & GDK_BUTTON1_MASK)) return GDK_EVENT_PROPAGATE;
  check(overscroll_pointer(&self->context, self->view, &pointer, &click));
  if (click.kind != OVERSCROLL_NOTHING) g_print("clicked row %d\n", (int)((self->shown + click.y) / ROW_HEIGHT));
  wake(self, pointer.time);
  return GDK_EVENT_PROPAGATE;
}

static gboolean on_scroll(GtkEventControllerScroll *scroll, double dx, double dy, OverscrollList *self) {
  GtkEventController *controller = GTK_EVENT_CONTROLLER(scroll);
  GdkDevice *device = gtk_event_controller_get_current_event_device(controller);
  gboolean is_touchpad = gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD;
  double points = is_touchpad ? 10 : 1; /* GTK gives a tenth of the points that libinput has */
  overscroll_wheel_event wheel = {dx * points, -dy * points, 0, 0, event_time(controller), 0, 0};
  if (is_touchpad) wheel.flags = OVERSCROLL_PRECISE;
  check(overscroll_wheel(&self->context, self->view, &wheel));
  wake(self, wheel.time);
  return GDK_EVENT_STOP;
}

/* The fingers have lifted. */
static void on_scroll_end(GtkEventControllerScroll *scroll, OverscrollList *self) {
  double time = event_time(GTK_EVENT_CONTROLLER(scroll));
  overscroll_wheel_event wheel = {0, 0, 0, 0, time, OVERSCROLL_PRECISE | OVERSCROLL_LIFTED, 0};
  check(overscroll_wheel(&self->context, self->view, &wheel));
  wake(self, time);
}

static void overscroll_list_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  OverscrollList *self = OVERSCROLL_LIST(widget);
  float width = (float)gtk_widget_get_width(widget), height = (float)gtk_widget_get_height(widget);
  GdkRGBA ink = {0.12f, 0.14f, 0.18f, 1}, line = {0.85f, 0.86f, 0.89f, 1}, paper = {1, 1, 1, 1};
  PangoLayout *layout = gtk_widget_create_pango_layout(widget, NULL);
  gtk_snapshot_append_color(snapshot, &line, &GRAPHENE_RECT_INIT(0, 0, width, height));
  for (int row = MAX(0, (int)(self->shown / ROW_HEIGHT)); row < ROWS; row++) {
    float y = (float)(row * (double)ROW_HEIGHT - self->shown);
    if (y >= height) break;
    g_autofree char *text = g_strdup_printf("Row %d", row);
    pango_layout_set_text(layout, text, -1);
    gtk_snapshot_append_color(snapshot, &paper, &GRAPHENE_RECT_INIT(0, y, width, ROW_HEIGHT - 1));
    gtk_snapshot_save(snapshot);
    gtk_snapshot_translate(snapshot, &GRAPHENE_POINT_INIT(16, y + 12));
    gtk_snapshot_append_layout(snapshot, layout, &ink);
    gtk_snapshot_restore(snapshot);
  }
  g_object_unref(layout);
}

static void overscroll_list_size_allocate(GtkWidget *widget, int width, int height, int baseline) {
  OverscrollList *self = OVERSCROLL_LIST(widget);
  overscroll_scroll_layout layout = {width, height, width, (double)ROWS * ROW_HEIGHT, 0, 0, 0, 0, 0, 0};
  (void)baseline;
  wake(self, (double)g_get_monotonic_time() / 1e6);
  check(overscroll_set_scroll_layout(&self->context, self->view, &layout, OVERSCROLL_AT_ONCE, self->now));
}

static void overscroll_list_finalize(GObject *object) {
  check(overscroll_close(&OVERSCROLL_LIST(object)->context));
  G_OBJECT_CLASS(overscroll_list_parent_class)->finalize(object);
}

static void overscroll_list_class_init(OverscrollListClass *class) {
  GTK_WIDGET_CLASS(class)->snapshot = overscroll_list_snapshot;
  GTK_WIDGET_CLASS(class)->size_allocate = overscroll_list_size_allocate;
  G_OBJECT_CLASS(class)->finalize = overscroll_list_finalize;
}

static void overscroll_list_init(OverscrollList *self) {
  GtkEventController *legacy = gtk_event_controller_legacy_new();
  GtkEventController *scroll = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  overscroll_scroll_layout layout = {1, 1, 1, (double)ROWS * ROW_HEIGHT, 0, 0, 0, 0, 0, 0};
  overscroll_feel feel;
  check(overscroll_open(&self->context, OVERSCROLL_ABI));
  check(overscroll_feel_get(overscroll_feel_number("uikit"), &feel));
  check(overscroll_create_scroll_view(&self->context, &layout, &feel, OVERSCROLL_START, OVERSCROLL_START, &self->view));
  gtk_widget_set_overflow(GTK_WIDGET(self), GTK_OVERFLOW_HIDDEN);
  g_signal_connect(legacy, "event", G_CALLBACK(on_event), self);
  g_signal_connect(scroll, "scroll", G_CALLBACK(on_scroll), self);
  g_signal_connect(scroll, "scroll-end", G_CALLBACK(on_scroll_end), self);
  gtk_widget_add_controller(GTK_WIDGET(self), legacy);
  gtk_widget_add_controller(GTK_WIDGET(self), scroll);
}

GtkWidget *overscroll_list_new(gboolean prints) {
  OverscrollList *self = g_object_new(overscroll_list_get_type(), NULL);
  self->prints = prints;
  return GTK_WIDGET(self);
}
