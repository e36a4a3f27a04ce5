import StateBindingC
import StateBindingFiles
import Testing

/// The two ends of a pipe, closed when it is released.
final class Pipe {
  let readEnd: Int32
  private(set) var writeEnd: Int32

  init() throws {
    (readEnd, writeEnd) = try openPipe()
  }

  deinit {
    close(readEnd)
    if writeEnd >= 0 { close(writeEnd) }
  }

  func send(_ text: String) {
    #expect(write(writeEnd, text, text.utf8.count) == text.utf8.count)
  }

  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }
}
