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
    super.init(rootView: Items(items: activityItems.map { "\($0)" }))
    title = "Share"
  }
}

public enum UIActivity {
  public enum ActivityType: Sendable, Hashable {
    case copyToPasteboard, mail, message, postToFacebook, postToTwitter, print,
      saveToCameraRoll
  }
}
