internal import CX11
internal import PanEngine

/// Shows a scene in a window: knows what the window shows, and draws what has changed, and nothing
/// where no pixel would look different.
///
/// With a buffer, a frame is: copy the damaged rectangle from the backdrop, draw the rest on it,
/// copy it to the window. In the steady state that is 80 bytes, 96 where a colour changes, and no
/// round trip.
struct Painter: ~Copyable {
  private let window: Window
  private var surface: Surface = .direct
  private var backdrop: Layer
  private var foreground: Layer
  private var backdropBrush: Brush
  private var foregroundBrush: Brush
  private let copier: Copier
  /// Whether nothing that was drawn so far is worth anything: at first, and after each resize.
  private var isStale = true
  /// The fewest pixels that the server had no memory for.
  private var refusedPixels = BackBuffer.mostPixels + 1

  /// A painter for that window, which has drawn nothing yet.
  init(_ window: Window) {
    self.window = window
    let list = DisplayList(
      grid: window.grid, palette: Palette(window), background: window.background,
      size: window.size)
    backdrop = Layer(list)
    foreground = Layer(list)
    backdropBrush = Brush(window.connection, for: window.id)
    foregroundBrush = Brush(window.connection, for: window.id)
    copier = Copier(window.connection, for: window.id)
  }

  /// The window has got another size: all of it has to be drawn anew.
  mutating func invalidate() {
    isStale = true
  }

  /// The server had no memory for the buffer. From now on the window is drawn without one, until it
  /// is smaller.
  mutating func loseBuffer() {
    guard surface.pictures != nil else { return }
    surface = .direct
    refusedPixels = min(refusedPixels, window.size.area)
    isStale = true
  }

  /// Draws what the scene says has changed, and restores what the server has lost (`exposed`).
  mutating func paint(_ scene: some Scene, damage: Damage?, exposed: [PixelRect]) {
    if isStale { prepareSurface() }
    let change = update(scene, damage)
    isStale = false
    if let pictures = surface.pictures {
      draw(change, on: pictures)
      for rect in exposed where !change.region.contains(rect) {
        copier.copy(
          rect.intersection(PixelRect(window.size)), from: pictures.window, to: window.id)
      }
    } else {
      drawDirectly(exposed.reduce(change.region) { $0.union($1) })
    }
  }

  /// What looks different since the last frame.
  private struct Change {
    var region: PixelRect
    var includesBackdrop: Bool
  }

  /// Lets the scene draw as far as it must, and compares.
  private mutating func update(_ scene: some Scene, _ damage: Damage?) -> Change {
    guard isStale || damage != nil else { return Change(region: .empty, includesBackdrop: false) }
    let (size, grid) = (window.size, window.grid)
    var includesBackdrop = isStale
    if isStale || damage?.includesBackdrop == true {
      let isDifferent = backdrop.record(size: size, grid: grid) { scene.drawBackdrop(on: &$0) }
      includesBackdrop = includesBackdrop || isDifferent
    }
    let isDifferent = foreground.record(size: size, grid: grid) { scene.draw(on: &$0) }
    return Change(
      region: isDifferent || includesBackdrop ? region(of: damage) : .empty,
      includesBackdrop: includesBackdrop)
  }

  private func region(of damage: Damage?) -> PixelRect {
    let whole = PixelRect(window.size)
    guard !isStale, let damage else { return whole }
    return window.grid.cover(damage.rect).intersection(whole)
  }

  private mutating func prepareSurface() {
    let size = window.size
    if surface.fits(size) { return }
    // The old pixmaps are freed before there are new ones.
    surface = .direct
    if size.area < refusedPixels { surface = .buffered(BackBuffer(window, size: size)) }
  }

  private mutating func draw(_ change: Change, on pictures: BackBuffer.Pictures) {
    if change.region.isEmpty { return }
    let visible = PixelRect(window.size)
    if change.includesBackdrop {
      backdropBrush.draw(
        backdrop.primitives, on: pictures.backdrop, in: change.region, of: visible)
    }
    copier.copy(change.region, from: pictures.backdrop, to: pictures.window)
    foregroundBrush.draw(
      foreground.primitives, on: pictures.window, in: change.region, of: visible)
    copier.copy(change.region, from: pictures.window, to: window.id)
  }

  private mutating func drawDirectly(_ region: PixelRect) {
    let visible = PixelRect(window.size)
    backdropBrush.draw(backdrop.primitives, on: window.id, in: region, of: visible)
    foregroundBrush.draw(foreground.primitives, on: window.id, in: region, of: visible)
  }
}
