#if os(Linux)
  import StateBindingPreviewRecords
#endif

/// A screen that a file shows with `#Preview`.
public struct Preview: Sendable {
  /// The names of the file and of the preview, without spaces: `Cart.Two_things`. A preview without a name has its number in the
  /// file instead.
  public private(set) var identifier = ""
  /// The file with its module, such as `Shop/Cart.swift`.
  public private(set) var file = ""
  public private(set) var line = 0
  private let name: String?
  private let makeProgram: @MainActor (_ module: String) -> Program

  /// Makes a preview. `makeProgram` makes the program that shows it, with the words of a module.
  package init(_ name: String?, makeProgram: @escaping @MainActor (_ module: String) -> Program) {
    (self.name, self.makeProgram) = (name, makeProgram)
  }

  /// The program that shows only this preview, with the words of its module.
  @MainActor package var program: Program { makeProgram(String(file.prefix { $0 != "/" })) }

  /// The transcript of this preview in `language`, before a screen is recorded in it.
  @MainActor package func emptyTranscript(of program: Program, in language: String) -> String {
    var launch = LaunchOptions()
    (launch.preview, launch.language) = (identifier, language)
    return program.header(launch, keepsGoing: false, allowsUnfinishedWork: false) + "\n= exit 0\n"
  }

  /// The file and the line, or the type of a preview provider.
  var place: String { line == 0 ? file : "\(file):\(line)" }

  // MARK: - The previews of a program

  /// The previews of this program, in the order of their files and lines.
  public static var all: [Preview] {
    var counts: [String: Int] = [:]
    var used: Set<String> = []
    return recorded.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map { preview in
      var preview = preview
      counts[preview.file, default: 0] += 1
      let file = preview.file.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
      let words = (preview.name ?? "").split { !$0.isLetter && !$0.isNumber && $0 != "-" }
      let name = words.joined(separator: "_")
      let identifier = "\(file).\(name.isEmpty ? "\(counts[preview.file, default: 0])" : name)"
      preview.identifier = identifier
      var number = 1
      while !used.insert(preview.identifier).inserted {
        number += 1
        preview.identifier = "\(identifier).\(number)"
      }
      return preview
    }
  }

  /// The preview with the identifier `text`, or else the only preview with the name `text`.
  static func find(_ text: String) -> Preview? {
    let all = all
    let named = all.filter { $0.name == text }
    return all.first { $0.identifier == text } ?? (named.count == 1 ? named[0] : nil)
  }

  /// Returns the reason why `text` names no preview; nil if it names one.
  static func refusal(of text: String) -> String? {
    if find(text) != nil { return nil }
    let named = all.filter { $0.name == text }.map(\.identifier)
    if !named.isEmpty {
      return "is the name of several previews; write \(named.joined(separator: " or "))"
    }
    let nearest = nearMisses(of: text, in: all.map(\.identifier)).first
    return "is no preview; \(nearest.map { "did you mean \($0)?" } ?? "--previews lists them")"
  }

  /// A line for each preview: its identifier, its name and its place.
  package static var list: String {
    let all = all
    if all.isEmpty { return "no previews\n" }
    let names = all.map { Escaping.line($0.name ?? "") }
    func padded(_ text: String, in column: [String]) -> String {
      let width = column.map(Columns.count).max() ?? 0
      return text + String(repeating: " ", count: width + 2 - Columns.count(text))
    }
    return zip(all, names).map { preview, name in
      padded(preview.identifier, in: all.map(\.identifier)) + padded(name, in: names)
        + "\(preview.place)\n"
    }.joined()
  }

  // MARK: - Records

  /// A record in the section `hl_previews` of a program: the version of its form, and a function that writes previews.
  package typealias Written = (UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void)

  /// This preview at `line` of `file`.
  package func at(_ file: String, _ line: Int) -> Preview {
    var preview = self
    (preview.file, preview.line) = (file, line)
    return preview
  }

  private static var recorded: [Preview] {
    #if os(Linux)
      guard let first = firstPreviewRecord(), let end = endOfPreviewRecords() else { return [] }
      let memory = UnsafeMutablePointer<[Preview]>.allocate(capacity: 1)
      defer { memory.deallocate() }
      return stride(from: first, to: end, by: MemoryLayout<Written>.stride).flatMap { record in
        record.load(as: Written.self).1(memory)
        return memory.move()
      }
    #else
      return []
    #endif
  }
}
