// What Swift cannot hold, and the C library's headers that the Swift modules use instead of Glibc
// (which Embedded Swift does not have). No logic beyond that.
#ifndef CIRCLEPAN_SUPPORT_H
#define CIRCLEPAN_SUPPORT_H

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// The program's arguments, as the C library handed them to constructors. The array ends in NULL.
int support_argument_count(void);
char **support_arguments(void);

// errno is a macro.
int support_errno(void);

// open is variadic. The descriptor is closed on exec, and becomes no terminal of the program's;
// what is made is everybody's to read and write, as far as the umask goes.
int support_open(const char *path, int flags);

// The terminal at that descriptor, opened once more in a way that waits for nobody; -1 where it is
// none, or may not be opened.
int support_open_unshared(int descriptor);

// Writes a text to standard error, as far as it is taken within a second.
void support_say(const char *text);

// From now on what libraries print to C's stderr is written where that can be done at once, and
// else dropped, for the process's life: nothing waits for a terminal or a pipe that nobody reads.
void support_keep_libraries_from_waiting(void);

// What to write to that descriptor, within a second, where a library ends the process: Xlib does, when the server
// goes away while it is connecting. NULL for nothing. The text is not copied.
void support_set_last_words(int descriptor, const char *text);

// Keeps what libraries print to C's stderr from getting anywhere, or lets it again: once its server
// is gone, Xlib tells of each answer that made no sense. What is written to the descriptor gets
// there.
void support_mute_libraries(bool are_muted);

// Whether a signal of that number would end the process now, as one that asks it to: not as SIGKILL,
// which nobody hears, nor as those of a process that is broken.
bool support_signal_ends(int number);

// From now on those signals, where they are not ignored, are noted, and end what can be read from that socket: whoever waits for it, be it within a library, comes back. Where nobody
// takes one for two seconds, the next one ends the process. Returns the socket that was watched
// before, -1 for none. All watches of a process belong to one thread.
int support_watch_signals(int server, const int *numbers, int count);

// Ends the watch of that socket, and watches the one before again; after the last watch all is as
// it was before the first. A signal that nobody has taken is then raised anew.
void support_unwatch_signals(int server, int before);

// The signal that was noted last, which is forgotten with that; 0 for none.
int support_take_signal(void);

// Ends the process by a signal, as if nobody had ever watched it: who started it can tell. Returns
// only where the system does not let it die (the first process of a container).
void support_die_of_signal(int number);

// What the X server said of a request that it refused.
typedef struct {
  unsigned long serial;
  unsigned long resource;
  unsigned char code;
  unsigned char request;
  unsigned char minor;
} support_x_error;

// Keeps the error for the thread that asks next, unless one of the same request is kept already:
// the first one is the cause, those behind it mostly follow from it. `source` tells connections
// apart.
void support_keep_x_error(const void *source, support_x_error error);

// Hands over the oldest error that was kept of this source, and forgets it; false where there is
// none.
bool support_take_x_error(const void *source, support_x_error *error);

// What makes an event of the 32 bytes that came over the wire (Xlib's WireToEventType); 0 for none.
typedef int (*support_converter)(void *display, void *event, void *wire);

// Sets what `support_convert_genuine` hands on to. It is the same for all connections: Xlib's own.
void support_keep_converter(support_converter converter);

// Makes nothing of an event that a client has made up, and hands on what comes from the server.
int support_convert_genuine(void *display, void *event, void *wire);

// getopt_long_only, silent: the caller makes the message. Its state lives in globals, which Swift 6
// does not let anybody read, so there is a function for each.
int support_next_option(
    int count, char **arguments, const char *letters, const struct option *options, int *which);
const char *support_option_argument(void);
int support_option_index(void);
void support_set_option_index(int index);
int support_option_letter(void);

#endif
