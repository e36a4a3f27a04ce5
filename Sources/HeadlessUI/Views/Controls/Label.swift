/// A title with a picture; the title is shown as text.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  // The title, followed by the picture's label if it has one. Without a title, the picture's name.
  public func addNodes(in evaluation: inout Evaluation) {
    let title = evaluation.label(of: title)
    let icon = evaluation.picture(icon)
    if title.isEmpty {
      evaluation.addText(icon.name)
    } else {
      evaluation.addText(icon.isLabeled ? "\(title), \(icon.name)" : title)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Evaluation {
  /// The names of the pictures in `icon`. If code gives some of them a label, only those labels.
  fileprivate mutating func picture<Icon: View>(_ icon: Icon) -> (name: String, isLabeled: Bool) {
    let pictures = summary(of: icon).nodes
    let labeled = pictures.filter { $0.traits[SpokenTrait.self] != nil }
    let name = Summary(of: labeled.isEmpty ? pictures : labeled).label
    return (name, !labeled.isEmpty)
  }
}
