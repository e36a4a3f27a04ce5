import HeadlessUI

/// Who the member is.
struct ProfileCard: View {
  let member: Member

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      Text(member.name)
      LabeledContent("회원 번호", value: member.id)
      LabeledContent("이메일", value: member.email)
    }
  }
}

/// What is under way.
struct ProfileActivityView: View {
  let activity: ProfileActivity?

  var body: some View {
    switch activity {
    case .refreshing: Text("불러오는 중…")
    case .saving: Text("저장하는 중…")
    case .deleting: Text("탈퇴하는 중…")
    case nil: EmptyView()
    }
  }
}
