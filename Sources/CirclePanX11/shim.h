// Xlib as Swift sees it. Nothing but headers, and inline functions for the macros that Swift cannot
// import.
#ifndef CIRCLEPAN_X11_SHIM_H
#define CIRCLEPAN_X11_SHIM_H

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/Xresource.h>
#include <X11/XKBlib.h>
#include <X11/cursorfont.h>

// Xlibint.h's, which would also show what a Display is made of, and so make another type of it.
struct _xEvent;
typedef Bool (*CirclePanX11Converter)(Display *, XEvent *, struct _xEvent *);
extern CirclePanX11Converter XESetWireToEvent(Display *, int, CirclePanX11Converter);

// XDestroyImage and XGetPixel are macros over the image's own function table.
static inline void CirclePanX11DestroyImage(XImage *image) {
  XDestroyImage(image);
}

static inline unsigned long CirclePanX11GetPixel(XImage *image, int x, int y) {
  return XGetPixel(image, x, y);
}

#endif
