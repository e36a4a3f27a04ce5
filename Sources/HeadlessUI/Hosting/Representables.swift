import StateBinding

// View controllers and views of UIKit as views of SwiftUI. The object is made once, lives with its place, and is updated at each
// look.

/// What a representable knows when it makes or updates its view controller.
public struct UIViewControllerRepresentableContext<View: UIViewControllerRepresentable> {
  public let coordinator: View.Coordinator
  public let environment: EnvironmentValues
  public let transaction = Transaction()
}

/// What a representable knows when it makes or updates its view.
public struct UIViewRepresentableContext<View: UIViewRepresentable> {
  public let coordinator: View.Coordinator
  public let environment: EnvironmentValues
  public let transaction = Transaction()
}

/// A view that shows what a view controller shows. The hosting controller around contains the view controller.
@MainActor
@preconcurrency
public protocol UIViewControllerRepresentable: PrimitiveView {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.evaluate(bodyOf: self) { RepresentedController(view: $0) }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// A view of UIKit: it shows its accessibility label, or else those of its subviews.
@MainActor
@preconcurrency
public protocol UIViewRepresentable: PrimitiveView {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func addNodes(in evaluation: inout Evaluation) {
    evaluation.evaluate(bodyOf: self) { RepresentedView(view: $0) }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

private struct RepresentedController<Representable: UIViewControllerRepresentable>: PrimitiveView {
  let view: Representable

  func addNodes(in evaluation: inout Evaluation) {
    let slot = evaluation.slot(
      RepresentedSlot { Representable.dismantleUIViewController($0, coordinator: $1) })
    let controller = slot.object(
      in: evaluation, view.makeCoordinator,
      { Representable.Context(coordinator: $0, environment: $1) },
      view.makeUIViewController, view.updateUIViewController)
    evaluation.page.lives.append(
      Life(slot: slot) { [weak host = evaluation.host as? UIViewController] in
        host?.addChild(controller)
        controller.didMove(toParent: host)
      } disappear: {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      })
    if controller.parent == nil { return }
    evaluation.page.append(
      evaluation.evaluatePage(in: slot.place) { controller.writeAll(in: &$0) })
  }
}

private struct RepresentedView<Representable: UIViewRepresentable>: PrimitiveView {
  let view: Representable

  func addNodes(in evaluation: inout Evaluation) {
    let slot = evaluation.slot(
      RepresentedSlot { Representable.dismantleUIView($0, coordinator: $1) })
    let view = slot.object(
      in: evaluation, view.makeCoordinator,
      { Representable.Context(coordinator: $0, environment: $1) },
      view.makeUIView, view.updateUIView)
    if let view = view as? any NodeGiver {
      view.addNodes(in: &evaluation)
    } else {
      view.write(in: &evaluation)
    }
  }
}

extension UIView {
  fileprivate final func write(in evaluation: inout Evaluation) {
    if isHidden { return }
    guard let label = accessibilityLabel else {
      for view in parts { view.write(in: &evaluation) }
      return
    }
    evaluation.add(
      Node(
        Element(
          role: evaluation.rows.role, label: label, value: accessibilityValue,
          identifier: accessibilityIdentifier)))
  }
}

/// Keeps the object that a representable has made, and its coordinator.
private final class RepresentedSlot<Object: AnyObject, Coordinator>: LifeSlot {
  let place = Place()
  private var made: (object: Object, coordinator: Coordinator)?
  private let dismantle: @MainActor (Object, Coordinator) -> Void

  init(_ dismantle: @escaping @MainActor (Object, Coordinator) -> Void) {
    self.dismantle = dismantle
  }

  isolated deinit {
    if let made { dismantle(made.object, made.coordinator) }
  }

  /// The object, made in the first look and updated in each.
  func object<Context>(
    in evaluation: Evaluation, _ makeCoordinator: () -> Coordinator,
    _ context: (Coordinator, EnvironmentValues) -> Context, _ make: (Context) -> Object,
    _ update: (Object, Context) -> Void
  ) -> Object {
    // UIKit's objects are not views, so they may change state.
    Reads.ofNodes?.remakesAtEachLook = true
    return evaluation.calling {
      let coordinator = made?.coordinator ?? makeCoordinator()
      let context = context(coordinator, evaluation.environment)
      let object = made?.object ?? make(context)
      made = (object, coordinator)
      update(object, context)
      return object
    }
  }
}
