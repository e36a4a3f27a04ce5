import AppleFoundation

/// The streams and binders that extensions add to `base`. If `base` is an object, each of its variables also has a binder.
@MainActor @dynamicMemberLookup
public struct Reactive<Base> {
  public let base: Base

  public init(_ base: Base) {
    self.base = base
  }

  public subscript<Value>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Value>
  ) -> Binder<Value> where Base: AnyObject {
    Binder(base) { $0[keyPath: keyPath] = $1 }
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
