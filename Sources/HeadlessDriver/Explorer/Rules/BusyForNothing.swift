import HeadlessUI

extension Rule {
  static let busyForNothing: Rule = Rule(
    name: "busy-for-nothing",
    sentence: "a `ProgressView`, or a text such as `Saving…`, is shown while nothing is under way",
    remedy: "end it with its work, whether the work succeeds, fails or is cancelled",
    leadsOn: true,
    ofPlace: { place, _ in
      guard !place.isWaiting, place.waitingLink == nil,
        let element = place.screen.reachable.first(where: \.looksBusy)
      else { return [] }
      let text = element.label.isEmpty ? "a progress view" : Quoting.quoted(element.label)
      return [
        Finding(
          .busyForNothing, about: place.title, "\(text) is shown although nothing is under way",
          place.path, isWarning: true)
      ]
    })
}

extension Element {
  fileprivate var looksBusy: Bool {
    if role == .progress { return value == nil }
    let end = ["ing…", "ing...", "중…", "중..."].first(where: label.hasSuffix)
    return role == .text && end != nil && label.split(separator: " ").count < 4
  }
}
