/// A picture: its name is what is shown of it.
public struct Image: PrimitiveView, nonisolated Equatable, Sendable {
  /// How large a symbol is, of no effect.
  public enum Scale: Sendable, Hashable {
    /// From the smallest to the largest.
    case small, medium, large
  }

  /// What a picture is painted with, of no effect.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// Its own colours, or one.
    case original, template
  }

  /// How a picture fills more room than it has, of no effect.
  public enum ResizingMode: Sendable, Hashable {
    /// Again and again, or larger.
    case tile, stretch
  }

  /// Nil for a picture that says nothing.
  let name: Text?
  /// Whether the name is what somebody said of it: then it stands beside text, too.
  let isSaid: Bool

  private nonisolated init(name: Text?, isSaid: Bool = false) {
    self.name = name
    self.isSaid = isSaid
  }

  /// The symbol `systemName`.
  public nonisolated init(systemName: String) { self.init(name: Text(verbatim: systemName)) }
  /// The picture `name`.
  public nonisolated init(_ name: String) { self.init(name: Text(verbatim: name)) }
  /// The picture `name`, called `label`.
  public nonisolated init(_ name: String, label: Text) { self.init(name: label, isSaid: true) }
  /// A picture that says nothing.
  public nonisolated init(decorative name: String) { self.init(name: nil) }

  /// Adds the picture, unless it says nothing.
  public func evaluate(in evaluation: inout Evaluation) {
    guard let name else { return }
    let index = evaluation.add(
      Element(role: .image, label: name.resolve(in: evaluation.environment.strings)))
    if isSaid { evaluation.page.speakingImages.append(index) }
  }
}

extension Image {
  /// Looks only.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// Looks only.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Looks only.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Looks only.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { self }
}
