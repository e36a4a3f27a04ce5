import HeadlessDriver
import HeadlessUI
import StateBinding
import StateBindingTestSupport
import Testing

/// A new link while another link waits, in an app that follows one link at a time.
struct LinkReplacementTests {
  private let log = Log()

  @Test func `a replaced link ignores the event that it waited for`() async {
    let session = await session()
    #expect(await session.answer(to: ":open app://wait") == "waiting\n")
    #expect(
      await session.answer(to: ":open app://login") == "no longer waiting: app://wait\n  here\n")
    #expect(log.take() == ["login"])
    #expect(session.waitingLink == nil)
  }

  @Test func `a link that cannot be opened leaves the waiting link alone`() async {
    let session = await session()
    _ = await session.answer(to: ":open app://wait")
    #expect(await session.answer(to: ":open app://nowhere/at/all").hasPrefix("unknown-link: "))
    #expect(await session.answer(to: ":open app://page?number=x").hasPrefix("bad-link: "))
    #expect(session.waitingLink == "waiting: app://wait")
    #expect(log.take() == [])
  }

  @Test func `a link that waits in a later step names that step`() async {
    let (bag, pages, login) = (DisposeBag(), PublishRelay<Void>(), PublishRelay<Void>())
    let links = AppLinks(waitingNote: "waiting for login") { _ in
      bag.insert(PageWorkflow(login: login, pages: pages).subscribe(log))
    }
    let session = await startedSession(links: links) { _ in
      Button("login") { login.accept(()) }
      Button("load") { pages.accept(()) }
    }
    #expect(await session.answer(to: ":open app://page") == "waiting for login\n")
    #expect(session.waitingLink == "waiting for login: app://page")
    _ = await session.send(":open app://other")
    _ = await session.send("login")
    #expect(session.waitingLink == "waiting (PageWorkflow, step 2): app://page, app://other")
    _ = await session.send(":open app://third")
    #expect(
      session.waitingLink
        == "waiting (PageWorkflow, step 2): app://page, app://other; waiting for login: app://third"
    )
  }

  @Test func `a malformed link that a workflow finds is named once`() async {
    let session = await session()
    #expect(
      await session.answer(to: ":open app://broken")
        == #"bad-link: "app://broken" is malformed: it has no page"#)
  }

  private func session() async -> Session {
    let login = Login()
    var table = DeepLinkTable<Workflow<Login>>()
    table.add(DeepLinkRoute("app://wait")) { [log] in
      LinkWorkflow { login in
        login.done.map { (login, log("acted")) }
      }
    }
    table.add(DeepLinkRoute("app://login")) { [log] in
      LinkWorkflow { login in
        log("login")
        login.done.accept(())
        return .just((login, ()))
      }
    }
    table.add(DeepLinkRoute("app://page", .integer("number"))) { _ in
      LinkWorkflow { .just(($0, ())) }
    }
    table.add(DeepLinkRoute("app://broken")) {
      LinkWorkflow { _ in
        .error(DeepLinkError.malformed(url: "app://broken", reason: "it has no page"))
      }
    }
    var current: Workflow<Login>?
    let links = AppLinks { url in
      let workflow = try table.destination(of: url)
      current?.dispose()
      current = workflow
      _ = workflow.subscribe(login)
    }
    return await startedSession(links: links) { _ in Text("here") }
  }
}

/// The login that the link `app://wait` waits for.
private final class Login {
  let done = PublishRelay<Void>()
}

/// Waits for the login in its first step, and for the pages in its second.
private final class PageWorkflow: Workflow<Log> {
  init(login: Observable<Void>, pages: Observable<Void>) {
    super.init()
    onStep { log in login.map { (log, ()) } }
      .onStep { log, _ in pages.map { (log, ()) } }
      .commit()
  }
}

private final class LinkWorkflow: Workflow<Login> {
  init(step: @escaping (Login) -> Observable<(Login, Void)>) {
    super.init()
    onStep(step).commit()
  }
}
