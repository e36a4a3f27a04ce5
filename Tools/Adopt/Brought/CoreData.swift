import Foundation
import SwiftUI

// A stub of CoreData, to change as the app needs. Objects live in memory until the process ends.

@Observable
open class NSManagedObject: NSObject, Identifiable, ObservableObject {
  @ObservationIgnored public private(set) weak var managedObjectContext: NSManagedObjectContext?
  public var values: [String: Any] = [:]
  public var objectID: ObjectIdentifier { ObjectIdentifier(self) }
  public var isDeleted: Bool { managedObjectContext?.objects.contains { $0 === self } != true }

  public required init(context: NSManagedObjectContext) {
    managedObjectContext = context
    super.init()
    context.objects.append(self)
  }

  public convenience init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.init(context: context ?? NSManagedObjectContext())
  }

  open class var entityName: String { "\(self)" }
  open class func entity() -> NSEntityDescription { NSEntityDescription(name: "\(self)") }
  public func value(forKey key: String) -> Any? { values[key] }
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
}

public struct NSEntityDescription {
  public var name: String?

  public init(name: String? = nil) { self.name = name }
}

@Observable
public final class NSManagedObjectContext {
  var objects: [NSManagedObject] = []
  @ObservationIgnored public var automaticallyMergesChangesFromParent = false
  @ObservationIgnored public var mergePolicy: Any?
  public var hasChanges: Bool { true }

  /// The context that was made last.
  static weak var last: NSManagedObjectContext?

  public init() { Self.last = self }

  public func save() throws {}
  public func rollback() {}
  public func perform(_ block: @escaping () -> Void) { block() }
  public func perform<Result>(_ block: @escaping () throws -> Result) async rethrows -> Result {
    try block()
  }
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }
  public func delete(_ object: NSManagedObject) { objects.removeAll { $0 === object } }

  public func fetch<Object>(_ request: NSFetchRequest<Object>) throws -> [Object] {
    let found = objects.compactMap { $0 as? Object }.filter {
      request.predicate?.evaluate(with: $0) != false
    }
    let sorted = found.sorted { first, second in
      for descriptor in request.sortDescriptors ?? [] {
        let values = [first, second].map {
          ($0 as? NSManagedObject)?.values[descriptor.key].map { "\($0)" } ?? ""
        }
        let order = values[0].compare(values[1], options: .numeric)
        if order != .orderedSame { return (order == .orderedAscending) == descriptor.ascending }
      }
      return false
    }
    return request.fetchLimit > 0 ? Array(sorted.prefix(request.fetchLimit)) : sorted
  }

  public func count<Object>(for request: NSFetchRequest<Object>) throws -> Int {
    try fetch(request).count
  }
}

public protocol NSFetchRequestResult {}
extension NSManagedObject: NSFetchRequestResult {}

public final class NSFetchRequest<Object> {
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0

  public init() {}
  public init(entityName: String) {}

  public func execute() throws -> [Object] { try NSManagedObjectContext.last?.fetch(self) ?? [] }
}

/// Foundation on Linux has no initializer with a key path.
public final class NSSortDescriptor {
  public let key: String
  public let ascending: Bool

  public init(key: String?, ascending: Bool) {
    self.key = key ?? ""
    self.ascending = ascending
  }

  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(key: "\(keyPath)".split(separator: ".").last.map(String.init), ascending: ascending)
  }
}

extension NSPredicate {
  /// Knows `key == %@`, `!=`, `<`, `>`, `<=`, `>=`, `CONTAINS` and `BEGINSWITH`, joined with `AND`.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    var rest = arguments.map { "\($0)" }[...]
    let tests = format.components(separatedBy: " AND ").map { part in
      let words = part.split(separator: " ").map(String.init)
      let value = words.last?.hasPrefix("%") == true ? rest.popFirst() ?? "" : words.last ?? ""
      return (key: words.first ?? "", test: words.dropFirst().first ?? "==", value: value)
    }
    self.init { object, _ in
      tests.allSatisfy { key, test, value in
        let own = (object as? NSManagedObject)?.values[key].map { "\($0)" } ?? ""
        switch test.prefix(while: { $0 != "[" }) {
        case "!=": return own != value
        case "<": return own.compare(value, options: .numeric) == .orderedAscending
        case "<=": return own.compare(value, options: .numeric) != .orderedDescending
        case ">": return own.compare(value, options: .numeric) == .orderedDescending
        case ">=": return own.compare(value, options: .numeric) != .orderedAscending
        case "CONTAINS": return own.lowercased().contains(value.lowercased())
        case "BEGINSWITH": return own.lowercased().hasPrefix(value.lowercased())
        default:
          return own == value || (value == "YES" && own == "true")
            || (value == "NO" && own != "true")
        }
      }
    }
  }
}

extension UUID: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}

extension Date: @retroactive CVarArg {
  public var _cVarArgEncoding: [Int] { [] }
}

open class NSPersistentContainer {
  public let name: String
  public let viewContext = NSManagedObjectContext()
  public var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  public init(name: String) { self.name = name }

  public func newBackgroundContext() -> NSManagedObjectContext { viewContext }

  public func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(viewContext)
  }

  public func loadPersistentStores(
    completionHandler: (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    completionHandler(persistentStoreDescriptions[0], nil)
  }
}

public final class NSPersistentCloudKitContainer: NSPersistentContainer {}

public final class NSPersistentStoreDescription {
  public var url: URL?

  public init() {}
  public func setOption(_ option: NSObject?, forKey key: String) {}
}

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Self("NSManagedObjectContextDidSave")
  public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChange")
}

public let NSMergeByPropertyObjectTrumpMergePolicy: Any = "objects"
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = "store"

// MARK: In a view

@propertyWrapper
public struct FetchRequest<Object: NSManagedObject>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  public var nsPredicate: NSPredicate?
  private let sortDescriptors: [NSSortDescriptor]

  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.sortDescriptors = sortDescriptors
    nsPredicate = predicate
  }

  public var wrappedValue: FetchedResults<Object> {
    let request = NSFetchRequest<Object>()
    request.predicate = nsPredicate
    request.sortDescriptors = sortDescriptors
    return FetchedResults(objects: (try? context.fetch(request)) ?? [])
  }
}

public struct FetchedResults<Object: NSManagedObject>: RandomAccessCollection {
  let objects: [Object]

  public var startIndex: Int { 0 }
  public var endIndex: Int { objects.count }
  public subscript(index: Int) -> Object { objects[index] }
}

private struct ContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext()
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}
