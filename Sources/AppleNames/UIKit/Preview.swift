public import HeadlessDriver
public import HeadlessUI

public typealias Preview = HeadlessDriver.Preview

/// Registers a preview of a view controller. SwiftUI has the macro for its views.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @PreviewBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "Previews", type: "controller")

/// A view of UIKit shows nothing here, so its preview is not registered.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @PreviewBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "Previews", type: "nothing")

/// Lets the compiler see that a closure without `return` does not return a view controller.
@MainActor
@resultBuilder
public enum PreviewBuilder<Content> {
  public static func buildBlock(_ content: Content) -> Content { content }
}

extension Preview {
  // The code of the macro uses these. A file sees them without an import of HeadlessDriver.

  public typealias Record = (UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void)

  public nonisolated static func write(
    _ preview: Preview, _ file: String, _ line: Int, to memory: UnsafeMutableRawPointer
  ) {
    preview.write(file, line, to: memory)
  }

  public nonisolated static func controller(
    _ name: String? = nil,
    @PreviewBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) -> Preview {
    Preview(name) { Program(previewsOf: $0, showing: body) }
  }
}
