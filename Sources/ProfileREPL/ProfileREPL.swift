import StateBinding

/// The program: until there is an app to run, its version and the tree of two RIBs.
@main
struct ProfileREPL {
  static let version = "0.1.0"

  static func main() {
    let root = RootBuilder(dependency: EmptyComponent()).build()
    root.interactable.activate()
    root.load()
    print("profile-repl \(version)")
    print(root.treeText)
  }
}
