/// A stored property of a type.
///
/// The runtime functions at the end are those that `Mirror` uses. Every Swift runtime exports them, Apple's too. `Mirror` itself
/// gives no offsets, and a type can replace what it lists.
struct StoredField {
  let name: String
  let type: Any.Type
  /// The distance in bytes from the start of the value.
  let offset: Int
  /// Whether the property is neither weak nor unowned.
  let isStrong: Bool

  var kind: Kind { Kind(of: type) }

  /// The kind of a type, as the runtime numbers it.
  enum Kind: UInt {
    case `class` = 0
    case `struct` = 0x200
    /// A built-in number or pointer.
    case builtin = 0x300
    case tuple = 0x301
    case function = 0x302
    case existential = 0x303
    case other = 0xFFFF

    init(of type: Any.Type) { self = Kind(rawValue: metadataKind(type)) ?? .other }
  }

  /// The name of the case of `value`, which the runtime keeps once; nil for a value that is no enum.
  static func caseName<Value>(of value: Value) -> UnsafePointer<CChar>? {
    let kind = metadataKind(Value.self)
    return kind == 0x201 || kind == 0x202 ? enumCaseName(value) : nil
  }

  /// The stored properties of a struct, a tuple or a class, in the order of their declarations; a superclass comes first.
  static func all(of type: Any.Type) -> [StoredField] {
    (0..<fieldCount(type)).map { index in
      var description = FieldDescription()
      let fieldType = fieldType(type, index: index, description: &description)
      defer { description.free?(description.name) }
      return StoredField(
        name: description.name.map { String(cString: $0) } ?? "", type: fieldType,
        offset: fieldOffset(type, index: index), isStrong: description.isStrong)
    }
  }
}

/// The runtime's `_FieldReflectionMetadata`.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: Any.Type, index: Int, description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?
