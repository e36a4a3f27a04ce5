import RIBs
import RxRelay
import RxSwift
import SwiftUI
import UIKit

protocol VolumeDependency: Dependency {
  var volume: BehaviorRelay<Int> { get }
}

final class VolumeAppComponent: Component<EmptyDependency>, VolumeDependency {
  let volume = BehaviorRelay(value: 9)

  init() {
    super.init(dependency: EmptyComponent())
  }
}

final class VolumeBuilder: Builder<VolumeDependency> {
  func build() -> LaunchRouting {
    let viewController = VolumeViewController()
    let interactor = VolumeInteractor(presenter: viewController, volume: dependency.volume)
    return LaunchRouter<VolumeInteractable, VolumeViewControllable>(
      interactor: interactor, viewController: viewController)
  }
}

protocol VolumeInteractable: Interactable {}

protocol VolumeViewControllable: ViewControllable {}

protocol VolumePresentable: Presentable {
  var listener: VolumePresentableListener? { get set }
  func show(volume: Int)
  func warn()
}

final class VolumeInteractor: PresentableInteractor<VolumePresentable>, VolumeInteractable {
  private let volume: BehaviorRelay<Int>

  init(presenter: VolumePresentable, volume: BehaviorRelay<Int>) {
    self.volume = volume
    super.init(presenter: presenter)
    presenter.listener = self
  }

  override func didBecomeActive() {
    super.didBecomeActive()
    volume
      .distinctUntilChanged()
      .observe(on: MainScheduler.instance)
      .withUnretained(self)
      .subscribe(onNext: { owner, volume in owner.presenter.show(volume: volume) })
      .disposeOnDeactivate(interactor: self)
  }
}

extension VolumeInteractor: VolumePresentableListener {
  func didTapLouder() {
    guard volume.value < 10 else { return presenter.warn() }
    volume.accept(volume.value + 1)
  }
}

protocol VolumePresentableListener: AnyObject {
  func didTapLouder()
}

final class VolumeViewController: UIViewController, VolumePresentable, VolumeViewControllable {
  weak var listener: VolumePresentableListener?
  private let content = VolumeContent()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Volume"
    let host = UIHostingController(
      rootView: VolumeView(content: content) { [weak self] in self?.listener?.didTapLouder() })
    addChild(host)
    host.view.frame = view.bounds
    host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }

  func show(volume: Int) {
    content.volume = "Volume \(volume)"
  }

  func warn() {
    let alert = UIAlertController(title: "That is loud", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
