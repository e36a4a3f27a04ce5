extension Workflow: Ending {
  /// Whether it is over, with all that ends with it: who is to dispose it need not keep it.
  final var hasEnded: Bool { isDisposed }
}

extension Disposable {
  /// Disposes this when `workflow` ends, in whichever way.
  public func disposeWith<ActionableItemType>(workflow: Workflow<ActionableItemType>) {
    workflow.attach(self)
  }
}
