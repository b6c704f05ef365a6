#define _GNU_SOURCE
#include "CirclePanSupport.h"

#include <limits.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/socket.h>

static int argument_count;
static char **arguments;

// glibc passes main's arguments to constructors as well.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}

int support_argument_count(void) {
  return argument_count;
}

char **support_arguments(void) {
  return arguments;
}

int support_errno(void) {
  return errno;
}

int support_open(const char *path, int flags) {
  return open(path, flags | O_CLOEXEC | O_NOCTTY, 0666);
}

int support_open_unshared(int descriptor) {
  if (!isatty(descriptor)) return -1;
  char path[32];
  snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
  return support_open(path, O_WRONLY | O_NONBLOCK);
}

// Writes what can be taken within so many milliseconds, in one go.
static ssize_t write_within(int milliseconds, int descriptor, const char *text, size_t length) {
  int unshared = support_open_unshared(descriptor);
  struct pollfd poll_entry = {.fd = unshared < 0 ? descriptor : unshared, .events = POLLOUT};
  ssize_t written = -1;
  if (poll(&poll_entry, 1, milliseconds) == 1) {
    // No more than PIPE_BUF is what a pipe takes that has said that it can take something.
    written = write(poll_entry.fd, text, length < PIPE_BUF ? length : PIPE_BUF);
  }
  if (unshared >= 0) close(unshared);
  return written;
}

void support_say(const char *text) {
  write_within(1000, STDERR_FILENO, text, strlen(text));
}

static int last_words_descriptor;
static const char *last_words;

void support_set_last_words(int descriptor, const char *text) {
  last_words_descriptor = descriptor;
  last_words = text;
}

__attribute__((destructor)) static void say_last_words(void) {
  // There is nobody to tell where even this cannot be written.
  if (last_words == NULL) return;
  write_within(1000, last_words_descriptor, last_words, strlen(last_words));
}

#ifdef __GLIBC__ // where the variable may be set
static ssize_t print_or_drop(void *cookie, const char *text, size_t length) {
  (void)cookie;
  write_within(0, STDERR_FILENO, text, length);
  return (ssize_t)length;
}
#endif

void support_keep_libraries_from_waiting(void) {
#ifdef __GLIBC__
  cookie_io_functions_t functions = {.write = print_or_drop};
  FILE *patient = fopencookie(NULL, "w", functions);
  if (patient == NULL) return;
  setvbuf(patient, NULL, _IOLBF, 0);
  stderr = patient;
#endif
}

void support_mute_libraries(bool are_muted) {
#ifdef __GLIBC__ // where the variable may be set
  static FILE *unmuted;
  if (are_muted && unmuted == NULL) {
    FILE *nowhere = fopen("/dev/null", "we");
    if (nowhere == NULL) return;
    unmuted = stderr;
    stderr = nowhere;
  } else if (!are_muted && unmuted != NULL) {
    fclose(stderr);
    stderr = unmuted;
    unmuted = NULL;
  }
#endif
}

// By their numbers.
static struct sigaction actions_before[NSIG];
static bool is_watched[NSIG];
static sigset_t mask_before;
static int watch_count;
static atomic_int watched_server = -1;
static atomic_int noted_signal;
static atomic_long noted_at;

static long seconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (long)time.tv_sec;
}

static void note_signal(int number) {
  int kept_errno = errno;
  // Whatever the program waits for, it is not the server: a library may have opened a pipe.
  if (noted_signal != 0 && seconds() - noted_at > 1) support_die_of_signal(number);
  if (noted_signal == 0) noted_at = seconds();
  noted_signal = number;
  // Reading alone: who writes to a socket that is shut is sent SIGPIPE.
  shutdown(watched_server, SHUT_RD);
  errno = kept_errno;
}

bool support_signal_ends(int number) {
  switch (number) {
  case SIGHUP: case SIGINT: case SIGQUIT: case SIGUSR1: case SIGUSR2: case SIGALRM: case SIGTERM:
  case SIGSTKFLT: case SIGXCPU: case SIGVTALRM: case SIGPROF: case SIGIO: case SIGPWR: break;
  default:
    // The real-time ones, as far as the C library does not need them itself.
    if (number < SIGRTMIN || number > SIGRTMAX) return false;
  }
  struct sigaction action;
  if (sigaction(number, NULL, &action) != 0) return false;
  // Swift's own runtime has a handler of SIGQUIT, where it is there at all, which prints where the
  // program is.
  return action.sa_handler == SIG_DFL || (number == SIGQUIT && action.sa_handler != SIG_IGN);
}

int support_watch_signals(int server, const int *numbers, int count) {
  int before = atomic_exchange(&watched_server, server);
  struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
  sigset_t unblocked;
  sigemptyset(&unblocked);
  for (int index = 0; index < count; index++) {
    int number = numbers[index];
    if (number <= 0 || number >= NSIG || is_watched[number]) continue;
    if (sigaction(number, NULL, &actions_before[number]) != 0) continue;
    if (actions_before[number].sa_handler == SIG_IGN) continue;
    if (sigaction(number, &action, NULL) != 0) continue;
    is_watched[number] = true;
    sigaddset(&unblocked, number);
  }
  pthread_sigmask(SIG_UNBLOCK, &unblocked, watch_count++ == 0 ? &mask_before : NULL);
  return before;
}

void support_unwatch_signals(int server, int before) {
  if (watched_server == server) watched_server = before;
  if (--watch_count > 0) {
    // It is for the next one to take.
    if (noted_signal != 0) shutdown(watched_server, SHUT_RD);
    return;
  }
  watched_server = -1;
  pthread_sigmask(SIG_SETMASK, &mask_before, NULL);
  for (int number = 1; number < NSIG; number++) {
    if (is_watched[number]) sigaction(number, &actions_before[number], NULL);
    is_watched[number] = false;
  }
  int untaken = support_take_signal();
  if (untaken != 0) raise(untaken);
}

int support_take_signal(void) {
  return atomic_exchange(&noted_signal, 0);
}

void support_die_of_signal(int number) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, number);
  signal(number, SIG_DFL);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  raise(number);
}

// Xlib calls its error handler on the thread that reads the connection, so that slots for each
// thread need no lock.
enum { most_kept_errors = 16 };
static _Thread_local struct {
  const void *source;
  support_x_error error;
} kept_errors[most_kept_errors];
static _Thread_local int kept_error_count;

void support_keep_x_error(const void *source, support_x_error error) {
  for (int index = 0; index < kept_error_count; index++) {
    if (kept_errors[index].source != source) continue;
    if (kept_errors[index].error.request == error.request) return;
  }
  if (kept_error_count == most_kept_errors) return;
  kept_errors[kept_error_count].source = source;
  kept_errors[kept_error_count++].error = error;
}

bool support_take_x_error(const void *source, support_x_error *error) {
  for (int index = 0; index < kept_error_count; index++) {
    if (kept_errors[index].source != source) continue;
    *error = kept_errors[index].error;
    kept_error_count--;
    memmove(
        &kept_errors[index], &kept_errors[index + 1],
        (size_t)(kept_error_count - index) * sizeof kept_errors[0]);
    return true;
  }
  return false;
}

static _Atomic(support_converter) library_converter;

void support_keep_converter(support_converter converter) {
  library_converter = converter;
}

int support_convert_genuine(void *display, void *event, void *wire) {
  // The highest bit of an event's first byte says that a client has made it up.
  if (*(const unsigned char *)wire & 0x80) return 0;
  support_converter converter = library_converter;
  return converter == NULL ? 0 : converter(display, event, wire);
}

int support_next_option(
    int count, char **values, const char *letters, const struct option *options, int *which) {
  opterr = 0;
  return getopt_long_only(count, values, letters, options, which);
}

const char *support_option_argument(void) {
  return optarg;
}

int support_option_index(void) {
  return optind;
}

void support_set_option_index(int index) {
  optind = index;
}

int support_option_letter(void) {
  return optopt;
}
