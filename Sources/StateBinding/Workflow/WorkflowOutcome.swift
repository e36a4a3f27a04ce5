/// How a workflow ended.
public enum WorkflowOutcome {
  /// Every fork got through its last step.
  case completed
  /// Every fork ended, at least one of them at a step that had no value.
  case stopped
  /// A step failed.
  case failed(any Error)
}
