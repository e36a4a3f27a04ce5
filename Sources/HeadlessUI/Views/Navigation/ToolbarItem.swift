/// Something in a navigation bar.
public protocol ToolbarContent: View {}

/// Makes what is in a navigation bar, as other views are made.
public typealias ToolbarContentBuilder = ViewBuilder

extension EmptyView: ToolbarContent {}
extension ViewPair: ToolbarContent where First: ToolbarContent, Next: ToolbarContent {}
extension ConditionalContent: ToolbarContent where First: ToolbarContent, Second: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

/// Where in a bar something stands, of no effect but above the keyboard: the order is that of the code.
public struct ToolbarItemPlacement: Sendable, Hashable {
  /// Whether it is there only while something is typed.
  var isAboveKeyboard = false

  /// As is usual.
  public static let automatic = ToolbarItemPlacement()
  /// In the middle.
  public static let principal = ToolbarItemPlacement()
  /// Where lines begin.
  public static let topBarLeading = ToolbarItemPlacement()
  /// Where lines end.
  public static let topBarTrailing = ToolbarItemPlacement()
  /// Where lines begin.
  public static let navigationBarLeading = ToolbarItemPlacement()
  /// Where lines end.
  public static let navigationBarTrailing = ToolbarItemPlacement()
  /// Beside the way back.
  public static let navigation = ToolbarItemPlacement()
  /// Where what matters most stands.
  public static let primaryAction = ToolbarItemPlacement()
  /// Where what matters less stands.
  public static let secondaryAction = ToolbarItemPlacement()
  /// Where what confirms stands.
  public static let confirmationAction = ToolbarItemPlacement()
  /// Where what cancels stands.
  public static let cancellationAction = ToolbarItemPlacement()
  /// Where what destroys stands.
  public static let destructiveAction = ToolbarItemPlacement()
  /// Where a state is told.
  public static let status = ToolbarItemPlacement()
  /// At the bottom.
  public static let bottomBar = ToolbarItemPlacement()
  /// Above the keyboard.
  public static let keyboard = ToolbarItemPlacement(isAboveKeyboard: true)
}

/// One thing in a navigation bar.
public struct ToolbarItem<Content: View>: ToolbarContent, PrimitiveView {
  private let content: Content
  private let placement: ToolbarItemPlacement

  /// The views of `content`.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }

  /// Adds the elements of the content.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addTool(at: placement) { content.evaluate(in: &$0) }
  }
}

/// Several things in a navigation bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveView {
  private let content: Content
  private let placement: ToolbarItemPlacement

  /// The views of `content`.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.placement = placement
  }

  /// Adds the elements of the content.
  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addTool(at: placement) { content.evaluate(in: &$0) }
  }
}
