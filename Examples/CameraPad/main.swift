import Glibc
import PanEngine
import XlibBridge

/// Prints how the camera stands whenever that is another line.
struct CameraPrinter: LoopHost {
  private var last = ""

  mutating func didAdvance(_ scene: inout CameraScene, by _: Input, at _: Instant) -> LoopStep {
    let camera = scene.camera
    let values = [camera.pan, camera.tilt, camera.zoom, camera.dolly].map {
      ($0 * 10).rounded() / 10
    }
    let line = "pan \(values[0]) tilt \(values[1]) zoom \(values[2]) dolly \(values[3])"
    guard line != last else { return .proceed }
    last = line
    print(line)
    fflush(nil)
    return .proceed
  }
}

let program = WindowProgram(named: "CameraPad")
let window = Window(
  program.connect(),
  WindowConfiguration(
    title: "Camera", instanceName: "camerapad", className: "CameraPad",
    contentSize: CameraScene.size))
var loop = program.makeLoop(window)
var scene = CameraScene()
var printer = CameraPrinter()
window.show()
program.leave(loop.run(&scene, host: &printer))
