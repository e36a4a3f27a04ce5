// Bars, sheets and previews: their looks compile and change nothing on the screen.

public enum ToolbarTitleDisplayMode: Sendable, Hashable {
  case automatic, inline, inlineLarge, large
}

public enum ToolbarRole: Sendable, Hashable { case automatic, browser, editor, navigationStack }

public enum PresentationDetent: Sendable, Hashable {
  case medium, large
  case fraction(CGFloat)
  case height(CGFloat)
}

public enum PresentationBackgroundInteraction: Sendable, Hashable {
  case automatic, enabled, disabled
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}
public enum PresentationAdaptation: Sendable, Hashable {
  case automatic, none, popover, sheet, fullScreenCover
}
public enum PresentationSizing: Sendable, Hashable { case automatic, fitted, form, page }

public enum PresentationContentInteraction: Sendable, Hashable {
  case automatic, resizes, scrolls
}

extension View {
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { self }
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { self }
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
  public func presentationBackground(_ style: some ShapeStyle) -> some View { self }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }
}

/// The previews in an editor. Nothing evaluates them here.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public enum PreviewLayout: Sendable, Hashable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The name of a device, for previews.
public struct PreviewDevice: Sendable, ExpressibleByStringLiteral {
  public init(rawValue: String) {}
  public init(stringLiteral value: String) {}
}

public enum InterfaceOrientation: Sendable, Hashable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
