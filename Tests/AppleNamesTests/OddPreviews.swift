import SwiftUI
import UIKit

// Previews as people write them, for PreviewTests.

/* #Preview("Not a preview") { /* nested } */ */
@available(iOS 17, *)
#Preview("Attribute") { Text("behind an attribute") }

#Preview {
  Text("has no name"); Text("in one line")
}

#Preview("장바구니 / (어두운 \"화면\")", traits: .portrait, .fixedLayout(width: 20, height: 10)) {
  Text("sonderbar")
}

#Preview("🍞") { Text("no letter") }

// Behind a comment with a brace: {
#Preview("Variables") {
  // A comment before the first: }
  @Previewable @State var text = "a \(["b"].map { "\($0)}" }[0]) \" {";
  @Previewable @State var raw = #"\"}\#("x")"#
  @Previewable
  @State
  var words = """
    one }
    two \("}")
    """
    .split(separator: "\n")
    .map { String($0) }  // the end
  @Previewable @State var count: Int? = nil
  let both = words.joined(separator: ", ")

  Text(verbatim: text)
  Text(verbatim: raw)
  Text(verbatim: both)
  Button("Count \(count ?? 0)") { count = (count ?? 0) + 1 }
  TextField("Field", text: $text)
}

#Preview("Returned") {
  let text = "with return"
  return Text(text)
}

#Preview("Any view") {
  let view: any View = Text("some view or other")
  return view
}

#Preview("Branches") {
  if #available(iOS 99, *) { Text("new") } else { Text("old") }
}

#Preview("Controller") {
  let controller = UIHostingController(rootView: Text("in a controller"))
  controller.title = "Controller"
  return UINavigationController(rootViewController: controller)
}

#Preview("Unseen") {
  UIView()
}

enum Inside {
  #Preview("Inside a type") { Text("not registered") }
}

#Preview("Joined") {
  let greeting = "Good"
  Text(verbatim: greeting)
  @Previewable @State var isLate =
    [2, 7]
    != [2, 7]
  @Previewable @State var word =
    Bool.random()
    ? "Yes"
    : "Yes"
  @Previewable @State var length: Int?
  @Previewable @State var other =
    String?.none
    ?? "No"
  @Previewable @State var day: Any =
    "day"
    as Any
  -word.count < 0 ? Text("minus") : Text("plus")
  Text(verbatim: "\(isLate) \(word) \(other) \(length ?? 0) \(day)")
}

#Preview("Pattern") {
  @Previewable @State var text = "a\"b".replacing(/"/, with: " or ")
  @Previewable @State var half = 4 / 2
  let both = text.replacing(#/\(|"{/#, with: "")
  Text(verbatim: "\(both) \(half)")
}

#if canImport(UIKit)
  #Preview("Condition") { Text("behind a condition") }
#endif

struct Older_Previews: PreviewProvider {
  static var previews: some View {
    Text("in an older form").previewDisplayName("Older")
  }
}

// The shape of a whole app: the preview makes the model of the first view.
#Preview("App") { FirstPage(model: FirstModel()) }

private final class FirstModel: ObservableObject {
  @Published var page = 0
}

private struct FirstPage: View {
  @ObservedObject var model: FirstModel

  var body: some View { Button("Page \(model.page)") { model.page += 1 } }
}
