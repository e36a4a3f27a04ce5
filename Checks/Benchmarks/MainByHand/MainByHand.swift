import CounterScreen
import HeadlessProgram
import UIKit

/// The app of `OwnMain`, as a program written by hand.
@main
struct MainByHand {
  static func main() async {
    await Program(
      name: "MainByHand", version: "1", summary: "Counts.", languages: ["en"]
    ) { _ in
      let window = UIWindow()
      window.rootViewController = UIHostingController(rootView: CounterScreen())
      window.makeKeyAndVisible()
      return App(window: window, embedding: { [] })
    }.main()
  }
}
