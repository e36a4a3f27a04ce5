/// A use of `@Entry`, or of `@Previewable`, which expands to nothing.
struct Entry: Decodable {
  let macro: Question.Use.Macro
  /// The kind of code that the compiler asks for: `accessor` or `peer`.
  let macroRole: String
  let declSyntax: Declaration

  struct Declaration: Decodable { let source: String }

  /// The accessors of the variable, or the key of its value in the environment; nil if the declaration is no variable.
  var expansion: String? {
    if macro.typeName == "nothing" { return nil }
    var reader = SourceReader(Array(declSyntax.source.utf8)[...])
    while !reader.rest.isEmpty, !reader.has("var ") { reader.skip() }
    reader.skip { $0 == UInt8(ascii: " ") }
    reader.skipSpace()
    let name = String(
      decoding: reader.rest.prefix { $0 > UInt8(ascii: " ") && !":=".utf8.contains($0) },
      as: UTF8.self)
    let key = "Key_\(name.filter { $0 != "`" })"
    if macroRole == "accessor" {
      return """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    }
    let value = String(decoding: reader.rest.dropFirst(name.utf8.count), as: UTF8.self)
    return """
      private struct \(key): EnvironmentKey {
        @MainActor static var defaultValue\(value)
      }
      """
  }
}
