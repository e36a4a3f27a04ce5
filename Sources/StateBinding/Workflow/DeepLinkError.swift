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

/// `text` in quotes, its control characters escaped, cut after 200 characters.
func quoted(_ text: String) -> String {
  let limit = 200
  guard text.utf8.count > limit else { return text.debugDescription }
  let head = String(decoding: text.utf8.prefix(limit), as: UTF8.self)
  return "\(head.debugDescription)… (\(text.utf8.count) bytes)"
}
