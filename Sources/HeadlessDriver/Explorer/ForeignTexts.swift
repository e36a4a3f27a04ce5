import HeadlessUI

/// The texts on the screens of a walk that nobody typed, and that are not translations into the language of the walk.
struct ForeignTexts: Sendable, Codable {
  /// For each language and each text, the title of the first screen with the text.
  private var titles: [String: [String: String]] = [:]

  /// Notes the texts in `graph`, a walk in the language of `strings`.
  mutating func note(_ graph: PlaceGraph, _ strings: StringCatalogue) {
    let typed = graph.nodes.lazy.flatMap(\.place.steps).compactMap(\.typedText)
    let known = Set(strings.words.values).union(typed)
    var foreign: [String: String] = [:]
    for node in graph.nodes {
      for text in node.place.screen.texts where foreign[text] == nil && !known.contains(text) {
        foreign[text] = node.place.title
      }
    }
    titles[strings.language] = foreign
  }

  mutating func formUnion(_ other: ForeignTexts) {
    titles.merge(other.titles) { $0.merging($1) { first, _ in first } }
  }

  /// The texts for which the catalogue of their language has another text. Such a text is a key of the catalogue, or the
  /// translation of a key into another language.
  func translatable(by catalogues: [StringCatalogue]) -> [String] {
    catalogues.flatMap { strings in
      let others = catalogues.flatMap { other in
        other.words.compactMap { strings.words[$0.key] == nil ? nil : $0.value }
      }
      let replaced = Set(strings.words.keys).union(others)
      return (titles[strings.language] ?? [:]).filter { replaced.contains($0.key) }.map {
        "\(Quoting.quoted($0)) in \(strings.language), on \(Quoting.quoted($1))"
      }
    }.sorted()
  }
}

extension Screen {
  /// The texts that a person reads and an app may translate.
  fileprivate var texts: [String] {
    [title] + elements.map(\.label)
      + (alert.map { [$0.title, $0.message ?? ""] + $0.elements.map(\.label) } ?? [])
  }
}
