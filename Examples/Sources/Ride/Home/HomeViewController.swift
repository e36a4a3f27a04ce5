import HeadlessUI
import StateBinding

typealias HomeViewModel = ViewModel<HomeState, HomeAction>

final class HomeViewController: UIViewController, ViewControllable, HomePresentable,
  ViewModelHosting
{
  let viewModel: HomeViewModel

  init(state: HomeState) {
    viewModel = HomeViewModel(state: state)
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(HomeView(viewModel: viewModel))
  }
}

struct HomeView: View {
  @State var viewModel: HomeViewModel
  @State private var logoutAlert = false

  init(viewModel: HomeViewModel) {
    self._viewModel = .init(initialValue: viewModel)
  }

  private var home: HomeState { viewModel.state }

  var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      switch home.notice {
      case .nothing: EmptyView()
      case .noDriver: Text("운전자를 찾지 못했습니다. 잠시 뒤에 다시 호출하세요")
      case .rideCancelled: Text("호출을 취소했습니다")
      case .rideLost: Text("탑승 상태를 더 받을 수 없습니다. 다시 호출하세요")
      }
      LabeledContent("탑승자", value: home.rider.name)
      PlaceRow("현재 위치", home.near)
      Button("차량 호출") { viewModel.request(action: .call) }
        .accessibilityIdentifier("call")
      Button("로그아웃") { logoutAlert = true }
        .accessibilityIdentifier("logout")
    }
    .navigationTitle("홈")
    .alert("정말 로그아웃하시겠습니까?", isPresented: $logoutAlert) {
      Button("로그아웃", role: .destructive) { viewModel.request(action: .logout) }
      Button("취소", role: .cancel) {}
    }
  }
}
