import HeadlessUI

extension Screen.Alert {
  /// The button at `index`, which `word` presses; where there is none, the error says which buttons there are.
  func answer(_ index: Int?, to word: String) throws(LineError) -> Int {
    if let index { return index }
    let taps = buttons.map { Verb.tap($0.label, position: nil).description }
    throw LineError(
      .ambiguous, "\(word) could press none or several of the buttons", suggestions: taps)
  }
}
