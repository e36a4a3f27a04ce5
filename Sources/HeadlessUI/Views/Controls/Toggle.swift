/// A switch that is `on` or `off`; controls in its label are shown below it, one level deeper.
public struct Toggle<Label: View>: PrimitiveView {
  private let isOn: Binding<Bool>
  /// The values of a switch that is `mixed` if some are on and some are off; nil for a switch of one value.
  private var sources: [Binding<Bool>]?
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// A switch for several values. A tap turns all of them on, or off if all are on.
  public init<Sources: Sequence>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let all = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding(
        get: { all.allSatisfy(\.wrappedValue) },
        set: { isOn in for source in all { source.wrappedValue = isOn } }), label: label)
    self.sources = all
  }

  public func addNodes(in evaluation: inout Evaluation) {
    let value = isOn.shown
    let isMixed = !value && sources?.contains(where: \.shown) == true
    evaluation.addControl(
      Element(role: .toggle, value: isMixed ? "mixed" : value ? "on" : "off", isSelected: value),
      labelled: label, .toggle(isOn))
  }
}

extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  public init<Sources: Sequence>(
    _ title: LocalizedStringKey, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == HeadlessUI.Label<Text, Image> {
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessUI.Label(title, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessUI.Label(title, systemImage: systemImage) }
  }
}
