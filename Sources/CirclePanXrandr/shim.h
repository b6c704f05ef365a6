// The RANDR extension as Swift sees it: its structures and numbers. Its functions are looked up at
// run time.
#ifndef CIRCLEPAN_XRANDR_SHIM_H
#define CIRCLEPAN_XRANDR_SHIM_H

#pragma clang module import CirclePanX11

#include <X11/extensions/Xrandr.h>

#endif
