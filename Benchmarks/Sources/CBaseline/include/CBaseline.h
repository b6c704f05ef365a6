// What the benchmark compares with, and what it measures with.

#ifndef CBASELINE_H
#define CBASELINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct {
  double x, y;
} CPoint;

typedef struct {
  double x, y, length, angle;
} CReading;

// Where a hand is that goes around and around within `reach` of the center, some pixels farther
// with each move, and comes back to its start.
void c_path(CPoint *points, size_t count, CPoint center, double reach);

// The arithmetic of a drag alone: each point is brought into the circle and divided by its radius.
void c_arithmetic(
  const CPoint *points, size_t count, CPoint center, double radius, CReading *readings);

// The same, and the bearing of each.
void c_arithmetic_with_angle(
  const CPoint *points, size_t count, CPoint center, double radius, CReading *readings);

// A drag as a C program would have it that does what the engine does for a move: events that are
// handed over one by one, a knob with damage, readings in a queue. See pad.c.
typedef struct CPad CPad;

CPad *c_pad_create(CPoint center, double radius, double knob_radius);
void c_pad_destroy(CPad *pad);
void c_pad_press(CPad *pad, CPoint location);

// Ever more of what a move takes, each with what comes before it: the nearest point, from the
// middle; a knob there, for c_pad_take_damage; a pointer that leads the knob; a reading.
CPoint c_nearest(CPoint point, double radius);
void c_pad_put(CPad *pad, CPoint place);
bool c_pad_follow(CPad *pad, CPoint location, int64_t time);
void c_pad_move(CPad *pad, CPoint location, int64_t time);

// The nearest point by the engine's rule: not even rounding leads out of the circle.
CPoint c_nearest_inside(CPoint point, double radius);

bool c_pad_take_damage(CPad *pad, double rect[4]);
bool c_pad_next_reading(CPad *pad, CReading *reading);

// Does nothing with a number; but no compiler knows, and so none leaves out what it comes from.
void use(double number);

// Nanoseconds on the monotonic clock.
int64_t monotonic_nanoseconds(void);

// How often memory has been asked for so far (malloc, calloc, realloc and the aligned ones), by
// anybody in this process.
uint64_t allocation_count(void);

#endif
