// The least that a C program has to do for a move, if it is to give what the engine gives: the
// events come one at a time, damage is the union of where the knob was drawn last and is now, a
// reading that says nothing new is left out, the others wait in a queue, and the last positions are
// kept for the velocity. It knows one pad, one pointer, one shape and one policy.

#include "CBaseline.h"

#include <math.h>
#include <stdlib.h>

enum { SAMPLES = 42, READINGS = 64 };

typedef struct {
  CPoint location;
  int64_t time;
} Sample;

struct CPad {
  CPoint center, origin, start, knob, drawn;
  double radius, knob_radius;
  bool is_held, is_changed;
  Sample samples[SAMPLES];
  size_t sample_count;
  CReading readings[READINGS], last;
  size_t head, tail;
};

CPad *c_pad_create(CPoint center, double radius, double knob_radius) {
  CPad *pad = calloc(1, sizeof *pad);
  if (!pad) abort();
  pad->center = center;
  pad->radius = radius;
  pad->knob_radius = knob_radius;
  return pad;
}

void c_pad_destroy(CPad *pad) { free(pad); }

void c_pad_press(CPad *pad, CPoint location) {
  pad->is_held = true;
  pad->origin = location;
  pad->start = pad->knob;
}

CPoint c_nearest(CPoint point, double radius) {
  double length = sqrt(point.x * point.x + point.y * point.y);
  if (length > radius) {
    point.x *= radius / length;
    point.y *= radius / length;
  }
  return point;
}

CPoint c_nearest_inside(CPoint point, double radius) {
  double length = sqrt(point.x * point.x + point.y * point.y);
  if (length <= radius) return point;
  CPoint nearest = {point.x / length * radius, point.y / length * radius};
  while (sqrt(nearest.x * nearest.x + nearest.y * nearest.y) > radius) {
    nearest.x = nextafter(nearest.x, 0);
    nearest.y = nextafter(nearest.y, 0);
  }
  return nearest;
}

void c_pad_put(CPad *pad, CPoint place) {
  if (!pad->is_changed) pad->drawn = pad->knob;
  pad->is_changed = true;
  pad->knob = c_nearest(place, pad->radius);
}

bool c_pad_follow(CPad *pad, CPoint location, int64_t time) {
  if (!pad->is_held || !isfinite(location.x) || !isfinite(location.y)) return false;
  pad->samples[pad->sample_count++ % SAMPLES] = (Sample){location, time};
  CPoint place = {
    pad->start.x + (location.x - pad->origin.x), pad->start.y + (location.y - pad->origin.y)};
  c_pad_put(pad, place);
  return true;
}

static void put_reading(CPad *pad) {
  CReading reading = {pad->knob.x / pad->radius, -pad->knob.y / pad->radius, 0, 0};
  if (reading.x == pad->last.x && reading.y == pad->last.y) return;
  reading.length = sqrt(reading.x * reading.x + reading.y * reading.y);
  pad->last = reading;
  pad->readings[pad->tail++ % READINGS] = reading;
}

void c_pad_move(CPad *pad, CPoint location, int64_t time) {
  if (c_pad_follow(pad, location, time)) put_reading(pad);
}

bool c_pad_take_damage(CPad *pad, double rect[4]) {
  if (!pad->is_changed) return false;
  pad->is_changed = false;
  if (pad->drawn.x == pad->knob.x && pad->drawn.y == pad->knob.y) return false;
  rect[0] = pad->center.x + fmin(pad->drawn.x, pad->knob.x) - pad->knob_radius;
  rect[1] = pad->center.y + fmin(pad->drawn.y, pad->knob.y) - pad->knob_radius;
  rect[2] = pad->center.x + fmax(pad->drawn.x, pad->knob.x) + pad->knob_radius;
  rect[3] = pad->center.y + fmax(pad->drawn.y, pad->knob.y) + pad->knob_radius;
  return true;
}

bool c_pad_next_reading(CPad *pad, CReading *reading) {
  if (pad->head == pad->tail) return false;
  *reading = pad->readings[pad->head++ % READINGS];
  return true;
}
