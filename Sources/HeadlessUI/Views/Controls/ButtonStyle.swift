// Styles of an app's own buttons. What a style shows is the label of the button, or the button itself.

/// Shows a button's label. A style can have state and read the environment.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor
public struct ButtonStyleConfiguration {
  public var label: AnyView
  public var role: ButtonRole?
  /// Always false: a button is tapped at once.
  public var isPressed: Bool
}

/// Shows a button and its label.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle: ControlStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor
public struct PrimitiveButtonStyleConfiguration {
  public let role: ButtonRole?
  let content: StyledContent

  public var label: AnyView { AnyView(content) }

  public func trigger() { content.slot.action() }
}

extension Button where Label == AnyView {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

extension View {
  /// Shows the buttons in the view as `style` does.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(
      \.buttonLook,
      .label { button in
        AnyView(StyleBody(style: style, role: button.role) { $0.makeBody(configuration: button) })
      })
  }

  /// Shows the buttons in the view as `style` does. The styles that come with the package change nothing.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    environment(
      \.buttonLook,
      style is SystemStyle
        ? nil
        : .button { button in
          AnyView(StyleBody(style: style, role: button.role) { $0.makeBody(configuration: button) })
        })
  }
}

/// Shows buttons in the app's own style.
enum ButtonLook {
  case label(@MainActor (ButtonStyleConfiguration) -> AnyView)
  case button(@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)
}

/// The body of a style, which can have state of its own.
private struct StyleBody<Style, Content: View>: PrimitiveView {
  let style: Style
  let role: ButtonRole?
  let makeBody: @MainActor (Style) -> Content

  func addNodes(in evaluation: inout Evaluation) {
    evaluation.evaluate(branch: role?.title ?? Text("")) { $0.evaluate(bodyOf: style, makeBody) }
  }
}
