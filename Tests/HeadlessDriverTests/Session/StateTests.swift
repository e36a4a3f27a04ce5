import HeadlessDriver
import HeadlessUI
import StateBinding
import TestSupport
import Testing

@Suite(.ownRun)
struct StateTests {
  @Test func `a view model that a view controller keeps to itself is looked at`() async {
    let session = await started(KeepingController())
    #expect(await session.answer(to: ":state") == "Small\n  number: 1\n")
  }

  @Test func `one that the class below keeps is looked at, too`() async {
    let session = await started(InheritingController())
    #expect(await session.answer(to: ":state") == "Small\n  number: 1\n")
  }

  @Test func `what a view controller says itself comes first`() async {
    let session = await started(SayingController())
    #expect(await session.answer(to: ":state") == "Small: \"mine\"\n")
  }

  @Test func `the state of a view controller that is kept is not taken for one's own`() async {
    let session = await started(ContainingController())
    #expect(
      await session.answer(to: ":state")
        == "no RIB shows a state; store a ViewModel in a view controller, or conform the controller to StatePresenting\n"
    )
  }

  @Test func `where no RIB shows a state, the answer says what would`() async {
    let session = await startedSession { _ in Text("a") }
    #expect(
      await session.answer(to: ":state") == """
        no RIB shows a state; store a ViewModel in a view controller, or conform the controller to StatePresenting

        """)
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

  @Test func `a wrong name is answered with the right ones`() async {
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

  @Test func `of a long collection the first elements are printed, and a long line is cut`() async {
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
    let session = Session { _ in
      let window = UIWindow()
      let router = SmallRouter(interactor: Interactor(), viewController: controller)
      router.launch(from: window)
      return App(window: window, router: router)
    }
    _ = await session.start()
    return session
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

private final class ContainingController: UIViewController, ViewControllable {
  private let shown: (any ViewControllable)? = SayingController()
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
