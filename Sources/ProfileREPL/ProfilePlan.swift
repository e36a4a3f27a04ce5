import HeadlessDriver
import HeadlessUI

extension ExplorerPlan {
  /// The texts, links, starts and promises of the Profile app.
  static var profile: ExplorerPlan {
    ExplorerPlan(
      samples: ["id": ["12345", "x"], "name": ["", "김"], "email": ["x"]],
      links: [
        "profile-repl://profile?userId=12345", "profile-repl://logout", "profile-repl://delete",
      ],
      starts: [[], ["--latency=1s"], ["--fail=load,save,delete"], ["--fail=save,delete"]],
      invariants: [
        Invariant("below LoggedIn there is a member") { place in
          !place.tree.contains("LoggedIn") || place.tree.contains("Profile")
        },
        Invariant("a deleted member is in no list") { place in
          guard let id = place.deletedMember, place.tree.contains("LoggedOut") else { return true }
          return !place.screen.elements.contains { $0.identifier == "login \(id)" }
        },
      ],
      ribs: [
        "Root": [], "LoggedOut": ["login", "reload"], "LoggedIn": [],
        "Profile": [
          "refresh", "edit", "discard", "save", "dismissFailure", "logout", "deleteAccount",
        ],
      ],
      alerts: [
        "정말 로그아웃하시겠습니까?", "정말 탈퇴하시겠습니까?", "프로필을 불러오지 못했습니다", "저장하지 못했습니다",
        "로그아웃하지 못했습니다", "탈퇴하지 못했습니다",
      ])
  }
}

extension Place {
  /// The ID of the member whose deletion was confirmed last.
  fileprivate var deletedMember: String? {
    guard let confirm = path.indices.last(where: { path[$0] == "confirm" }), confirm > 0,
      path[confirm - 1] == "delete",
      let login = path[..<confirm].last(where: { $0.hasPrefix("login ") })
    else { return nil }
    return String(login.dropFirst("login ".count))
  }
}
