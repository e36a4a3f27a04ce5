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

extension OpenURLAction {
  /// Opens with `handler`.
  public init(handler: @escaping @MainActor (URL) -> Result) {
    self.init(handler: { (address: String) in URL(string: address).map(handler) ?? .discarded })
  }
}

extension View {
  /// Shows `error` while `isPresented` and `error` is not nil. The title is the error's description.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) -> some View {
    alert(error.title, isPresented: isPresented, presenting: error) { _ in actions() }
  }

  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping @MainActor (Failure) -> Actions,
    @ViewBuilder message: @escaping @MainActor (Failure) -> Message
  ) -> some View {
    alert(
      error.title, isPresented: isPresented, presenting: error, actions: actions, message: message)
  }
}

extension Optional where Wrapped: LocalizedError {
  fileprivate var title: Text {
    Text(verbatim: map { $0.errorDescription ?? $0.localizedDescription } ?? "")
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
