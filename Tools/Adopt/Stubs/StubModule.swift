/// The declarations that stand for a module that does not exist here, or for names that a module lacks.
struct StubModule: Codable {
  var name: String
  /// By name; a nested type as `Outer.Inner`.
  var types: [String: StubType] = [:]
  var globals: [StubMember] = []
  /// Extensions of types in other modules.
  var extensions: [String: [StubMember]] = [:]
  /// Declarations left for a person, each with its error.
  var unwritten: [String] = []

  var isEmpty: Bool { types.isEmpty && globals.isEmpty && extensions.isEmpty && unwritten.isEmpty }
}

struct StubType: Codable {
  enum Kind: String, Codable { case structure, final, open, protocol_, wrapper }

  var kind = Kind.structure
  var genericCount = 0
  var conformances: Set<String> = []
  var initializers: [[StubParameter]] = []
  var members: [StubMember] = []
  var hasSubscript = false
  /// Whether a protocol is not only for classes.
  var isForAnyType = false
  /// Whether the type is a placeholder for an unknown type.
  var isPlaceholder = false
  /// The declarations of overridden members, as the app writes them.
  var overridden: [String] = []

  var isView: Bool { conformances.contains("View") }
}

struct StubMember: Codable {
  var name: String
  var isStatic = false
  /// Nil for a property.
  var parameters: [StubParameter]?
  /// The result type; empty for none.
  var result: String
  var isSet = false
  var isAsync = false
  var isThrowing = false
  var isOptional = false

  /// Whether a parameter is a type, and the member returns a value of that type.
  var takesType: Bool { parameters?.contains { $0.form == .metatype } == true }

  /// Whether both are declarations of one name with the same labels.
  func isSame(as other: StubMember) -> Bool {
    guard name == other.name, isStatic == other.isStatic else { return false }
    guard let parameters, let others = other.parameters else {
      return parameters == nil && other.parameters == nil
    }
    return parameters.canMerge(with: others)
  }
}

struct StubParameter: Codable {
  enum Form: Codable, Equatable {
    case any, inOut, content, metatype
    case value(String)
    case closure([String])
  }

  var label: String?
  var form: Form
}

extension [StubParameter] {
  /// Whether one declaration can stand for both: the labels are the same, and so are the kinds of closures.
  func canMerge(with others: [StubParameter]) -> Bool {
    count == others.count
      && zip(self, others).allSatisfy { own, other in
        guard own.label == other.label else { return false }
        switch (own.form, other.form) {
        case (.any, .any), (.any, .value), (.value, .any), (.value, .value), (.inOut, .inOut),
          (.content, .content), (.metatype, .metatype):
          return true
        case (.closure(let names), .closure(let others)): return names.count == others.count
        default: return false
        }
      }
  }

  /// The parameters with what is known of either; nil if nothing changed.
  func merged(with others: [StubParameter]) -> [StubParameter]? {
    var merged = self
    for (index, other) in others.enumerated() where merged[index].form == .any {
      merged[index] = other
    }
    return zip(merged, self).allSatisfy { $0.form == $1.form } ? nil : merged
  }
}

/// The types found for placeholders.
struct ResolvedTypes: Codable {
  /// The type in place of a placeholder.
  var types: [String: String] = [:]
  /// The placeholders whose value can be nil.
  var optional: Set<String> = []
  /// The types of other modules that are classes.
  var classes: Set<String> = []
  /// The types of which a stub cannot make a value.
  var withoutValue: Set<String> = []

  /// The type that is written for `name`.
  func written(_ name: String) -> String {
    var (found, isOptional, steps) = (name, optional.contains(name), 0)
    while let next = types[found], steps < 20 {
      found = next
      isOptional = isOptional || optional.contains(found)
      steps += 1
    }
    // A list of a type, or a closure that takes it.
    if found.contains(where: { "[(".contains($0) }) {
      found = found.replacing(/\w+/) {
        types[String($0.0)] == nil && !optional.contains(String($0.0))
          ? String($0.0) : written(String($0.0))
      }
    }
    return isOptional && !found.hasSuffix("?") ? "\(found)?" : found
  }
}
