import HeadlessUI

/// A view in a window, to look at and to use.
struct ShownView<Content: View> {
  let window: UIWindow
  let host: UIHostingController<Content>

  init(_ content: Content, strings: StringCatalogue = StringCatalogue()) {
    window = UIWindow(strings: strings)
    host = UIHostingController(rootView: content)
    window.rootViewController = host
    window.makeKeyAndVisible()
  }

  init(strings: StringCatalogue = StringCatalogue(), @ViewBuilder _ content: () -> Content) {
    self.init(content(), strings: strings)
  }

  var screen: Screen { window.screen }

  /// The elements in short: role, label, value and marks, two spaces for each level.
  var outline: [String] { window.outline }

  /// Does `input` to the only element with this address.
  func send(_ input: ScreenInput, to address: String) throws {
    try window.send(input, to: address)
  }

  func tap(_ address: String) throws { try send(.tap, to: address) }
}

extension Element {
  var outline: String {
    var text = String(repeating: "  ", count: depth) + role.rawValue
    if !label.isEmpty { text += " '\(label)'" }
    if let value { text += " = '\(value)'" }
    if let identifier { text += " #\(identifier)" }
    if let buttonRole { text += " \(buttonRole)" }
    if isSelected { text += " selected" }
    if isFocused { text += " focused" }
    if isBeside { text += " beside" }
    if !isEnabled { text += " disabled" }
    return text
  }
}
