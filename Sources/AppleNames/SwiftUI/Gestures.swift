public import UniformTypeIdentifiers

/// Something that a person does with fingers.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  /// The part of the gesture that a person can do here.
  var touch: Touch { get }
}

extension Gesture {
  public var touch: Touch { body.touch }

  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    AnyGesture(touch: touch.adding { value in if let value = value as? Value { action(value) } })
  }

  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    AnyGesture<Value>(touch: touch)
  }

  /// The state keeps its first value.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    AnyGesture<Value>(touch: touch)
  }

  public func simultaneously<Other: Gesture>(with other: Other) -> some Gesture<Value> {
    AnyGesture<Value>(touch: touch.merged(with: other.touch))
  }

  public func exclusively<Other: Gesture>(before other: Other) -> some Gesture<Value> {
    simultaneously(with: other)
  }
}

extension Never: Gesture {
  public typealias Value = Never
}

/// The taps and long presses of a gesture.
@MainActor
public struct Touch {
  fileprivate enum Kind { case tap, longPress }

  fileprivate var kind: Kind?
  fileprivate var value: Any = ()
  fileprivate var actions: [(Any) -> Void] = []
  fileprivate var others: [Touch] = []

  fileprivate func adding(_ action: @escaping (Any) -> Void) -> Touch {
    var touch = self
    touch.actions.append(action)
    return touch
  }

  fileprivate func merged(with other: Touch) -> Touch {
    var touch = self
    touch.others.append(other)
    return touch
  }

  /// The action of gestures of `kind`; nil if there is none.
  fileprivate func action(of kind: Kind) -> (@MainActor () -> Void)? {
    let touches = ([self] + others).filter { $0.kind == kind && !$0.actions.isEmpty }
    if touches.isEmpty { return nil }
    return { for touch in touches { for action in touch.actions { action(touch.value) } } }
  }
}

/// A gesture without a body, which has a touch.
public protocol TouchGesture: Gesture where Body == Never {}

extension TouchGesture {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

private struct AnyGesture<Value>: TouchGesture {
  let touch: Touch
}

public struct TapGesture: TouchGesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
  public var touch: Touch { Touch(kind: .tap) }
}

public struct LongPressGesture: TouchGesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
  public var touch: Touch { Touch(kind: .longPress, value: true) }
}

public struct DragGesture: TouchGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var velocity: CGSize
    public var predictedEndTranslation: CGSize
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
  public var touch: Touch { Touch() }
}

public struct MagnificationGesture: TouchGesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
  public var touch: Touch { Touch() }
}

public struct RotationGesture: TouchGesture {
  public typealias Value = Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
  public var touch: Touch { Touch() }
}

/// The state of a gesture under way: always its first value.
@MainActor
@propertyWrapper
public struct GestureState<Value> {
  public let wrappedValue: Value
  public var projectedValue: GestureState { self }

  public init(wrappedValue: Value, resetTransaction: Transaction = Transaction()) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: Value) {
    wrappedValue = initialValue
  }
}

public enum GestureMask: Sendable { case none, gesture, subviews, all }

extension View {
  /// Makes the view a button, which is tapped at zero.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping @MainActor (CGPoint) -> Void
  ) -> some View {
    onTapGesture { action(.zero) }
  }

  /// Makes the view a button if the gesture has a tap, and adds a button called Long press if it has a long press.
  public func gesture(_ gesture: (some Gesture)?, including mask: GestureMask = .all) -> some View {
    let touch = mask == .gesture || mask == .all ? gesture?.touch : nil
    return modifier(TouchModifier(touch: touch ?? Touch()))
  }

  /// Does what `gesture` does.
  public func simultaneousGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  public func highPriorityGesture(
    _ gesture: some Gesture, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }
}

private struct TouchModifier: ViewModifier {
  let touch: Touch

  func body(content: Content) -> some View {
    let tap = touch.action(of: .tap)
    let press = touch.action(of: .longPress)
    if let tap, let press {
      content.onTapGesture(perform: tap).onLongPressGesture(perform: press)
    } else if let tap {
      content.onTapGesture(perform: tap)
    } else if let press {
      content.onLongPressGesture(perform: press)
    } else {
      content
    }
  }
}

// Drag and drop. They compile, and nobody drags anything here.

@MainActor
@preconcurrency
public protocol DropDelegate {
  func performDrop(info: DropInfo) -> Bool
}

public struct DropInfo {
  public var location: CGPoint

  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}

extension View {
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  public func onDrop(of types: [UTType], delegate: some DropDelegate) -> Self { self }
}
