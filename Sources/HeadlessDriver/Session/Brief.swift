import HeadlessUI

/// `text` in quotes for a message, cut after 200 Unicode scalars.
func brief(_ text: some StringProtocol) -> String {
  let head = text.unicodeScalars.prefix(200)
  let quoted = Quoting.quoted(String(String.UnicodeScalarView(head)))
  return head.endIndex == text.unicodeScalars.endIndex
    ? quoted : "\(quoted)… (\(text.utf8.count) bytes)"
}
