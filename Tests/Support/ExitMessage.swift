public import Testing

/// The message on standard error of a process that ended itself.
public func message(of result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
