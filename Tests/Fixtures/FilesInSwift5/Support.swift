import RIBs
import RxRelay
import RxSwift
import SwiftUI
import UIKit

// MARK: - Builder

protocol SupportDependency: Dependency {
  var application: UIApplication { get }
  var pasteboard: UIPasteboard { get }
}

final class SupportComponent: Component<SupportDependency>, TopicDependency {
  var pasteboard: UIPasteboard { dependency.pasteboard }

  fileprivate var sections: [[Topic]] {
    [
      [Topic(title: "Lost luggage", link: "https://example.com/luggage")],
      [
        Topic(title: "Refunds", link: "https://example.com/refunds"),
        Topic(title: "Broken link", link: "mailto:"),
      ],
    ]
  }

  fileprivate var urlOpener: URLOpening { shared { ApplicationURLOpener(dependency.application) } }
}

protocol SupportBuildable: Buildable {
  func build() -> LaunchRouting
}

final class SupportBuilder: Builder<SupportDependency>, SupportBuildable {
  override init(dependency: SupportDependency) {
    super.init(dependency: dependency)
  }

  func build() -> LaunchRouting {
    let component = SupportComponent(dependency: dependency)
    let viewController = SupportViewController()
    let interactor = SupportInteractor(
      presenter: viewController, sections: component.sections, urlOpener: component.urlOpener)
    let topicBuilder = TopicBuilder(dependency: component)
    return SupportRouter(
      interactor: interactor, viewController: viewController, topicBuilder: topicBuilder)
  }
}

// MARK: - The system

struct Topic: Equatable {
  let title: String
  let link: String
}

protocol URLOpening: AnyObject {
  func open(_ url: URL) -> Single<Bool>
  func openSettings()
}

final class ApplicationURLOpener: URLOpening {
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

// MARK: - Interactor

protocol SupportRouting: ViewableRouting {
  func routeToTopic(_ topic: Topic)
  func dismissTopic()
}

protocol SupportPresentable: Presentable {
  var listener: SupportPresentableListener? { get set }
  func show(_ sections: [[Topic]])
  func show(message: String)
}

final class SupportInteractor: PresentableInteractor<SupportPresentable>, SupportInteractable,
  SupportPresentableListener
{
  weak var router: SupportRouting?

  private let sections: [[Topic]]
  private let urlOpener: URLOpening

  init(presenter: SupportPresentable, sections: [[Topic]], urlOpener: URLOpening) {
    self.sections = sections
    self.urlOpener = urlOpener
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    presenter.show(sections)
  }

  func didSelect(at indexPath: IndexPath) {
    router?.routeToTopic(sections[indexPath.section][indexPath.row])
  }

  func didTapSettings() {
    urlOpener.openSettings()
  }

  func topicWantsToOpen(_ url: URL) {
    router?.dismissTopic()
    urlOpener.open(url)
      .subscribe(onSuccess: { [weak self] isOpen in
        self?.presenter.show(message: isOpen ? "Opened \(url)" : "Could not open \(url)")
      })
      .disposeOnDeactivate(interactor: self)
  }

  func topicDidClose() {
    router?.dismissTopic()
  }
}

// MARK: - Router

protocol SupportInteractable: Interactable, TopicListener {
  var router: SupportRouting? { get set }
}

protocol SupportViewControllable: ViewControllable {
  func present(_ viewController: ViewControllable)
  func dismiss(_ viewController: ViewControllable)
}

final class SupportRouter: LaunchRouter<SupportInteractable, SupportViewControllable>,
  SupportRouting
{
  private let topicBuilder: TopicBuildable
  private let fade = FadeTransition()
  private var topic: ViewableRouting?

  init(
    interactor: SupportInteractable, viewController: SupportViewControllable,
    topicBuilder: TopicBuildable
  ) {
    self.topicBuilder = topicBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToTopic(_ topic: Topic) {
    guard self.topic == nil else { return }
    let router = topicBuilder.build(withListener: interactor, topic: topic)
    self.topic = router
    attachChild(router)
    router.viewControllable.uiviewController.modalPresentationStyle = .custom
    router.viewControllable.uiviewController.transitioningDelegate = fade
    viewController.present(router.viewControllable)
  }

  func dismissTopic() {
    guard let router = topic else { return }
    viewController.dismiss(router.viewControllable)
    detachChild(router)
    topic = nil
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

// MARK: - View

protocol SupportPresentableListener: AnyObject {
  func didSelect(at indexPath: IndexPath)
  func didTapSettings()
}

final class SupportModel: ObservableObject {
  @Published var sections: [[Topic]] = []
  @Published var message = ""
  weak var listener: SupportPresentableListener?
}

struct SupportView: View {
  @ObservedObject var model: SupportModel

  var body: some View {
    VStack {
      Text(model.message)
      ForEach(Array(model.sections.enumerated()), id: \.offset) { section, topics in
        ForEach(Array(topics.enumerated()), id: \.offset) { row, topic in
          Button(topic.title) {
            model.listener?.didSelect(at: IndexPath(row: row, section: section))
          }
        }
      }
      Button("Settings") { model.listener?.didTapSettings() }
    }
    .foregroundColor(Color(UIColor.brand))
  }
}

final class SupportViewController: UIHostingController<SupportView>, SupportPresentable,
  SupportViewControllable
{
  weak var listener: SupportPresentableListener? {
    didSet { model.listener = listener }
  }

  private let model = SupportModel()

  init() {
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
  }

  func show(_ sections: [[Topic]]) {
    model.sections = sections
  }

  func show(message: String) {
    model.message = message
  }

  func present(_ viewController: ViewControllable) {
    present(viewController.uiviewController, animated: true)
  }

  func dismiss(_ viewController: ViewControllable) {
    viewController.uiviewController.dismiss(animated: true)
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

// MARK: - Topic

protocol TopicDependency: Dependency {
  var pasteboard: UIPasteboard { get }
}

protocol TopicListener: AnyObject {
  func topicWantsToOpen(_ url: URL)
  func topicDidClose()
}

protocol TopicBuildable: Buildable {
  func build(withListener listener: TopicListener, topic: Topic) -> ViewableRouting
}

final class TopicBuilder: Builder<TopicDependency>, TopicBuildable {
  func build(withListener listener: TopicListener, topic: Topic) -> ViewableRouting {
    let taps = PublishRelay<TopicTap>()
    let viewController = TopicViewController(
      rootView: TopicView(topic: topic, tap: { taps.accept($0) }))
    let interactor = TopicInteractor(
      topic: topic, taps: taps.asObservable(), pasteboard: dependency.pasteboard)
    interactor.listener = listener
    return TopicRouter(interactor: interactor, viewController: viewController)
  }
}

final class TopicRouter: ViewableRouter<Interactable, ViewControllable> {}

enum TopicTap {
  case open, copy, close
}

final class TopicInteractor: Interactor {
  weak var listener: TopicListener?

  private let topic: Topic
  private let taps: Observable<TopicTap>
  private let pasteboard: UIPasteboard

  init(topic: Topic, taps: Observable<TopicTap>, pasteboard: UIPasteboard) {
    self.topic = topic
    self.taps = taps
    self.pasteboard = pasteboard
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    taps
      .subscribe(onNext: { [weak self] tap in
        guard let self = self else { return }
        switch tap {
        case .copy: self.pasteboard.string = self.topic.link
        case .close: self.listener?.topicDidClose()
        case .open:
          if let url = URL(string: self.topic.link) { self.listener?.topicWantsToOpen(url) }
        }
      })
      .disposeOnDeactivate(interactor: self)
  }
}

final class TopicViewController: UIHostingController<TopicView>, ViewControllable {}

struct TopicView: View {
  let topic: Topic
  let tap: (TopicTap) -> Void

  var body: some View {
    VStack {
      Text(topic.title)
      Text("Copied: \(UIPasteboard.general.string ?? "nothing")")
      Button("Copy link") { tap(.copy) }
      Button("Open link") { tap(.open) }
      Button("Close") { tap(.close) }
    }
  }
}

#Preview("Topic") {
  TopicView(topic: Topic(title: "Refunds", link: ""), tap: { _ in })
}
