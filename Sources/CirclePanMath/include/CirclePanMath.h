// math.h as Swift sees it, and the one number that the standard library cannot read everywhere.
#ifndef CIRCLEPAN_MATH_H
#define CIRCLEPAN_MATH_H

#include <math.h>

// The number that a whole text in C's locale means, whatever the process's locale is: what strtod
// makes of it. NAN where the text has more than a number, or memory is short.
double math_number(const unsigned char *text);

#endif
