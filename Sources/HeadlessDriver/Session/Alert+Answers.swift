import HeadlessUI

extension Screen.Alert {
  /// The button at `index`, which `word` presses; where there is none, the error says which buttons there are.
  func answer(_ index: Int?, to word: String) throws(LineError) -> Int {
    if let index { return index }
    guard buttons.contains(where: { $0.buttonRole != .cancel }) else {
      throw LineError(.notHere, "there is nothing to \(word) here", suggestions: ["cancel"])
    }
    let taps = buttons.map { Verb.tap($0.label, position: nil).description }
    throw LineError(
      .ambiguous, "\(word) could press several of the buttons", suggestions: taps)
  }
}
