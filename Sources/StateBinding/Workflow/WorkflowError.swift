/// Why a workflow failed by itself.
public enum WorkflowError: Error, Equatable, CustomStringConvertible {
  /// A step had no value within its time.
  case timedOut(after: Duration)

  /// What happened, in a few words.
  public var description: String {
    switch self {
    case .timedOut(let duration): "a step had no value within \(duration)"
    }
  }
}
