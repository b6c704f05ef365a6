// circlepan, the program: reads the options, opens a window (or plays a script without one), and
// writes what the knob says to standard output.
//
// What it may not do: recognize gestures, draw, or speak X11. Those are PanEngine's and
// XlibBridge's. Start reading at `Program`.

import CirclePanSupport

exit(Program.run())
