package import HeadlessDriver
import HeadlessUI

extension ExplorerPlan {
  /// The texts, links and starts of the RIBs Training app. Boards with the same number of free squares count as one.
  ///
  /// With a latency, requests of several tabs sleep in thousands of combinations, so those walks have a limit and prove less.
  package static var training: ExplorerPlan {
    ExplorerPlan(
      samples: ["id": ["12345", "x"], "name": ["", "김"], "email": ["x"]],
      links: [
        "ribs-training://launchGame?gameId=ticTacToe", "ribs-training://profile?userId=12345",
        "ribs-training://promotion?code=WELCOME", "ribs-training://post?id=1",
      ],
      starts: [
        [], ["--latency=1s", "--limit=400"],
        ["--latency=1s", "--fail=posts:1,post:1,save,delete", "--limit=400"],
      ],
      rows: 2,
      promises: ["LoggedOut", "Board"].map { rib in
        Promise("work of \(rib) ends") { $0.isBusy(rib) }
          .leadsTo("\(rib) at rest, or another screen") { !$0.isBusy(rib) }
      },
      ribs: [
        "Root": [], "LoggedOut": ["login", "reload"], "LoggedIn": ["choose"],
        "Board": [
          "boardChosen", "reload", "loadMore", "retry", "dismissFailure", "postTapped",
        ],
        "PostDetail": ["reload", "back"], "Game": ["place", "playAgain"], "Promotion": ["close"],
        "Profile": [
          "refresh", "edit", "discard", "save", "dismissFailure", "logout", "deleteAccount",
        ],
      ],
      alerts: [
        "글을 불러오지 못했습니다", "정말 로그아웃하시겠습니까?", "정말 탈퇴하시겠습니까?", "저장하지 못했습니다",
        "로그아웃하지 못했습니다", "탈퇴하지 못했습니다",
      ],
      accepting: ["Profile", "프로필"].map {
        Acceptance(
          "order-of-replies", $0,
          because: "a promotion may cover the question about a failed save, or follow its answer")
      } + [
        Acceptance(
          "placeholders",
          "%@ 파일의 %@번째 줄이 손상되었습니다 (%@). 파일은 그대로 두었으니 사본으로 되돌리거나 다른 곳으로 옮기세요",
          because: "the flaw of the line is told in English only")
      ],
      allowsUnproved: true, mapPlaces: 45,
      key: { place in
        let squares = place.screen.elements.filter { $0.identifier?.utf8.count == 2 }
        guard place.screen.alert == nil, !squares.isEmpty else { return place.outline }
        return "\(place.ribs)\(place.isWaiting)\(place.waitingLink != nil)\(squares.count)"
      })
  }
}

extension Place {
  fileprivate func isBusy(_ rib: String) -> Bool {
    state(rib).map { $0["activity"] != "nil" } ?? false
  }
}
