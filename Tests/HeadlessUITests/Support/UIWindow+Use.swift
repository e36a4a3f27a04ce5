import HeadlessUI

extension UIWindow {
  /// The elements in short: role, label, value and marks, two spaces for each level.
  var outline: [String] { screen.elements.map(\.outline) }

  /// Does `input` to the only element with this address.
  func send(_ input: ScreenInput, to address: String) throws {
    let elements = screen.reachable
    let matches = elements.indices.filter { elements[$0].address == address }
    guard matches.count == 1 else { throw ScreenInputError.noElement }
    try send(input, to: matches[0])
  }

  func tap(_ address: String) throws { try send(.tap, to: address) }
}
