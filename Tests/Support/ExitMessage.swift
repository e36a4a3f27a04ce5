package import Testing

/// What the process said on standard error when it ended itself.
package func message(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
