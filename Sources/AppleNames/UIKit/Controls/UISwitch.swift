public import Foundation
public import HeadlessUI

// Controls with a value.

/// A switch, which is `on` or `off`.
open class UISwitch: UIControl {
  open var isOn = false, onTintColor: UIColor?, thumbTintColor: UIColor?, title: String?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func addContent(in evaluation: inout Evaluation) {
    let toggled = Binding(
      get: { [weak self] in self?.isOn ?? false },
      set: { [weak self] in
        self?.isOn = $0
        self?.sendActions(for: .valueChanged)
      })
    evaluation.add(
      Node(
        element(
          .toggle, title ?? "", value: isOn ? "on" : "off", isEnabled: isEnabled, isSelected: isOn),
        .toggle(toggled)))
  }
}

/// A number in a range. A line changes it by a tenth of the range.
open class UISlider: UIControl {
  open var minimumValue: Float = 0, maximumValue: Float = 1
  open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var isContinuous = true, minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  override func addContent(in evaluation: inout Evaluation) {
    let step = Double(maximumValue - minimumValue) / 10
    addStepper(
      Double(value), in: Double(minimumValue)...Double(max(maximumValue, minimumValue)), by: step,
      in: &evaluation
    ) { [weak self] in self?.value = Float($0) }
  }
}

/// A number to increase and decrease.
open class UIStepper: UIControl {
  open var value = 0.0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var minimumValue = 0.0, maximumValue = 100.0, stepValue = 1.0, wraps = false
  open var isContinuous = true, autorepeat = true

  override func addContent(in evaluation: inout Evaluation) {
    addStepper(
      value, in: minimumValue...max(maximumValue, minimumValue), by: stepValue, wraps: wraps,
      in: &evaluation
    ) { [weak self] in self?.value = $0 }
  }
}

/// The dots below pages, with the number of the page.
open class UIPageControl: UIControl {
  open var numberOfPages = 0, currentPage = 0, hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?, currentPageIndicatorTintColor: UIColor?

  override func addContent(in evaluation: inout Evaluation) {
    if numberOfPages == 0 || (numberOfPages == 1 && hidesForSinglePage) { return }
    addStepper(
      Double(currentPage), in: 0...Double(numberOfPages - 1), by: 1, label: "Page",
      words: "\(currentPage + 1) of \(numberOfPages)", in: &evaluation
    ) { [weak self] in self?.currentPage = Int($0) }
  }
}

extension UIControl {
  /// Adds a stepper. A step calls `set`, then runs the actions for `valueChanged`.
  fileprivate final func addStepper(
    _ value: Double, in bounds: ClosedRange<Double>, by step: Double, wraps: Bool = false,
    label: String = "", words: String? = nil, in evaluation: inout Evaluation,
    _ set: @escaping @MainActor (Double) -> Void
  ) {
    func move(_ step: Double, from end: Double, to other: Double) -> (@MainActor () -> Void)? {
      if value == end, !wraps { return nil }
      return { [weak self] in
        set(value == end ? other : min(max(value + step, bounds.lowerBound), bounds.upperBound))
        self?.sendActions(for: .valueChanged)
      }
    }
    // Rounds the value: steps such as 0.1 leave rounding errors.
    let text = words ?? "\((value * 1e6).rounded() / 1e6)"
    evaluation.add(
      Node(
        element(.stepper, label, value: text, isEnabled: isEnabled),
        .step(
          increase: move(step, from: bounds.upperBound, to: bounds.lowerBound),
          decrease: move(-step, from: bounds.lowerBound, to: bounds.upperBound))))
  }
}

/// A choice of one segment.
open class UISegmentedControl: UIControl {
  public static let noSegment = -1

  open var selectedSegmentIndex = UISegmentedControl.noSegment, isMomentary = false
  open var selectedSegmentTintColor: UIColor?, apportionsSegmentWidthsByContent = false
  private final var segments: [(title: String, isEnabled: Bool, action: UIAction?)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public init(items: [Any]?) {
    segments = (items ?? []).map { (($0 as? UIImage)?.name ?? "\($0)", true, nil) }
    super.init(frame: .zero)
  }

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert((title ?? "", true, nil), at: min(segment, segments.count))
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert((action.title, true, action), at: min(segment, segments.count))
  }
  open func removeSegment(at segment: Int, animated: Bool) { segments.remove(at: segment) }
  open func removeAllSegments() { segments = [] }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title ?? ""
  }
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
  }

  override func addContent(in evaluation: inout Evaluation) {
    addPicker(
      segments.map(\.title), chosen: selectedSegmentIndex, isEnabled: isEnabled, in: &evaluation
    ) { [weak self] index in
      guard let self else { return }
      selectedSegmentIndex = index
      if let action = segments[index].action { sendAction(action) }
      sendActions(for: .valueChanged)
      if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
    }
    for (segment, option) in zip(segments, evaluation.page.nodes.last?.attached ?? []) {
      if !segment.isEnabled { option.element?.isEnabled = false }
    }
  }
}

/// Columns of rows. A person picks one row in each column.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private final var selected: [Int: Int] = [:]
  private final var views: [Int: [Int: UIView]] = [:]

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
  }
  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }

  override var isControl: Bool { true }

  override func addContent(in evaluation: inout Evaluation) {
    let titles = evaluation.calling {
      (0..<numberOfComponents).map { component in
        (0..<numberOfRows(inComponent: component)).map { title(row: $0, in: component) }
      }
    }
    for (component, titles) in titles.enumerated() {
      let chosen = min(selectedRow(inComponent: component), titles.count - 1)
      addPicker(titles, chosen: chosen, isEnabled: true, in: &evaluation) { [weak self] row in
        guard let self else { return }
        selected[component] = row
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      }
    }
  }

  private func title(row: Int, in component: Int) -> String {
    if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) {
      return title
    }
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return title.string
    }
    let known = views[component]?[row]
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: known)
    views[component, default: [:]][row] = view
    return view?.labelText ?? ""
  }
}

@MainActor
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@MainActor
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(_: UIPickerView, titleForRow: Int, forComponent: Int) -> String?
  func pickerView(
    _: UIPickerView, attributedTitleForRow: Int, forComponent: Int
  ) -> NSAttributedString?
  func pickerView(_: UIPickerView, viewForRow: Int, forComponent: Int, reusing: UIView?) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _: UIPickerView, titleForRow _: Int, forComponent _: Int
  ) -> String? { nil }
  public func pickerView(
    _: UIPickerView, attributedTitleForRow _: Int, forComponent _: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _: UIPickerView, viewForRow _: Int, forComponent _: Int, reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  public func pickerView(_: UIPickerView, didSelectRow _: Int, inComponent _: Int) {}
}

extension UIView {
  /// The texts of the labels in the view.
  final var labelText: String {
    ([(self as? UILabel)?.text].compactMap { $0 } + subviews.map(\.labelText))
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Adds a picker; `choose` is called with the index of an option.
  final func addPicker(
    _ titles: [String], chosen: Int, isEnabled: Bool, in evaluation: inout Evaluation,
    _ choose: @escaping @MainActor (Int) -> Void
  ) {
    let options = titles.enumerated().map { index, title in
      Node(
        Element(role: .option, label: title, isEnabled: isEnabled, isSelected: index == chosen),
        .activate { choose(index) })
    }
    let value = titles.indices.contains(chosen) ? titles[chosen] : nil
    evaluation.add(
      Node(element(.picker, value: value, isEnabled: isEnabled), attached: options))
  }
}
