import HeadlessDriver
import HeadlessUI
import Observation
import StateBinding
import StateBindingTesting
import StateBindingTestSupport
import Testing

@Suite(.ownRun)
struct StateTests {
  @Test func `:state shows a private view model of a view controller`() async {
    let session = await started(KeepingController())
    #expect(await session.answer(to: ":state") == "Small\n  number: 1\n")
  }

  @Test func `:state shows a view model of the superclass`() async {
    let session = await started(InheritingController())
    #expect(await session.answer(to: ":state") == "Small\n  number: 1\n")
  }

  @Test func `currentState of a view controller wins over its view model`() async {
    let session = await started(SayingController())
    #expect(await session.answer(to: ":state") == "Small: \"mine\"\n")
  }

  @Test func `:state and the trace show a view model that is written by hand`() async {
    var style = Session.Style()
    style.isTraced = true
    let session = Session(style: style) { _ in
      let (interactor, controller) = (TallyInteractor(), HandWritingController())
      interactor.viewModel = controller.viewModel
      return App(launching: SmallRouter(interactor: interactor, viewController: controller))
    }
    let first = await session.start().events.map(\.description)
    #expect(first == ["activate Small", "load Small", "state Small Count(number: 1)"])
    // Each change stands before the event that comes next.
    let events = await session.send("Count").events.map(\.description)
    #expect(
      events == [
        "action Small count", "state Small  number: 1 → 2", "hear Small didCount()",
        "state Small  number: 2 → 3",
      ])
    #expect(await session.answer(to: ":state") == "Small\n  number: 3\n")
  }

  @Test func `the state of a contained view controller is not shown`() async {
    let session = await started(ContainingController())
    #expect(
      await session.answer(to: ":state")
        == "no RIB shows a state; store a view model with a state in a view controller, or conform the controller to StatePresenting\n"
    )
  }

  @Test func `:state shows the relays of the component of a RIB without a state`() async {
    let session = await launchedSession { _ in
      let component = ScoreComponent(dependency: EmptyComponent())
      let root = SmallRouter(interactor: Interactor(), viewController: PlainController())
      let app = App(launching: root)
      let below = ScopeRouter(interactor: Interactor(), builder: Builder(dependency: component))
      root.attachChild(
        ScopeRouter(interactor: Interactor(), builder: Builder(dependency: component)))
      root.children[0].attachChild(below)
      component.score.accept(3)
      return app
    }
    #expect(await session.answer(to: ":state") == "Scope\n  score: 3\n  code: nil\n")
    #expect(await session.answer(to: ":state Scope.score") == "Scope.score: 3\n")
  }

  @Test func `a path names a RIB, a field or an element`() async {
    let session = await started(ShopController())
    #expect(
      await session.answer(to: ":state Small.items")
        == "Small.items: [Item(id: 7, name: \"Tea\"), Item(id: 9, name: \"Milk\")]\n")
    let tea = "\n  id: 7\n  name: \"Tea\"\n"
    #expect(await session.answer(to: ":state Small.items[0]") == "Small.items[0]" + tea)
    #expect(await session.answer(to: ":state Small.items[id: 7]") == "Small.items[id: 7]" + tea)
    #expect(
      await session.answer(to: ":state Small.items[id: 9].name")
        == "Small.items[id: 9].name: \"Milk\"\n")
    #expect(
      await session.answer(to: ":state Small.prices[\"Tea\"]") == "Small.prices[\"Tea\"]: 3\n")
  }

  @Test func `a wrong path is answered with the right names`() async {
    let session = await started(ShopController())
    #expect(
      await session.answer(to: ":state Smal")
        == #"bad-argument: no RIB that shows a state is called "Smal"; these are: Small; did you mean "Small"?"#
    )
    #expect(
      await session.answer(to: ":state Small.item")
        == #"bad-argument: Small has no "item"; there is: Small.items, Small.prices, Small.note; did you mean "Small.items"?"#
    )
    #expect(
      await session.answer(to: ":state Small.note.length")
        == "bad-argument: Small.note has no fields or elements; write :state Small.note")
  }

  @Test func `a long collection is cut after five elements, and a long line at the width`() async {
    let session = await started(ShopController(items: 1_207))
    #expect(
      await session.answer(to: ":state") == """
        Small
          items (1,207)
            Item(id: 0, name: "Number 0")
            Item(id: 1, name: "Number 1")
            Item(id: 2, name: "Number 2")
            Item(id: 3, name: "Number 3")
            Item(id: 4, name: "Number 4")
            … 1,202 more
          prices: ["Tea": 3]
          note: "Bring a bag, and bring a bag, and bring a bag, and bring a bag, and br…

        """)
  }

  private func started(_ controller: some UIViewController & ViewControllable) async -> Session {
    await launchedSession { _ in
      App(launching: SmallRouter(interactor: Interactor(), viewController: controller))
    }
  }
}

nonisolated private struct Count {
  var number = 1
}

private final class SmallRouter<Controller: ViewControllable>: LaunchRouter<
  Interactor, Controller
>
{}

private class KeepingController: UIViewController, ViewControllable {
  private let viewModel = ViewModel<Count, Never>(state: Count())
}

private final class InheritingController: KeepingController {}

private final class SayingController: UIViewController, ViewControllable, StatePresenting {
  private let viewModel = ViewModel<Count, Never>(state: Count())
  var currentState: Any { "mine" }
}

@Observable private final class HandWrittenModel {
  var state = Count()
  @ObservationIgnored weak var interactor: TallyInteractor?
}

private final class HandWritingController: UIHostingController<Button<Text>>, ViewControllable {
  let viewModel: HandWrittenModel

  init() {
    let viewModel = HandWrittenModel()
    self.viewModel = viewModel
    super.init(rootView: Button("Count") { viewModel.interactor?.request(action: .count) })
  }
}

private final class TallyInteractor: Interactor {
  enum Action { case count }

  var viewModel: HandWrittenModel? { didSet { viewModel?.interactor = self } }

  func request(action: Action) {
    trace(action: action)
    viewModel?.state.number += 1
    didCount()
  }

  private func didCount() {
    trace()
    viewModel?.state.number += 1
  }
}

private final class ContainingController: UIViewController, ViewControllable {
  private let shown: (any ViewControllable)? = SayingController()
}

private final class PlainController: UIViewController, ViewControllable {}

private final class ScoreComponent: Component<EmptyComponent> {
  let score = BehaviorRelay(value: 1)
  let code = BehaviorRelay<String?>(value: nil)
  let rounds = PublishRelay<Int>()
}

/// A router without a view. It keeps the builder of a child.
private final class ScopeRouter: Router<Interactor> {
  private let builder: Builder<ScoreComponent>

  init(interactor: Interactor, builder: Builder<ScoreComponent>) {
    self.builder = builder
    super.init(interactor: interactor)
  }
}

nonisolated private struct Shop {
  struct Item {
    let id: Int
    var name: String
  }

  var items = [Item(id: 7, name: "Tea"), Item(id: 9, name: "Milk")]
  var prices = ["Tea": 3]
  var note = "Bring a bag" + String(repeating: ", and bring a bag", count: 9)
}

private final class ShopController: UIViewController, ViewControllable {
  private let viewModel: ViewModel<Shop, Never>

  init(items: Int? = nil) {
    var shop = Shop()
    if let items { shop.items = (0..<items).map { Shop.Item(id: $0, name: "Number \($0)") } }
    viewModel = ViewModel(state: shop)
    super.init()
  }
}
