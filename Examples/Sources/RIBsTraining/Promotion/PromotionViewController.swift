import HeadlessUI
import StateBinding

typealias PromotionViewModel = ViewModel<PromotionState, PromotionAction>

final class PromotionViewController: UIViewController, PromotionViewControllable,
  PromotionPresentable, ViewModelHosting
{
  let viewModel = PromotionViewModel(state: .init())

  init() {
    super.init(nibName: nil, bundle: nil)
    presentationController?.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(PromotionView(viewModel: viewModel))
  }

}

extension PromotionViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    viewModel.request(action: .close)
  }
}

struct PromotionView: View {
  @State var viewModel: PromotionViewModel

  init(viewModel: PromotionViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      Text(viewModel.state.offer)
      LabeledContent("프로모션 코드", value: viewModel.state.code)
      LabeledContent("마지막 날", value: viewModel.state.until)
    }
    .navigationTitle(viewModel.state.title)
  }
}
