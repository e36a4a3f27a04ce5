/// Calls `say` when it is released.
@MainActor
public final class Farewell {
  private let say: () -> Void

  public init(_ say: @escaping () -> Void) {
    self.say = say
  }

  isolated deinit { say() }
}
