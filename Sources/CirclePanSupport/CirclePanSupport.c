#define _GNU_SOURCE
#include "CirclePanSupport.h"

#include <locale.h>
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

static int last_words_descriptor;
static const char *last_words;

void support_set_last_words(int descriptor, const char *text) {
  last_words_descriptor = descriptor;
  last_words = text;
}

__attribute__((destructor)) static void say_last_words(void) {
  if (last_words == NULL) return;
  // There is nobody to tell where even this cannot be written.
  if (write(last_words_descriptor, last_words, strlen(last_words)) < 0) return;
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

static const int ending_signals[] = {SIGINT, SIGTERM, SIGHUP};
enum { ending_count = sizeof ending_signals / sizeof ending_signals[0] };

static struct sigaction actions_before[ending_count];
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

int support_watch_signals(int server) {
  int before = atomic_exchange(&watched_server, server);
  if (watch_count++ > 0) return before;
  struct sigaction action = {.sa_handler = note_signal, .sa_flags = SA_RESTART};
  sigset_t unblocked;
  sigemptyset(&unblocked);
  for (int index = 0; index < ending_count; index++) {
    sigaction(ending_signals[index], NULL, &actions_before[index]);
    if (actions_before[index].sa_handler == SIG_IGN) continue;
    sigaction(ending_signals[index], &action, NULL);
    sigaddset(&unblocked, ending_signals[index]);
  }
  pthread_sigmask(SIG_UNBLOCK, &unblocked, &mask_before);
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
  for (int index = 0; index < ending_count; index++) {
    sigaction(ending_signals[index], &actions_before[index], NULL);
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

// Xlib calls its error handler on the thread that reads the connection, so that a slot for each
// thread needs no lock.
static _Thread_local const void *kept_source;
static _Thread_local support_x_error kept_error;

void support_keep_x_error(const void *source, support_x_error error) {
  if (kept_source == source) return;
  kept_source = source;
  kept_error = error;
}

bool support_take_x_error(const void *source, support_x_error *error) {
  if (kept_source != source) return false;
  kept_source = NULL;
  *error = kept_error;
  return true;
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

#ifdef CIRCLEPAN_EMBEDDED
// The one symbol that `Double(String)` wants and Embedded Swift's library lacks: parses in the C
// locale, whatever the process's is, and returns where the number ends.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value);

const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  static locale_t c_locale;
  if (c_locale == NULL) c_locale = newlocale(LC_ALL_MASK, "C", NULL);
  if (c_locale == NULL) return NULL;
  char *end;
  *value = strtod_l(text, &end, c_locale);
  return end;
}
#endif
