import RxCocoa
import RxSwift
import StateBinding
import StateBindingTestSupport
import StateBindingTesting
import Testing
import UIKit

/// UIKit's controls: what the screen shows of them, and the order in which they call their delegates.
@Suite(.ownRun)
struct UIKitControlTests {
  private let log = Log()

  /// A window with a view controller that shows `views`.
  private func window(_ views: UIView...) -> UIWindow {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test func `a label shows its text until code hides it`() {
    let label = UILabel()
    label.text = "Ready"
    let window = window(label)
    #expect(window.lines == ["text Ready"])
    label.attributedText = NSAttributedString(string: "Go")
    #expect(window.lines == ["text Go"])
    label.accessibilityLabel = "Go now"
    #expect(window.lines == ["text Go now"])
    label.alpha = 0
    #expect(window.lines == [])
  }

  @Test func `a button has the title of its state, and sends the events of a tap`() throws {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.accessibilityIdentifier = "play"
    let window = window(button)
    for event in [UIControl.Event.touchUpInside, .touchDown, .primaryActionTriggered] {
      button.addAction(UIAction { [log] _ in log("\(event.rawValue)") }, for: event)
    }
    #expect(window.lines == ["button Play #play"])
    try window.use("Play", .tap)
    #expect(log.lines == ["1", "64", "8192"])
    button.isSelected = true
    #expect(window.lines == ["button Pause #play selected"])
    button.isEnabled = false
    #expect(window.lines == ["button Play #play selected disabled"])
  }

  @Test func `a configuration and the labels in a button name it`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "now"
    let inner = UILabel()
    inner.text = "Details"
    let custom = UIButton()
    custom.addSubview(inner)
    #expect(
      window(UIButton(configuration: configuration), custom).lines == [
        "button Buy, now", "button Details",
      ])
  }

  @Test func `a toolbar shows its items, and a view its own actions`() throws {
    let toolbar = UIToolbar(frame: .zero)
    toolbar.setItems(
      [
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
        UIBarButtonItem(systemItem: .save),
      ], animated: false)
    toolbar.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Hide") { [unowned toolbar] _ in
        toolbar.isHidden = true
        return true
      }
    ]
    let window = window(toolbar)
    #expect(window.lines == ["button Save", " button Hide"])
    try window.use("Hide", .tap)
    #expect(window.lines == [])
  }

  @Test func `an edit button begins editing, and a back item names the way back`() throws {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = [.flexibleSpace(), controller.editButtonItem]
    controller.navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Return", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try window.use("Edit", .tap)
    #expect(controller.isEditing)
    #expect(window.lines == ["navigation bar ", " button Done"])
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(window.lines.description.contains("Return"))
  }

  @Test func `an action with an identifier replaces an earlier one`() throws {
    let button = UIButton(primaryAction: UIAction(title: "Add") { [log] _ in log("first") })
    for name in ["second", "third"] {
      button.addAction(
        UIAction(identifier: .init("own")) { [log] action in
          log("\(name) \(action.sender is UIButton)")
        }, for: .touchUpInside)
    }
    try window(button).use("Add", .tap)
    #expect(log.lines == ["third true", "first"])
  }

  @Test func `a text before a control without a name names the control`() throws {
    let (label, toggle) = (UILabel(), UISwitch())
    label.text = "Wi-Fi"
    toggle.addAction(
      UIAction { [log, unowned toggle] _ in log("\(toggle.isOn)") }, for: .valueChanged)
    let window = window(UIStackView(arrangedSubviews: [label, toggle]), UISlider(), UIStepper())
    #expect(
      window.lines == ["toggle Wi-Fi off", "stepper  0.0", "stepper  0.0"])
    try window.use("Wi-Fi", .toggle)
    #expect(log.lines == ["true"])
    #expect(window.lines.first == "toggle Wi-Fi on selected")
    toggle.setOn(false, animated: true)
    #expect(window.lines.first == "toggle Wi-Fi off" && log.lines == ["true"])
  }

  @Test func `sliders, steppers and pages stay within their bounds`() throws {
    let (slider, stepper, pages) = (UISlider(), UIStepper(), UIPageControl())
    (slider.accessibilityLabel, stepper.accessibilityLabel) = ("Volume", "Count")
    slider.value = 0.95
    (stepper.maximumValue, stepper.wraps) = (1, true)
    pages.numberOfPages = 2
    let window = window(slider, stepper, pages)
    try window.use("Volume", .increase)
    for _ in 0..<2 { try window.use("Count", .increase) }
    try window.use("Page", .increase)
    #expect(
      window.lines == ["stepper Volume 1.0", "stepper Count 0.0", "stepper Page 2 of 2"])
    #expect(throws: ScreenInputError.notPossible) { try window.use("Volume", .increase) }
  }

  @Test func `a segmented control and a picker view are choices`() throws {
    let segments = UISegmentedControl(items: ["All", "Mine"])
    segments.accessibilityLabel = "Filter"
    segments.selectedSegmentIndex = 0
    segments.addAction(
      UIAction { [log, unowned segments] _ in log("\(segments.selectedSegmentIndex)") },
      for: .valueChanged)
    let wheels = Wheels(log)
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (wheels, wheels)
    picker.accessibilityLabel = "Size"
    let window = window(segments, picker)
    try window.use("Mine", .tap)
    try window.use("L", .tap)
    #expect(log.lines == ["1", "row 1 of 0"])
    #expect(
      window.lines == [
        "picker Filter Mine", " option All", " option Mine selected", "picker Size L", " option S",
        " option L selected",
      ])
    picker.selectRow(0, inComponent: 0, animated: true)
    #expect(window.lines.contains("picker Size S") && picker.numberOfRows(inComponent: 0) == 2)
  }

  @Test func `progress is shown, and an indicator only while it is animated`() {
    let (bar, indicator) = (UIProgressView(), UIActivityIndicatorView())
    bar.setProgress(0.5, animated: true)
    let window = window(bar, indicator)
    #expect(window.lines == ["progress  50%"])
    indicator.startAnimating()
    #expect(window.lines == ["progress  50%", "progress "])
    indicator.stopAnimating()
    #expect(window.lines == ["progress  50%"])
  }

  @Test func `arranged views are shown in their order`() {
    let (first, second, stack) = (UILabel(), UILabel(), UIStackView())
    (first.text, second.text, stack.axis) = ("1", "2", .vertical)
    stack.addArrangedSubview(second)
    stack.insertArrangedSubview(first, at: 0)
    let window = window(stack)
    #expect(window.lines == ["text 1", "text 2"])
    stack.removeArrangedSubview(first)
    #expect(window.lines == ["text 2", "text 1"], "the view is still in the stack")
    first.removeFromSuperview()
    #expect(window.lines == ["text 2"])
  }

  @Test func `an attributed title or an image names a button, and code sends its events`() {
    let (buy, sun) = (UIButton(), UIButton())
    buy.setAttributedTitle(NSAttributedString(string: "Buy"), for: .normal)
    sun.setImage(UIImage(systemName: "sun.max"), for: .normal)
    buy.addAction(UIAction { [log] _ in log("bought") }, for: .touchUpInside)
    #expect(window(buy, sun).lines == ["button Buy", "button sun.max"])
    buy.sendActions(for: .touchUpInside)
    buy.sendAction(UIAction { [log] in log("by \($0.sender is UIButton)") })
    #expect(log.lines == ["bought", "by true"])
  }

  @Test func `code begins and ends the editing of a field`() {
    let (name, box) = (UITextField(), UIView())
    let delegate = FieldDelegate(log)
    (name.placeholder, name.delegate) = ("Name", delegate)
    box.addSubview(name)
    let window = window(box)
    #expect(name.becomeFirstResponder() && name.isFirstResponder)
    #expect(window.lines == ["field Name  focused submit"])
    #expect(name.resignFirstResponder() && !name.isFirstResponder)
    #expect(log.take() == ["shouldBegin Name", "didBegin Name", "shouldEnd Name", "didEnd Name"])
    name.becomeFirstResponder()
    #expect(box.endEditing(true) && window.lines == ["field Name  submit"])
    name.becomeFirstResponder()
    #expect(window.endEditing(true) && !name.isFirstResponder)
  }

  @Test func `a text field calls its delegate in UIKit's order`() throws {
    let (name, email) = (UITextField(), UITextField())
    let delegate = FieldDelegate(log)
    (name.placeholder, email.placeholder) = ("Name", "E-mail")
    (name.delegate, email.delegate) = (delegate, delegate)
    for event in [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd] {
      name.addAction(UIAction { [log] _ in log("event \(event.rawValue)") }, for: event)
    }
    let window = window(name, email)
    try window.use("Name", .type("Eve"))
    #expect(
      log.take() == [
        "shouldBegin Name", "didBegin Name", "event 65536", "shouldChange Name 0..<0 Eve",
        "event 131072",
      ])
    #expect(window.lines == ["field Name Eve focused submit", "field E-mail  submit"])
    try window.use("Name", .type("Adam"))
    #expect(log.take() == ["shouldChange Name 0..<3 Adam", "event 131072"])
    try window.use("Name", .submit)
    #expect(log.take() == ["shouldReturn Name"])
    try window.use("E-mail", .type("e@x"))
    #expect(
      log.take() == [
        "shouldBegin E-mail", "shouldEnd Name", "didEnd Name", "event 262144", "didBegin E-mail",
        "shouldChange E-mail 0..<0 e@x",
      ])
    window.rootViewController = UIViewController()
    #expect(log.take() == ["shouldEnd E-mail", "didEnd E-mail"])
  }

  @Test func `a text that the delegate refuses is an error`() throws {
    let field = UITextField()
    let delegate = FieldDelegate(log)
    field.placeholder = "Digits"
    field.delegate = delegate
    let window = window(field)
    #expect(throws: ScreenInputError.refused("the delegate does not accept \"no\"")) {
      try window.use("Digits", .type("no"))
    }
    field.isSecureTextEntry = true
    try window.use("Digits", .type("12"))
    #expect(window.lines == ["secure field Digits •••• focused submit"])
  }

  @Test func `a text view calls its delegate in UIKit's order`() throws {
    let text = UITextView()
    let delegate = FieldDelegate(log)
    text.accessibilityLabel = "Note"
    text.delegate = delegate
    let window = window(text)
    try window.use("Note", .type("Milk"))
    text.resignFirstResponder()
    #expect(
      log.lines == [
        "shouldBegin", "didBegin", "shouldChange 0..<0 Milk", "didChangeSelection",
        "didChange Milk",
        "shouldEnd", "didEnd",
      ])
    text.isEditable = false
    #expect(window.lines == ["text Note"])
  }

  @Test func `a search bar calls its delegate in UIKit's order`() throws {
    let bar = UISearchBar()
    let delegate = FieldDelegate(log)
    bar.placeholder = "Find"
    bar.delegate = delegate
    bar.showsCancelButton = true
    let window = window(bar)
    try window.use("Find", .type("tea"))
    try window.use("Find", .submit)
    try window.use("Cancel", .tap)
    #expect(
      log.lines == [
        "shouldBegin", "didBegin", "shouldChange tea", "didChange tea", "search", "cancel",
      ])
  }

  @Test func `a search controller in a bar updates its results`() throws {
    let page = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let updater = FieldDelegate(log)
    search.searchResultsUpdater = updater
    page.navigationItem.searchController = search
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    try window.use("Search", .type("tea"))
    #expect(log.take() == ["update  true", "update tea true"])
    try window.use("Cancel", .tap)
    #expect(log.take() == ["update  false"])
    #expect(window.lines == ["field Search  #search submit"])
  }

  @Test func `a date picker takes a typed date within its bounds`() throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.accessibilityLabel = "Birthday"
    picker.minimumDate = Date(timeIntervalSince1970: 0)
    let window = window(picker)
    try window.use("Birthday", .type("2020-02-29"))
    #expect(window.lines == ["field Birthday 2020-02-29"])
    #expect(
      throws: ScreenInputError.refused("1960-01-01 is too early; the earliest is 1970-01-01")
    ) { try window.use("Birthday", .type("1960-01-01")) }
  }

  @Test func `a view with a tap recognizer is a button if it has words`() throws {
    let (card, label, recognizer) = (UIView(), UILabel(), UITapGestureRecognizer())
    label.text = "Card"
    card.addSubview(label)
    card.addGestureRecognizer(recognizer)
    let subscription = recognizer.rx.event.subscribe(onNext: { [log] in log("\($0.state)") })
    let window = window(card, UIImageView(image: UIImage(named: "logo")))
    #expect(window.lines == ["button Card"])
    try window.use("Card", .tap)
    #expect(log.lines == ["ended"])
    card.isUserInteractionEnabled = false
    #expect(window.lines == ["button Card disabled"])
    subscription.dispose()
  }

  @Test func `layout is done once, before the view is shown`() {
    let controller = LayoutController(log)
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    _ = window.lines
    #expect(
      log.lines == [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "layoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
  }

  @Test func `an animation completes after its duration on the clock of the app`() async throws {
    let clock = VirtualClock()
    clock.tick(for: .current)
    let label = UILabel()
    label.text = "Off"
    let window = window(label)
    UIView.animate(withDuration: 0.3) {
      label.alpha = 0.5
    } completion: { _ in
      label.text = "On"
    }
    #expect(label.alpha == 0.5 && window.lines == ["text Off"])
    await clock.advance(by: .milliseconds(300))
    #expect(window.lines == ["text On"])
    let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { label.text = "Dim" }
    animator.addCompletion { _ in UIView.performWithoutAnimation { label.text = "Off" } }
    animator.startAnimation()
    #expect(window.lines == ["text Dim"])
    await clock.advance(by: .milliseconds(200))
    #expect(window.lines == ["text Off"])
  }

  @Test func `rx of controls sends the changes that a person makes, and no others`() throws {
    let (button, field, toggle) = (UIButton(), UITextField(), UISwitch())
    button.setTitle("Go", for: .normal)
    field.placeholder = "Name"
    toggle.accessibilityLabel = "Loud"
    let bag = DisposeBag()
    button.rx.tap.subscribe(onNext: { [log] in log("tap") }).disposed(by: bag)
    field.rx.text.orEmpty.subscribe(onNext: { [log] in log("text \($0)") }).disposed(by: bag)
    toggle.rx.isOn.subscribe(onNext: { [log] in log("on \($0)") }).disposed(by: bag)
    let window = window(button, field, toggle)
    field.text = "code"
    try window.use("Go", .tap)
    try window.use("Loud", .toggle)
    #expect(log.take() == ["text ", "on false", "tap", "on true"])
    Observable.just("a").bind(to: field.rx.text).disposed(by: bag)
    Observable.just(true).bind(to: button.rx.isHidden).disposed(by: bag)
    #expect(window.lines == ["field Name a submit", "toggle Loud on selected"])
  }
}

extension UIWindow {
  /// Each element of the screen on a line.
  var lines: [String] {
    let screen = screen
    return (screen.alert?.elements ?? screen.elements).map { element in
      var words = [element.role.rawValue, element.label]
      if let value = element.value { words.append(value) }
      if let identifier = element.identifier { words.append("#\(identifier)") }
      if element.isFocused { words.append("focused") }
      if element.isSelected { words.append("selected") }
      if element.canSubmit { words.append("submit") }
      if !element.isEnabled { words.append("disabled") }
      if element.buttonRole == .destructive { words.append("destructive") }
      return String(repeating: " ", count: element.depth) + words.joined(separator: " ")
    }
  }

  /// Sends `input` to the first element with the label.
  func use(_ label: String, _ input: ScreenInput) throws {
    let elements = screen.alert?.elements ?? screen.elements
    try send(input, to: try #require(elements.firstIndex { $0.label == label && $0.canAct }))
  }
}

private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
  private let log: Log

  init(_ log: Log) { self.log = log }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { ["S", "L"][row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log("row \(row) of \(component)")
  }
}

private final class FieldDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate,
  UISearchBarDelegate, UISearchResultsUpdating
{
  private let log: Log

  init(_ log: Log) { self.log = log }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log("shouldBegin \(textField.placeholder ?? "")")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    log("didBegin \(textField.placeholder ?? "")")
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log("shouldEnd \(textField.placeholder ?? "")")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    log("didEnd \(textField.placeholder ?? "")")
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log(
      "shouldChange \(textField.placeholder ?? "") \(range.lowerBound)..<\(range.upperBound) \(string)"
    )
    return string != "no"
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log("shouldReturn \(textField.placeholder ?? "")")
    return false
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log("shouldBegin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { log("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    log("shouldEnd")
    return true
  }
  func textViewDidEndEditing(_ textView: UITextView) { log("didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log("shouldChange \(range.lowerBound)..<\(range.upperBound) \(text)")
    return true
  }
  func textViewDidChange(_ textView: UITextView) { log("didChange \(textView.text ?? "")") }
  func textViewDidChangeSelection(_ textView: UITextView) { log("didChangeSelection") }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    log("shouldBegin")
    return true
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log("didBegin") }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log("shouldChange \(text)")
    return true
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log("didChange \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log("cancel") }

  func updateSearchResults(for searchController: UISearchController) {
    log("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
  }
}

private final class LayoutController: UIViewController {
  private final class LayoutView: UIView {
    var log: Log?

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      log?("layoutSubviews")
    }
  }

  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = LayoutView(frame: .zero)
    view.log = log
    self.view = view
    log("loadView")
  }
  override func viewDidLoad() { log("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log("viewIsAppearing") }
  override func viewWillLayoutSubviews() { log("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { log("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { log("viewDidAppear") }
}
