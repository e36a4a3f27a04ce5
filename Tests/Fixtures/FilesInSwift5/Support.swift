import RxSwift
import SwiftUI
import UIKit

// Topics of help: links that UIApplication opens, a pasteboard, colors, and a transition of its own.

struct Topic: Equatable {
  let title: String
  let link: String
}

// MARK: - The system

final class ApplicationURLOpener {
  private let application: UIApplication

  init(_ application: UIApplication) {
    self.application = application
  }

  func open(_ url: URL) -> Single<Bool> {
    return Single.create { [application] single in
      guard application.applicationState == .active, application.canOpenURL(url) else {
        single(.success(false))
        return Disposables.create()
      }
      application.isIdleTimerDisabled = true
      application.open(url, options: [.universalLinksOnly: true]) { success in
        single(.success(success))
      }
      return Disposables.create { application.isIdleTimerDisabled = false }
    }
  }

  func openSettings() {
    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
    application.open(url)
  }
}

final class FadeTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return self
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return self
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval {
    return 0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if let view = transitionContext.viewController(forKey: .to)?.view {
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
}

// MARK: - The list

final class SupportModel: ObservableObject {
  @Published var message = ""
  let sections: [[Topic]] = [
    [Topic(title: "Lost luggage", link: "https://example.com/luggage")],
    [
      Topic(title: "Refunds", link: "https://example.com/refunds"),
      Topic(title: "Broken link", link: "mailto:"),
    ],
  ]
  var didSelect: ((IndexPath) -> Void)?
  var didTapSettings: (() -> Void)?
}

struct SupportView: View {
  @ObservedObject var model: SupportModel

  var body: some View {
    VStack {
      Text(model.message)
      ForEach(Array(model.sections.enumerated()), id: \.offset) { section, topics in
        ForEach(Array(topics.enumerated()), id: \.offset) { row, topic in
          Button(topic.title) { model.didSelect?(IndexPath(row: row, section: section)) }
        }
      }
      Button("Settings") { model.didTapSettings?() }
    }
    .foregroundColor(Color(UIColor.brand))
  }
}

final class SupportViewController: UIHostingController<SupportView> {
  private let model = SupportModel()
  private let urlOpener: ApplicationURLOpener
  private let fade = FadeTransition()
  private let disposeBag = DisposeBag()

  init(application: UIApplication) {
    urlOpener = ApplicationURLOpener(application)
    super.init(rootView: SupportView(model: model))
  }

  @available(*, unavailable)
  required dynamic init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Support"
    view.backgroundColor = .secondarySystemGroupedBackground
    view.tintColor = UIColor(hex: 0x3366CC).withAlphaComponent(0.8)
    model.didTapSettings = { [urlOpener] in urlOpener.openSettings() }
    model.didSelect = { [weak self] indexPath in
      guard let self = self else { return }
      self.show(self.model.sections[indexPath.section][indexPath.row])
    }
  }

  private func show(_ topic: Topic) {
    let page = UIHostingController(
      rootView: TopicView(topic: topic) { [weak self] tap in self?.didTap(tap, in: topic) })
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = fade
    present(page, animated: true)
  }

  private func didTap(_ tap: TopicTap, in topic: Topic) {
    switch tap {
    case .copy: UIPasteboard.general.string = topic.link
    case .close: dismiss(animated: true)
    case .open:
      dismiss(animated: true)
      guard let url = URL(string: topic.link) else { return }
      urlOpener.open(url)
        .subscribe(onSuccess: { [weak self] isOpen in
          self?.model.message = isOpen ? "Opened \(url)" : "Could not open \(url)"
        })
        .disposed(by: disposeBag)
    }
  }
}

extension UIColor {
  static let brand = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)

  convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}

// MARK: - A topic

enum TopicTap {
  case open, copy, close
}

struct TopicView: View {
  let topic: Topic
  let tap: (TopicTap) -> Void
  @State private var copied = UIPasteboard.general.string ?? "nothing"

  var body: some View {
    VStack {
      Text(topic.title)
      Text("Copied: \(copied)")
      Button("Copy link") {
        tap(.copy)
        copied = UIPasteboard.general.string ?? "nothing"
      }
      Button("Open link") { tap(.open) }
      Button("Close") { tap(.close) }
    }
  }
}

#Preview("Topic") {
  TopicView(topic: Topic(title: "Refunds", link: ""), tap: { _ in })
}
