#define _GNU_SOURCE
#include "CirclePanMath.h"

#include <locale.h>
#include <stdlib.h>

double math_number(const unsigned char *text) {
  // C's own locale costs nothing, so nothing is kept between calls, which may come from any thread.
  locale_t c_locale = newlocale(LC_ALL_MASK, "C", NULL);
  if (c_locale == NULL) return NAN;
  const char *start = (const char *)text;
  char *end;
  double value = strtod_l(start, &end, c_locale);
  freelocale(c_locale);
  return end != start && *end == '\0' ? value : NAN;
}
