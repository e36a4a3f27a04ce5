public import Foundation
package import StateBinding

/// The resources of the running app's target. On iOS they are those of `Bundle.main`.
@MainActor
package final class AppResources {
  package static let ofRun = PerRun { AppResources() }

  /// The path of their folder; nil if there are none.
  package var folder: String?
}

// The compiler prefers these functions to Foundation's, whose name is optional. Other forms find links next to the program.

extension Bundle {
  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    find(name, ext) { $0.url(forResource: Optional(name), withExtension: ext) }
  }

  public func path(forResource name: String, ofType ext: String?) -> String? {
    find(name, ext) { $0.path(forResource: Optional(name), ofType: ext) }
  }

  /// The result of `search` in the resources of the app if this is the main bundle, else in this bundle. Notes a missing resource.
  private func find<Found>(
    _ name: String, _ ext: String?, _ search: (Bundle) -> Found?
  ) -> Found? {
    // A lookup off the main actor belongs to no run. What follows the guard runs on the main actor.
    guard self === Bundle.main, DispatchQueue.isMainActor else { return search(self) }
    let folder = MainActor.assumeIsolated { AppResources.ofRun.current.folder }
    if let found = folder.flatMap(Bundle.init(path:)).flatMap(search) ?? search(self) {
      return found
    }
    let file = [name, ext ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
    let note = "note: the app has no resource \(file); add it to the resources of its target"
    MainActor.assumeIsolated { AppRun.current.note(note) }
    return nil
  }
}
