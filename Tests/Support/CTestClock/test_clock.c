#define _GNU_SOURCE
#include "test_clock.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int test_clock_wake(int32_t process, int32_t thread) { return (int)syscall(SYS_tgkill, process, thread, SIGRTMAX); }

static void mix(uint64_t *hash, uint64_t number) { *hash = (*hash ^ number) * 0x100000001B3; }

// Reads the status of a thread from proc(5). A thread that has ended adds nothing.
static void look_at_thread(int folder, const char *path, int32_t thread, struct test_clock_look *look) {
  char text[4096];
  int file = openat(folder, path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return;
  text[length] = 0;
  const char *state = strstr(text, "State:\t");
  const char *switches = strstr(text, "\nvoluntary_ctxt_switches:\t");
  const char *interruptions = strstr(text, "\nnonvoluntary_ctxt_switches:\t");
  if (!state || !switches || !interruptions) return;
  switch (state[7]) {
  case 'S': case 'I': case 'Z': case 'X': break;
  case 'T': case 't': look->is_stopped = 1; break;
  default: look->busy_thread = thread;
  }
  mix(&look->runs, (uint64_t)thread);
  mix(&look->runs, strtoull(strchr(switches, '\t'), NULL, 10));
  mix(&look->runs, strtoull(strchr(interruptions, '\t'), NULL, 10));
}

int test_clock_look_at(int32_t process, int32_t thread, struct test_clock_look *look) {
  char path[64];
  if (thread) {
    snprintf(path, sizeof path, "/proc/%d/task/%d/status", process, thread);
    look_at_thread(AT_FDCWD, path, thread, look);
    return 1;
  }
  snprintf(path, sizeof path, "/proc/%d/task", process);
  DIR *folder = opendir(path);
  if (!folder) return 0;
  for (struct dirent *entry; (entry = readdir(folder));) {
    int32_t number = atoi(entry->d_name);
    if (number == 0) continue;
    snprintf(path, sizeof path, "%d/status", number);
    look_at_thread(dirfd(folder), path, number, look);
  }
  closedir(folder);
  return 1;
}
