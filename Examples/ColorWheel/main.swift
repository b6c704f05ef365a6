import Glibc
import PanEngine
import XlibBridge

/// Prints the colour at the knob whenever it is another one.
struct ColorPrinter: LoopHost {
  private var last: HueAndSaturation?

  mutating func didAdvance(_ scene: inout WheelScene, by _: Input, at _: Instant) -> LoopStep {
    guard scene.choice != last else { return .proceed }
    last = scene.choice
    let (choice, color) = (scene.choice, scene.choice.color)
    let components = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    print("hue", Int(choice.hue), "saturation", Int(choice.saturation * 100), "rgb", components)
    fflush(nil)
    return .proceed
  }
}

let program = WindowProgram(named: "ColorWheel")
let window = Window(
  program.connect(),
  WindowConfiguration(
    title: "Colour wheel", instanceName: "colorwheel", className: "ColorWheel",
    contentSize: WheelScene.size))
var loop = program.makeLoop(window)
var scene = WheelScene()
var printer = ColorPrinter()
window.show()
program.leave(loop.run(&scene, host: &printer))
