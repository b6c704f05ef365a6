// The RENDER extension as Swift sees it.
#ifndef CIRCLEPAN_XRENDER_SHIM_H
#define CIRCLEPAN_XRENDER_SHIM_H

#pragma clang module import CirclePanX11

#include <X11/extensions/Xrender.h>

#endif
