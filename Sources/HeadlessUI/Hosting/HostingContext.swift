/// What view controllers need to make a page.
@MainActor
struct HostingContext {
  let environment: EnvironmentValues
  let effects: Effects
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
    presented.map { [$0.makePresentation(in: context)] } ?? []
  }
}

/// A view controller whose views say what it is called.
@MainActor
protocol TitledHost: AnyObject {
  var hostedTitle: String? { get }
}
