#include "CBaseline.h"

#include <math.h>

void c_path(CPoint *points, size_t count, CPoint center, double reach) {
  for (size_t i = 0; i < count; i++) {
    double turn = 2 * M_PI * (double)i / (double)count;
    points[i].x = center.x + reach * sin(7 * turn);
    points[i].y = center.y + reach * sin(11 * turn + 1);
  }
}
