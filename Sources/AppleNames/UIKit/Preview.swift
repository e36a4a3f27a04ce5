public import HeadlessDriver
import StateBindingPreviewRecords
public import HeadlessUI

public typealias Preview = HeadlessDriver.Preview

/// Registers a preview of a view controller. SwiftUI has the macro for its views.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @PreviewBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "StateBindingPreviews", type: "controller")

/// A view of UIKit shows nothing here, so its preview is not registered.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @PreviewBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "StateBindingPreviews", type: "nothing")

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
    memory.initializeMemory(as: [Preview].self, to: [preview.at(file, line)])
  }

  public nonisolated static func controller(
    _ name: String? = nil,
    @PreviewBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) -> Preview {
    Preview(name) { Program(previewsOf: $0, showing: body) }
  }
}

// MARK: - Preview providers

@used @section("hl_previews") private let providers: Preview.Record =
  (1, { Preview.writeProviders(to: $0) })

extension Preview {
  /// Writes a preview for each `PreviewProvider` of the program, in the place of a file called like its type.
  fileprivate nonisolated static func writeProviders(to memory: UnsafeMutableRawPointer) {
    let found: [Preview] = (0..<conformanceCount()).compactMap { number in
      // The records know types only by their addresses.
      let type = previewProvider(number).map { unsafeBitCast($0, to: Any.Type.self) }
      guard let provider = type as? any PreviewProvider.Type else { return nil }
      let names = String(reflecting: provider).split(separator: ".")
      return preview(of: provider).at("\(names.first ?? "")/\(names.last ?? "")", 0)
    }
    memory.initializeMemory(as: [Preview].self, to: found)
  }

  private nonisolated static func preview(of provider: (some PreviewProvider).Type) -> Preview {
    Preview(nil) { Program(previewsOf: $0) { UIHostingController(rootView: provider.previews) } }
  }
}
