extension View {
  /// Makes the view a button that does `action`, unless it can be used otherwise.
  ///
  /// A view with controls in it stays as it is: they are what can be tapped.
  public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    control(.button) { .activate(action) }
  }

  /// Makes the view a button that does `handler`, unless it can be used otherwise.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    control(kind == .default ? .button : nil) { .activate(handler) }
  }

  /// Makes the view something to increase and decrease, unless it can be used otherwise.
  ///
  /// Where `accessibilityElement` ignores the controls in it, it is that in their place.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    control(.stepper) {
      .step(increase: { handler(.increment) }, decrease: { handler(.decrement) })
    }
  }

  private func control(
    _ role: Role?, _ handler: @escaping @MainActor () -> Handler
  ) -> some View {
    modified { content, evaluation in
      let start = evaluation.page.elements.count
      evaluation.isAdjusted = role == .stepper && content.childBehavior == .ignore
      content.evaluate(in: &evaluation)
      if let role { evaluation.becomeControl(from: start, role, handler()) }
    }
  }
}

/// What is done to a view by a means of its own.
public struct AccessibilityActionKind: Sendable, Hashable {
  private enum Kind { case `default`, escape, magicTap }

  private let kind: Kind

  /// What is done when it is tapped.
  public static let `default` = AccessibilityActionKind(kind: .default)
  /// What leaves it; no effect.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// What matters most; no effect.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
}

/// Which way something is changed.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  /// To the next value, or to the one before.
  case increment, decrement
}

extension Evaluation {
  /// Makes one control of the elements from `start` on, if none of them can be used or holds others: whether it did.
  @discardableResult
  mutating func becomeControl(from start: Int, _ role: Role, _ handler: Handler) -> Bool {
    let own = page.ownIndices(from: start)
    guard let first = own.first, own.allSatisfy({ page.elements[$0].role.isRead }) else {
      return false
    }
    let isUnnamed = page.elements[first].role == .progress && page.elements[first].label.isEmpty
    if own.count > 1 || isUnnamed, own.count == page.elements.count - start {
      var element = page.elements[first]
      element.label = page.label(of: own)
      element.value = nil
      element.identifier = own.lazy.compactMap { [page] in page.elements[$0].identifier }.first
      page.removeElements(from: start)
      page.elements.append(element)
    }
    page.elements[first].role = role
    page.elements[first].isEnabled = environment.isEnabled
    page.setHandler(handler, at: first)
    return true
  }
}
