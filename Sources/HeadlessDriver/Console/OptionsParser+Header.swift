extension OptionsParser {
  /// The options that the header of a transcript sets with `settings`, such as `lang=en` and `trace`.
  ///
  /// A header comes from a file that may be anybody's, so it sets what is declared as safe and nothing else.
  package func parseHeader(_ settings: [String]) throws(UsageError) -> Options {
    var options = Options()
    let safe = (shared + own).filter(\.isSafeInHeader)
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first, let option = safe.first(where: { $0.name == name }) else {
        let names = safe.map(\.name).joined(separator: ", ")
        throw UsageError("\(brief(setting)) is nothing that a header sets; it sets \(names)")
      }
      try set(
        option, parts.count == 2 ? String(parts[1]) : nil, written: option.name, &options)
    }
    return options
  }
}
