import Foundation

/// The classes that Xcode makes for the entities of Core Data models.
struct ModelEntities {
  private var classes: [String] = []

  /// Those that the app's files declare themselves are left out.
  init(models: [String], declaredIn files: [String]) {
    guard !models.isEmpty else { return }
    let code = files.map { SourceFile(path: $0).codeText }.joined(separator: "\n")
    for model in models {
      guard let version = Self.version(of: model),
        let data = FileManager.default.contents(atPath: "\(version)/contents")
      else { continue }
      let text = String(decoding: data, as: UTF8.self)
      for match in text.matches(of: /<entity ([^>]*?)(?:\/>|>([\s\S]*?)<\/entity>)/) {
        let values = Self.values(match.1)
        guard let name = values["name"] else { continue }
        let type = values["representedClassName"]?.replacing(/^\./, with: "") ?? name
        if code.contains("class \(type):") { continue }
        classes.append(Self.source(of: type, entity: name, match.2 ?? ""))
      }
    }
  }

  /// The model that is in use, of those that a model has had.
  private static func version(of model: String) -> String? {
    let versions = model.children.filter { $0.hasSuffix(".xcdatamodel") }
    let current = FileManager.default.contents(atPath: "\(model)/.xccurrentversion").flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
    let name = current?["_XCCurrentVersionName"] as? String ?? versions.last
    return name.map { "\(model)/\($0)" }
  }

  private static func values(_ attributes: Substring) -> [String: String] {
    let pairs = attributes.matches(of: /(\w+)="([^"]*)"/).map { (String($0.1), String($0.2)) }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func source(of type: String, entity: String, _ body: Substring) -> String {
    var lines = [
      "class \(type): NSManagedObject {",
      "  class func fetchRequest() -> NSFetchRequest<\(type)> { NSFetchRequest(entityName: \"\(entity)\") }",
    ]
    func add(_ name: String, _ type: String, _ empty: String?) {
      let read = "values[\"\(name)\"] as? \(type)"
      lines += [
        "  var \(name): \(type)\(empty == nil ? "?" : "") {",
        "    get { \(empty.map { "\(read) ?? \($0)" } ?? read) }",
        "    set { values[\"\(name)\"] = newValue }",
        "  }",
      ]
    }
    for match in body.matches(of: /<(attribute|relationship) ([^>]*?)\/?>/) {
      let values = values(match.2)
      guard let name = values["name"] else { continue }
      if match.1 == "relationship" {
        let other = values["destinationEntity"] ?? "NSManagedObject"
        guard values["toMany"] == "YES" else {
          add(name, other, nil)
          continue
        }
        add(name, "NSSet", nil)
        let end = name.prefix(1).uppercased() + name.dropFirst()
        lines += [
          "  func addTo\(end)(_ value: \(other)) { \(name) = (\(name) ?? NSSet()).adding(value) as NSSet }",
          "  func removeFrom\(end)(_ value: \(other)) {",
          "    \(name) = NSSet(array: (\(name)?.allObjects ?? []).filter { ($0 as AnyObject) !== value })",
          "  }",
        ]
        continue
      }
      let isScalar = values["usesScalarValueType"] == "YES"
      switch values["attributeType"] {
      case "Integer 16": isScalar ? add(name, "Int16", "0") : add(name, "NSNumber", nil)
      case "Integer 32": isScalar ? add(name, "Int32", "0") : add(name, "NSNumber", nil)
      case "Integer 64": isScalar ? add(name, "Int64", "0") : add(name, "NSNumber", nil)
      case "Double": isScalar ? add(name, "Double", "0") : add(name, "NSNumber", nil)
      case "Float": isScalar ? add(name, "Float", "0") : add(name, "NSNumber", nil)
      case "Boolean": isScalar ? add(name, "Bool", "false") : add(name, "NSNumber", nil)
      case "Date": add(name, "Date", nil)
      case "UUID": add(name, "UUID", nil)
      case "URI": add(name, "URL", nil)
      case "Binary": add(name, "Data", nil)
      case "Decimal": add(name, "NSDecimalNumber", nil)
      case "Transformable": add(name, "NSObject", nil)
      default: add(name, "String", nil)
      }
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// The file, if there are such classes.
  var source: String? {
    guard !classes.isEmpty else { return nil }
    return """
      // Written by adopt: the classes that Xcode makes for the entities of Core Data.
      import CoreData
      import Foundation

      \(classes.joined(separator: "\n\n"))

      """
  }
}
