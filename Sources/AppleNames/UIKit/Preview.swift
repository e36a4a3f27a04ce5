public import HeadlessUI

// Previews of view controllers and views. SwiftUI has those of its views.

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "Previews", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "Previews", type: "PreviewMacro")
