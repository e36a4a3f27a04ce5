import HeadlessUI
import StateBinding

struct PostDetailView: View {
  @State var viewModel: PostDetailViewModel

  init(viewModel: PostDetailViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      if viewModel.state.isReloading { ProgressView("새로 불러오는 중…") }
      if let failure = viewModel.state.failure { NetworkErrorText(error: failure) }
      LabeledContent("글쓴이", value: viewModel.state.author)
      LabeledContent("날짜", value: viewModel.state.date)
      LabeledContent("조회", value: viewModel.state.views)
      ForEach(Array(viewModel.state.paragraphs.enumerated()), id: \.offset) { paragraph in
        Text(paragraph.element)
      }
    }
    .navigationTitle(viewModel.state.title)
    .refreshable { viewModel.request(action: .reload) }
  }
}
