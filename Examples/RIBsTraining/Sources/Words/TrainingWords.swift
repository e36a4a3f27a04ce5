public import HeadlessUI
import ProfileFeature

/// The words of the app, in each of its languages, those of the profile and the login among them.
public enum TrainingWords {
  /// The words of `language`; English where it is none of the two.
  public static func catalogue(for language: String) -> StringCatalogue {
    let (own, reused) =
      language == "ko" ? (korean, ProfileWords.korean) : (english, ProfileWords.english)
    return StringCatalogue(
      language: language == "ko" ? "ko" : "en", reused.merging(own) { _, own in own })
  }
}
