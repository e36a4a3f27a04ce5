/// The state that every dispatch row works on.
struct Member {
  var id: String
  var name: String
  var email: String
}

struct ProfileState {
  var member: Member?
  var isAskingLogout = false
  var isAskingDelete = false
  var changes = 0
}

/// Eight actions, requested in turn.
enum ProfileAction {
  case login(Member)
  case rename(String)
  case changeEmail(String)
  case askLogout
  case cancelLogout
  case askDelete
  case cancelDelete
  case touch

  static let cycle: [ProfileAction] = [
    .login(Member(id: "12345", name: "Hong Gildong", email: "gildong@example.com")),
    .rename("Hong Gil-dong, the second of that name"), .changeEmail("hong@example.com"),
    .askLogout, .cancelLogout, .askDelete, .cancelDelete, .touch,
  ]
}

extension ProfileState {
  /// What the interactors of both sides do.
  @inline(__always)
  mutating func apply(_ action: ProfileAction) {
    switch action {
    case .login(let member): self.member = member
    case .rename(let name): member?.name = name
    case .changeEmail(let email): member?.email = email
    case .askLogout: isAskingLogout = true
    case .cancelLogout: isAskingLogout = false
    case .askDelete: isAskingDelete = true
    case .cancelDelete: isAskingDelete = false
    case .touch: break
    }
    changes &+= 1
  }
}
