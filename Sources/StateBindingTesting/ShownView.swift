import HeadlessDriver
public import HeadlessUI
import StateBinding
public import Testing

/// A view or a view controller in a window, to look at and to use as a person does.
///
/// Elements are found by their identifier or by their label. An action that is not possible is an issue that says why, as the
/// program would. Work that an action starts is counted, so `await settled()` waits for it.
@MainActor
public struct ShownView {
  public let window: UIWindow

  public init(_ viewController: UIViewController, strings: StringCatalogue = StringCatalogue()) {
    window = UIWindow(strings: strings)
    window.rootViewController = viewController
    window.makeKeyAndVisible()
  }

  public init(_ view: some View, strings: StringCatalogue = StringCatalogue()) {
    self.init(UIHostingController(rootView: view), strings: strings)
  }

  public init(
    strings: StringCatalogue = StringCatalogue(), @ViewBuilder _ content: () -> some View
  ) {
    self.init(content(), strings: strings)
  }

  public var screen: Screen { window.screen }

  /// A line for each element: its role, label, value and marks, two spaces further in for each level.
  public var outline: [String] { screen.elements.map(\.outline) }

  /// What VoiceOver reads of the screen, in its order, a line for each element.
  public var speech: [String] { window.spokenElements.map(\.description) }

  /// The title, the message and the elements of the alert, a line each; empty if there is no alert.
  public var alert: [String] {
    guard let alert = screen.alert else { return [] }
    return [alert.title] + (alert.message.map { [$0] } ?? []) + alert.elements.map(\.outline)
  }

  /// Taps the element called `name`. `Handler.perform` calls the closure behind it.
  public func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.tap(Name(name)), sourceLocation)
  }

  /// Replaces the text of the field called `name`.
  public func type(
    _ text: String, into name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(.type(text, into: Name(name)), sourceLocation)
  }

  /// Submits the field called `name`.
  public func submit(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.submit(Name(name)), sourceLocation)
  }

  /// Turns the toggle called `name` on or off.
  public func toggle(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.toggle(Name(name)), sourceLocation)
  }

  /// Chooses `option` of the picker called `name`.
  public func pick(
    _ option: String, of name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    perform(.pick(Name(name), option: option), sourceLocation)
  }

  /// Presses the only button of the alert that does not cancel.
  public func confirm(sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.confirm, sourceLocation)
  }

  /// Presses the cancel button of the alert.
  public func cancel(sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.cancel, sourceLocation)
  }

  /// Goes back, or closes the sheet.
  public func goBack(sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.back, sourceLocation)
  }

  /// Refreshes the screen, as a pull at its top does.
  public func refresh(sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.go(.refresh), sourceLocation)
  }

  /// Shows more rows of the lists with hidden rows.
  public func showMore(sourceLocation: SourceLocation = #_sourceLocation) {
    perform(.go(.more), sourceLocation)
  }

  private func perform(_ move: Move, _ location: SourceLocation) {
    TestScope.at(location) {
      let usable = UsableScreen(screen, canGoBack: window.canGoBack) { window.accepts($0, at: $1) }
      let parsed = usable.find(move)
      do throws(LineError) {
        if let error = parsed.error { throw error }
        guard let act = usable.act(of: move, at: parsed.target) else {
          throw LineError(.badArgument, "\(move.name?.text ?? "") is a picker; use pick(_:of:)")
        }
        // Typed errors do not pass through `handle`.
        try AppRun.current.handle {
          Result { () throws(LineError) in try usable.perform(act, on: window.page) }
        }.get()
      } catch {
        Issue.record("\(move.line(on: usable)): \(error.sentence)", sourceLocation: location)
      }
    }
  }
}

extension Element {
  /// The element in a line: its role, label, value and marks, two spaces further in for each level.
  public var outline: String {
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
