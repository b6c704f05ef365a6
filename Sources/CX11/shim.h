// Xlib as Swift sees it. Nothing but headers, and inline functions for the macros that Swift cannot
// import. XInput2 and RANDR are never linked: their functions are looked up at run time.
#ifndef CX11_SHIM_H
#define CX11_SHIM_H

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <X11/Xatom.h>
#include <X11/Xresource.h>
#include <X11/XKBlib.h>
#include <X11/cursorfont.h>
#include <X11/extensions/XInput2.h>
#include <X11/extensions/Xrandr.h>
#include <X11/extensions/Xrender.h>

// XDestroyImage and XGetPixel are macros over the image's own function table.
static inline void CX11DestroyImage(XImage *image) {
  XDestroyImage(image);
}

static inline unsigned long CX11GetPixel(XImage *image, int x, int y) {
  return XGetPixel(image, x, y);
}

#endif
