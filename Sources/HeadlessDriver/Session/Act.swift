package import HeadlessUI

/// What a move does to an app. Whoever carries out a move does it with `UsableScreen.perform`: a session, and a view in a test.
package enum Act {
  case input(ScreenInput, at: Int)
  case go(Move.Way)
}

extension UsableScreen {
  /// The act of `move`, whose element is at `target`. Nil if the move does nothing to the app: a command, or a picker that lists
  /// its options.
  package func act(of move: Move, at target: Int?) -> Act? {
    if case .go(let way) = move { return .go(way) }
    guard let target else { return nil }
    switch move {
    case .use(_, .tap) where isPicker(at: target), .pick(_, nil), .session: return nil
    case .use(_, let input): return .input(input, at: target)
    case .pick, .answer, .go: return .input(.tap, at: target)
    }
  }

  /// Carries out `act` on `page`, which this screen was read from.
  @MainActor
  package func perform(_ act: Act, on page: WindowPage) throws(LineError) {
    switch act {
    case .input(let input, let index):
      do throws(ScreenInputError) {
        try page.send(input, to: index)
      } catch {
        throw refusal(error, at: index, to: input)
      }
    case .go(.back): page.goBack()
    case .go(.refresh): page.refresh()
    case .go(.more): page.showMore()
    }
  }
}
