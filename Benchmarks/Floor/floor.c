// The floor of `make bench`: the same window, circle, knob and drag on nothing but Xlib, with as
// little as one can do for them. It has no options, no readings, no soft edges and no resizing;
// what it costs is what the X server, the kernel and Xlib cost.
//
// With an argument the pointer is four arrows once the knob is held, as circlepan's is: a server
// without a cursor plane draws them itself, before it tells of a motion and again over each
// picture.
//
// A frame is the same three requests as circlepan's with plain edges: restore from the backdrop,
// draw the knob, copy the damage to the window. All motions that have come are one frame.
#include <X11/Xlib.h>
#include <X11/cursorfont.h>
#include <X11/Xutil.h>
#include <math.h>
#include <poll.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>

enum { SIDE = 400, RADIUS = 125, KNOB_RADIUS = 25 };

// Of the return, in seconds: how long it takes, and when the next frame is.
static const double duration = 0.2, frame_period = 1.0 / 60;

typedef struct {
  Display *display;
  Window window;
  Pixmap backdrop, buffer;
  GC copying, knob;
  unsigned long at_rest, dragged;
  Atom protocols, delete_window;
  // Where the knob is drawn, from the middle, and where it was when it was let go.
  double x, y, home_x, home_y;
  // Where the knob was taken.
  double grip_x, grip_y;
  double released;
  bool is_held, is_returning, wants_arrows;
} Program;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

// A disc about a pixel's corner, 2r wide and symmetric: X fills what is nearer than half the
// diameter to the middle of the arc's square, counted from pixel to pixel.
static void fill_disc(Program *p, Drawable target, GC gc, int x, int y, int radius) {
  unsigned diameter = (unsigned)(2 * radius + 1);
  XFillArc(
    p->display, target, gc, x - radius - 1, y - radius - 1, diameter, diameter, 0, 360 * 64);
}

static int pixel(double offset) { return (int)lround(SIDE / 2 + offset); }

// Draws the knob at its new place, and shows what has changed: the square around both places.
static void draw(Program *p, double x, double y) {
  int from_x = pixel(p->x), from_y = pixel(p->y), to_x = pixel(x), to_y = pixel(y);
  int left = (from_x < to_x ? from_x : to_x) - KNOB_RADIUS;
  int top = (from_y < to_y ? from_y : to_y) - KNOB_RADIUS;
  unsigned width = (unsigned)(abs(from_x - to_x) + 2 * KNOB_RADIUS);
  unsigned height = (unsigned)(abs(from_y - to_y) + 2 * KNOB_RADIUS);
  XCopyArea(p->display, p->backdrop, p->buffer, p->copying, left, top, width, height, left, top);
  fill_disc(p, p->buffer, p->knob, to_x, to_y, KNOB_RADIUS);
  XCopyArea(p->display, p->buffer, p->window, p->copying, left, top, width, height, left, top);
  p->x = x;
  p->y = y;
}

static void make_pictures(Program *p, int screen) {
  unsigned depth = (unsigned)DefaultDepth(p->display, screen);
  p->backdrop = XCreatePixmap(p->display, p->window, SIDE, SIDE, depth);
  p->buffer = XCreatePixmap(p->display, p->window, SIDE, SIDE, depth);
  XGCValues values = {.graphics_exposures = False, .foreground = 0xffffff};
  p->copying = XCreateGC(p->display, p->window, GCGraphicsExposures | GCForeground, &values);
  values.foreground = p->at_rest;
  p->knob = XCreateGC(p->display, p->window, GCForeground, &values);
  XFillRectangle(p->display, p->backdrop, p->copying, 0, 0, SIDE, SIDE);
  // Orange at 50 % over white.
  XSetForeground(p->display, p->copying, 0xffbf80);
  fill_disc(p, p->backdrop, p->copying, SIDE / 2, SIDE / 2, RADIUS);
  XCopyArea(p->display, p->backdrop, p->buffer, p->copying, 0, 0, SIDE, SIDE, 0, 0);
  fill_disc(p, p->buffer, p->knob, SIDE / 2, SIDE / 2, KNOB_RADIUS);
}

static bool open_window(Program *p) {
  p->display = XOpenDisplay(NULL);
  if (p->display == NULL) return false;
  int screen = DefaultScreen(p->display);
  p->at_rest = 0x00ffff;
  p->dragged = 0xff0000;
  p->window = XCreateSimpleWindow(
    p->display, RootWindow(p->display, screen), 0, 0, SIDE, SIDE, 0, 0, 0xffffff);
  XStoreName(p->display, p->window, "floor");
  char *names[] = {"WM_PROTOCOLS", "WM_DELETE_WINDOW"};
  Atom atoms[2];
  XInternAtoms(p->display, names, 2, False, atoms);
  p->protocols = atoms[0];
  p->delete_window = atoms[1];
  XSetWMProtocols(p->display, p->window, &p->delete_window, 1);
  XSelectInput(
    p->display, p->window,
    ExposureMask | ButtonPressMask | ButtonReleaseMask | PointerMotionMask);
  make_pictures(p, screen);
  XMapWindow(p->display, p->window);
  return true;
}

static void press(Program *p, int x, int y) {
  double dx = x - SIDE / 2 - p->x, dy = y - SIDE / 2 - p->y;
  if (dx * dx + dy * dy > KNOB_RADIUS * KNOB_RADIUS) return;
  p->grip_x = dx;
  p->grip_y = dy;
  p->is_held = true;
  p->is_returning = false;
  XSetForeground(p->display, p->knob, p->dragged);
  draw(p, p->x, p->y);
  if (!p->wants_arrows) return;
  XDefineCursor(p->display, p->window, XCreateFontCursor(p->display, XC_fleur));
  p->wants_arrows = false;
}

static void drag(Program *p, int pointer_x, int pointer_y) {
  double x = pointer_x - SIDE / 2 - p->grip_x, y = pointer_y - SIDE / 2 - p->grip_y;
  double length = sqrt(x * x + y * y);
  if (length > RADIUS) {
    x *= RADIUS / length;
    y *= RADIUS / length;
  }
  if (pixel(x) != pixel(p->x) || pixel(y) != pixel(p->y)) draw(p, x, y);
}

static void let_go(Program *p) {
  p->is_held = false;
  p->is_returning = true;
  p->released = now();
  p->home_x = p->x;
  p->home_y = p->y;
}

// A step of the return: a parabola up and one down come near enough to ease-in-out.
static void step(Program *p) {
  double share = (now() - p->released) / duration;
  if (share >= 1) {
    share = 1;
    p->is_returning = false;
    XSetForeground(p->display, p->knob, p->at_rest);
  }
  double rest = share < 0.5 ? 1 - 2 * share * share : 2 * (1 - share) * (1 - share);
  draw(p, p->home_x * rest, p->home_y * rest);
}

// Takes what has come; false where the window is to close.
static bool drain(Program *p) {
  XEvent event;
  bool has_moved = false;
  int x = 0, y = 0;
  for (int left = XEventsQueued(p->display, QueuedAfterReading); left > 0; left--) {
    XNextEvent(p->display, &event);
    if (event.type == MotionNotify) {
      has_moved = true;
      x = event.xmotion.x;
      y = event.xmotion.y;
      continue;
    }
    if (has_moved && p->is_held) drag(p, x, y);
    has_moved = false;
    if (event.type == ButtonPress && event.xbutton.button == 1) {
      press(p, event.xbutton.x, event.xbutton.y);
    } else if (event.type == ButtonRelease && event.xbutton.button == 1 && p->is_held) {
      drag(p, event.xbutton.x, event.xbutton.y);
      let_go(p);
    } else if (event.type == Expose) {
      XCopyArea(
        p->display, p->buffer, p->window, p->copying, event.xexpose.x, event.xexpose.y,
        (unsigned)event.xexpose.width, (unsigned)event.xexpose.height, event.xexpose.x,
        event.xexpose.y);
    } else if (event.type == ClientMessage && event.xclient.message_type == p->protocols
               && (Atom)event.xclient.data.l[0] == p->delete_window) {
      return false;
    }
  }
  if (has_moved && p->is_held) drag(p, x, y);
  return true;
}

int main(int argc, char **argv) {
  (void)argv;
  Program program = {.wants_arrows = argc > 1};
  if (!open_window(&program)) return 1;
  while (drain(&program)) {
    if (program.is_returning) step(&program);
    XFlush(program.display);
    struct pollfd server = {.fd = ConnectionNumber(program.display), .events = POLLIN};
    int wait = program.is_returning ? (int)(1e3 * frame_period) : -1;
    if (XEventsQueued(program.display, QueuedAlready) == 0) poll(&server, 1, wait);
    if (server.revents & (POLLERR | POLLHUP)) return 1;
  }
  XCloseDisplay(program.display);
  return 0;
}
