package import Foundation

/// A folder for the files of one test, removed with it.
package final class TemporaryFolder {
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "state-binding-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names of all that is in it, hidden ones too, in order.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The names of all that is in the folder `name` of it, in order.
  package func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)").sorted()
  }

  /// Writes the file `name`, in folders that need not be there; its path.
  @discardableResult
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes the file `name`, in folders that need not be there; its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name)
  }

  /// Makes `name` a symbolic link.
  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: destination)
  }

  /// What is in the file `name`.
  package func bytes(of name: String) throws -> [UInt8] {
    // `Data(contentsOf:)` leaks its buffer where the file is empty.
    let file = try FileHandle(forReadingFrom: URL(filePath: "\(path)/\(name)"))
    return try file.readToEnd().map(Array.init) ?? []
  }

  /// What is in the file `name`.
  package func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// The permissions of what is called `name`; nil where there is nothing.
  package func permissions(of name: String) -> Int? {
    attribute(.posixPermissions, of: name)
  }

  /// What the system says of `name`; nil where there is nothing.
  package func attribute<Value>(_ key: FileAttributeKey, of name: String) -> Value? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return attributes?[key] as? Value
  }
}
