import Foundation

/// The page that lists views and modifiers.
struct ModifierPage {
  static let path = "Sources/HeadlessUI/HeadlessUI.docc/WhatAModifierDoes.md"

  /// The names in a column of the table below the heading `title`.
  func names(in title: String, column: Int = 1) throws -> Set<String> {
    let text = try String(
      contentsOf: ViewSources.root.appending(path: Self.path), encoding: .utf8)
    let section = text.components(separatedBy: "### \(title)\n").dropFirst().first ?? ""
    let table = section.components(separatedBy: "\n#")[0].split(separator: "\n")
    return table.filter { $0.hasPrefix("| ") }.reduce(into: []) { names, row in
      let cell = row.split(separator: "|", omittingEmptySubsequences: false)[column]
      names.formUnion(cell.matches(of: /`(\w+)`/).map { String($0.1) })
    }
  }
}
