public import Foundation

/// A folder for the files of one test, removed with it.
public final class TemporaryFolder {
  public let path: String

  public init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "state-binding-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names of all entries, also hidden ones, in order.
  public var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The names of all entries in the folder `name`, in order.
  public func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)").sorted()
  }

  /// Writes the file `name`, and creates its folders. Returns its path.
  @discardableResult
  public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes the file `name`, and creates its folders. Returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name)
  }

  /// Makes `name` a symbolic link.
  public func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: destination)
  }

  /// The contents of the file `name`.
  public func bytes(of name: String) throws -> [UInt8] {
    // `Data(contentsOf:)` leaks its buffer for an empty file.
    let file = try FileHandle(forReadingFrom: URL(filePath: "\(path)/\(name)"))
    return try file.readToEnd().map(Array.init) ?? []
  }

  /// The contents of the file `name`.
  public func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// The permissions of `name`; nil if nothing is there.
  public func permissions(of name: String) -> Int? {
    attribute(.posixPermissions, of: name)
  }

  /// An attribute of `name` in the file system; nil if nothing is there.
  public func attribute<Value>(_ key: FileAttributeKey, of name: String) -> Value? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
    return attributes?[key] as? Value
  }
}
