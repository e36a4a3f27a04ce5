import HeadlessUI

extension Screen.Alert {
  /// The button at `index`, which `word` presses; where there is none, the error says which buttons there are.
  func answer(_ index: Int?, to word: String) throws(LineError) -> Int {
    if let index { return index }
    let others = buttons.filter { $0.buttonRole != .cancel }
    if others.isEmpty {
      let cancel = buttons.isEmpty ? [] : ["cancel"]
      throw LineError(.notHere, "there is nothing to \(word) here", suggestions: cancel)
    }
    let taps = others.map { Verb.tap($0.label, position: nil).description }
    throw LineError(
      .ambiguous, "\(word) could press several of the buttons", suggestions: taps)
  }
}
