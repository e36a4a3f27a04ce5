import HeadlessUI
import StateBinding

struct BoardView: View {
  @State var viewModel: BoardViewModel

  init(viewModel: BoardViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  private var state: BoardState { viewModel.state }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      if !state.boards.isEmpty { boards }
      activity
      List(state.posts) { post in
        Button(post.title) { viewModel.handleTap(post) }
          .accessibilityValue("\(post.author), \(post.date)")
          .accessibilityIdentifier("post \(post.id)")
      }
      if state.hasMore, state.activity == nil {
        Button("이전 글 더 보기") { viewModel.handleMore() }
          .accessibilityIdentifier("older")
      }
    }
    .navigationTitle("게시판")
    .refreshable { viewModel.handleReload() }
    .alert(
      "글을 불러오지 못했습니다", isPresented: $viewModel.failureAlert, presenting: state.failure
    ) { _ in
      Button("다시 시도") { viewModel.handleRetry() }
      Button("닫기", role: .cancel) {}
    } message: { failure in
      NetworkErrorText(error: failure.error)
    }
  }

  private var boards: some View {
    Picker("게시판 선택", selection: chosen) {
      Text("전체").tag(nil as String?)
      ForEach(state.boards) { board in
        Text(board.name).tag(board.id as String?)
      }
    }
    .accessibilityIdentifier("board")
  }

  private var chosen: Binding<String?> {
    Binding(get: { viewModel.state.selectedBoardId }, set: { viewModel.handleBoard($0) })
  }

  /// The current activity, or the reason for an empty list.
  @ViewBuilder private var activity: some View {
    switch state.activity {
    case .loading: ProgressView("불러오는 중…")
    case .reloading: ProgressView("새로 불러오는 중…")
    case .loadingMore: ProgressView("이전 글을 불러오는 중…")
    case nil where state.failure != nil: Text("글을 불러오지 못했습니다")
    case nil where state.posts.isEmpty: Text("글이 없습니다")
    case nil: EmptyView()
    }
  }
}
