import HeadlessUI

extension Check {
  /// A translation takes the values of its key, in number and kind. If the key is only a name, it takes those of the translation
  /// in the `first` language.
  static func placeholders(in coverage: Coverage, like first: Coverage?) -> [Problem] {
    let strings = coverage.strings
    return strings.words.sorted { $0.key < $1.key }.compactMap { key, text in
      let found = StringCatalogue.kinds(ofValuesIn: text)
      var wanted = StringCatalogue.kinds(ofValuesIn: key)
      if wanted.isEmpty {
        wanted = first?.strings.words[key].map(StringCatalogue.kinds) ?? found
      }
      let positions = Set(wanted.keys).union(found.keys).sorted()
      guard let position = positions.first(where: { wanted[$0] != found[$0] }) else { return nil }
      let kind = { (kinds: [Int: String]) in kinds[position].map { "a \($0)" } ?? "nothing" }
      return Problem(
        .placeholders, about: key,
        "in \(strings.language) \(Quoting.quoted(text)) takes \(kind(found)) as value \(position + 1), and the code gives \(kind(wanted)); give the translation the placeholders of its key",
        [])
    }
  }
}
