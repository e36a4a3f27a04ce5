#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The part of libedit that is used, looked up at run time: a program runs where it is not installed.
///
/// libedit keeps its one editor in global variables, so there is one of these.
@MainActor
struct LibEdit {
  private let install:
    @convention(c) (UnsafePointer<CChar>?, @convention(c) (UnsafeMutablePointer<CChar>?) -> Void) ->
      Void
  private let add: @convention(c) (UnsafePointer<CChar>?) -> Int32
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

  /// The first of `names` that can be loaded and has all that is needed.
  ///
  /// macOS's is named in full, and first: there a mere name is looked for in the current folder, which may be anybody's.
  init?(names: [String] = ["/usr/lib/libedit.3.dylib", "libedit.so.2", "libedit.so.0"]) {
    guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let install = dlsym(library, "rl_callback_handler_install"),
      let remove = dlsym(library, "rl_callback_handler_remove"),
      let read = dlsym(library, "rl_callback_read_char"),
      let redraw = dlsym(library, "rl_forced_update_display"),
      let initialize = dlsym(library, "rl_initialize"),
      let add = dlsym(library, "add_history"), let width = dlsym(library, "wcwidth"),
      let buffer = dlsym(library, "rl_line_buffer"), let point = dlsym(library, "rl_point"),
      let end = dlsym(library, "rl_end"),
      let over = dlsym(library, "rl_attempted_completion_over"),
      let completion = dlsym(library, "rl_attempted_completion_function"),
      let breaks = dlsym(library, "rl_basic_word_break_characters"),
      let appended = dlsym(library, "rl_completion_append_character")
    else { return nil }
    self.install = unsafeBitCast(install, to: type(of: self.install))
    self.remove = unsafeBitCast(remove, to: type(of: self.remove))
    self.read = unsafeBitCast(read, to: type(of: self.read))
    self.redraw = unsafeBitCast(redraw, to: type(of: self.redraw))
    self.initialize = unsafeBitCast(initialize, to: type(of: self.initialize))
    self.add = unsafeBitCast(add, to: type(of: self.add))
    self.width = unsafeBitCast(width, to: type(of: self.width))
    delete = unsafeBitCast(dlsym(library, "rl_delete_text"), to: type(of: self.delete))
    resizing = unsafeBitCast(dlsym(library, "rl_resize_terminal"), to: type(of: self.resizing))
    self.buffer = buffer.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
    self.point = point.assumingMemoryBound(to: Int32.self)
    self.end = end.assumingMemoryBound(to: Int32.self)
    LibEditCallbacks.over = over.assumingMemoryBound(to: Int32.self)
    completion.storeBytes(
      of: LibEditCallbacks.completeLine, as: type(of: LibEditCallbacks.completeLine))
    // Whole lines are completed, spaces and all: no character ends a word, and none is put behind one. The text is
    // libedit's for good.
    breaks.storeBytes(of: strdup(""), as: UnsafeMutablePointer<CChar>?.self)
    appended.storeBytes(of: 0, as: Int32.self)
    // Signals come through a pipe. libedit's own handler may run on one thread while another takes its editor away, and
    // ends the program then.
    dlsym(library, "rl_catch_signals")?.storeBytes(of: 0, as: Int32.self)
    guard self.initialize() == 0 else { return nil }
  }

  /// Shows `prompt` and an empty line, and takes over the terminal.
  func begin(prompt: String) {
    LibEditCallbacks.line = nil
    install(prompt, LibEditCallbacks.takeLine)
  }

  /// Gives the terminal back.
  func finish() {
    remove()
  }

  /// Takes a key, for which it waits; `LibEditCallbacks.line` is set if it ended the line.
  func readCharacter() {
    read()
  }

  /// Takes over the size that the terminal has now.
  func resize() {
    resizing?()
  }

  /// Shows prompt and line again from where the terminal's cursor is.
  func display() {
    redraw()
  }

  func addToHistory(_ line: String) {
    _ = add(line)
  }

  /// What stands before the cursor, and whether anything stands in the line.
  var beforeCursor: (text: String, isEmpty: Bool) {
    // Deleting nothing makes libedit bring its variables up to date.
    _ = delete?(0, 0)
    guard let buffer = buffer.pointee else { return ("", true) }
    let bytes = UnsafeRawBufferPointer(start: buffer, count: Int(max(point.pointee, 0)))
    return (String(decoding: bytes, as: UTF8.self), end.pointee <= 0)
  }

  /// The rows of `columns` that `text` fills above the cursor, by the widths that libedit takes: the C library's.
  func rows(above text: String, columns: Int) -> Int {
    var (rows, column) = (0, 0)
    for scalar in text.unicodeScalars {
      let width = Int(max(0, width(numericCast(scalar.value))))
      // What does not fit at the end of a row leaves a column free.
      if column + width > columns { (rows, column) = (rows + 1, 0) }
      column += width
      if column >= columns { (rows, column) = (rows + 1, 0) }
    }
    return rows
  }
}
