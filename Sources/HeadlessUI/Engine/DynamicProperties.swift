import StateBinding

/// A property of a view whose value belongs to the view's place, or comes from the environment.
@MainActor
@preconcurrency
public protocol DynamicProperty {
  /// Prepares the property for the body, which is evaluated next. The properties inside have their values already.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A dynamic property of this module, which needs no update.
@MainActor
protocol SystemProperty: DynamicProperty {}

/// Keeps the value of a dynamic property.
///
/// A view value is created with cells of its own, which only hold initial values. Before the body is evaluated, a copy of
/// the view value gets the cells of the place. Each place therefore has its own state, whichever view values are shown
/// there, and the closures in a body capture the cells of the place.
@MainActor
class DynamicCell {
  /// The property of a placed view that the cell belongs to; nil if the cell belongs to a view value only.
  final var home: Home?
  private final var readers = Readers()

  struct Home {
    let owner: Any.Type
    let offset: Int
    let run: AppRun
    /// The body that the property belongs to.
    let reader: Reader
  }

  nonisolated init() {}

  /// Reports a write to `name` if views are being evaluated and the cell belongs to a place.
  final func noteWrite(to name: @autoclosure () -> String) {
    if let run = home?.run, run.watch.isLooking { run.reportDeed("write", to: name()) }
  }

  /// Notes the body, or the nodes, that read the value now. An action that reads it is noted nowhere.
  final func noteRead() {
    readers.noteCurrent()
  }

  /// Tells the readers of the value that it has changed.
  final func tellReaders() { readers.tell() }

  /// Whether anything has read the value.
  final var isRead: Bool { !readers.isEmpty }

  /// The name of its property with the name of the view, such as `Counter.count`.
  final var propertyName: String {
    guard let home else { return "a property" }
    let name = StoredField.all(of: home.owner).last { $0.offset <= home.offset }?.name ?? ""
    return "\(home.owner).\(name.drop { $0 == "_" })"
  }

  /// The value, for messages.
  var held: Any? { nil }

  /// A cell for a new place, which begins with the value of this cell.
  func copyForPlace() -> DynamicCell {
    programError("\(type(of: self)) cannot begin at a place")
  }

  /// Reads what the cell needs from the environment of its place. Returns whether a value that the body has read
  /// has changed.
  func surround(with environment: EnvironmentValues, in places: Places) -> Bool { false }
}
