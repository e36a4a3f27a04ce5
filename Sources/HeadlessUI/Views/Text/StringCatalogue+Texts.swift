extension StringCatalogue {
  /// What stands for `key`: it itself where there is no word for it.
  @inlinable
  func text(for key: String) -> String { words?.text(for: key) ?? key }

  /// What `text` says; pictures in it are left out as beside text, unless it is made of nothing else.
  @usableFromInline
  func resolve(_ text: Text) -> String {
    var pictures: [String] = []
    let said = compose(text, &pictures)
    if pictures.isEmpty { return said }
    let words = TextPicture.leftOut(of: said)
    return words.isEmpty ? pictures.joined(separator: " ") : words
  }

  /// What `text` says, with a mark for each picture, whose name is added to `pictures`.
  private func compose(_ text: Text, _ pictures: inout [String]) -> String {
    switch text.content {
    case .key(let key): return self.text(for: key)
    case .verbatim(let text): return text
    case .joined(let first, let second):
      return compose(first, &pictures) + compose(second, &pictures)
    case .picture(let image):
      let name = image.name.map { compose($0, &pictures) } ?? ""
      if image.isSaid { return name }
      pictures.append(name)
      return TextPicture.mark
    case .format(let key):
      let arguments = key.arguments ?? []
      return StringFormat.fill(self.text(for: key.key), count: arguments.count) { index in
        switch arguments[index] {
        case .string(let text): text
        case .text(let text): compose(text, &pictures)
        }
      }
    }
  }
}

/// The place of a picture in a text.
private enum TextPicture {
  /// The character that Unicode has for it.
  static let mark = "\u{FFFC}"

  /// `text` without its marks, and without one of the two spaces that a mark stands between.
  static func leftOut(of text: String) -> String {
    var words = ""
    var dropsSpace = false
    for character in text.unicodeScalars {
      if character == "\u{FFFC}" {
        dropsSpace = words.isEmpty || words.last == " "
      } else {
        if character != " " || !dropsSpace { words.unicodeScalars.append(character) }
        dropsSpace = false
      }
    }
    if dropsSpace && words.last == " " { words.removeLast() }
    return words
  }
}
