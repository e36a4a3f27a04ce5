/// Keeps one object for each run, such as the values of `@AppStorage`. The object is made when the run first asks for it.
///
/// The objects belong to the module that declares them, not to the run. The objects of a run that is gone are released when
/// another run asks for its own.
@MainActor
package final class PerRun<Object: AnyObject> {
  private struct Entry {
    weak var run: AppRun?
    let object: Object
  }

  private var entries: [Entry] = []
  private let make: () -> Object

  package init(_ make: @escaping () -> Object) {
    self.make = make
  }

  /// The object of the run that calls, for a name such as `UIApplication.shared`, which belongs to no object.
  package var current: Object { self[AppRun.current] }

  package subscript(run: AppRun) -> Object {
    if let entry = entries.first(where: { $0.run === run }) { return entry.object }
    let entry = Entry(run: run, object: make())
    entries.removeAll { $0.run == nil }
    entries.append(entry)
    return entry.object
  }
}
