import HeadlessUI

extension Rule {
  /// A translation takes the values of its key, in number and kind. If the key is only a name, it takes those of the translation
  /// in the first language.
  static let placeholders: Rule = Rule(
    name: "placeholders",
    sentence: "a translation takes other values than its key, such as `%@` for `%lld`",
    remedy: "give the translation the placeholders of its key", leadsOn: true, canShrink: false,
    ofLanguages: { walk, first, _ in
      let strings = walk.coverage.strings
      return strings.words.sorted { $0.key < $1.key }.compactMap { key, text in
        let found = StringCatalogue.kinds(ofValuesIn: text)
        var wanted = StringCatalogue.kinds(ofValuesIn: key)
        if wanted.isEmpty {
          wanted = first?.coverage.strings.words[key].map(StringCatalogue.kinds) ?? found
        }
        let positions = Set(wanted.keys).union(found.keys).sorted()
        guard let position = positions.first(where: { wanted[$0] != found[$0] }) else {
          return nil
        }
        let kind = { (kinds: [Int: String]) in kinds[position].map { "a \($0)" } ?? "nothing" }
        return Finding(
          .placeholders, about: key,
          "in \(strings.language) \(Quoting.quoted(text)) takes \(kind(found)) as value \(position + 1), and the code gives \(kind(wanted))",
          [])
      }
    })
}
