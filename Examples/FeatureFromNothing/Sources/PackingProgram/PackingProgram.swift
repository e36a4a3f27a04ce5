import HeadlessProgram
import HeadlessUI
import PackingFeature
import StateBinding

@main
struct PackingProgram {
  static func main() async {
    await Program.packing.main()
  }
}

extension Program {
  package static var packing: Program {
    Program(name: "packing", version: "1", summary: "Lists what to pack.") { _ in
      let router = RootBuilder(dependency: Services()).build()
      let window = UIWindow()
      router.launch(from: window)
      return App(window: window, router: router)
    }
  }
}

/// The services of one launch.
private final class Services: RootDependency {
  let luggage = Luggage()
}
