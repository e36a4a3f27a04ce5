public import HeadlessDriver

/// Registers a preview of a view. The program lists it with `--previews`, and shows it with `--preview`.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StateBindingPreviews", type: "view")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StateBindingPreviews", type: "view")

/// Declares a variable at the top of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "StateBindingPreviews", type: "nothing")

extension Preview {
  public enum ViewTraits {}

  // The code of the macro calls these.

  public nonisolated static func view(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> Preview {
    controller(name) { hosted(body()) }
  }

  public nonisolated static func view(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) -> Preview {
    controller(name) { hosted(body()) }
  }

  @MainActor
  private static func hosted(_ view: some View) -> UIViewController {
    UIHostingController(rootView: view)
  }
}

/// The surroundings of a preview, which nobody looks at.
public struct PreviewTrait<Traits>: Sendable {
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  public static var portrait: PreviewTrait { PreviewTrait() }
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

/// Makes a variable in an extension of `EnvironmentValues` a value of the environment. Its default is made once.
@attached(accessor)
@attached(peer, names: prefixed(Key_))
public macro Entry() = #externalMacro(module: "StateBindingPreviews", type: "entry")
