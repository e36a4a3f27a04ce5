/// Sees to it that a builder has a new component for each build.
@MainActor
struct LastComponent {
  private weak var object: AnyObject?

  /// Ends the process if `component`, made for `occasion` by the component builder of `builder`, is the last one again.
  mutating func replace(by component: Any, of builder: AnyObject, for occasion: String) {
    let object = component as AnyObject
    if self.object === object {
      programError(
        """
        the component builder of \(type(of: builder)) returned the same \(type(of: component)) twice; \
        make a new one for each \(occasion)
        """)
    }
    self.object = object
  }
}
