/// The language of the screens.
package enum Language {
  /// The language that was `asked` for; else, where a person types, the one of the environment if it is known; else
  /// English: no variable changes what a script prints.
  package static func choose(
    asked: String?, isInteractive: Bool, environment: [String: String], known: [String]
  ) -> String {
    if let asked { return asked }
    guard isInteractive,
      let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap({ environment[$0] })
        .first(where: { !$0.isEmpty })
    else { return "en" }
    let language = locale.prefix { !"_.@".contains($0) }.lowercased()
    return known.contains(language) ? language : "en"
  }
}
