import RIBs
import RxSwift
import UIKit

// Overrides of UIKit's members, as apps have them.

public final class TallyController: UIViewController, ViewControllable {
  public private(set) var calls: [String] = []

  public override var title: String? {
    didSet { calls.append("title") }
  }

  public override var modalPresentationStyle: UIModalPresentationStyle {
    get { .fullScreen }
    set { calls.append("modalPresentationStyle") }
  }

  public override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }

  public override var navigationController: UINavigationController? { super.navigationController }
  public override var shouldAutorotate: Bool { false }
  public override var childForStatusBarStyle: UIViewController? { children.last }

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Never? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    calls.append("present")
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  public override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    calls.append("dismiss")
    super.dismiss(animated: flag, completion: completion)
  }

  public override func addChild(_ childController: UIViewController) {
    calls.append("addChild")
    super.addChild(childController)
  }

  public override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    calls.append("setEditing")
  }
}

/// The bundle is Foundation's.
final class BundleController: UIViewController {
  init(bundle: Bundle?) {
    super.init(nibName: "BundleController", bundle: bundle)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

final class PagesController: UINavigationController {
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }

  override var topViewController: UIViewController? { super.topViewController }

  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
}

final class TabsController: UITabBarController {
  override var selectedIndex: Int {
    didSet {}
  }

  override var selectedViewController: UIViewController? {
    didSet {}
  }
}

final class TintedView: UIView {
  override var isHidden: Bool {
    didSet {}
  }

  override var backgroundColor: UIColor? {
    didSet {}
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
  }
}

public final class TallyWindow: UIWindow {
  public private(set) var roots = 0

  public override var rootViewController: UIViewController? {
    didSet { roots += 1 }
  }
}

// MARK: - RIBs' leak detector

final class Deck {}

/// Expects that objects are released: one that the caller keeps, and one whose expectation is cancelled.
public func expectDecksReleased() -> [AnyObject] {
  let (kept, cancelled) = (Deck(), Deck())
  LeakDetector.instance.expectDeallocate(object: kept)
  let handle = LeakDetector.instance.expectDeallocate(object: cancelled, inTime: 2)
  handle.cancel()
  LeakDetector.instance.expectViewControllerDisappear(viewController: UIViewController())
  return [kept, cancelled]
}

public func decksWithout(_ number: Int) -> Int {
  var decks = [Deck(), Deck()]
  decks.removeElementByReference(decks[number])
  return decks.count
}

/// Calls `hear` with each status of the leak detection, as a UI test does that waits for its end.
public func followLeakDetection(_ hear: @escaping (Bool) -> Void) -> Disposable {
  LeakDetector.instance.status.subscribe(onNext: { hear($0 == .InProgress) })
}

public final class LeakDetectorMock: LeakDetector {
  public private(set) var expectDeallocateCallCount = 0

  private final class HandleMock: LeakDetectionHandle {
    func cancel() {}
  }

  @discardableResult
  public override func expectDeallocate(
    object: AnyObject, inTime time: TimeInterval = LeakDefaultExpectationTime.deallocation
  ) -> LeakDetectionHandle {
    expectDeallocateCallCount += 1
    return HandleMock()
  }
}
