#pragma once
#include <gtk/gtk.h>

/* A list of 100,000 rows. */
G_DECLARE_FINAL_TYPE(OverscrollList, overscroll_list, OVERSCROLL, LIST, GtkWidget)

/* With `prints` it writes each frame's time, offset and state to standard output. */
GtkWidget *overscroll_list_new(gboolean prints);
