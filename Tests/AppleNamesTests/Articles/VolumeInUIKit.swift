import RIBs
import UIKit

/// The screens of the first half of the article, which have the name of the one in the second half.
enum InUIKit {
  final class VolumeViewController: UIViewController, VolumePresentable, VolumeViewControllable {
    weak var listener: VolumePresentableListener?
    private let label = UILabel()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Volume"
      button.setTitle("Louder", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.didTapLouder() }, for: .touchUpInside)
      let stack = UIStackView(arrangedSubviews: [label, button])
      stack.axis = .vertical
      view.addSubview(stack)
    }

    private func didTapLouder() { listener?.didTapLouder() }

    func show(volume: Int) { label.text = "Volume \(volume)" }

    func warn() {
      let alert = UIAlertController(title: "That is loud", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }

  /// Constraints in the words of SnapKit.
  static func constrain(_ stack: UIStackView, in view: UIView) {
    stack.snp.makeConstraints { make in
      make.top.leading.equalTo(view).offset(10)
      make.height.equalTo(view.snp.height).multipliedBy(0.5)
      make.edges.equalToSuperview().inset(20)
    }
  }
}
