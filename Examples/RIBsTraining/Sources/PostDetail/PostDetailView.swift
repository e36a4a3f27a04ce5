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
      if let post = viewModel.state.post { PostText(post: post) }
    }
    .navigationTitle(viewModel.state.post?.title ?? "")
    .refreshable { viewModel.request(action: .reload) }
  }
}

struct PostText: View {
  let post: PostEntity

  var body: some View {
    LabeledContent("글쓴이", value: post.author)
    LabeledContent("날짜", value: post.date)
    LabeledContent("조회", value: "\(post.views)")
    ForEach(Array(post.paragraphs.enumerated()), id: \.offset) { paragraph in
      Text(paragraph.element)
    }
  }
}
