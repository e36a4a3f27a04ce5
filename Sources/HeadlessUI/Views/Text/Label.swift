/// A title with a picture; the title is what it says.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  /// `title` beside `icon`.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Adds the title, then what somebody said of the picture; the name of the picture where there is no title.
  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(title)
    let icon = evaluation.picture(icon)
    if title.isEmpty {
      evaluation.addText(icon.name)
    } else {
      evaluation.addText(icon.isSaid ? "\(title), \(icon.name)" : title)
    }
  }
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

extension Evaluation {
  /// What `icon` is called, and whether that is what somebody said of a picture.
  fileprivate mutating func picture<Icon: View>(_ icon: Icon) -> (name: String, isSaid: Bool) {
    let start = page.elements.count
    icon.evaluate(in: &self)
    let own = page.ownIndices(from: start)
    let said = own.filter { page.speakingImages.contains($0) }
    let name = page.label(of: said.isEmpty ? own : said)
    page.removeElements(from: start)
    return (name, !said.isEmpty)
  }
}
