#include "CBaseline.h"

#include <math.h>

static inline CReading reading(CPoint point, CPoint center, double radius) {
  double dx = point.x - center.x;
  double dy = point.y - center.y;
  double length = sqrt(dx * dx + dy * dy);
  if (length > radius) {
    double factor = radius / length;
    dx *= factor;
    dy *= factor;
  }
  CReading result = {dx / radius, -dy / radius, 0, 0};
  result.length = sqrt(result.x * result.x + result.y * result.y);
  return result;
}

void c_arithmetic(
  const CPoint *points, size_t count, CPoint center, double radius, CReading *readings
) {
  for (size_t i = 0; i < count; i++) readings[i] = reading(points[i], center, radius);
}

void c_arithmetic_with_angle(
  const CPoint *points, size_t count, CPoint center, double radius, CReading *readings
) {
  for (size_t i = 0; i < count; i++) {
    readings[i] = reading(points[i], center, radius);
    readings[i].angle = atan2(readings[i].y, readings[i].x);
  }
}
