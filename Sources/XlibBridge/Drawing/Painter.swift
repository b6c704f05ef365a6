internal import CirclePanX11
internal import CirclePanXrender
internal import PanEngine

/// Shows a scene in a window: knows what the window shows, and draws what has changed, and nothing
/// where no pixel would look different.
///
/// With a buffer, a frame is: copy the damaged rectangle from the backdrop, draw the rest on it,
/// copy it to the window. In the steady state that is 80 bytes, 96 where a colour changes, and no
/// round trip; with soft edges 92, and 120.
///
/// The first frame is plain. A moment after it the server is asked for RENDER, and where that is
/// there, all is drawn once more, into the buffer, and shown as one copy.
struct Painter: ~Copyable {
  private let window: Window
  private var surface: Surface = .direct
  private var backdrop: Layer
  private var foreground: Layer
  private var backdropBrush: Brush
  private var foregroundBrush: Brush
  private var copier: Copier
  /// What draws soft edges; nil before the first frame, and where all is plain.
  private var smoother: Smoother?
  /// Whether soft edges are still to be asked for.
  private var mayBecomeSmooth: Bool
  /// RENDER's number in errors, which may come after it was given up; nil where it was never used.
  private(set) var renderOpcode: UInt8?
  /// When what was left plain at first or in a hurry is to be drawn as it should be; nil where
  /// nothing was.
  private(set) var wakeUp: Instant?
  /// Errors of requests before this one are about things that are no longer used.
  private var mendedSince: UInt = 0
  /// Whether nothing that was drawn so far is worth anything: at first, and after each resize.
  private var isStale = true
  /// The fewest pixels that the server had no memory for.
  private var refusedPixels = BackBuffer.mostPixels + 1

  /// A window that has kept its size for so many seconds is no longer being resized.
  private static let stillness = 1.0 / 30
  /// The first frame is seen for so many seconds before the server is kept busy with masks: whoever
  /// shows it, a compositor, would else have to wait behind them.
  private static let firstLook = 1.0 / 60

  /// Where the server had no memory to draw with, it is asked again so many seconds later.
  private static let patience = 1.0

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
    mayBecomeSmooth = window.antialiasing != .off
  }

  /// The window has got another size: all of it has to be drawn anew.
  mutating func invalidate() {
    isStale = true
    smoother?.isHurried = true
  }

  /// The server had no memory for something, has lost it, or did not like what RENDER was asked for.
  /// From now on everything is plain; and where it is so already, drawn without a buffer, until the
  /// window is smaller. Graphics contexts, which nothing can be drawn without, are made anew.
  mutating func recover(from error: ProtocolError, at now: Instant) {
    if error.serial < mendedSince { return }
    if error.isOfContext {
      renewContexts()
      if error.refusesContext {
        isStale = false
        wakeUp = now.advanced(bySeconds: Painter.patience)
      }
    } else if smoother == nil {
      loseBuffer()
    } else {
      setSmoother(nil)
    }
    mendedSince = XNextRequest(window.connection.display)
  }

  /// Those of the masks go with the soft edges.
  private mutating func renewContexts() {
    if smoother != nil { setSmoother(nil) }
    backdropBrush = Brush(window.connection, for: window.id)
    foregroundBrush = Brush(window.connection, for: window.id)
    copier = Copier(window.connection, for: window.id)
    isStale = true
  }

  private mutating func loseBuffer() {
    guard surface.pictures != nil else { return }
    surface = .direct
    refusedPixels = min(refusedPixels, window.size.area)
    isStale = true
  }

  /// From now on edges are soft, or not: all of the window has to be drawn anew, on pixmaps that
  /// RENDER knows, or not.
  private mutating func setSmoother(_ smoother: Smoother?) {
    self.smoother = smoother
    backdrop.setSmooth(smoother != nil)
    foreground.setSmooth(smoother != nil)
    surface = .direct
    isStale = true
  }

  /// Draws what the scene says has changed, and restores what the server has lost (`exposed`).
  mutating func paint(
    _ scene: some Scene, damage: Damage?, exposed: [PixelRect], at now: Instant
  ) {
    if let due = wakeUp, due <= now {
      wakeUp = nil
      if mayBecomeSmooth { becomeSmooth() } else { isStale = true }
    }
    if isStale && !mayBecomeSmooth { wakeUp = nil }
    show(scene, damage: damage, exposed: exposed)
    if mayBecomeSmooth && wakeUp == nil { wakeUp = now.advanced(bySeconds: Painter.firstLook) }
    guard let smoother else { return }
    if smoother.takeLeftSomething() { wakeUp = now.advanced(bySeconds: Painter.stillness) }
    smoother.isHurried = false
  }

  /// Asks for RENDER, and where that is there, wants all of the window to be drawn once more.
  private mutating func becomeSmooth() {
    mayBecomeSmooth = false
    guard let smoother = Smoother(window, evenIfSlow: window.antialiasing == .on) else { return }
    renderOpcode = smoother.render.opcode
    setSmoother(smoother)
  }

  private mutating func show(_ scene: some Scene, damage: Damage?, exposed: [PixelRect]) {
    if isStale { prepareSurface() }
    let change = update(scene, damage)
    isStale = false
    if let pictures = surface.pictures {
      draw(change, on: pictures)
      for rect in exposed where !change.region.contains(rect) {
        copier.copy(
          rect.intersection(PixelRect(window.size)), from: pictures.window.drawable,
          to: window.id)
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
    if size.area < refusedPixels {
      surface = .buffered(BackBuffer(window, size: size, smoother?.render))
    }
  }

  private mutating func draw(_ change: Change, on pictures: BackBuffer.Pictures) {
    if change.region.isEmpty { return }
    let visible = PixelRect(window.size)
    if change.includesBackdrop {
      backdropBrush.draw(
        backdrop.primitives, on: pictures.backdrop, in: change.region, of: visible, smoother)
    }
    copier.copy(
      change.region, from: pictures.backdrop.drawable, to: pictures.window.drawable)
    foregroundBrush.draw(
      foreground.primitives, on: pictures.window, in: change.region, of: visible, smoother)
    copier.copy(change.region, from: pictures.window.drawable, to: window.id)
  }

  private mutating func drawDirectly(_ region: PixelRect) {
    let visible = PixelRect(window.size)
    let target = Target(
      drawable: window.id, picture: smoother?.windowPicture ?? Picture(None))
    backdropBrush.draw(backdrop.primitives, on: target, in: region, of: visible, smoother)
    foregroundBrush.draw(foreground.primitives, on: target, in: region, of: visible, smoother)
  }
}
