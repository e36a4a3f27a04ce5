import StateBindingC
import Testing

/// A file without a name, gone when it is released.
final class TemporaryFile {
  let descriptor: Int32

  /// A file with `bytes`, read from its beginning, and NULs up to `size`.
  init(_ bytes: some Sequence<UInt8> = [], size: Int? = nil) throws {
    let file = try #require(tmpfile())
    descriptor = dup(fileno(file))
    fclose(file)
    let bytes = Array(bytes)
    #expect(write(descriptor, bytes, bytes.count) == bytes.count)
    if let size { #expect(ftruncate(descriptor, off_t(size)) == 0) }
    rewind()
  }

  deinit {
    close(descriptor)
  }

  func rewind() {
    lseek(descriptor, 0, SEEK_SET)
  }

  /// The whole text.
  func text() -> String {
    rewind()
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}
