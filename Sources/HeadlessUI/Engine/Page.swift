import StateBinding

/// The views of one page after a look: their nodes, and the facts about the page.
package struct Page {
  package var nodes: [Node] = []
  var title: String?
  /// The alerts, dialogs and sheets on top of the page.
  var presentations: [Presentation] = []
  /// The buttons of the navigation bar.
  var tools: [ToolItem] = []
  /// The views that know when they appear and disappear.
  package var lives: [Life] = []
  /// The values that the views on the page give to the views around them.
  var preferences: [ObjectIdentifier: Preference] = [:]
  /// Refreshes the page.
  package var refresh: (@MainActor () async -> Void)?
  var back: Back?
  var isBackHidden = false
  /// Whether the navigation bar is hidden, with the way back and the buttons.
  var isBarHidden = false
  /// Whether the tabs around the page are hidden.
  var hidesTabs = false
  /// Whether a sheet with this page can only be closed by its own buttons.
  var isDismissDisabled = false
  /// The text of the page's search field; nil if there is no field.
  var searchText: String?

  /// Appends another page. Its title, refresh action and way back count only if this page has none.
  @MainActor
  package mutating func append(_ other: Page) {
    nodes += other.nodes
    presentations += other.presentations
    tools += other.tools
    lives += other.lives
    for preference in other.preferences.values { add(preference) }
    title = title ?? other.title
    refresh = refresh ?? other.refresh
    back = back ?? other.back
    isBackHidden = isBackHidden || other.isBackHidden
    isBarHidden = isBarHidden || other.isBarHidden
    hidesTabs = hidesTabs || other.hidesTabs
    isDismissDisabled = isDismissDisabled || other.isDismissDisabled
    searchText = searchText ?? other.searchText
  }
}

/// An alert, a dialog or a sheet on top of a page.
struct Presentation {
  enum Kind {
    case alert, dialog, sheet
  }

  var kind: Kind
  /// The position among all presentations of the window: a later one waits until the earlier one has gone.
  var order: Int
  var message: String?
  var page: Page
  /// Whether the person may close a sheet with `back`.
  var canGoBack = true
  var dismiss: @MainActor () -> Void
}

/// The way back from a page.
struct Back {
  /// The title of the page to go back to.
  var label: String
  var action: @MainActor () -> Void
}

/// A button of a navigation bar.
struct ToolItem {
  var nodes: [Node]
  /// Whether the button is shown only while a field has the focus.
  var isAboveKeyboard = false
}

extension Page {
  /// The tools that are shown now. Tools above the keyboard are shown only while a field has the focus, unless no field of
  /// the page is tied to a `FocusState`.
  @MainActor private var shownTools: [ToolItem] {
    if isBarHidden { return [] }
    guard tools.contains(where: \.isAboveKeyboard) else { return tools }
    let fields = lives.lazy.compactMap { $0.slot as? FocusSlot }
    if fields.isEmpty || fields.contains(where: { $0.isFocused }) { return tools }
    return tools.filter { !$0.isAboveKeyboard }
  }

  /// Puts the navigation bar before the other nodes, if there is one.
  @MainActor
  mutating func addBar(showsBack: Bool = true) {
    if tools.isEmpty && (back == nil || !showsBack) { return }
    let back = showsBack ? back : nil
    let tools = shownTools
    self.tools = []
    if back == nil && tools.isEmpty { return }
    let bar = Element(role: .navigationBar, label: title ?? "", value: back?.label)
    nodes.insert(Node(bar, children: tools.flatMap(\.nodes)), at: 0)
  }

  /// Whether one of the elements has roles that satisfy `condition`.
  @MainActor
  func contains(_ condition: (Role, Element.ButtonRole?) -> Bool) -> Bool {
    nodes.contains { $0.contains(condition) }
  }
}
