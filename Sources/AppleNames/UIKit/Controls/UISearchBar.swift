public import Foundation
public import HeadlessUI

/// A field to search with, and its buttons.
open class UISearchBar: UIView {
  public enum Style: Sendable { case `default`, prominent, minimal }

  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? = "", prompt: String?, placeholder: String?, showsCancelButton = false
  open var scopeButtonTitles: [String]?, selectedScopeButtonIndex = 0, showsScopeBar = false
  open var searchBarStyle = Style.default, barTintColor: UIColor?, isTranslucent = true
  open var isEnabled = true, backgroundImage: UIImage?, returnKeyType = UIReturnKeyType.search
  open var keyboardType = UIKeyboardType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  /// A text field that code can style; it is not shown.
  public final let searchTextField = UITextField()
  package final let changes = Hearers<Void>()
  package final let searches = Hearers<Void>()
  package final let cancellations = Hearers<Void>()
  fileprivate final weak var searchController: UISearchController?

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  override func shouldBeginEditing() -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  override func didBeginEditing() {
    searchController?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
  }

  override func shouldEndEditing() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }

  override func didEndEditing() { delegate?.searchBarTextDidEndEditing(self) }

  override var isControl: Bool { true }

  override func addContent(in evaluation: inout Evaluation) {
    let title = evaluation.strings.text(forSystem: "Search")
    var field = element(.field, placeholder ?? title, value: text ?? "", isEnabled: isEnabled)
    field.isFocused = isFirstResponder
    field.identifier = field.identifier ?? "search"
    addField(
      field, text: text ?? "", submit: { [weak self] in self?.search() }, in: &evaluation
    ) { [weak self] in self?.type($0) }
    if showsCancelButton || searchController?.isActive == true {
      evaluation.add(
        Node(
          Element(role: .button, label: evaluation.strings.text(forSystem: "Cancel")),
          .activate { [weak self] in self?.cancel() }))
    }
    if let titles = scopeButtonTitles, showsScopeBar || searchController?.isActive == true {
      addPicker(titles, chosen: selectedScopeButtonIndex, isEnabled: true, in: &evaluation) {
        [weak self] index in
        guard let self else { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        searchController?.tellUpdater()
      }
      evaluation.page.nodes.last?.element?.label = "Scope"
      evaluation.page.nodes.last?.element?.identifier = nil
    }
  }

  private func type(_ new: String) -> String? {
    guard becomeFirstResponder() else { return UITextField.noEditing }
    let old = text ?? ""
    let range = NSRange(location: 0, length: old.utf16.count)
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: new) ?? true else {
      return text ?? "" == old && old != new ? UITextField.refusal(of: new) : nil
    }
    text = new
    delegate?.searchBar(self, textDidChange: new)
    changes.tell(())
    searchController?.tellUpdater()
    return nil
  }

  private func search() {
    guard becomeFirstResponder() else { return }
    delegate?.searchBarSearchButtonClicked(self)
    searches.tell(())
  }

  private func cancel() {
    if let searchController {
      text = ""
      searchController.isActive = false
    }
    delegate?.searchBarCancelButtonClicked(self)
    cancellations.tell(())
  }
}

@MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_: UISearchBar, shouldChangeTextIn: NSRange, replacementText: String) -> Bool
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(
    _: UISearchBar, shouldChangeTextIn _: NSRange, replacementText _: String
  ) -> Bool { true }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_: UISearchBar, selectedScopeButtonIndexDidChange _: Int) {}
}

/// Searches while the person types into the bar, which a navigation item shows.
open class UISearchController: UIViewController {
  public final let searchBar = UISearchBar()
  public final let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var obscuresBackgroundDuringPresentation = true, dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true, automaticallyShowsCancelButton = true
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive {
        delegate?.willPresentSearchController(self)
        delegate?.didPresentSearchController(self)
      } else {
        delegate?.willDismissSearchController(self)
        searchBar.resignFirstResponder()
        delegate?.didDismissSearchController(self)
      }
      tellUpdater()
    }
  }

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init()
    searchBar.searchController = self
  }

  public override init?(coder: some AnyObject) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  fileprivate func tellUpdater() { searchResultsUpdater?.updateSearchResults(for: self) }
}

@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor
public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// The controller whose search bar stands above the page.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set {
      search = newValue
      searchBar = newValue?.searchBar
    }
  }

  public var hidesSearchBarWhenScrolling: Bool {
    get { true }
    set {}
  }
}
