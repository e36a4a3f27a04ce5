import UIKit

/// Shows one of its steps at a time.
final class StepsViewController: UIViewController {
  private let steps: [UIViewController]
  private var index = 0

  private var current: UIViewController { steps[index] }

  init(steps: [UIViewController]) {
    self.steps = steps
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Steps"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", primaryAction: UIAction { [weak self] _ in self?.showNext() })
    add(current)
  }

  private func showNext() {
    guard index + 1 < steps.count else {
      confirmEnd()
      return
    }
    remove(current)
    index += 1
    add(current)
  }

  private func confirmEnd() {
    let alert = UIAlertController(
      title: "Done?", message: "Step \(index + 1) of \(steps.count)", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Not yet", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Help", style: .default) { _ in
        guard let url = URL(string: "https://example.com/help") else { return }
        UIApplication.shared.open(url, options: [:], completionHandler: nil)
      })
    present(alert, animated: true)
  }

  private func add(_ child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    child.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child.view)
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    child.didMove(toParent: self)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}

@MainActor
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.makeKeyAndVisible()
    return true
  }
}

#Preview {
  StepsViewController(steps: [UIViewController()])
}

#Preview("Navigation") {
  let root = StepsViewController(steps: [UIViewController()])
  return UINavigationController(rootViewController: root)
}
