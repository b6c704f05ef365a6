// PanEngine: views, hit testing, pan gestures, limits and animation, with no window and no clock.
//
// What it is: plain values that are asked. A driver hands an `Input` and a moment to a `Scene`;
// what follows from it (positions, damage, readings) is there to be taken afterwards. Start reading
// at `Scene`, then `PadScene.handle(_:at:)`, which is the whole way of a drag on one page.
//
// What it may not do: import anything but the standard library and math.h; read a clock; own a
// timer; know pixels or X11.
