import Foundation

/// The declarations in the source of HeadlessUI.
struct ViewSources {
  /// The folder of the package.
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The names of the public functions in extensions of `View`, in the files whose path `isWanted`.
  func modifiers(where isWanted: (String) -> Bool) throws -> Set<String> {
    try files().filter { isWanted($0.path) }.reduce(into: []) { names, file in
      names.formUnion(Self.modifiers(in: file.text))
    }
  }

  /// The names of the public views.
  func views() throws -> Set<String> {
    try files().reduce(into: []) { $0.formUnion(Self.views(in: $1.text)) }
  }

  /// The names of everything public that is declared.
  func declarations() throws -> Set<String> {
    try files().reduce(into: []) { names, file in
      let declaration =
        /\b(?:public|open) (?:\w+ )*(?:func|var|struct|class|enum|protocol|typealias|macro) `?(\w+)/
      for match in file.text.matches(of: declaration) {
        names.insert(String(match.1))
      }
    }
  }

  static func modifiers(in text: String) -> Set<String> {
    var names: Set<String> = []
    var isInside = false
    for line in text.split(separator: "\n") {
      if line.firstMatch(of: /^(?:nonisolated )?extension View/) != nil { isInside = true }
      if line == "}" { isInside = false }
      if isInside, let match = line.firstMatch(of: /^ +public (?:consuming )?func `?(\w+)/) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  static func views(in text: String) -> Set<String> {
    let conformance =
      /(?m)^(?:public struct|extension) (\w+)(?:<[^{]*?>)?: (?:(?! where )[^{<])*?\b(?:View|PrimitiveView|TitledContainer|Shape|ToolbarContent)\b[^{]*\{/
    let structs = Set(text.matches(of: /(?m)^public struct (\w+)/).map(\.1))
    return Set(text.matches(of: conformance).map(\.1)).intersection(structs).reduce(into: []) {
      $0.insert(String($1))
    }
  }

  private func files() throws -> [(path: String, text: String)] {
    let folder = Self.root.appending(path: "Sources/HeadlessUI")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { ("/" + $0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8)) }
  }
}
