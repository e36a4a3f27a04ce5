import HeadlessDriver
import HeadlessUI

extension ExplorerPlan {
  /// The texts, links and starts of the RIBs Training app. Boards with the same number of free squares count as one.
  static var training: ExplorerPlan {
    ExplorerPlan(
      samples: ["id": ["12345", "x"], "name": ["", "김"], "email": ["x"]],
      links: [
        "ribs-training://launchGame?gameId=ticTacToe", "ribs-training://profile?userId=12345",
        "ribs-training://promotion?code=WELCOME", "ribs-training://post?id=1",
      ],
      starts: [[], ["--latency=1s"], ["--latency=1s", "--fail=posts:1,post:1,save,delete"]],
      rows: 2,
      key: { place in
        let squares = place.screen.elements.filter { $0.identifier?.utf8.count == 2 }
        guard place.screen.alert == nil, !squares.isEmpty else { return place.outline }
        return "\(place.tree)\(place.isWaiting)\(place.waitingLink != nil)\(squares.count)"
      })
  }
}
