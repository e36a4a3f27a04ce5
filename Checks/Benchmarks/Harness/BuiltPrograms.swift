#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The programs of a build.
package struct BuiltPrograms: Sendable {
  package enum Linking: String, Sendable {
    case dynamic, `static`
  }

  private let folder: String
  private let linking: Linking

  package init(_ folder: String, linking: Linking = .dynamic) {
    self.folder = folder
    self.linking = linking
  }

  /// The programs built beside the running one; the static ones are in `.build/static`.
  package static func besideThis(_ linking: Linking = .dynamic) -> BuiltPrograms {
    let folder = parent(of: ownPath)
    switch linking {
    case .dynamic: return BuiltPrograms(folder)
    case .static:
      return BuiltPrograms("\(parent(of: parent(of: folder)))/static/release", linking: .static)
    }
  }

  /// The folder of the package that the running program was built from.
  package static func package() throws(Unmeasured) -> String {
    var folder = parent(of: ownPath)
    while folder != "/", folder != "." {
      if access("\(folder)/Package.swift", R_OK) == 0 { return folder }
      folder = parent(of: folder)
    }
    throw Unmeasured("no Package.swift above \(ownPath); run it from the package's own build")
  }

  package func path(of name: String) throws(Unmeasured) -> String {
    let path = "\(folder)/\(name)"
    if access(path, X_OK) == 0 { return path }
    let options =
      switch linking {
      case .dynamic: ""
      case .static: "--static-swift-stdlib --scratch-path .build/static "
      }
    throw Unmeasured(
      "there is no \(path); make it: swift build -c release \(options)--product \(name)")
  }

  /// The path of the running program.
  package static var ownPath: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 4_096) { bytes in
      guard let start = bytes.baseAddress else { return CommandLine.arguments[0] }
      let count = readlink("/proc/self/exe", start, bytes.count)
      guard count > 0 else { return CommandLine.arguments[0] }
      return String(
        decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
