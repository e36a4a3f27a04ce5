extension Screen {
  /// It as JSON on one line; what is decoded from that is this screen with its texts escaped.
  public func json() -> String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }

  /// Writes it as one value, with the keys in the order of the schema.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("title")
    writer.value(title)
    writer.elements(elements)
    writer.key("alert")
    if let alert { writer.alert(alert) } else { writer.null() }
    if !covered.isEmpty {
      writer.key("covered")
      writer.beginArray()
      for screen in covered { screen.write(to: &writer) }
      writer.endArray()
    }
    writer.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func alert(_ alert: Screen.Alert) {
    beginObject()
    key("role")
    value(alert.role.rawValue)
    key("title")
    value(alert.title)
    key("message")
    value(alert.message)
    elements(alert.elements)
    endObject()
  }

  fileprivate mutating func elements(_ elements: [Element]) {
    key("elements")
    beginArray()
    for element in elements { self.element(element) }
    endArray()
  }

  private mutating func element(_ element: Element) {
    beginObject()
    key("role")
    value(element.role.rawValue)
    key("label")
    value(element.label)
    key("value")
    value(element.value)
    key("identifier")
    value(element.identifier)
    key("enabled")
    value(element.isEnabled)
    key("selected")
    value(element.isSelected)
    key("depth")
    value(element.depth)
    if let buttonRole = element.buttonRole {
      key("buttonRole")
      value(buttonRole.rawValue)
    }
    endObject()
  }
}
