import StateBindingC
import StateBinding
import StateBindingFiles

/// The environment variables that the driver reads. Its functions take them as a dictionary.
package enum ProcessEnvironment {
  /// The values of these variables in this process, without the ones that are not set. If `TERM` has anything but printable
  /// ASCII, its value is `dumb`.
  package static func read() -> [String: String] {
    let names = [
      "CI", "HOME", "LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "TERM", "XDG_STATE_HOME",
    ]
    var variables: [String: String] = [:]
    for name in names { variables[name] = variable(name) }
    // The name of a terminal that knows escape sequences has only printable ASCII characters.
    if variables["TERM"]?.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) == false {
      variables["TERM"] = "dumb"
    }
    return variables
  }

  /// The value of the variable `name`; nil if it is not set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

extension [String: String] {
  /// Whether these are the variables of a continuous integration, in which no file of a test is written.
  package var areOfCI: Bool { !self["CI", default: ""].isEmpty }

  /// Whether the tests write what they compare with, as `RECORD_TRANSCRIPTS=1` asks.
  package var recordsTranscripts: Bool { self["RECORD_TRANSCRIPTS"] == "1" && !areOfCI }
}
