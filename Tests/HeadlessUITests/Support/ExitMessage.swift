import StateBinding
import Testing

/// Contains what the process said on standard error when it ended itself.
func message(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
