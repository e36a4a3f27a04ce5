import SwiftUI
import UIKit
import UniformTypeIdentifiers

// A photo and a file for a passport: pages of the system, a split view, pictures and texts that code draws.

final class PassportModel: ObservableObject {
  @Published var lines: [String] = []
  @Published var badge = UIImage()
}

struct PassportForm: View {
  @ObservedObject var model: PassportModel
  let tap: @MainActor (String) -> Void

  var body: some View {
    VStack {
      ForEach(model.lines, id: \.self) { Text($0) }
      ForEach(["Take a photo", "Attach a file", "Share", "Details"], id: \.self) { title in
        Button(title) { tap(title) }
      }
      Image(uiImage: model.badge)
    }
  }
}

class PassportViewController: UIViewController {
  private let model = PassportModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Passport"
    let host = UIHostingController(
      rootView: PassportForm(model: model) { [weak self] in self?.didTap($0) })
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
    model.badge = makeBadge(of: CGSize(width: 40, height: 40))
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut)
    animator.addAnimations { self.view.alpha = 1 }
    animator.addCompletion { position in
      if position == .end { self.model.lines.append("Shown") }
    }
    animator.startAnimation()
  }

  private func didTap(_ title: String) {
    switch title {
    case "Take a photo":
      let picker = UIImagePickerController()
      picker.delegate = self
      picker.sourceType =
        UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
      picker.allowsEditing = true
      present(picker, animated: true)
    case "Attach a file":
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
      picker.delegate = self
      picker.allowsMultipleSelection = false
      present(picker, animated: true)
    case "Share":
      let sheet = UIActivityViewController(activityItems: [self], applicationActivities: nil)
      sheet.popoverPresentationController?.delegate = self
      sheet.popoverPresentationController?.permittedArrowDirections = [.up, .down]
      present(sheet, animated: true)
    default:
      showDetailViewController(PassportPages(), sender: self)
    }
  }

  private func makeBadge(of size: CGSize) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: size)
    let circle = renderer.image { context in
      UIColor.systemBlue.setFill()
      let path = UIBezierPath(ovalIn: CGRect(origin: .zero, size: size))
      path.lineWidth = 2
      path.fill()
      context.cgContext.saveGState()
      context.cgContext.translateBy(x: 1, y: 1)
      context.cgContext.restoreGState()
    }
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    defer { UIGraphicsEndImageContext() }
    circle.draw(in: CGRect(origin: .zero, size: size))
    UIGraphicsGetCurrentContext()?.setLineWidth(2)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let font = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold)
    let text = NSMutableAttributedString(
      string: "P",
      attributes: [
        .paragraphStyle: style, .underlineStyle: NSUnderlineStyle.single.rawValue,
        .font: font.map { UIFont(descriptor: $0, size: 0) } ?? .systemFont(ofSize: 12),
      ])
    text.append(NSAttributedString(attachment: NSTextAttachment(image: circle)))
    let symbol = UIImage(
      systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12))
    return UIGraphicsGetImageFromCurrentImageContext() ?? symbol
      ?? UIImage(color: .black, size: size) ?? circle
  }
}

extension UIImage {
  fileprivate convenience init?(color: UIColor, size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    defer { UIGraphicsEndImageContext() }
    color.setFill()
    UIRectFill(CGRect(origin: .zero, size: size))
    guard let image = UIGraphicsGetImageFromCurrentImageContext()?.cgImage else { return nil }
    self.init(cgImage: image)
  }
}

extension PassportViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
    if info[.editedImage] is UIImage { model.lines.append("A photo") }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

extension PassportViewController: UIDocumentPickerDelegate {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    model.lines += urls.map(\.lastPathComponent)
  }
}

extension PassportViewController: UIActivityItemSource, UIPopoverPresentationControllerDelegate {
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    ""
  }

  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    "My passport"
  }
}

final class PassportSplit: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    viewControllers = [
      UINavigationController(rootViewController: PassportViewController()),
      UINavigationController(rootViewController: UIViewController()),
    ]
  }
}

extension PassportSplit: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [])
    }
  }
}

final class PassportPages: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let pages = ["Photo", "Stamps"].map { UIHostingController(rootView: Text($0)) }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    title = "Pages"
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    viewController === pages[1] ? pages[0] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    viewController === pages[0] ? pages[1] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    title = "Turned"
  }
}
