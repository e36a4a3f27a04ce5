// The title and the bar of a page.

extension View {
  /// Gives the page its title, unless a view further inside has given it one.
  @inlinable
  public consuming func navigationTitle(_ title: LocalizedStringKey) -> some View {
    modifier(TitleModifier(Text(title)))
  }

  @_disfavoredOverload
  public consuming func navigationTitle(_ title: some TitleText) -> some View {
    modifier(TitleModifier(title.asText))
  }

  /// Shows the title. The person cannot change it here.
  public consuming func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Shows `subtitle` above the view.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some TitleText) -> some View {
    modified { [subtitle = subtitle.asText] content, evaluation in
      evaluation.group { evaluation in
        evaluation.add(Node(Element(role: .text, label: subtitle.resolve(in: evaluation.strings))))
        content(&evaluation)
      }
    }
  }

  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  // SwiftUI's older spelling.
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some TitleText, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationTitle(title)
  }

  public func navigationBarItems<Leading: View, Trailing: View>(
    leading: Leading = EmptyView(), trailing: Trailing = EmptyView()
  ) -> some View {
    toolbar {
      leading
      trailing
    }
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
      let slot = evaluation.slot(PlaceSlot())
      let page = evaluation.evaluatePage(in: slot.place) { $0.evaluate(written: content) }
      evaluation.page.lives += page.lives
      evaluation.page.presentations += page.presentations
      // The items above the keyboard are tools of their own already.
      if !page.nodes.isEmpty { evaluation.page.tools.append(ToolItem(nodes: page.nodes)) }
      evaluation.page.tools += page.tools
    }
  }

  /// Hides the bars of the page: the navigation bar with its buttons and the way back, or the tabs around the page.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modified { content, evaluation in
      content(&evaluation)
      guard visibility == .hidden else { return }
      if bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic) {
        evaluation.page.isBarHidden = true
      }
      if bars.contains(.tabBar) { evaluation.page.hidesTabs = true }
    }
  }

  /// Hides the navigation bar of the page, with its buttons and the way back.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }
}

public enum Visibility: Sendable { case automatic, visible, hidden }

public enum ToolbarPlacement: Sendable, Hashable {
  case automatic, navigationBar, tabBar, bottomBar
}

@usableFromInline
struct TitleModifier: PrimitiveModifier {
  private let title: Text

  @usableFromInline
  init(_ title: Text) {
    self.title = title
  }

  @usableFromInline
  func end(_: Void, in evaluation: inout Evaluation) {
    if evaluation.page.title == nil {
      evaluation.page.title = title.resolve(in: evaluation.strings)
    }
  }
}

public enum NavigationBarItem {
  /// The size of a title. It has no effect.
  public enum TitleDisplayMode: Sendable, Hashable { case automatic, inline, large }
}

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

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.addTool(at: placement) { content.evaluate(in: &$0) }
  }
}

public typealias ToolbarItemGroup = ToolbarItem

/// The place in a bar. Only `keyboard` has an effect: the order on the screen is that of the code.
public enum ToolbarItemPlacement: Sendable, Hashable {
  case automatic, principal, topBarLeading, topBarTrailing, navigationBarLeading,
    navigationBarTrailing, navigation, primaryAction, secondaryAction, confirmationAction,
    cancellationAction, destructiveAction, status, bottomBar
  /// Above the keyboard: shown only while a field is being typed into.
  case keyboard
}

extension Evaluation {
  /// Adds the nodes of `content` to the bar; above the keyboard they are a tool of their own.
  fileprivate mutating func addTool(
    at placement: ToolbarItemPlacement, _ content: (inout Evaluation) -> Void
  ) {
    let slot = slot(PlaceSlot())
    let nodes = nodes { $0.evaluate(in: slot.place) { $0.stack(content) } }
    if placement == .keyboard {
      page.tools.append(ToolItem(nodes: nodes, isAboveKeyboard: true))
    } else {
      page.nodes += nodes
    }
  }
}
