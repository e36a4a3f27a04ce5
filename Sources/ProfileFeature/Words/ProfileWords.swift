public import HeadlessUI

/// The words of the app, in each of its languages.
public enum ProfileWords {
  /// The words of `language`; English where it is none of the two.
  public static func catalogue(for language: String) -> StringCatalogue {
    language == "ko"
      ? StringCatalogue(language: "ko", korean) : StringCatalogue(language: "en", english)
  }
}
