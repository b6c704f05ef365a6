// Measures the program that ships beside a floor, a small C program on nothing but Xlib that does
// the same drag (see ../Floor). Each measurement has a private X server of its own, the programs
// take turns, and what is printed is the median of the rounds.

import Foundation

exit(ProgramBenchmark.run(CommandLine.arguments))
