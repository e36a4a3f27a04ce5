import ProfileFeature
import RIBsTraining
import Testing

struct WordsTests {
  @Test func `both languages have the same keys`() {
    #expect(Set(TrainingWords.korean.keys) == Set(TrainingWords.english.keys))
  }

  @Test func `the app's own words agree with the words of the reused RIBs`() {
    for (own, reused) in [
      (TrainingWords.korean, ProfileWords.korean), (TrainingWords.english, ProfileWords.english),
    ] {
      #expect(own.keys.filter { reused[$0] != nil && reused[$0] != own[$0] } == [])
    }
  }
}
