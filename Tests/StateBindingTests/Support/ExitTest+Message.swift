import Testing

extension ExitTest.Result? {
  /// What a process that failed as expected had to say about it.
  var message: String {
    String(decoding: self?.standardErrorContent ?? [], as: UTF8.self)
  }
}
