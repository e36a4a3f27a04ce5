public import StateBinding

/// The deep links of an app.
@MainActor
public struct AppLinks {
  /// How each is written, for `:help`.
  let summaries: [String]
  /// What is printed while a link waits, such as `waiting for login`.
  let waitingNote: String
  /// Starts what the link leads to; calls back when that has ended.
  let open:
    (_ url: String, _ onEnd: @escaping (WorkflowOutcome) -> Void) throws(DeepLinkError) ->
      any Disposable

  /// An app without links.
  public init() {
    summaries = []
    waitingNote = ""
    open = { (url, _) throws(DeepLinkError) in throw .unknown(url: url, nearest: nil) }
  }

  /// The links of `table`, whose workflows begin with `item`.
  public init<Item>(
    _ table: DeepLinkTable<Workflow<Item>>, from item: Item, waitingNote: String = "waiting"
  ) {
    summaries = table.summaries
    self.waitingNote = waitingNote
    open = { (url, onEnd) throws(DeepLinkError) in
      try table.destination(of: url).subscribe(item, onEnd: onEnd)
    }
  }
}
