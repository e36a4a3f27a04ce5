public import HeadlessUI

// Previews of view controllers and views. SwiftUI has those of its views.

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @PreviewBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "Previews", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @PreviewBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "Previews", type: "PreviewMacro")

/// Lets the compiler see that a closure without `return` does not return a view controller.
@MainActor
@resultBuilder
public enum PreviewBuilder<Content> {
  public static func buildBlock(_ content: Content) -> Content { content }
}
