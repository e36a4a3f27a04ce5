public import Foundation
public import HeadlessUI
import StateBinding
public import UniformTypeIdentifiers

// View controllers of the system.

/// A sheet with one photo. There is no camera.
public final class UIImagePickerController: UIHostingController<UIImagePickerController.Photos> {
  public enum SourceType: Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum InfoKey: Sendable { case originalImage, editedImage, imageURL, mediaURL, mediaType }
  public enum CameraDevice: Sendable { case front, rear }
  public enum CameraCaptureMode: Sendable { case photo, video }

  public struct Photos: View {
    fileprivate var choose: @MainActor () -> Void = {}
    fileprivate var cancel: @MainActor () -> Void = {}

    public var body: some View {
      Button("Photo", action: choose)
      Button("Cancel", action: cancel)
    }
  }

  public weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  public var sourceType = SourceType.photoLibrary
  public var allowsEditing = false
  public var mediaTypes = ["public.image"]
  public var cameraDevice = CameraDevice.rear
  public var cameraCaptureMode = CameraCaptureMode.photo

  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  public init() {
    super.init(rootView: Photos())
    title = "Photos"
    rootView.choose = { [weak self] in
      guard let self, let photo = UIImage(named: "photo") else { return }
      delegate?.imagePickerController(
        self, didFinishPickingMediaWithInfo: [.originalImage: photo, .editedImage: photo])
    }
    rootView.cancel = { [weak self] in
      if let self { delegate?.imagePickerControllerDidCancel(self) }
    }
  }
}

@MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Closes the sheet, as UIKit does for a delegate without this method.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

extension UIAlertController {
  /// The answer to `question`: that of an earlier alert, or else of one that is shown now. False if there is no window.
  ///
  /// Stubs of modules that ask for a permission call this. The work that asks is parked until the person answers.
  public static func permission(_ question: String) async -> Bool {
    if let answer = givenPermission(question) { return answer }
    guard var top = UIApplication.shared.keyWindow?.rootViewController else { return false }
    while let next = top.presentedViewController { top = next }
    let answer = ReplaySubject<Bool>.create(bufferSize: 1)
    let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
    for (title, style, allows) in [("Don’t Allow", .cancel, false), ("Allow", .default, true)]
      as [(String, UIAlertAction.Style, Bool)]
    {
      alert.addAction(UIAlertAction(title: title, style: style) { _ in answer.onNext(allows) })
    }
    top.present(alert, animated: true)
    var answers = answer.values.makeAsyncIterator()
    guard let allows = try? await answers.next() else { return false }
    Permissions.ofRun.current.answers[question] = allows
    return allows
  }

  /// The answer that a person gave to `question`; nil if there is none.
  public static func givenPermission(_ question: String) -> Bool? {
    Permissions.ofRun.current.answers[question]
  }
}

@MainActor
private final class Permissions {
  static let ofRun = PerRun { Permissions() }

  var answers: [String: Bool] = [:]
}

/// A field for the path of a file.
package struct FileChooser: View {
  package var choose: @MainActor (URL) -> Void
  @State private var path = ""

  package init(choose: @escaping @MainActor (URL) -> Void) { self.choose = choose }

  package var body: some View {
    TextField("File", text: $path)
    Button("Open") { choose(URL(filePath: path)) }
      .disabled(path.isEmpty)
  }
}

/// A sheet that asks for the path of a file.
open class UIDocumentPickerViewController: UIHostingController<AnyView> {
  public final weak var delegate: (any UIDocumentPickerDelegate)?
  public final var allowsMultipleSelection = false
  public final var directoryURL: URL?

  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(rootView: AnyView(EmptyView()))
    let chooser = FileChooser { [weak self] file in
      guard let self else { return }
      let delegate = delegate
      dismiss(animated: true) { delegate?.documentPicker(self, didPickDocumentsAt: [file]) }
    }
    rootView = AnyView(chooser)
    title = "Files"
  }

  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(forOpeningContentTypes: [], asCopy: asCopy)
  }
}

@MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Columns on a phone: the first one is shown, and a detail is pushed on it.
open class UISplitViewController: UIViewController {
  public enum Style: Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, primaryHidden,
      allVisible, primaryOverlay
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredDisplayMode = DisplayMode.automatic
  open var displayMode: DisplayMode { .secondaryOnly }
  open var presentsWithGesture = true
  open var isCollapsed: Bool { true }
  private final var columns: [Column: UIViewController] = [:]

  public init(style: Style = .unspecified) { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The columns, from the first to the last.
  open var viewControllers: [UIViewController] {
    get { columns.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value) }
    set {
      let keys: [Column] = newValue.count > 2 ? [.primary, .supplementary] : [.primary]
      columns = Dictionary(uniqueKeysWithValues: zip(keys + [.secondary], newValue))
      showFirst()
    }
  }

  open func setViewController(_ controller: UIViewController?, for column: Column) {
    columns[column] = controller
    showFirst()
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  private func showFirst() {
    let shown = columns[.compact] ?? viewControllers.first
    for child in children where child !== shown { child.removeFromParent() }
    guard let shown, shown.parent !== self else { return }
    addChild(shown)
    shown.didMove(toParent: self)
  }
}

@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {}

extension UIViewController {
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// Pushes `controller` in the first column of a split view, and presents it elsewhere.
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    let column = splitViewController?.children.first
    (column as? UINavigationController ?? column ?? self).show(controller, sender: sender)
  }
}

/// Pages, of which one is shown. Below it, a stepper turns the pages of the data source, as a swipe does on a phone.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Sendable { case horizontal, vertical }
  public enum NavigationDirection: Sendable { case forward, reverse }
  public enum OptionsKey: Sendable { case interPageSpacing, spineLocation }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]? = []
  public final let transitionStyle: TransitionStyle
  public final let navigationOrientation: NavigationOrientation
  private final let turner = UIHostingController(rootView: PageTurner())

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.transitionStyle = transitionStyle
    self.navigationOrientation = navigationOrientation
    super.init()
    turner.rootView.turn = { [weak self] in self?.turn(forward: $0) }
  }

  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.scroll, .horizontal)
    super.init(coder: coder)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for child in children where viewControllers?.contains(child) != true {
      child.removeFromParent()
    }
    self.viewControllers = viewControllers
    for controller in (viewControllers ?? []) + (dataSource == nil ? [] : [turner]) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    completion?(true)
  }

  private func turn(forward: Bool) {
    guard let old = viewControllers, let first = old.first, let last = old.last else { return }
    let next =
      forward
      ? dataSource?.pageViewController(self, viewControllerAfter: last)
      : dataSource?.pageViewController(self, viewControllerBefore: first)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: forward ? .forward : .reverse, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
  }
}

private struct PageTurner: View {
  var turn: @MainActor (_ forward: Bool) -> Void = { _ in }

  var body: some View {
    Stepper("Page", onIncrement: { turn(true) }, onDecrement: { turn(false) })
  }
}

@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

@MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
