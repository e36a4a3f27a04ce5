#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What libedit calls, and what it leaves there.
///
/// It calls C functions that know nothing but their arguments, so this is global.
@MainActor
enum LibEditCallbacks {
  /// Where a line is put; nil in the outer one is no line yet, nil in the inner one the end of the input.
  static var line: String??
  /// The whole lines that may follow from what was typed.
  static var complete: (String) -> [String] = { _ in [] }
  /// Set to 1 lest libedit complete the names of files where there is nothing to complete.
  static var over: UnsafeMutablePointer<Int32>?

  typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  nonisolated static let takeLine: @convention(c) (UnsafeMutablePointer<CChar>?) -> Void = { text in
    let typed = text.map { String(cString: $0) }
    free(text)
    // Right: libedit calls it within `LibEdit.readCharacter`, on the main actor.
    MainActor.assumeIsolated { line = .some(typed) }
  }

  /// What libedit frees itself: what all lines begin with, the lines, and a null pointer.
  nonisolated static let completeLine:
    @convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> Strings? = { text, _, _ in
      let typed = text.map { String(cString: $0) } ?? ""
      // Right: libedit calls it within `LibEdit.readCharacter`, on the main actor.
      let lines = MainActor.assumeIsolated {
        over?.pointee = 1
        return complete(typed).filter { $0.utf8.starts(with: typed.utf8) }
      }
      guard let first = lines.first else { return nil }
      let common = lines.dropFirst().reduce(Substring(first)) { commonStart($0, $1) }
      // From 100 on libedit would ask, and read the answer past its own input.
      let shown = lines.prefix(99)
      let size = (shown.count + 2) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
      guard let memory = malloc(size) else { return nil }
      let list = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: shown.count + 2)
      list[0] = strdup(String(common))
      for (index, line) in shown.enumerated() { list[index + 1] = strdup(line) }
      list[shown.count + 1] = nil
      return list
    }

  nonisolated private static func commonStart(_ one: Substring, _ other: String) -> Substring {
    let count = zip(one.unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.count
    return Substring(one.unicodeScalars.prefix(count))
  }
}
