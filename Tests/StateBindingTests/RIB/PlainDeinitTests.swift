import StateBinding
import StateBindingTesting
import Synchronization
import StateBindingTestSupport
import Testing

/// Subclasses of every open class with a plain `deinit`, as RIBs files have them.
@Suite(.ownRun)
struct PlainDeinitTests {
  @Test func `a plain deinit in a subclass runs`() {
    do {
      _ = PlainRouter(interactor: PlainInteractor())
      _ = PlainWorker()
      _ = PlainWorkflow()
      _ = PlainComponent(dependency: ())
      _ = PlainBuilder(dependency: ())
      _ = PlainViewModel(state: 0)
      _ = PlainPresenter(viewController: 0)
    }
    // The optimiser may end the life of the interactor before that of the presenter.
    #expect(
      releases.names.sorted() == [
        "builder", "component", "interactor", "presenter", "router", "view model", "worker",
        "workflow",
      ])
  }

  @Test func `an interactor that nobody has deactivated resigns in its deinit`() {
    var events: [String] = []
    do {
      let interactor = NotingInteractor { events.append($0) }
      interactor.activate()
      interactor.subscribe()
    }
    #expect(events == ["true", "willResignActive", "disposed", "false", "completed"])
  }

  @Test func `a worker that works stops in its deinit`() {
    let interactor = Interactor()
    interactor.activate()
    var events: [String] = []
    do {
      let worker = NotingWorker { events.append($0) }
      worker.start(interactor)
    }
    #expect(events == ["didStart", "didStop"])
  }

  @Test func `a router released on another thread ends its RIB on the main actor`() async {
    LeakDetector.isEnabled = true
    var events: [String] = []
    let interactor = NotingInteractor { events.append($0) }
    let child = Router<Interactor>(interactor: Interactor())
    releaseElsewhere {
      let router = Router<Interactor>(interactor: interactor)
      interactor.activate()
      router.attachChild(child)
      return router
    }
    #expect(events == [])
    #expect(child.interactor.isActive)
    let lines = await diagnosed {
      // The end is queued before this task.
      await Task {}.value
      await settled()
    }
    #expect(lines.count == 1, "the test keeps the interactor")
    #expect(events == ["willResignActive"])
    #expect(!child.interactor.isActive)
  }

  @Test func `an active interactor released on another thread ends its work`() async {
    var ends = 0
    releaseElsewhere {
      let interactor = Interactor()
      interactor.activate()
      Disposables.create { ends += 1 }.disposeOnDeactivate(interactor: interactor)
      return interactor
    }
    await Task {}.value
    #expect(ends == 1)
  }

  @Test func `a worker released on another thread ends its work`() async {
    let interactor = Interactor()
    interactor.activate()
    var ends = 0
    releaseElsewhere {
      let worker = Worker()
      worker.start(interactor)
      Disposables.create { ends += 1 }.disposeOnStop(worker)
      return worker
    }
    await Task {}.value
    #expect(ends == 1)
  }
}

/// The names of the released objects of one test. Any thread may add one.
nonisolated private final class Releases: Sendable {
  private let all = Mutex<[String]>([])

  var names: [String] { all.withLock { $0 } }

  func add(_ name: String) { all.withLock { $0.append(name) } }
}

nonisolated private let releases = Releases()

private final class PlainRouter: Router<PlainInteractor> {
  deinit { releases.add("router") }
}

private final class PlainInteractor: Interactor {
  deinit { releases.add("interactor") }
}

private final class PlainWorker: Worker {
  deinit { releases.add("worker") }
}

private final class PlainWorkflow: Workflow<Int> {
  deinit { releases.add("workflow") }
}

private final class PlainComponent: Component<Void> {
  deinit { releases.add("component") }
}

private final class PlainBuilder: Builder<Void> {
  deinit { releases.add("builder") }
}

private final class PlainViewModel: ViewModel<Int, Never> {
  deinit { releases.add("view model") }
}

private final class PlainPresenter: Presenter<Int> {
  deinit { releases.add("presenter") }
}

private final class NotingInteractor: Interactor {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) { self.note = note }

  deinit {}

  func subscribe() {
    _ = isActiveStream.subscribe(
      onNext: { [note] in note("\($0)") }, onCompleted: { [note] in note("completed") })
    Disposables.create { [note] in note("disposed") }.disposeOnDeactivate(interactor: self)
  }

  override func willResignActive() { note("willResignActive") }
}

private final class NotingWorker: Worker {
  private let note: (String) -> Void

  init(_ note: @escaping (String) -> Void) { self.note = note }

  deinit {}

  override func didStart(_ interactorScope: any InteractorScope) { note("didStart") }

  override func didStop() { note("didStop") }
}
