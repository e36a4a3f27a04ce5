import HeadlessUI
import StateBinding

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
