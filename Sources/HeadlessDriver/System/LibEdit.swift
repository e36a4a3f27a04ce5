import CLibrary

/// The functions and variables of libedit that the line editor uses. They are looked up at run time, so that a program also
/// runs where libedit is not installed.
///
/// Make one instance only: libedit keeps the state of its editor in global variables.
@MainActor
struct LibEdit {
  private let install:
    @convention(c) (UnsafePointer<CChar>?, @convention(c) (UnsafeMutablePointer<CChar>?) -> Void) ->
      Void
  private let remove: @convention(c) () -> Void
  private let read: @convention(c) () -> Void
  private let redraw: @convention(c) () -> Void
  private let initialize: @convention(c) () -> Int32
  private let width: @convention(c) (Int32) -> Int32
  private let delete: (@convention(c) (Int32, Int32) -> Int32)?
  private let resizing: (@convention(c) () -> Void)?
  private let buffer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let point: UnsafeMutablePointer<Int32>
  private let end: UnsafeMutablePointer<Int32>

  /// Loads the first library of `names` that is installed; nil if there is none, or if it lacks a needed symbol.
  ///
  /// The macOS library comes first, with its full path: macOS also looks up a bare name in the current folder, which may
  /// contain anybody's library.
  init?(names: [String] = ["/usr/lib/libedit.3.dylib", "libedit.so.2", "libedit.so.0"]) {
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let install = dlsym(library, "rl_callback_handler_install"),
      let remove = dlsym(library, "rl_callback_handler_remove"),
      let read = dlsym(library, "rl_callback_read_char"),
      let redraw = dlsym(library, "rl_forced_update_display"),
      let initialize = dlsym(library, "rl_initialize"),
      let width = dlsym(library, "wcwidth"),
      let buffer = dlsym(library, "rl_line_buffer"), let point = dlsym(library, "rl_point"),
      let end = dlsym(library, "rl_end"),
      let over = dlsym(library, "rl_attempted_completion_over"),
      let completion = dlsym(library, "rl_attempted_completion_function"),
      let breaks = dlsym(library, "rl_basic_word_break_characters"),
      let appended = dlsym(library, "rl_completion_append_character"),
      let source = dlsym(library, "rl_getc_function")
    else { return nil }
    // `dlsym` returns untyped pointers.
    self.install = unsafeBitCast(install, to: type(of: self.install))
    self.remove = unsafeBitCast(remove, to: type(of: self.remove))
    self.read = unsafeBitCast(read, to: type(of: self.read))
    self.redraw = unsafeBitCast(redraw, to: type(of: self.redraw))
    self.initialize = unsafeBitCast(initialize, to: type(of: self.initialize))
    self.width = unsafeBitCast(width, to: type(of: self.width))
    delete = unsafeBitCast(dlsym(library, "rl_delete_text"), to: type(of: self.delete))
    resizing = unsafeBitCast(dlsym(library, "rl_resize_terminal"), to: type(of: self.resizing))
    self.buffer = buffer.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    self.point = point.assumingMemoryBound(to: Int32.self)
    self.end = end.assumingMemoryBound(to: Int32.self)
    LibEditCallbacks.over = over.assumingMemoryBound(to: Int32.self)
    completion.storeBytes(
      of: LibEditCallbacks.completeLine, as: type(of: LibEditCallbacks.completeLine))
    // A completion is a whole line with spaces: no character breaks the line into words, and libedit appends nothing. libedit
    // keeps the pointer to the empty string, which is therefore never freed.
    breaks.storeBytes(of: strdup(""), as: UnsafeMutablePointer<CChar>?.self)
    appended.storeBytes(of: 0, as: Int32.self)
    // libedit reads only the keys that are handed to it, never the terminal.
    source.storeBytes(
      of: LibEditCallbacks.nextCharacter, as: type(of: LibEditCallbacks.nextCharacter))
    // `Signals` handles signals. libedit's own handler may run on one thread while another thread removes the editor, which
    // would end the program.
    dlsym(library, "rl_catch_signals")?.storeBytes(of: 0, as: Int32.self)
    guard self.initialize() == 0 else { return nil }
  }

  /// Shows `prompt` and an empty line, and takes over the terminal.
  func begin(prompt: String) {
    LibEditCallbacks.line = nil
    LibEditCallbacks.isUntouched = true
    install(prompt, LibEditCallbacks.takeLine)
  }

  /// Gives the terminal back.
  func finish() {
    remove()
  }

  /// Handles a whole key. Sets `LibEditCallbacks.line` if the key ended the line.
  func handle(_ key: [Int32]) {
    LibEditCallbacks.isUntouched = false
    LibEditCallbacks.key = key[...]
    while !LibEditCallbacks.key.isEmpty, LibEditCallbacks.line == nil { read() }
    LibEditCallbacks.key = []
  }

  /// Adapts to the current size of the terminal.
  func resize() {
    resizing?()
  }

  /// Draws the prompt and the line again, from the terminal's cursor on.
  func display() {
    redraw()
  }

  /// Puts `text` in place of the whole line, as if it had been typed. Leaves out control characters, which
  /// stand for keys.
  func replaceLine(with text: String) {
    let typed = text.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }
    // Ctrl-E and Ctrl-U: libedit's own function to delete a range cannot delete a whole line.
    handle([0x05, 0x15] + typed.map { Int32($0.value) })
  }

  /// The text of the line: all of it, and the part before the cursor.
  var text: (whole: String, beforeCursor: String) {
    // Before the first key, libedit still holds the line before.
    if LibEditCallbacks.isUntouched { return ("", "") }
    // Deleting an empty range makes libedit update its variables.
    _ = delete?(0, 0)
    guard let buffer = buffer.pointee else { return ("", "") }
    let bytes = UnsafeRawBufferPointer(start: buffer, count: Int(max(end.pointee, 0)))
    let count = min(Int(max(point.pointee, 0)), bytes.count)
    return (
      String(decoding: bytes, as: UTF8.self), String(decoding: bytes[..<count], as: UTF8.self)
    )
  }

  /// The number of rows of width `columns` that `text` fills above the cursor's row. Characters have the widths of the C
  /// library, as in libedit.
  func rows(above text: String, columns: Int) -> Int {
    var (rows, column) = (0, 0)
    for scalar in text.unicodeScalars {
      let width = Int(max(0, width(numericCast(scalar.value))))
      // A wide character that does not fit at the end of a row moves to the next row.
      if column + width > columns { (rows, column) = (rows + 1, 0) }
      column += width
      if column >= columns { (rows, column) = (rows + 1, 0) }
    }
    return rows
  }
}

/// The functions that libedit calls, and the line that they store.
///
/// libedit passes no context to these C functions, so their state is global.
@MainActor
enum LibEditCallbacks {
  /// The typed line: `nil` if there is none yet, `.some(nil)` at the end of the input.
  static var line: String??
  /// Whether no key has been handled since the prompt was shown.
  static var isUntouched = true
  /// The characters of a key that libedit has not read yet.
  static var key: ArraySlice<Int32> = []
  /// Returns the whole lines to which a typed text can be completed, and their common beginning.
  static var complete: (String) -> (lines: [String], start: String) = { ([], $0) }
  /// libedit's variable `rl_attempted_completion_over`. If there is no completion, a 1 keeps libedit from completing file
  /// names.
  static var over: UnsafeMutablePointer<Int32>?

  typealias Strings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  nonisolated static let takeLine: @convention(c) (UnsafeMutablePointer<CChar>?) -> Void = { text in
    let typed = text.map { String(cString: $0) }
    free(text)
    // Safe: libedit calls this only within `LibEdit.handle`, on the main actor.
    MainActor.assumeIsolated { line = .some(typed) }
  }

  /// Returns the next character of the key, or -1 if there is none: then libedit stops waiting for more.
  nonisolated static let nextCharacter: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { _ in
    // Safe: libedit calls this only within `LibEdit.handle`, on the main actor.
    MainActor.assumeIsolated { key.popFirst() ?? -1 }
  }

  /// Returns the text that replaces the typed one, the lines, and a null pointer; libedit frees them.
  nonisolated static let completeLine:
    @convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> Strings? = { text, _, _ in
      let typed = text.map { String(cString: $0) } ?? ""
      // Safe: libedit calls this only within `LibEdit.handle`, on the main actor.
      let (lines, start) = MainActor.assumeIsolated {
        over?.pointee = 1
        return complete(typed)
      }
      if lines.isEmpty { return nil }
      // With 100 or more lines libedit would ask whether to list them, and read the answer from `stdin` instead of its own
      // input.
      let shown = lines.prefix(99)
      let size = (shown.count + 2) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
      guard let memory = malloc(size) else { return nil }
      let list = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: shown.count + 2)
      list[0] = strdup(start)
      for (index, line) in shown.enumerated() { list[index + 1] = strdup(line) }
      list[shown.count + 1] = nil
      return list
    }
}
