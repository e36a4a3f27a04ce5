// The title and the bar of a page.

extension View {
  /// Gives the page its title, unless a view further inside has given it one.
  @inlinable
  public consuming func navigationTitle(_ title: Text) -> some View {
    modifier(TitleModifier(title))
  }

  @inlinable
  public consuming func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  @_disfavoredOverload
  public consuming func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(title))
  }

  /// Shows the title. The person cannot change it here.
  public consuming func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Shows `subtitle` above the view.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    modified { content, evaluation in
      evaluation.add(Element(role: .text, label: evaluation.words(of: subtitle)))
      content(&evaluation)
    }
  }

  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  // SwiftUI's older spelling.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading, trailing: Trailing
  ) -> some View {
    toolbar {
      leading
      trailing
    }
  }

  public func navigationBarItems<Leading: View>(leading: Leading) -> some View {
    toolbar { leading }
  }

  public func navigationBarItems<Trailing: View>(trailing: Trailing) -> some View {
    toolbar { trailing }
  }

  /// Hides the way back from the page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modified { content, evaluation in
      content(&evaluation)
      if hidesBackButton { evaluation.page.isBackHidden = true }
    }
  }

  /// Adds `content` to the bar of the page.
  public func toolbar<Content: View>(
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    modified { view, evaluation in
      view(&evaluation)
      let slot = evaluation.slot(ToolbarSlot())
      var page = evaluation.evaluatePage(in: slot.scope) { content().evaluate(in: &$0) }
      let aboveKeyboard = page.tools
      if !aboveKeyboard.isEmpty { page.tools = [] }
      if aboveKeyboard.isEmpty || !page.elements.isEmpty {
        evaluation.page.tools.append(ToolItem(page: page))
      }
      evaluation.page.tools += aboveKeyboard
    }
  }
}

@usableFromInline
struct TitleModifier: BracketModifier {
  private let title: Text

  @usableFromInline
  init(_ title: Text) {
    self.title = title
  }

  @usableFromInline
  func end(_ start: Void, in evaluation: inout Evaluation) {
    if evaluation.page.title == nil {
      evaluation.page.title = title.resolve(in: evaluation.environment.strings)
    }
  }
}

public enum NavigationBarItem {
  /// The size of a title. It has no effect.
  public enum TitleDisplayMode: Sendable, Hashable { case automatic, inline, large }
}

/// A view for a bar.
public protocol ToolbarContent: View {}

public typealias ToolbarContentBuilder = ViewBuilder

extension EmptyView: ToolbarContent {}
extension ViewPair: ToolbarContent where First: ToolbarContent, Next: ToolbarContent {}
extension ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

public struct ToolbarItem<Content: View>: ToolbarContent, PrimitiveView {
  private let content: Content
  private let placement: ToolbarItemPlacement

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.placement = placement
  }

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addTool(at: placement) { content.evaluate(in: &$0) }
  }
}

public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveView {
  private let content: Content
  private let placement: ToolbarItemPlacement

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.placement = placement
  }

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addTool(at: placement) { content.evaluate(in: &$0) }
  }
}

/// The place in a bar. Only `keyboard` has an effect: the order on the screen is that of the code.
public enum ToolbarItemPlacement: Sendable, Hashable {
  case automatic, principal, topBarLeading, topBarTrailing, navigationBarLeading,
    navigationBarTrailing, navigation, primaryAction, secondaryAction, confirmationAction,
    cancellationAction, destructiveAction, status, bottomBar
  /// Above the keyboard: shown only while a field is being typed into.
  case keyboard
}

extension Evaluation {
  /// Adds the elements of `content` to the bar; above the keyboard they are a tool of their own.
  fileprivate mutating func addTool(
    at placement: ToolbarItemPlacement, _ content: (inout Evaluation) -> Void
  ) {
    guard placement == .keyboard else { return stack(content) }
    let slot = slot(ToolbarSlot())
    let tool = evaluatePage(in: slot.scope) { $0.stack(content) }
    page.tools.append(ToolItem(page: tool, isAboveKeyboard: true))
  }
}

private final class ToolbarSlot: Slot {
  let scope = Scope()
}
