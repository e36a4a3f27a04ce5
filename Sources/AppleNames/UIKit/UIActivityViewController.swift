public import HeadlessUI

/// A sheet that shows the items to share, as text. Nothing is shared.
public final class UIActivityViewController: UIHostingController<UIActivityViewController.Items> {
  public struct Items: View {
    fileprivate let items: [String]

    public var body: some View {
      ForEach(items, id: \.self) { Text(verbatim: $0) }
    }
  }

  /// Not called: nothing is shared.
  public var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  public var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [Never]?) {
    super.init(rootView: Items(items: []))
    let items = activityItems.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: nil)
    }
    rootView = Items(items: items.map { "\($0)" })
    title = "Share"
  }
}

/// An object that makes the item to share when it is needed.
@MainActor
public protocol UIActivityItemSource: AnyObject {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

public enum UIActivity {
  public enum ActivityType: Sendable, Hashable {
    case copyToPasteboard, mail, message, postToFacebook, postToTwitter, print,
      saveToCameraRoll
  }
}
