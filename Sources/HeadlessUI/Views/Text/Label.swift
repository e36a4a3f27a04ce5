/// A title with a picture; the title is what it says.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// `title` beside `icon`.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Adds the title; the name of the picture where there is none.
  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(title)
    let icon = evaluation.label(icon)
    evaluation.addText(title.isEmpty ? icon : title)
  }

  /// Not asked for.
  public typealias Body = Never
}

extension Label where Title == Text, Icon == Image {
  /// `title` beside a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// `title` beside a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// `title` beside a picture.
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// `title` beside a picture.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}
