/// The declarations that stand for a module that does not exist here, or for names that a module lacks.
struct StubModule: Codable {
  var name: String
  /// By name; a nested type as `Outer.Inner`.
  var types: [String: StubType] = [:]
  var globals: [StubMember] = []
  /// The members that types of other modules get.
  var extensions: [String: [StubMember]] = [:]
  /// What a person has to write: the errors.
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
  /// Whether the type stands for one that is not known.
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
  /// The type, or nothing.
  var result: String
  var isSet = false
  var isAsync = false
  var isThrowing = false

  /// Whether both are declarations of one name with the same labels.
  func isSame(as other: StubMember) -> Bool {
    name == other.name && isStatic == other.isStatic
      && parameters.map { $0.map(\.shape) } == other.parameters.map { $0.map(\.shape) }
  }
}

struct StubParameter: Codable {
  enum Form: Codable, Equatable {
    case any, inOut, content
    case value(String)
    case list(String)
    case closure([String])
  }

  var label: String?
  var form: Form

  /// What tells two overloads apart.
  var shape: String {
    switch form {
    case .closure(let names): "\(label ?? "_"):(\(names.count))"
    case .content: "\(label ?? "_"):content"
    case .inOut: "\(label ?? "_"):&"
    case .any: "\(label ?? "_"):any"
    case .value: "\(label ?? "_"):value"
    case .list: "\(label ?? "_"):list"
    }
  }
}

/// What is known of the types that stand for unknown ones.
struct ResolvedTypes: Codable {
  /// The type in place of a placeholder.
  var types: [String: String] = [:]
  /// The placeholders whose value can be nil.
  var optional: Set<String> = []

  /// The type that is written for `name`.
  func written(_ name: String) -> String {
    var (found, isOptional, steps) = (name, optional.contains(name), 0)
    while let next = types[found], steps < 20 {
      found = next
      isOptional = isOptional || optional.contains(found)
      steps += 1
    }
    if found.hasPrefix("["), found.hasSuffix("]"), !found.contains(":") {
      found = "[\(written(String(found.dropFirst().dropLast())))]"
    }
    return isOptional && !found.hasSuffix("?") ? "\(found)?" : found
  }
}
