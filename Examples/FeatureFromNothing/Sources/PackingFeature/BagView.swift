import HeadlessUI
import StateBinding

typealias BagViewModel = ViewModel<BagState, BagAction>

final class BagViewController: UIViewController, ViewControllable, BagPresentable, ViewModelHosting
{
  let viewModel = BagViewModel(state: BagState())

  override func viewDidLoad() {
    super.viewDidLoad()
    embed(UIHostingController(rootView: BagView(viewModel: viewModel)))
  }
}

struct BagView: View {
  @State var viewModel: BagViewModel
  @State private var isRemoving = false
  @State private var removed: Thing?

  var body: some View {
    List {
      if viewModel.state.things.isEmpty { Text("Nothing to pack") }
      ForEach(viewModel.state.things) { thing in
        Toggle(
          thing.name,
          isOn: Binding(
            get: { thing.isPacked },
            set: { viewModel.request(action: .pack(thing.id, $0)) })
        )
        .swipeActions {
          Button("Remove", role: .destructive) {
            removed = thing
            isRemoving = true
          }
          .accessibilityIdentifier("remove \(thing.name)")
        }
      }
    }
    .navigationTitle("Bag")
    .toolbar {
      Button("Add") { viewModel.request(action: .add) }
    }
    .alert("Remove from the bag?", isPresented: $isRemoving, presenting: removed) { thing in
      Button("Remove", role: .destructive) { viewModel.request(action: .remove(thing.id)) }
      Button("Keep", role: .cancel) {}
    } message: { thing in
      Text(thing.name)
    }
  }
}
