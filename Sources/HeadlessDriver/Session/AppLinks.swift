public import StateBinding

/// The deep links of an app.
@MainActor
public struct AppLinks {
  /// How each is written, for `:help`.
  let summaries: [String]
  /// What is printed while a link waits, such as `waiting for login`.
  let waitingNote: String
  /// Starts what the link leads to; calls back when that has ended, with nil where the app cancelled it.
  let open:
    (_ url: String, _ onEnd: @escaping (WorkflowOutcome?) -> Void) throws(DeepLinkError) ->
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
      let workflow = try table.destination(of: url)
      // Disposed at every end; a cancelled one has told no outcome before.
      Disposables.create { onEnd(nil) }.disposeWith(workflow: workflow)
      return workflow.subscribe(item, onEnd: onEnd)
    }
  }
}
