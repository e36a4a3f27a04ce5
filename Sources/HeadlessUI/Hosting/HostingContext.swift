/// What view controllers need to make a page.
@MainActor
struct HostingContext {
  let surroundings: Surroundings
  let effects: Effects
  /// The hosting controllers that are asked.
  let asked: AskedHosts

  /// Collects the hosting controllers of a window, to know when one of them is out of date.
  @MainActor
  final class AskedHosts {
    private var hosts: [AskedHost] = []
    private var next = 0

    /// Begins to ask anew.
    func begin() { next = 0 }

    /// Mostly the ones that were asked last are asked again.
    func append(_ host: any EvaluatingHost) {
      if next < hosts.count, hosts[next].host !== host { hosts.removeSubrange(next...) }
      if next == hosts.count { hosts.append(AskedHost(host: host)) }
      next += 1
    }

    /// Forgets those that were not asked any more.
    func end() {
      if next < hosts.count { hosts.removeSubrange(next...) }
    }

    var areOutOfDate: Bool { hosts.contains { $0.host?.isOutOfDate == true } }
  }
}

/// A hosting controller that was asked; the window does not keep it.
private struct AskedHost {
  weak var host: (any EvaluatingHost)?
}

/// What every view of a window finds around it; new ones are others.
@MainActor
final class Surroundings {
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }
}

/// A view controller that evaluates views.
@MainActor
protocol EvaluatingHost: AnyObject {
  /// Whether something has changed that its views have read.
  var isOutOfDate: Bool { get }
}

extension UIViewController {
  /// What it is called on its page.
  final var pageTitle: String? { navigationItem.title ?? title ?? hostedTitle }

  private var hostedTitle: String? {
    (self as? any TitledHost)?.hostedTitle ?? shownChildren.lazy.compactMap(\.pageTitle).first
  }

  /// What it shows, and what is on top of it.
  final func makePage(in context: HostingContext) -> Page {
    var page = makeOwnPage(in: context)
    if let title = navigationItem.title ?? title { page.title = title }
    if presented != nil { page.presentations += presentations(in: context) }
    return page
  }

  /// What it shows on top of itself.
  final func presentations(in context: HostingContext) -> [Presentation] {
    guard let presented else { return [] }
    return [
      Presentation(
        kind: .sheet, order: presented.presentationOrder, page: presented.makePage(in: context),
        canGoBack: !presented.isModalInPresentation
          && !presented.modalPresentationStyle.coversEverything,
        dismiss: { [weak presented] in presented?.leave() })
    ]
  }
}

/// A view controller whose views say what it is called.
@MainActor
protocol TitledHost: AnyObject {
  var hostedTitle: String? { get }
}
