extension Animation {
  /// Slow at both ends.
  public static let easeInOut = Animation()
  /// Slow at the beginning.
  public static let easeIn = Animation()
  /// Slow at the end.
  public static let easeOut = Animation()
  /// At one speed.
  public static let linear = Animation()
  /// As on a spring.
  public static let spring = Animation()
  /// As on a spring that swings.
  public static let bouncy = Animation()
  /// As on a spring that does not swing.
  public static let smooth = Animation()
  /// As on a stiff spring.
  public static let snappy = Animation()

  /// Slow at both ends, for so many seconds.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// Slow at the beginning, for so many seconds.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Slow at the end, for so many seconds.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// At one speed, for so many seconds.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// As on a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// As on a spring.
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { Animation() }

  /// The animation, later.
  public func delay(_ delay: Double) -> Animation { self }
  /// The animation, faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// The animation, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// The animation, so many times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// How a view comes and goes, of no effect.
public struct AnyTransition: Sendable {
  /// It is there, or not.
  public static let identity = AnyTransition()
  /// It fades.
  public static let opacity = AnyTransition()
  /// It grows.
  public static let scale = AnyTransition()
  /// It slides.
  public static let slide = AnyTransition()

  /// It moves in from `edge`.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// It moves in from `edge`, the one before out of the other.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// It grows.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// It comes as `insertion` and goes as `removal`.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// It moves as both.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// It moves by `animation`.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// What goes with a change of state, of no effect.
public struct Transaction: Sendable {
  /// How what changes moves.
  public var animation: Animation?
  /// Whether nothing moves.
  public var disablesAnimations = false

  /// Moves as `animation`.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Does `body`: nothing is animated here.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Does `body`, then `completion`: nothing is animated here.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result,
  completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Does `body`: nothing is animated here.
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
