/// A problem that could not be returned or thrown to a caller.
public struct Diagnostic: Sendable, Equatable, Codable, CustomStringConvertible {
  public enum Kind: String, CaseIterable, Sendable, Codable {
    /// An action found no listener, because the listener of the view model was gone or was never set. Or its interactor dropped it.
    case lostAction = "lost-action"
    /// Nobody handled an error of a subscription, a task or a workflow.
    case unhandledError = "unhandled-error"
    /// A subscription or task was tied to an inactive interactor, or to a worker whose work was not under way.
    case inactiveScope = "inactive-scope"
    /// An object outlived its RIB, a view stayed on the screen after its RIB became inactive, or a RIB stayed attached after
    /// its view left the screen.
    case leak
    /// A view misbehaved: a body wrote state, two rows had one id, or views never stopped changing, for instance.
    case view
    /// A view still shows a value that has changed, because nothing that SwiftUI observes told of the change.
    case staleView = "stale-view"
    /// A RIB was loaded although its interactor has no router or no listener, was attached and never shown, or was shown and
    /// never attached. Or an app began without launching its root.
    case unwired
    /// Code began work that waits in real time and is not counted.
    case uncountedWork = "uncounted-work"
    /// The input of a session ended while work slept, so nobody saw what comes of the work.
    case unfinished
  }

  public let kind: Kind
  /// Says what happened, with the values, and what to do.
  public let message: String

  package init(kind: Kind, message: String) {
    self.kind = kind
    self.message = message
  }

  public var description: String { "\(kind.rawValue): \(message)" }
}

/// Hands the diagnostics of one running app to their observers.
///
/// A driver and a test with a run of its own hear every diagnostic. An app on iOS may observe `AppRun.current.diagnostics` from its
/// launch on. Without an observer, a diagnostic becomes a line on standard error in a debug build, and is dropped in a release
/// build.
@MainActor
public final class Diagnostics: ErrorReporting {
  // Not a subject, which would hold the diagnostics.
  private lazy var reports = Hub<Diagnostic>(owner: Diagnostics.self)
  /// Hears each diagnostic that is reported while there is no observer. By default, writes it to standard error in a
  /// debug build.
  package var hearUnobserved: (Diagnostic) -> Void = { diagnostic in
    #if DEBUG
      writeToStandardError("\(diagnostic)\n")
    #endif
  }

  nonisolated init() {}

  var isObserved: Bool { reports.hasObservers }

  /// Calls `hear` with each diagnostic, until the result is disposed.
  public func observe(_ hear: @escaping (Diagnostic) -> Void) -> any Disposable {
    let observer = CallbackObserver<Diagnostic>(next: hear)
    reports.join(observer)
    return observer
  }

  /// The faults of views that were reported since the app was settled. Each look would repeat them.
  private var reportedOfViews: Set<String> = []
  /// Whether a fault of a view was reported since the app was settled.
  package var viewsAreAtFault: Bool { !reportedOfViews.isEmpty }
  /// The looks since the app was settled in which a `ForEach` had new rows only.
  private var newRowsCount = 0

  /// Forgets the reported faults, so each fault of a view can be reported once more.
  func rest() { (reportedOfViews, newRowsCount) = ([], 0) }

  /// Notes that a `ForEach` has no row of the look before.
  package func noteNewRows() { newRowsCount += 1 }

  /// Reports that the last of the looks still had effects, unless a reported fault of a view explains it.
  package func reportRestlessness() {
    if reportedOfViews.isEmpty {
      let fault = "after \(AppRun.lookLimit) looks the views still change what they show"
      let remedy =
        newRowsCount > 100
        ? "the ids of a ForEach are new at each look; give each element an id that stays"
        : "look for an onAppear, onChange or task(id:) that changes what it follows"
      report(Diagnostic(kind: .view, message: "\(fault); \(remedy)"))
    }
    rest()
  }

  package func report(_ diagnostic: Diagnostic) {
    let isOfViews = diagnostic.kind == .view || diagnostic.kind == .staleView
    if isOfViews, !reportedOfViews.insert(diagnostic.message).inserted { return }
    guard reports.hasObservers else { return hearUnobserved(diagnostic) }
    reports.send(diagnostic)
  }

  package func report(_ error: any Error, thatEnded place: String) {
    let type = "\(type(of: error))"
    let text = "\(error)"
    let isBareCase =
      !(error is any CustomStringConvertible) && Mirror(reflecting: error).displayStyle == .enum
    let named = text.hasPrefix(type) ? text : "\(type)\(isBareCase ? "." : ": ")\(text)"
    report(
      Diagnostic(
        kind: .unhandledError,
        message: "\(place) failed with \(named) and nothing took the error"))
  }
}
