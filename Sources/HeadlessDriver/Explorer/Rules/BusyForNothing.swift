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
      let message = "\(text) is shown although nothing is under way"
      return [Finding(.busyForNothing, about: place.title, message, place.path, isWarning: true)]
    })
}

extension Element {
  fileprivate var looksBusy: Bool {
    role == .progress && value == nil
      || role == .text && label.split(separator: " ").count < 4
        && ["ing…", "ing...", "중…", "중..."].contains(where: label.hasSuffix)
  }
}
