/* A window with an OverscrollList.
 *
 *     cc example.c overscroll-list.c $(pkg-config --cflags --libs gtk4 overscroll) -o example && ./example [--print] */
#include "overscroll-list.h"

static void activate(GtkApplication *application, gpointer prints) {
  GtkWidget *window = gtk_application_window_new(application);
  gtk_window_set_title(GTK_WINDOW(window), "100,000 rows");
  gtk_window_set_default_size(GTK_WINDOW(window), 360, 640);
  /* So that the window is the list, from corner to corner. */
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_child(GTK_WINDOW(window), overscroll_list_new(GPOINTER_TO_INT(prints)));
  gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
  GtkApplication *application = gtk_application_new(NULL, G_APPLICATION_NON_UNIQUE);
  gboolean prints = argc > 1 && !strcmp(argv[1], "--print");
  g_signal_connect(application, "activate", G_CALLBACK(activate), GINT_TO_POINTER(prints));
  int status = g_application_run(G_APPLICATION(application), 1, argv);
  g_object_unref(application);
  return status;
}
