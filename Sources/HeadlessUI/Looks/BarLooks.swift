// Bars, sheets and previews: their looks compile and change nothing on the screen.

public enum ToolbarTitleDisplayMode: Sendable { case automatic, inline, inlineLarge, large }

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
public enum PresentationAdaptation: Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}
public enum PresentationSizing: Sendable, Hashable { case automatic, fitted, form, page }
public enum PresentationContentInteraction: Sendable { case automatic, resizes, scrolls }

extension View {
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> Self { self }
  public func navigationBarTitleDisplayMode(_: NavigationBarItem.TitleDisplayMode) -> Self { self }
  public func toolbarBackground(_: some ShapeStyle, for _: ToolbarPlacement...) -> Self { self }
  public func toolbarBackground(_: Visibility, for _: ToolbarPlacement...) -> Self { self }
  public func toolbarColorScheme(_: ColorScheme?, for _: ToolbarPlacement...) -> Self { self }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }
  public func statusBarHidden(_ hidden: Bool = true) -> Self { self }
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>? = nil
  ) -> Self { self }
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> Self { self }
  public func presentationBackground(_ style: some ShapeStyle) -> Self { self }
  public func presentationBackgroundInteraction(_: PresentationBackgroundInteraction) -> Self {
    self
  }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  public func presentationContentInteraction(_: PresentationContentInteraction) -> Self { self }
}

/// A preview in the form before `#Preview`. A program that links SwiftUI or UIKit lists it.
@MainActor
@preconcurrency
public protocol PreviewProvider: SendableMetatype {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public enum PreviewLayout: Sendable, Hashable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

public struct PreviewDevice: Sendable, ExpressibleByStringLiteral {
  public init(rawValue: String) {}
  public init(stringLiteral value: String) {}
}

public enum InterfaceOrientation: Sendable, Hashable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  public func previewDevice(_ value: PreviewDevice?) -> Self { self }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> Self { self }
  public func previewDisplayName(_ value: String?) -> Self { self }
  public func previewLayout(_ value: PreviewLayout) -> Self { self }
}
