/// Text to read: a key of the person's language, or text as it stands.
public struct Text: PrimitiveView, nonisolated Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case key(String)
    case verbatim(String)
    /// A key with values in it.
    indirect case format(LocalizedStringKey)
    indirect case joined(Text, Text)
    indirect case picture(Image)
  }

  let content: Content

  private nonisolated init(_ content: Content) {
    self.content = content
  }

  /// The text of `key` in the person's language; `comment` is for translators.
  public nonisolated init(_ key: LocalizedStringKey, comment: StaticString? = nil) {
    content = key.arguments.isEmpty ? .key(key.key) : .format(key)
  }

  /// The text as it stands, in every language.
  @_disfavoredOverload
  public nonisolated init(_ content: some StringProtocol) {
    self.content = .verbatim(String(content))
  }

  /// The text as it stands, in every language.
  public nonisolated init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  /// A picture as a part of a text.
  @_disfavoredOverload
  public nonisolated init(_ image: Image) {
    content = .picture(image)
  }

  public nonisolated static func + (lhs: Text, rhs: Text) -> Text {
    Text(.joined(lhs, rhs))
  }

  /// The text in the language of `strings`.
  nonisolated func resolve(in strings: StringCatalogue) -> String {
    switch content {
    case .verbatim(let text): text
    case .key(let key): strings.text(for: key)
    case .format, .joined, .picture: strings.resolve(self)
    }
  }

  public func evaluate(in evaluation: inout Evaluation) {
    evaluation.addText(resolve(in: evaluation.environment.strings))
  }
}

/// A picture: the screen shows its name.
public struct Image: PrimitiveView, nonisolated Equatable, Sendable {
  /// Nil for a decorative picture.
  let name: Text?
  /// Whether the name is a label that the code gives: such a picture is shown beside text too.
  let isLabeled: Bool

  private nonisolated init(name: Text?, isLabeled: Bool = false) {
    self.name = name
    self.isLabeled = isLabeled
  }

  public nonisolated init(systemName: String) { self.init(name: Text(verbatim: systemName)) }
  public nonisolated init(_ name: String) { self.init(name: Text(verbatim: name)) }
  public nonisolated init(_ name: String, label: Text) { self.init(name: label, isLabeled: true) }
  /// A picture that the screen leaves out.
  public nonisolated init(decorative name: String) { self.init(name: nil) }

  public func evaluate(in evaluation: inout Evaluation) {
    guard let name else { return }
    let index = evaluation.add(
      Element(role: .image, label: name.resolve(in: evaluation.environment.strings)))
    if isLabeled { evaluation.page.speakingImages.append(index) }
  }
}

/// A title with a picture; the title is shown as text.
public struct Label<Title: View, Icon: View>: PrimitiveView {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  // The title, followed by the picture's label if it has one. Without a title, the picture's name.
  public func evaluate(in evaluation: inout Evaluation) {
    let title = evaluation.label(title)
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
  /// The name of the pictures in `icon`; if some have a label that the code gives, only those labels.
  fileprivate mutating func picture<Icon: View>(_ icon: Icon) -> (name: String, isLabeled: Bool) {
    let start = page.elements.count
    icon.evaluate(in: &self)
    let own = page.ownIndices(from: start)
    let labeled = own.filter { page.speakingImages.contains($0) }
    let name = page.label(of: labeled.isEmpty ? own : labeled)
    page.removeElements(from: start)
    return (name, !labeled.isEmpty)
  }
}
