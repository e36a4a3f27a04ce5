public import Foundation
public import HeadlessUI
import StateBinding
public import UIKit

extension View {
  /// Calls `action` with each link of `:open`, as long as the view has its place. A web address comes here only if no view
  /// continues activities of the type `NSUserActivityTypeBrowsingWeb`.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    whilePlaced {
      LinkHearer(activityType: nil)
    } update: {
      $0.action = { activity in if let url = activity.webpageURL { action(url) } }
    }
  }

  /// Calls `action` with an activity for each web address of `:open`, if `activityType` is `NSUserActivityTypeBrowsingWeb`.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping @MainActor (NSUserActivity) -> Void
  ) -> some View {
    whilePlaced {
      LinkHearer(activityType: activityType)
    } update: {
      $0.action = action
    }
  }
}

/// A view that hears links.
@MainActor
private final class LinkHearer {
  /// The type of activities that the view continues; nil for a view that opens URLs.
  let activityType: String?
  var action: (NSUserActivity) -> Void = { _ in }

  init(activityType: String?) {
    self.activityType = activityType
    LinkHearers.ofRun.current.add(self)
  }
}

/// The views of a run that hear links.
@MainActor
final class LinkHearers {
  static let ofRun = PerRun { LinkHearers() }

  private struct Entry {
    weak var hearer: LinkHearer?
  }

  private var entries: [Entry] = []

  fileprivate func add(_ hearer: LinkHearer) {
    entries.removeAll { $0.hearer == nil }
    entries.append(Entry(hearer: hearer))
  }

  /// Passes `url` to the views. Returns false if there are none.
  func open(_ url: URL) -> Bool {
    let hearers = entries.compactMap(\.hearer)
    var chosen = hearers.filter { $0.activityType == NSUserActivityTypeBrowsingWeb }
    if !url.isUniversalLink || chosen.isEmpty { chosen = hearers.filter { $0.activityType == nil } }
    let activity = NSUserActivity(opening: url)
    for hearer in chosen { hearer.action(activity) }
    return !chosen.isEmpty
  }
}
