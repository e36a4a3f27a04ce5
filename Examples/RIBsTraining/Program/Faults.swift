import ProfileFeature
import RIBsTraining

/// Which requests are to fail: of members always, of posts always or the first so many times.
nonisolated struct Faults {
  private(set) var members: Set<MembersFault> = []
  private(set) var embedded: [EmbeddedFault: Int] = [:]

  static let names = MembersFault.allCases.map(\.rawValue) + EmbeddedFault.allCases.map(\.rawValue)

  /// What `text` says, as in `save,posts:2`; nil if it says nothing that is known.
  init?(_ text: String) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      if words.count == 1, let fault = MembersFault(rawValue: words[0]) {
        members.insert(fault)
      } else if let fault = EmbeddedFault(rawValue: words[0]), words.count < 3 {
        guard let count = words.count == 1 ? .max : Int(words[1]), count > 0 else { return nil }
        embedded[fault] = count
      } else {
        return nil
      }
    }
  }
}
