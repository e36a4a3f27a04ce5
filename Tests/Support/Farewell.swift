/// Calls `say` when it is released.
@MainActor
package final class Farewell {
  private let say: () -> Void

  package init(_ say: @escaping () -> Void) {
    self.say = say
  }

  isolated deinit { say() }
}
