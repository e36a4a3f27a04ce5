import HeadlessUI
import StateBinding

/// The fields to edit a member in, and what is wrong with what they hold.
struct ProfileEditor: View {
  let viewModel: ProfileViewModel
  @Binding var draft: MemberDraft

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      ForEach(viewModel.state.problems, id: \.self) { problem in
        Text(problem.text)
      }
      Group {
        TextField("이름", text: $draft.name)
          .onSubmit { viewModel.handleSave() }
          .accessibilityIdentifier("name")
        TextField("이메일", text: $draft.email)
          .onSubmit { viewModel.handleSave() }
          .accessibilityIdentifier("email")
        Button("저장") {
          viewModel.handleSave()
        }
        .accessibilityIdentifier("save")
        Button("수정 취소") {
          viewModel.handleDiscard()
        }
        .accessibilityIdentifier("discard")
      }
      .disabled(viewModel.state.activity != nil)
    }
  }
}

extension MemberProblem {
  fileprivate var text: LocalizedStringKey {
    switch self {
    case .emptyName: "이름을 입력하세요"
    case .longName: "이름은 100자까지 쓸 수 있습니다"
    case .controlInName: "이름에 쓸 수 없는 문자가 있습니다"
    case .emailWithoutAt: "이메일에는 @가 하나 있어야 합니다"
    case .emailWithoutUser: "이메일의 @ 앞에 이름이 있어야 합니다"
    case .emailWithoutDomain: "이메일의 @ 뒤에 점이 있는 주소가 있어야 합니다"
    case .spaceInEmail: "이메일에는 공백을 쓸 수 없습니다"
    case .longEmail: "이메일은 254바이트까지 쓸 수 있습니다"
    }
  }
}
