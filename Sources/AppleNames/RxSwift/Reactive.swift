import AppleFoundation

/// The streams and binders of `base`, which extensions add.
@MainActor
public struct Reactive<Base> {
  public let base: Base

  public init(_ base: Base) {
    self.base = base
  }
}

/// An object with `rx`.
@MainActor
public protocol ReactiveCompatible {}

extension ReactiveCompatible {
  public var rx: Reactive<Self> { Reactive(self) }

  public static var rx: Reactive<Self>.Type { Reactive<Self>.self }
}

extension NSObject: @MainActor ReactiveCompatible {}
