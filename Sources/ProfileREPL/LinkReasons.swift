import ProfileFeature

extension LinkProblem {
  /// The reason in Korean for `ko`, in English for any other language.
  func text(in language: String) -> String {
    guard language == "ko" else { return description }
    return switch self {
    case .otherMember(let asked, let loggedIn):
      "\(asked.debugDescription) 회원의 링크인데 지금은 \(loggedIn) 회원으로 로그인되어 있습니다. 로그아웃하고 그 회원으로 로그인하세요"
    case .busy: "프로필을 바꾸는 중입니다. 끝나면 링크를 다시 여세요"
    case .editing: "프로필을 수정하는 중입니다. 저장하거나 수정을 취소하고 링크를 다시 여세요"
    }
  }
}
