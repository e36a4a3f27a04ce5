import HeadlessDriver
import HeadlessUI
import StateBinding

/// The only RIB of a small app.
private final class SmallRouter<Content: View>: LaunchRouter<
  Interactor, SmallViewController<Content>
>
{}

private final class SmallViewController<Content: View>: UIHostingController<Content>,
  ViewControllable
{}

/// A session of a running app that shows `content`, with the clock of the session.
func startedSession(
  style: Session.Style = .init(), links: AppLinks = AppLinks(),
  @ViewBuilder content: (VirtualClock) -> some View
) async -> Session {
  let session = Session(style: style) { launch in
    smallApp(content(launch.clock), links: links)
  }
  _ = await session.start()
  return session
}

/// An app that shows `content`. Its only RIB has the `interactor`.
func smallApp(
  _ content: some View, links: AppLinks = AppLinks(), interactor: Interactor = Interactor(),
  strings: StringCatalogue = StringCatalogue()
) -> App {
  let window = UIWindow(strings: strings)
  let router = SmallRouter(
    interactor: interactor, viewController: SmallViewController(rootView: content))
  router.launch(from: window)
  return App(window: window, router: router, links: links)
}

extension Session {
  /// The printed answer to `line`, or its error.
  func answer(to line: String) async -> String {
    let response = await send(line)
    return response.error.map(\.description) ?? response.printed()
  }
}
