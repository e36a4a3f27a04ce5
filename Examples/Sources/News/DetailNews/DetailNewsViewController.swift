import HeadlessUI
import StateBinding

typealias DetailNewsViewModel = ViewModel<DetailNewsState, DetailNewsAction>

final class DetailNewsViewController: UIViewController, DetailNewsViewControllable,
  ViewModelHosting
{
  let viewModel = DetailNewsViewModel(state: DetailNewsState())

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(UIHostingController(rootView: DetailNewsView(viewModel: viewModel)))
  }

  /// Detaches the RIB whenever its view leaves the stack.
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    guard parent == nil, listener != nil else { return }
    viewModel.request(action: .back)
  }
}

extension DetailNewsViewController: DetailNewsPresentable {}

struct DetailNewsView: View {
  @State var viewModel: DetailNewsViewModel

  init(viewModel: DetailNewsViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  private var state: DetailNewsState { viewModel.state }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      LabeledContent("출처", value: state.source)
      LabeledContent("날짜", value: state.date)
      ForEach(Array(state.paragraphs.enumerated()), id: \.offset) { paragraph in
        Text(paragraph.element)
      }
    }
    .navigationTitle(state.title)
  }
}
