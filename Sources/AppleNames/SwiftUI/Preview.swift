// The compiler checks previews; they add nothing to the program.

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "Previews", type: "PreviewMacro")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "Previews", type: "PreviewMacro")

/// Declares a variable in a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "Previews", type: "PreviewableMacro")

public enum Preview {
  public enum ViewTraits {}
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
