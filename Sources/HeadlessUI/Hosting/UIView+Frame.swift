#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension UIView {
  #if canImport(CoreGraphics)
    /// A place on a screen, of no effect.
    public typealias Rectangle = CGRect
  #else
    /// A place on a screen, of no effect; not called `CGRect`, which Foundation has.
    public struct Rectangle: Sendable, Equatable {
      /// None.
      public static let zero = Rectangle()
    }
  #endif

  /// How a view goes with the size of the one that it is in, of no effect.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Those of `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It becomes wider.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// It becomes higher.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  /// Where it is, of no effect.
  public final var frame: Rectangle {
    get { .zero }
    set {}
  }
  /// How large it is, of no effect.
  public final var bounds: Rectangle {
    get { .zero }
    set {}
  }
  /// How it goes with the size of the view that it is in, of no effect.
  public final var autoresizingMask: AutoresizingMask {
    get { [] }
    set {}
  }
}
