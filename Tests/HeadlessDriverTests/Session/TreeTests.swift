import HeadlessDriver
import HeadlessUI
import StateBinding
import Testing

/// The tasks and links in the output of `:tree`.
struct TreeTests {
  @Test func `a running task is named after the function that started it`() async {
    let session = await launchedSession {
      smallApp(Text("a"), interactor: LoadingInteractor(clock: $0.clock))
    }
    #expect(
      await session.answer(to: ":tree")
        == "Small (on top, load() sleeps 2s, listen() waits)\n")
    _ = await session.send(":wait 500ms")
    #expect(
      await session.answer(to: ":tree")
        == "Small (on top, load() sleeps 1.5s, listen() waits)\n")
    _ = await session.send(":wait")
    #expect(await session.answer(to: ":tree") == "Small (on top, listen() waits)\n")
  }

  @Test func `work without a RIB follows the tree`() async {
    let session = await startedSession { clock in
      Text("a").task { try? await clock.sleep(for: .seconds(3)) }
    }
    #expect(await session.answer(to: ":tree") == "Small (on top)\na view sleeps 3s\n")
  }

  @Test func `several sleeping tasks of a view are counted, with the shortest sleep first`() async {
    let session = await startedSession { clock in
      ForEach([3, 2, 4], id: \.self) { seconds in
        Text("a").task { try? await clock.sleep(for: .seconds(seconds)) }
      }
    }
    #expect(await session.answer(to: ":tree") == "Small (on top)\na view sleeps 2s, and 2 more\n")
  }

  @Test func `a waiting link names its workflow and step`() async {
    let arrival = PublishRelay<Void>()
    let kept = Kept()
    let links = AppLinks(open: { _ in
      let workflow = GreetingWorkflow()
      workflow.onStep { _ in .just(((), ())) }
        .onStep { _, _ in arrival.map { ((), ()) } }
        .commit()
      kept.subscription = workflow.subscribe(())
    })
    let session = await startedSession(links: links) { _ in Text("a") }
    _ = await session.send(":open small://greet")
    #expect(
      await session.answer(to: ":tree")
        == "Small (on top)\nGreetingWorkflow waits in step 2: small://greet\n")
    arrival.accept(())
    #expect(await session.answer(to: ":tree") == "Small (on top)\n")
  }
}

private final class GreetingWorkflow: Workflow<Void> {}

private final class Kept {
  var subscription: (any Disposable)?
}

private final class LoadingInteractor: Interactor {
  private let clock: VirtualClock
  private let news = PublishRelay<Int>()

  init(clock: VirtualClock) {
    self.clock = clock
  }

  override func didBecomeActive() {
    load()
    listen()
  }

  private func load() {
    task { [clock] in try await clock.sleep(for: .seconds(2)) }
  }

  private func listen() {
    task { [news] in for try await _ in news.values {} }
  }
}
