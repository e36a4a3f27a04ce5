// Animations and transitions: they compile, but every change is on the screen at once.

public enum Animation: Sendable {
  case `default`, easeInOut, easeIn, easeOut, linear, spring, bouncy, smooth, snappy

  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  public static func linear(duration: Double) -> Animation { .linear }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
  ) -> Animation { .spring }
  public static func spring(duration: Double, bounce: Double = 0) -> Animation { .spring }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { .spring }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { .spring }
  public static func smooth(duration: Double, extraBounce: Double = 0) -> Animation { .smooth }
  public static func snappy(duration: Double, extraBounce: Double = 0) -> Animation { .snappy }
  public static func bouncy(duration: Double, extraBounce: Double = 0) -> Animation { .bouncy }

  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

public enum AnyTransition: Sendable {
  case identity, opacity, scale, slide

  public static func move(edge: Edge) -> AnyTransition { .identity }
  public static func push(from edge: Edge) -> AnyTransition { .identity }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { insertion }

  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false

  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Runs `body`, then `completion`.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result,
  completion: @escaping () -> Void = {}
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

public enum ContentTransition: Sendable, Hashable {
  case identity, opacity, interpolate
  case numericText(countsDown: Bool = false)
}

public enum SensoryFeedback: Sendable {
  case success, warning, error, selection, increase, decrease, impact
}

public enum SymbolEffect: Sendable { case bounce, pulse, variableColor, scale, appear, disappear }

// Values that an animation moves between. No animation runs, so only an app's own code reads them.

public protocol Animatable {}
public typealias AnimatableModifier = Animatable & ViewModifier

public struct AnimatablePair<First, Second> {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// Names for `matchedGeometryEffect`.
@MainActor
@propertyWrapper
public struct Namespace {
  public struct ID: Sendable, Hashable {}

  public var wrappedValue: ID { ID() }

  public init() {}
}

extension Binding {
  public func animation(_ animation: Animation? = .default) -> Binding { self }
}

public enum NavigationTransition: Sendable {
  case automatic

  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    .automatic
  }
}

extension View {
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
  public func navigationTransition(_ style: NavigationTransition) -> Self { self }
  public func animation(_ animation: Animation?, value: some Equatable = 0) -> Self { self }
  public func transition(_ transition: AnyTransition) -> Self { self }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, isSource: Bool = true
  ) -> Self { self }
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> Self { self }
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable = 0) -> Self { self }
}
