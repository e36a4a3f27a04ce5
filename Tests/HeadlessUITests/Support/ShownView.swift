import HeadlessUI
import StateBinding

/// A view in a window, to look at and to use.
struct ShownView<Content: View> {
  let window: UIWindow
  let host: UIHostingController<Content>
  /// Gives the root view anew, as code on a phone would after a change that no view hears of.
  private(set) var giveAnew: () -> Void = {}

  init(_ content: Content, strings: StringCatalogue = StringCatalogue()) {
    if AppRun.current.judgesLooks == nil { AppRun.current.judgesLooks = true }
    window = UIWindow(strings: strings)
    host = UIHostingController(rootView: content)
    window.rootViewController = host
    window.makeKeyAndVisible()
  }

  init(strings: StringCatalogue = StringCatalogue(), @ViewBuilder _ content: () -> Content) {
    self.init(content(), strings: strings)
  }

  var screen: Screen {
    giveAnew()
    return window.screen
  }

  /// The elements in short: role, label, value and marks, two spaces for each level.
  var outline: [String] { screen.elements.map(\.outline) }

  /// Does `input` to the only element with this address.
  func send(_ input: ScreenInput, to address: String) throws {
    try window.send(input, to: address)
  }

  func tap(_ address: String) throws { try send(.tap, to: address) }

  /// A view that is given anew before each look of the test, with what `content` reads then.
  static func anew<Body: View>(@ViewBuilder _ content: @escaping () -> Body) -> Self
  where Content == Anew<Body> {
    var shown = Self(Anew(content: content))
    shown.giveAnew = { [host = shown.host] in host.rootView = Anew(content: content) }
    return shown
  }
}

/// A view whose content is made with it.
struct Anew<Content: View>: View {
  let content: Content

  init(content: () -> Content) { self.content = content() }

  var body: some View { content }
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
