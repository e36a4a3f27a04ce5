import Foundation
import SourceCode

/// A Swift file of the app.
final class SourceFile {
  let path: String
  /// The text without comments and without the contents of strings, at the same places.
  private(set) lazy var code: [UInt8] = text.codeOnly
  private(set) lazy var codeText = String(decoding: code, as: UTF8.self)
  private(set) lazy var lineStarts: [Int] =
    [0] + code.indices.filter { code[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  let text: String

  init(path: String) {
    self.path = path
    let read =
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
    // Lines and columns stay.
    text = read.contains("\r\n") ? read.replacing("\r\n", with: "\n") : read
  }

  /// The name of the type that starts the app.
  private(set) lazy var mainType: String? = {
    guard text.contains("@main") else { return nil }
    let type =
      /@main\b[^{]*?\b(?:struct|class|enum)\s+(\w+)\s*:[^{]*\b(?:App|UIApplicationDelegate)\b/
    return codeText.firstMatch(of: type).map { String($0.1) }
  }()

  /// Whether the app starts in the file.
  var startsApp: Bool {
    mainType != nil || path.lastComponent == "main.swift" && codeText.contains("UIApplicationMain(")
  }

  /// Whether the file has code that only iOS compiles.
  var hasCodeForIOSOnly: Bool {
    text.contains("os(iOS)") && codeText.contains(/#(?:if|elseif)[^\n]*[^!]\bos\(iOS\)/)
  }

  /// The modules that the file imports, where each module in `available` exists.
  func imports(available: Set<String>, conditions: Set<String>) -> Set<String> {
    var modules: Set<String> = []
    // For each open #if: whether its present branch counts, and whether a branch counted before.
    var branches: [(counts: Bool, isDone: Bool)] = []
    for line in codeText.split(separator: "\n") where line.contains("#") || line.contains("import")
    {
      let words = line.trimmingPrefix(/\s*/)
      func holds(_ keyword: String) -> Bool {
        Self.holds(String(words.dropFirst(keyword.count)), available, conditions)
      }
      if words.hasPrefix("#if ") {
        let counts = holds("#if ")
        branches.append((counts, counts))
      } else if words.hasPrefix("#elseif "), let last = branches.popLast() {
        let counts = !last.isDone && holds("#elseif ")
        branches.append((counts, last.isDone || counts))
      } else if words.hasPrefix("#else"), let last = branches.popLast() {
        branches.append((!last.isDone, true))
      } else if words.hasPrefix("#endif") {
        _ = branches.popLast()
      } else if branches.allSatisfy(\.counts), let match = words.prefixMatch(of: Self.importPattern)
      {
        modules.insert(String(match.1))
      }
    }
    return modules
  }

  private static var importPattern: Regex<(Substring, Substring)> {
    /(?:@\w+(?:\([^)]*\))?\s+|public\s+|internal\s+|private\s+|fileprivate\s+|package\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
  }

  /// Whether the condition of an `#if` is true in a debug build on Linux.
  private static func holds(
    _ condition: String, _ available: Set<String>, _ conditions: Set<String>
  ) -> Bool {
    func part(_ text: Substring) -> Bool {
      let text = text.filter { $0 != " " && $0 != "(" && $0 != ")" }
      if text.hasPrefix("!") { return !part(text.dropFirst()[...]) }
      if text.hasPrefix("canImport") {
        return available.contains(String(text.dropFirst(9).prefix { $0 != "." }))
      }
      if text.hasPrefix("os") { return text == "osLinux" }
      if text.hasPrefix("swift") || text.hasPrefix("compiler") { return !text.contains("<") }
      return text == "true" || text == "DEBUG" || conditions.contains(text)
    }
    return condition.split(separator: "||").contains { alternative in
      alternative.split(separator: "&&").allSatisfy { part($0) }
    }
  }
}
