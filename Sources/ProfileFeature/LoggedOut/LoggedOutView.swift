import StateBinding

#if os(iOS)
  import SwiftUI
#else
  import HeadlessUI
#endif

struct LoggedOutView: View {
  @State var viewModel: LoggedOutViewModel
  @State private var id = ""

  init(viewModel: LoggedOutViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      activity
      problem
      Group {
        if viewModel.state.activity == nil {
          rows.refreshable { viewModel.handleReload() }
        } else {
          rows
        }
        TextField("회원 번호", text: $id)
          .onSubmit { viewModel.handleLogin(id) }
          .onChange(of: id) { viewModel.handleTyping() }
          .accessibilityIdentifier("id")
      }
      .disabled(viewModel.state.activity != nil)
    }
    .navigationTitle("회원")
  }

  private var rows: some View {
    ForEach(viewModel.state.members, id: \.id) { member in
      Button(member.name) { viewModel.handleLogin(member.id) }
        .accessibilityIdentifier("login \(member.id)")
    }
  }

  @ViewBuilder private var activity: some View {
    switch viewModel.state.activity {
    case .loading: Text("불러오는 중…")
    case .loggingIn: Text("로그인하는 중…")
    case nil: EmptyView()
    }
  }

  @ViewBuilder private var problem: some View {
    switch viewModel.state.problem {
    case .emptyID: Text("회원 번호를 입력하세요")
    case .unknownID(let id): Text("\(id)번 회원이 없습니다")
    case .notLoaded(let error):
      let reason = Text(error.message)
      Text("회원을 불러오지 못했습니다: \(reason)")
    case .notLoggedIn(let error):
      let reason = Text(error.message)
      Text("로그인하지 못했습니다: \(reason)")
    case .lostAccount(let member): Text("\(member.name)님의 계정이 다른 곳에서 탈퇴되었습니다")
    case nil: EmptyView()
    }
  }
}
