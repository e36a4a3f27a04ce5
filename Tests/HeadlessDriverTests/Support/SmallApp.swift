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

extension App {
  /// The app whose root is `router`, which is launched in a new window.
  init(
    launching router: any LaunchRouting, strings: StringCatalogue = StringCatalogue(),
    links: AppLinks = AppLinks()
  ) {
    let window = UIWindow(strings: strings)
    router.launch(from: window)
    self.init(window: window, router: router, links: links)
  }
}

/// A session of the app of `launch`, which is running.
func launchedSession(
  style: Session.Style = .init(), _ launch: (Launch) -> App
) async -> Session {
  let session = Session(style: style, launch: launch)
  _ = await session.start()
  return session
}

/// A session of a running app that shows `content`, with the clock of the session.
func startedSession(
  style: Session.Style = .init(), links: AppLinks = AppLinks(),
  @ViewBuilder content: (VirtualClock) -> some View
) async -> Session {
  await launchedSession(style: style) { smallApp(content($0.clock), links: links) }
}

/// An app that shows `content`. Its only RIB has the `interactor`.
func smallApp(
  _ content: some View, links: AppLinks = AppLinks(), interactor: Interactor = Interactor(),
  strings: StringCatalogue = StringCatalogue()
) -> App {
  App(
    launching: SmallRouter(
      interactor: interactor, viewController: SmallViewController(rootView: content)),
    strings: strings, links: links)
}

extension Session {
  /// The printed answer to `line`, or its error.
  func answer(to line: String) async -> String {
    let response = await send(line)
    return response.error.map(\.description) ?? response.printed()
  }
}
