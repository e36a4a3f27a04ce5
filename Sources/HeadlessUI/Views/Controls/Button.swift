public struct ButtonRole: Equatable, Sendable {
  public static let destructive = ButtonRole(role: .destructive)
  public static let cancel = ButtonRole(role: .cancel)
  /// Closes a page or a question, which counts as cancelling.
  public static let close = ButtonRole(role: .cancel)

  let role: Element.ButtonRole
}

/// A button; controls in its label are shown below it, one level deeper.
public struct Button<Label: View>: PrimitiveView {
  @usableFromInline let role: ButtonRole?
  @usableFromInline let action: @MainActor () -> Void
  @usableFromInline let label: Label

  @inlinable
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @inlinable
  public func evaluate(in evaluation: inout Evaluation) {
    if let text = label as? Text {
      evaluation.addButton(text, role, action)
    } else {
      evaluation.addButton(labelled: label, role, action)
    }
  }
}

extension Evaluation {
  @usableFromInline
  mutating func addButton(
    _ label: Text, _ role: ButtonRole?, _ action: @escaping @MainActor () -> Void
  ) {
    addButton(label.resolve(in: environment.strings), role: role?.role, action: action)
  }

  /// Adds a button labelled with the texts of `label`. The controls in `label` are attached to the new button.
  @usableFromInline
  mutating func addButton<Label: View>(
    labelled label: Label, _ role: ButtonRole?, _ action: @escaping @MainActor () -> Void
  ) {
    labelElement(at: addButton("", role: role?.role, action: action), label)
  }
}

extension Button where Label == Text {
  @inlinable
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}

/// A link out of the app, which the environment's `openURL` opens. The destination is a URL or its text.
public struct Link<Label: View>: PrimitiveView {
  private let label: Label
  private let destination: String

  public init(destination: some CustomStringConvertible, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination.description
  }

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addControl(
      Element(role: .link), labelled: label,
      .activate { [openURL = evaluation.environment.openURL, destination] in openURL(destination) })
  }
}

extension Link where Label == Text {
  public init(_ title: LocalizedStringKey, destination: some CustomStringConvertible) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: some CustomStringConvertible) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A menu: its name, with its content one level deeper. The name is a button if the menu has a primary action.
public struct Menu<Label: View, Content: View>: PrimitiveView {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  public func evaluate(in evaluation: inout Evaluation) {
    if let primaryAction {
      evaluation.addControl(Element(role: .button), labelled: label, .activate(primaryAction))
    } else {
      evaluation.labelElement(at: evaluation.add(Element(role: .section)), label)
    }
    evaluation.attach { $0.scroll { content.evaluate(in: &$0) } }
  }
}

extension Menu where Label == Text {
  public init(
    _ title: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder content: () -> Content,
    primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content,
    primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      content: content, label: { HeadlessUI.Label(title, systemImage: name) },
      primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage name: String, @ViewBuilder content: () -> Content,
    primaryAction: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      content: content, label: { HeadlessUI.Label(title, systemImage: name) },
      primaryAction: primaryAction)
  }
}

/// A button that shares a URL or a text outside of the app, as the environment's `openURL` does. Without a label it is called
/// Share.
public struct ShareLink<Label: View>: PrimitiveView {
  private let label: Label
  private let item: String

  /// The subject, the message and the preview are not used.
  public init(
    item: some CustomStringConvertible, subject: Text? = nil, message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.item = item.description
  }

  public func evaluate(in evaluation: inout Evaluation) {
    Link(destination: item) { label }.evaluate(in: &evaluation)
  }
}

extension ShareLink where Label == Text {
  public init(item: some CustomStringConvertible, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { Text("Share") }
  }

  public init(
    _ title: LocalizedStringKey, item: some CustomStringConvertible, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, item: some CustomStringConvertible, subject: Text? = nil,
    message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { Text(title) }
  }
}

/// A control for a color. Only its label is shown, and nobody can choose a color.
public struct ColorPicker<Label: View>: PrimitiveView {
  private let label: Label

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addText(evaluation.label(label))
  }
}

extension ColorPicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true)
  {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true)
  {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
