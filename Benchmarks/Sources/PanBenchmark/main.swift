// Prints how long the engine takes for one move of a drag, next to C, and for a hit test among many
// views. The contestants of a table take turns, round by round, so that a busy machine is busy for
// all of them; what is printed is the median round.

runBenchmarks()

func runBenchmarks() {
  var drag = DragBenchmark()
  drag.printAllocations()
  drag.printTimes()
  var layers = LayersBenchmark()
  layers.printTimes()
  printViewTreeTimes()
}
