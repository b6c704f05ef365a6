internal import CirclePanSupport
internal import CirclePanX11

/// What a window tells its manager before it appears. Each is one property and no round trip.
extension Window {
  func setProperties(_ configuration: WindowConfiguration, _ placement: WindowPlacement) {
    setTitle(configuration.title)
    setClass(instance: configuration.instanceName, class: configuration.className)
    setProcess()
    setSizeHints(placement, grid)
    setManagerHints(takesFocus: configuration.takesFocus)
    let atoms = connection.atoms
    setNumbers(atoms[.protocols], type: XA_ATOM, [Int(atoms[.deleteWindow]), Int(atoms[.ping])])
    setKind(configuration.takesFocus ? .normalWindow : .utilityWindow)
    setStart()
    setPlaceAmongOthers(configuration)
  }

  /// How the window came to be: who waits for it, and the moment of the last input before it. That
  /// is 0 where managers are not to activate it.
  private func setStart() {
    let atoms = connection.atoms
    if let startupID {
      setBytes(atoms[.startupID], type: atoms[.utf8String], startupID.bytes)
    }
    if let time = takesFocus ? startupID?.time : 0 {
      setNumbers(atoms[.userTime], type: XA_CARDINAL, [time])
    }
  }

  private func setKind(_ kind: Atoms.Name) {
    let atoms = connection.atoms
    setNumbers(atoms[.windowType], type: XA_ATOM, [Int(atoms[kind])])
  }

  /// What of these is so for all windows is not said.
  private func setPlaceAmongOthers(_ configuration: WindowConfiguration) {
    let atoms = connection.atoms
    if configuration.isKeptAbove {
      setNumbers(atoms[.state], type: XA_ATOM, [Int(atoms[.stateAbove])])
    }
    if configuration.isBorderless {
      // Flags (only the decorations are meant), functions, decorations (none), mode, status.
      setNumbers(atoms[.frameHints], type: atoms[.frameHints], [2, 0, 0, 0, 0])
    }
    // Written so that a NaN becomes 0.
    let opacity = configuration.opacity > 0 ? min(configuration.opacity, 1) : 0
    if opacity < 1 {
      let full = Double(UInt32.max)
      setNumbers(atoms[.opacity], type: XA_CARDINAL, [Int((opacity * full).rounded())])
    }
  }

  private func setTitle(_ title: String) {
    let text = PropertyText(title)
    let atoms = connection.atoms
    // Old managers know STRING only; the two are the same as long as the text is ASCII.
    setBytes(XA_WM_NAME, type: text.isASCII ? XA_STRING : atoms[.utf8String], text.bytes)
    setBytes(atoms[.windowName], type: atoms[.utf8String], text.bytes)
    setBytes(atoms[.iconName], type: atoms[.utf8String], text.bytes)
  }

  private func setClass(instance: String, class className: String) {
    let names = PropertyText(instance).bytes + [0] + PropertyText(className).bytes + [0]
    setBytes(XA_WM_CLASS, type: XA_STRING, names)
  }

  /// The process and the machine it runs on: one means nothing without the other.
  private func setProcess() {
    let machine = hostName()
    if machine.isEmpty { return }
    setBytes(XA_WM_CLIENT_MACHINE, type: XA_STRING, machine)
    setNumbers(connection.atoms[.processID], type: XA_CARDINAL, [Int(getpid())])
  }

  /// What sizes and which place the manager may give the window.
  func setSizeHints(_ placement: WindowPlacement, _ grid: PixelGrid) {
    let minimum = grid.pixelSize(minimumSize).limited(to: connection.screenSize)
    var hints = XSizeHints()
    hints.flags = PMinSize
    hints.min_width = Int32(clamping: minimum.width)
    hints.min_height = Int32(clamping: minimum.height)
    if placement.isSizeFromUser { hints.flags |= USSize }
    if placement.isPositionFromUser {
      hints.flags |= USPosition | PWinGravity
      hints.win_gravity = placement.gravity.xValue
    }
    hints.x = Int32(clamping: placement.x)
    hints.y = Int32(clamping: placement.y)
    hints.width = Int32(clamping: placement.size.width)
    hints.height = Int32(clamping: placement.size.height)
    XSetWMNormalHints(connection.display, id, &hints)
  }

  private func setManagerHints(takesFocus: Bool) {
    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = takesFocus ? True : False
    hints.initial_state = NormalState
    XSetWMHints(connection.display, id, &hints)
  }

  private func setBytes(_ property: Atom, type: Atom, _ bytes: [UInt8]) {
    XChangeProperty(
      connection.display, id, property, type, 8, PropModeReplace, bytes,
      Int32(clamping: bytes.count))
  }

  /// 32-bit values, which Xlib takes as C longs.
  func setNumbers(
    _ property: Atom, type: Atom, _ numbers: [Int], mode: Int32 = PropModeReplace
  ) {
    numbers.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection.display, id, property, type, 32, mode,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(clamping: numbers.count))
    }
  }
}

extension WindowPlacement.Gravity {
  fileprivate var xValue: Int32 {
    switch self {
    case .northWest: NorthWestGravity
    case .northEast: NorthEastGravity
    case .southWest: SouthWestGravity
    case .southEast: SouthEastGravity
    }
  }
}
