import SwiftUI
import UIKit

final class PickupViewController: UIHostingController<PickupView> {
  init(time: String) {
    super.init(rootView: PickupView(time: time))
    title = NSLocalizedString("Pickup", comment: "The title of a page")
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

struct PickupView: View {
  let time: String

  var body: some View {
    LabeledContent("Ready at", value: time)
  }
}

#Preview("At noon") {
  UINavigationController(rootViewController: PickupViewController(time: "12:00"))
}
