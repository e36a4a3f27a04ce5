#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The variables that the driver looks at; the other functions get them as a dictionary.
package enum ProcessEnvironment {
  /// Those that are set now.
  package static func read() -> [String: String] {
    let names = [
      "CI", "HOME", "LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "RECORD_SNAPSHOTS", "TERM",
      "XDG_STATE_HOME",
    ]
    return names.reduce(into: [:]) { variables, name in
      variables[name] = getenv(name).map { String(cString: $0) }
    }
  }
}
