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
      starts: [
        [], ["--latency=1s", "--limit=5000"], ["--fail=load,save,delete"], ["--fail=save,delete"],
      ],
      invariants: [
        Invariant("Root has LoggedOut, or LoggedIn with Profile, and never both") { place in
          let below = { place.ribs[$0]?.children.map(\.name) }
          return below("Root") == ["LoggedOut"]
            || below("Root") == ["LoggedIn"] && below("LoggedIn") == ["Profile"]
        },
        Invariant("below LoggedIn there is the member who logged in") { place in
          guard let member = place.answers.member, let shown = place.shownMember else {
            return true
          }
          return shown == member
        },
        Invariant("only a confirmed deletion removes a member") { place in
          let listed = place.listedMembers
          // A used store may have any members at the start. All that is known: a member tapped in the list was one of them.
          let expected = place.keepsFiles ? place.answers.tapped : ["12345", "23456", "34567"]
          return listed.isEmpty || listed.union(place.answers.deleted).isSuperset(of: expected)
        },
        Invariant("a deleted member is in no list") { place in
          place.answers.lastDeleted.map { !place.listedMembers.contains($0) } ?? true
        },
        Invariant("a confirmed deletion shows until it has ended") { place in
          guard place.isWaiting, place.answers.isDeleting else { return true }
          return place.state("Profile")?["activity"] == ".deleting"
        },
        Invariant("the editor opens with the member's own texts") { place in
          guard place.steps.last == .tap("edit") else { return true }
          let state = place.state("Profile")
          return ["name", "email"].allSatisfy { (field: String) in
            let shown = place.screen.elements.first { $0.identifier == field }?.value ?? ""
            return state?["member.\(field)"] == shown
          }
        },
      ],
      promises: [
        Promise("work on a profile ends") { $0.isProfileBusy }
          .leadsTo("the profile at rest, or another screen") { !$0.isProfileBusy },
        Promise("a confirmed deletion ends") {
          $0.lastMove == .answer(.confirm) && $0.answers.isDeleting
        }
        .leadsTo("the list of members, or the reason why not") {
          $0.ribs["LoggedOut"] != nil || $0.screen.alert != nil
        },
      ],
      ribs: [
        "Root": [], "LoggedOut": ["login", "typing", "reload"], "LoggedIn": [],
        "Profile": [
          "refresh", "edit", "discard", "save", "ask", "closeQuestion", "closeFailure", "logout",
          "deleteAccount",
        ],
      ],
      alerts: [
        "정말 로그아웃하시겠습니까?", "정말 탈퇴하시겠습니까?", "프로필을 불러오지 못했습니다", "저장하지 못했습니다",
        "로그아웃하지 못했습니다", "탈퇴하지 못했습니다",
      ],
      accepting: [
        Acceptance(
          "placeholders",
          "%@ 파일의 %@번째 줄이 손상되었습니다 (%@). 파일은 그대로 두었으니 사본으로 되돌리거나 다른 곳으로 옮기세요",
          because: "the flaw of the line is told in English only")
      ],
      // With a latency, the sleeping work of the links leads to more places than the limit.
      allowsUnproved: true, mapPlaces: 100)
  }
}

/// The answers of a person to the questions of the app, in the steps so far.
private struct Answers {
  /// The ID of the member who logged in last; nil if nobody has.
  private(set) var member: String?
  /// The IDs of the members who were tapped in the list.
  private(set) var tapped: Set<String> = []
  /// The IDs of the members whose deletion was confirmed.
  private(set) var deleted: Set<String> = []
  /// The ID of the deleted member; nil unless the last confirmation was of a deletion.
  private(set) var lastDeleted: String?
  /// Whether a deletion was confirmed and no time has passed since.
  private(set) var isDeleting = false
  private var typedID = ""
  /// Whether the last question was about a deletion; nil if the link of `--open` may have raised it.
  private var asksToDelete: Bool?

  init(_ steps: [Move]) {
    for step in steps { add(step) }
  }

  private mutating func add(_ step: Move) {
    switch step {
    case .tap("delete"), .open("profile-repl://delete"): asksToDelete = true
    case .tap("logout"), .open("profile-repl://logout"): asksToDelete = false
    case .answer(.confirm):
      if asksToDelete != false, let member { deleted.insert(member) }
      isDeleting = asksToDelete == true
      lastDeleted = isDeleting ? member : nil
    case .use("id", .type(let text)): typedID = text
    case .submit("id"): member = typedID
    case .session(.wait): isDeleting = false
    case .restart:
      // The deletion under way has ended with the app.
      if isDeleting { lastDeleted = nil }
      isDeleting = false
    case .use(let name, .tap):
      if let id = name.text.id(after: "login ") {
        member = id
        tapped.insert(id)
      }
    default: break
    }
  }
}

extension String {
  /// The rest of an identifier that begins with `start`.
  fileprivate func id(after start: String) -> String? {
    hasPrefix(start) ? String(dropFirst(start.count)) : nil
  }
}

extension Place {
  fileprivate var answers: Answers { Answers(steps) }

  /// The IDs of the members in the list.
  fileprivate var listedMembers: Set<String> {
    Set(screen.elements.compactMap { $0.identifier?.id(after: "login ") })
  }

  fileprivate var isProfileBusy: Bool {
    state("Profile").map { $0["activity"] != "nil" } ?? false
  }

  /// The ID on the screen of Profile; nil if there is none.
  fileprivate var shownMember: String? {
    screen.elements.first {
      !$0.canAct && ($0.label == "Member ID" || $0.label == "회원 번호")
    }?.value
  }
}
