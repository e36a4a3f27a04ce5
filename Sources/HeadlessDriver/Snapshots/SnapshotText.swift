import HeadlessUI
import StateBinding

/// How `value` and the literal `expected` agree, byte for byte; a line feed at the end does not count.
///
/// A `Screen` is written as its text, a text as itself, and anything else as `String(stable:)` describes it.
public func checkSnapshot<Value>(_ value: Value, is expected: String) -> SnapshotCheck {
  SnapshotCheck(snapshotText(of: value), snapshotText(of: expected), named: "literal")
}

/// What is written for `value`.
func snapshotText<Value>(of value: Value) -> String {
  let text =
    switch value {
    case let screen as Screen: screen.text()
    case let text as String: text
    default: String(stable: value)
    }
  return text.utf8.last == 0x0A ? text : text + "\n"
}
