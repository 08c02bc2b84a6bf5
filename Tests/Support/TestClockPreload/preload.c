// Shows a program the time of a test. The program's clocks return the time that the test has set, and a wait for a time ends
// when the test has moved its clock there. Waits for anything else, such as input from other programs, are unchanged.
//
// A thread that waits for a time writes that time to memory shared with the test, and blocks until a descriptor is ready or
// the test sends a signal. The signal is blocked except during the wait, so that no signal is lost.
#define _GNU_SOURCE
#include "../CTestClock/include/test_clock.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#define SECOND 1000000000LL
#define NEVER INT64_MAX
// The number of times that a thread may read the clock in a row without waiting, before it has to wait for a millisecond.
#define LONGEST_READING 500

static struct test_clock *test_clock;
static __thread struct test_clock_slot *own_slot;
static __thread int was_woken;
static __thread int readings;
static pthread_key_t thread_end;

#define REAL(name) \
  static __typeof__(name) *real; \
  if (!real) real = (__typeof__(name) *)dlsym(RTLD_NEXT, #name)

// MARK: - The clock

static void on_wake(int signal) { was_woken = 1; }

static void free_slot(void *slot) { test_clock_store_id(&((struct test_clock_slot *)slot)->thread, 0); }

static void forget_parent(void) { own_slot = NULL; }

static struct test_clock_slot *claim(int32_t process, int32_t thread) {
  for (int index = 0; index < TEST_CLOCK_SLOTS; index++) {
    struct test_clock_slot *found = &test_clock->slots[index];
    int32_t none = 0;
    // Written last, because the test wakes the thread of a slot as soon as the slot has one.
    if (!__atomic_compare_exchange_n(&found->thread, &none, -1, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST)) continue;
    test_clock_store(&found->deadline, NEVER);
    test_clock_store_id(&found->process, process);
    test_clock_store_id(&found->thread, thread);
    return found;
  }
  abort();
}

static struct test_clock_slot *slot(void) {
  if (own_slot) return own_slot;
  own_slot = claim((int32_t)getpid(), (int32_t)syscall(SYS_gettid));
  pthread_setspecific(thread_end, own_slot);
  return own_slot;
}

// Runs before `main`, or earlier if a library reads a clock before that.
__attribute__((constructor)) static void begin(void) {
  if (test_clock) return;
  const char *path = getenv("OVERSCROLL_TEST_CLOCK");
  int file = path ? open(path, O_RDWR | O_CLOEXEC) : -1;
  if (file < 0) return;
  void *memory = mmap(NULL, sizeof(struct test_clock), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  syscall(SYS_close, file);
  if (memory == MAP_FAILED) return;
  sigset_t wake;
  sigemptyset(&wake);
  sigaddset(&wake, SIGRTMAX);
  pthread_sigmask(SIG_BLOCK, &wake, NULL);
  struct sigaction action = {.sa_handler = on_wake};
  sigaction(SIGRTMAX, &action, NULL);
  // A program that outlives the test would wait forever, or read the clock forever.
  const char *owner = getenv("OVERSCROLL_TEST_CLOCK_OWNER");
  if (owner && getppid() == atoi(owner)) prctl(PR_SET_PDEATHSIG, SIGKILL);
  pthread_key_create(&thread_end, free_slot);
  pthread_atfork(NULL, NULL, forget_parent);
  test_clock = memory;
  slot();
}

static int is_ours(void) {
  if (!test_clock) begin();
  return test_clock != NULL;
}

// MARK: - Children

// A parent takes a slot for its child. Otherwise the test would not see a child that has yet to load its program, and time
// would pass as long as its parent waits for it.

pid_t fork(void) {
  REAL(fork);
  pid_t child = real();
  if (child > 0 && is_ours()) claim(child, child);
  return child;
}

// A real one cannot be wrapped, because parent and child return from the same frame.
pid_t vfork(void) { return fork(); }

#define SPAWN(name) \
  int name(pid_t *restrict child, const char *restrict program, const posix_spawn_file_actions_t *actions, \
           const posix_spawnattr_t *restrict attributes, char *const words[restrict], char *const variables[restrict]) { \
    REAL(name); \
    pid_t number; \
    int problem = real(&number, program, actions, attributes, words, variables); \
    if (!problem && is_ours()) claim(number, number); \
    if (!problem && child) *child = number; \
    return problem; \
  }

SPAWN(posix_spawn)
SPAWN(posix_spawnp)

// MARK: - Times

static int64_t now(void) { return test_clock_load(&test_clock->now); }

static int is_wall(clockid_t clock) { return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE; }

static int is_steady(clockid_t clock) {
  return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_BOOTTIME;
}

static int64_t nanoseconds(const struct timespec *time) { return (int64_t)time->tv_sec * SECOND + time->tv_nsec; }

static struct timespec timespec_of(int64_t time) {
  return (struct timespec){.tv_sec = time / SECOND, .tv_nsec = time % SECOND};
}

static int64_t after(int64_t duration) { return duration < 0 ? NEVER : now() + duration; }

static int sleep_until(int64_t deadline);

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (!is_ours() || !(is_wall(clock) || is_steady(clock))) return (int)syscall(SYS_clock_gettime, clock, time);
  // The clock stands still while a thread runs, so a loop that reads it until a time has come would never end.
  if (++readings > LONGEST_READING) sleep_until(now() + 1000000);
  *time = timespec_of(now() + (is_wall(clock) ? test_clock->wall_offset : 0));
  return 0;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  struct timespec wall;
  clock_gettime(CLOCK_REALTIME, &wall);
  *time = (struct timeval){.tv_sec = wall.tv_sec, .tv_usec = wall.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  struct timespec wall;
  clock_gettime(CLOCK_REALTIME, &wall);
  if (result) *result = wall.tv_sec;
  return wall.tv_sec;
}

// MARK: - The steps of saving

static int locked_file = -1;

// Notes a call that saves a file in the test's file, and before that ends the program if the test has chosen this call.
static void note_step(const char *call, const char *path) {
  const char *notes = getenv("OVERSCROLL_TEST_STEPS"), *last = getenv("OVERSCROLL_TEST_LAST_STEP");
  if (!notes) return;
  if (last && strcmp(last, call) == 0) raise(SIGKILL);
  int file = open(notes, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
  dprintf(file, "%s %s\n", call, path);
  syscall(SYS_close, file);
}

// Libraries save files of their own, without such a draft.
static int is_draft(const char *path) { return strstr(path, "/.overscroll-draft.") != NULL; }

int fsync(int file) {
  char link[64], path[PATH_MAX] = "";
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  if (readlink(link, path, sizeof path - 1) > 0 && is_draft(path)) note_step("fsync", path);
  return (int)syscall(SYS_fsync, file);
}

int rename(const char *old, const char *new) {
  if (is_draft(old)) note_step("rename", old);
  return renameat(AT_FDCWD, old, AT_FDCWD, new);
}

int flock(int file, int operation) {
  if (operation & LOCK_EX) note_step("flock", "");
  int result = (int)syscall(SYS_flock, file, operation);
  if (result == 0 && operation & LOCK_EX) locked_file = file;
  return result;
}

// MARK: - Timers that are files

// A timer belongs to the thread that set it last, which is taken to be the thread that waits for it.
static struct timer {
  int file;
  struct test_clock_slot *owner;
  int64_t deadline;
  int64_t interval;
  clockid_t clock;
} timers[64];
static pthread_mutex_t timers_lock = PTHREAD_MUTEX_INITIALIZER;
static int timer_count;

static struct timer *timer_of(int file) {
  for (int index = 0; index < timer_count; index++)
    if (timers[index].file == file) return &timers[index];
  return NULL;
}

int timerfd_create(clockid_t clock, int flags) {
  int file = (int)syscall(SYS_timerfd_create, CLOCK_MONOTONIC, flags);
  if (file < 0 || !is_ours()) return file;
  pthread_mutex_lock(&timers_lock);
  struct timer *timer = timer_of(-1);
  if (!timer && timer_count < 64) timer = &timers[timer_count++];
  if (!timer) abort();
  *timer = (struct timer){.file = file, .deadline = NEVER, .clock = clock};
  pthread_mutex_unlock(&timers_lock);
  return file;
}

int timerfd_settime(int file, int flags, const struct itimerspec *new, struct itimerspec *old) {
  struct timer *timer = is_ours() ? timer_of(file) : NULL;
  if (!timer) return (int)syscall(SYS_timerfd_settime, file, flags, new, old);
  // Stops the kernel's timer, which also discards an earlier expiration.
  struct itimerspec off = {};
  int result = (int)syscall(SYS_timerfd_settime, file, 0, &off, old);
  pthread_mutex_lock(&timers_lock);
  int64_t value = nanoseconds(&new->it_value);
  if (flags & TFD_TIMER_ABSTIME && is_wall(timer->clock)) value -= test_clock->wall_offset;
  timer->deadline = new->it_value.tv_sec == 0 && new->it_value.tv_nsec == 0 ? NEVER
    : flags & TFD_TIMER_ABSTIME                                            ? value
                                                                            : now() + value;
  timer->interval = nanoseconds(&new->it_interval);
  timer->owner = slot();
  pthread_mutex_unlock(&timers_lock);
  return result;
}

int close(int file) {
  if (file == locked_file) {
    locked_file = -1;
    note_step("unlock", "");
  }
  if (timer_count > 0) {
    pthread_mutex_lock(&timers_lock);
    struct timer *timer = timer_of(file);
    if (timer) *timer = (struct timer){.file = -1, .deadline = NEVER};
    pthread_mutex_unlock(&timers_lock);
  }
  return (int)syscall(SYS_close, file);
}

static int64_t timers_deadline(void) {
  int64_t first = NEVER;
  for (int index = 0; index < timer_count; index++)
    if (timers[index].owner == own_slot && timers[index].deadline < first) first = timers[index].deadline;
  return first;
}

// Makes this thread's timers readable whose time has come.
static void expire_timers(void) {
  if (timer_count == 0) return;
  pthread_mutex_lock(&timers_lock);
  for (int index = 0; index < timer_count; index++) {
    struct timer *timer = &timers[index];
    if (timer->owner != own_slot || timer->deadline > now()) continue;
    timer->deadline = timer->interval > 0 ? timer->deadline + timer->interval : NEVER;
    struct itimerspec at_once = {.it_value.tv_nsec = 1};
    syscall(SYS_timerfd_settime, timer->file, 0, &at_once, NULL);
    // The kernel makes the timer readable a moment later. The limit is for a timer that another thread reads first.
    struct pollfd request = {.fd = timer->file, .events = POLLIN};
    struct timespec limit = {.tv_nsec = 1000000};
    syscall(SYS_ppoll, &request, 1, &limit, NULL, 0);
  }
  pthread_mutex_unlock(&timers_lock);
}

// MARK: - Waiting for files or a time

typedef struct {
  enum { POLL, SELECT, EPOLL } kind;
  union {
    struct { struct pollfd *files; nfds_t count; } poll;
    struct { int count; fd_set *sets[3]; fd_set asked[3]; } select;
    struct { int file; struct epoll_event *events; int count; } epoll;
  };
} files;

// Checks the files once, or waits for them without a limit, with the signals in `mask` blocked.
static int wait_once(files *files, int looks, const sigset_t *mask) {
  struct timespec none = {0};
  switch (files->kind) {
  case POLL:
    return (int)syscall(SYS_ppoll, files->poll.files, files->poll.count, looks ? &none : NULL, mask, (size_t)_NSIG / 8);
  case SELECT: {
    for (int index = 0; index < 3; index++)
      if (files->select.sets[index]) *files->select.sets[index] = files->select.asked[index];
    struct { const sigset_t *mask; size_t size; } signals = {mask, (size_t)_NSIG / 8};
    fd_set **sets = files->select.sets;
    return (int)syscall(SYS_pselect6, files->select.count, sets[0], sets[1], sets[2], looks ? &none : NULL, &signals);
  }
  default:
    return (int)syscall(
      SYS_epoll_pwait, files->epoll.file, files->epoll.events, files->epoll.count, looks ? 0 : -1, mask, (size_t)_NSIG / 8);
  }
}

static int wait_until(files *files, int64_t deadline, const sigset_t *own_mask) {
  sigset_t mask;
  if (own_mask) mask = *own_mask;
  else pthread_sigmask(SIG_BLOCK, NULL, &mask);
  sigdelset(&mask, SIGRTMAX);
  struct test_clock_slot *note = slot();
  readings = 0;
  for (;;) {
    expire_timers();
    if (now() >= deadline) return wait_once(files, 1, own_mask);
    int64_t timers = timers_deadline();
    int64_t first = deadline < timers ? deadline : timers;
    test_clock_store(&note->deadline, first);
    was_woken = 0;
    int result = wait_once(files, now() >= first, &mask);
    test_clock_store(&note->deadline, NEVER);
    if (result > 0) return result;
    if (result < 0 && !(errno == EINTR && was_woken)) return result;
  }
}

int ppoll(struct pollfd *requests, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
  if (!is_ours()) { REAL(ppoll); return real(requests, count, timeout, mask); }
  files files = {.kind = POLL, .poll = {requests, count}};
  return wait_until(&files, timeout ? after(nanoseconds(timeout)) : NEVER, mask);
}

int poll(struct pollfd *requests, nfds_t count, int timeout) {
  if (!is_ours()) { REAL(poll); return real(requests, count, timeout); }
  files files = {.kind = POLL, .poll = {requests, count}};
  return wait_until(&files, after(timeout * 1000000LL), NULL);
}

int __poll_chk(struct pollfd *requests, nfds_t count, int timeout, size_t size) { return poll(requests, count, timeout); }

int __ppoll_chk(struct pollfd *requests, nfds_t count, const struct timespec *timeout, const sigset_t *mask, size_t size) {
  return ppoll(requests, count, timeout, mask);
}

int pselect(int count, fd_set *reading, fd_set *writing, fd_set *failing, const struct timespec *timeout, const sigset_t *mask) {
  if (!is_ours()) { REAL(pselect); return real(count, reading, writing, failing, timeout, mask); }
  files files = {.kind = SELECT, .select = {count, {reading, writing, failing}}};
  for (int index = 0; index < 3; index++)
    if (files.select.sets[index]) files.select.asked[index] = *files.select.sets[index];
  return wait_until(&files, timeout ? after(nanoseconds(timeout)) : NEVER, mask);
}

int select(int count, fd_set *reading, fd_set *writing, fd_set *failing, struct timeval *timeout) {
  if (!timeout) return pselect(count, reading, writing, failing, NULL, NULL);
  struct timespec time = {.tv_sec = timeout->tv_sec, .tv_nsec = timeout->tv_usec * 1000};
  return pselect(count, reading, writing, failing, &time, NULL);
}

int epoll_pwait(int file, struct epoll_event *events, int count, int timeout, const sigset_t *mask) {
  if (!is_ours()) { REAL(epoll_pwait); return real(file, events, count, timeout, mask); }
  files files = {.kind = EPOLL, .epoll = {file, events, count}};
  return wait_until(&files, after(timeout * 1000000LL), mask);
}

int epoll_wait(int file, struct epoll_event *events, int count, int timeout) {
  return epoll_pwait(file, events, count, timeout, NULL);
}

// MARK: - Waiting for a time

static int sleep_until(int64_t deadline) {
  files none = {.kind = POLL};
  return wait_until(&none, deadline, NULL);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *duration, struct timespec *left) {
  if (!is_ours()) { REAL(clock_nanosleep); return real(clock, flags, duration, left); }
  int64_t time = nanoseconds(duration);
  if (!(flags & TIMER_ABSTIME)) time += now();
  else if (is_wall(clock)) time -= test_clock->wall_offset;
  // Every sleep takes at least a microsecond, as it does by the kernel's clock. Otherwise a loop of empty sleeps would never
  // end.
  if (time < now() + 1000) time = now() + 1000;
  if (sleep_until(time) >= 0) return 0;
  if (left && !(flags & TIMER_ABSTIME)) *left = timespec_of(time > now() ? time - now() : 0);
  return errno;
}

int nanosleep(const struct timespec *duration, struct timespec *left) {
  int error = clock_nanosleep(CLOCK_MONOTONIC, 0, duration, left);
  if (error) errno = error;
  return error ? -1 : 0;
}

int usleep(useconds_t duration) {
  struct timespec time = timespec_of(duration * 1000LL);
  return nanosleep(&time, NULL);
}

unsigned sleep(unsigned duration) {
  struct timespec time = {.tv_sec = duration}, left = {0};
  return nanosleep(&time, &left) < 0 ? (unsigned)left.tv_sec : 0;
}

// Converts a time of CLOCK_REALTIME or CLOCK_MONOTONIC to the test's clock. The caller may not know which clock it is, but
// the two are decades apart.
static int64_t shared_time(const struct timespec *time) {
  int64_t value = nanoseconds(time);
  return value > test_clock->wall_offset / 2 ? value - test_clock->wall_offset : value;
}

static struct timespec a_moment_later(clockid_t clock) {
  struct timespec time;
  syscall(SYS_clock_gettime, clock, &time);
  return timespec_of(nanoseconds(&time) + 2000000);
}

int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *time) {
  REAL(pthread_cond_clockwait);
  if (!is_ours()) return real(condition, mutex, clock, time);
  // Signals do not interrupt this wait, so the thread looks at the test's clock every two milliseconds.
  int64_t deadline = shared_time(time);
  struct test_clock_slot *note = slot();
  test_clock_store(&note->deadline, deadline);
  int result;
  do {
    struct timespec moment = a_moment_later(clock);
    result = real(condition, mutex, clock, &moment);
  } while (result == ETIMEDOUT && now() < deadline);
  test_clock_store(&note->deadline, NEVER);
  return result;
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  if (!is_ours()) { REAL(pthread_cond_timedwait); return real(condition, mutex, time); }
  return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, time);
}

int sem_clockwait(sem_t *semaphore, clockid_t clock, const struct timespec *time) {
  if (!is_ours()) { REAL(sem_clockwait); return real(semaphore, clock, time); }
  int64_t deadline = shared_time(time);
  struct test_clock_slot *note = slot();
  test_clock_store(&note->deadline, deadline);
  // A signal right before the wait is lost, but the test sends it again until the thread has cleared its deadline.
  sigset_t wake;
  sigemptyset(&wake);
  sigaddset(&wake, SIGRTMAX);
  pthread_sigmask(SIG_UNBLOCK, &wake, NULL);
  int result;
  do {
    was_woken = 0;
    result = now() < deadline ? sem_wait(semaphore) : sem_trywait(semaphore);
  } while (result < 0 && errno == EINTR && was_woken);
  int error = errno;
  pthread_sigmask(SIG_BLOCK, &wake, NULL);
  test_clock_store(&note->deadline, NEVER);
  errno = error == EAGAIN ? ETIMEDOUT : error;
  return result;
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  if (!is_ours()) { REAL(sem_timedwait); return real(semaphore, time); }
  return sem_clockwait(semaphore, CLOCK_MONOTONIC, time);
}
