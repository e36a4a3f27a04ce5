/// Why a URL is none of the links that a table knows.
public enum DeepLinkError: Error, Equatable, CustomStringConvertible {
  /// No link of the table begins like it; `nearest` is the one that comes closest, if any does.
  case unknown(url: String, nearest: String?)
  /// It is a known link, or no URL at all, and something is wrong with it.
  case malformed(url: String, reason: String)

  /// What is wrong, with the URL, control characters escaped and long ones cut.
  public var description: String {
    switch self {
    case .unknown(let url, let nearest?):
      "no link is like \(quoted(url)); did you mean \(nearest)?"
    case .unknown(let url, nil): "no link is like \(quoted(url))"
    case .malformed(let url, let reason): "\(quoted(url)) is malformed: \(reason)"
    }
  }
}

/// `text` in quotes, its control characters escaped, cut after 200 Unicode scalars.
func quoted(_ text: String) -> String {
  let head = String(text.unicodeScalars.prefix(200))
  let isCut = head.utf8.count < text.utf8.count
  // A debug description leaves U+0080 to U+009F as they are, which terminals obey.
  var quoted = ""
  for scalar in head.debugDescription.unicodeScalars {
    if scalar.properties.generalCategory == .control {
      quoted += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      quoted.unicodeScalars.append(scalar)
    }
  }
  return isCut ? "\(quoted)… (\(text.utf8.count) bytes)" : quoted
}
