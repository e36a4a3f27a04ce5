import HeadlessUI

/// A view with a state of its own, as a `@State` property holds it.
struct Stateful<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

/// A view whose body is a closure, which is called at each look. A test changes what the closure reads.
struct Live<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

extension ShownView {
  /// A view with a state.
  init<Value, Body: View>(
    state value: Value, strings: StringCatalogue = StringCatalogue(),
    @ViewBuilder _ body: @escaping (Binding<Value>) -> Body
  ) where Content == Stateful<Value, Body> {
    self.init(Stateful(value, content: body), strings: strings)
  }

  /// A view with two states.
  init<First, Second, Body: View>(
    state first: First, _ second: Second,
    @ViewBuilder _ body: @escaping (Binding<First>, Binding<Second>) -> Body
  ) where Content == Stateful<First, Stateful<Second, Body>> {
    self.init(
      Stateful(first) { first in Stateful(second) { second in body(first, second) } })
  }

  /// A view whose body is called at each look.
  static func live<Body: View>(@ViewBuilder _ body: @escaping () -> Body) -> Self
  where Content == Live<Body> {
    Self(Live(content: body))
  }
}
