/// A view that depends on its size. Nothing is laid out here, so the size is always that of a phone's screen, 390 by 844.
public struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public var body: some View { content(GeometryProxy()) }
}

/// The size of a phone's screen, at the origin of every coordinate space.
public struct GeometryProxy: Sendable {
  public var size: CGSize { CGSize(width: 390, height: 844) }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  public func bounds(of coordinateSpace: CoordinateSpace) -> CGRect? {
    frame(in: coordinateSpace)
  }
}

public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)

  public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

extension View {
  public func coordinateSpace(_ name: CoordinateSpace) -> Self { self }

  /// Runs `action` once, with the value for the only size that there is.
  public func onGeometryChange<Value: Equatable & Sendable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: transform(GeometryProxy()), initial: true) { _, value in action(value) }
  }

  /// Nothing scrolls here, so `action` never runs.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> Self { self }

  /// The effect changes looks only, so `effect` never runs.
  public func visualEffect<Effect: View>(
    _ effect: @escaping (EmptyView, GeometryProxy) -> Effect
  ) -> Self { self }

  public func offset(_ offset: CGSize) -> Self { self }
  public func transformEffect(_ transform: CGAffineTransform) -> Self { self }
  public func position(_ position: CGPoint) -> Self { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }
}

/// The place of a scroll view in its content.
public struct ScrollGeometry: Sendable, Hashable {
  public var contentOffset: CGPoint
  public var contentSize: CGSize
  public var containerSize: CGSize
  public var visibleRect: CGRect
  public var contentInsets: EdgeInsets
}
