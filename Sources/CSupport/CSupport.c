#define _GNU_SOURCE
#include "CSupport.h"

#include <locale.h>
#include <stdio.h>

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

bool support_signal_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
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
