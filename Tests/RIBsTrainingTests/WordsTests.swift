import ProfileFeature
import RIBsTraining
import Testing

struct WordsTests {
  @Test func `both languages have the same keys`() {
    #expect(Set(TrainingWords.korean.keys) == Set(TrainingWords.english.keys))
  }

  @Test func `nothing says something else than the reused RIBs do`() {
    for (own, reused) in [
      (TrainingWords.korean, ProfileWords.korean), (TrainingWords.english, ProfileWords.english),
    ] {
      #expect(own.keys.filter { reused[$0] != nil && reused[$0] != own[$0] } == [])
    }
  }

  @Test func `a translation has a place for each value`() {
    for (key, word) in TrainingWords.english {
      for placeholder in ["%@", "%lld"] {
        #expect(
          key.split(separator: placeholder, omittingEmptySubsequences: false).count
            == word.split(separator: placeholder, omittingEmptySubsequences: false).count)
      }
    }
  }
}
