/// One parameter of a deep link: its name, and how text becomes a value and back.
public struct DeepLinkParameter<Value> {
  /// Its name: of the placeholder in the path, or of the item in the query.
  public let name: String

  /// What it takes, in a word or two, for messages and `:help`.
  let kind: String
  /// What stands for an absent parameter; nil where it may not be absent.
  let whenAbsent: Value?
  let read: (String) -> Value?
  /// The text of a value; nil where the value means that the parameter is absent.
  let write: (Value) -> String?

  /// A parameter that `read` understands; what `read` does not is answered as unreadable, naming `kind`.
  public init(
    _ name: String, kind: String, read: @escaping (String) -> Value?,
    write: @escaping (Value) -> String
  ) {
    self.init(name: name, kind: kind, whenAbsent: nil, read: read, write: write)
  }

  private init(
    name: String, kind: String, whenAbsent: Value?, read: @escaping (String) -> Value?,
    write: @escaping (Value) -> String?
  ) {
    self.name = name
    self.kind = kind
    self.whenAbsent = whenAbsent
    self.read = read
    self.write = write
  }

  /// The same parameter, which may be absent.
  public static func optional<Wrapped>(
    _ parameter: DeepLinkParameter<Wrapped>
  ) -> DeepLinkParameter<Wrapped?> where Value == Wrapped? {
    DeepLinkParameter(
      name: parameter.name, kind: parameter.kind, whenAbsent: .some(nil),
      read: { parameter.read($0).map { .some($0) } },
      write: { $0.flatMap(parameter.write) })
  }
}

extension DeepLinkParameter where Value == String {
  /// Any text; an empty one in the query only, as a path has no place for it.
  public static func string(_ name: String) -> DeepLinkParameter<String> {
    DeepLinkParameter(name, kind: "text", read: { $0 }, write: { $0 })
  }
}

extension DeepLinkParameter where Value == Int {
  /// A whole number.
  public static func integer(_ name: String) -> DeepLinkParameter<Int> {
    DeepLinkParameter(name, kind: "whole number", read: { Int($0) }, write: { String($0) })
  }
}

extension DeepLinkParameter where Value == Bool {
  /// `true` or `false`.
  public static func boolean(_ name: String) -> DeepLinkParameter<Bool> {
    DeepLinkParameter(name, kind: "true or false", read: { Bool($0) }, write: { String($0) })
  }
}

extension DeepLinkParameter
where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of the cases, by its raw value.
  public static func oneOf(_ name: String) -> DeepLinkParameter<Value> {
    DeepLinkParameter(
      name, kind: Value.allCases.map(\.rawValue).joined(separator: " or "),
      read: { Value(rawValue: $0) }, write: { $0.rawValue })
  }
}
