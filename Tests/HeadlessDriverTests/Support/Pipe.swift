import StateBindingC
import Testing

/// The two ends of a pipe, closed when it is released.
final class Pipe {
  let readEnd: Int32
  private(set) var writeEnd: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    #expect(openPipe(&ends) == 0)
    readEnd = ends[0]
    writeEnd = ends[1]
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
