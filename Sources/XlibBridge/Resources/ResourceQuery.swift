internal import CirclePanX11

/// A question to the resource database: the names and the classes of a program and of one of its
/// resources, as the numbers that Xlib's resource manager has for them.
struct ResourceQuery {
  private var names: [XrmQuark]
  private var classes: [XrmQuark]

  init(_ program: ResourceProgram, _ name: String, _ className: String) {
    // 0 ends the list.
    names = [XrmStringToQuark(program.instance), XrmStringToQuark(name), 0]
    classes = [XrmStringToQuark(program.className), XrmStringToQuark(className), 0]
  }

  /// The same question from a program that no line can be about by its name.
  var fromStranger: ResourceQuery {
    var query = self
    query.names[0] = XrmUniqueQuark()
    query.classes[0] = query.names[0]
    return query
  }

  /// The value, which belongs to the database; nil where there is none. `XrmQGetResource`.
  func value(in database: XrmDatabase) -> UnsafeMutablePointer<CChar>? {
    var type: XrmRepresentation = 0
    var value = XrmValue()
    var (names, classes) = (names, classes)
    return XrmQGetResource(database, &names, &classes, &type, &value) == False ? nil : value.addr
  }
}
