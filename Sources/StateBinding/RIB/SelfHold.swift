/// Finds out whether the parts of a RIB are the only objects that hold the RIB's router.
///
/// `Mirror` shows a weak property like a strong one, so the counts of the references decide. They are compared with the counts
/// of a sample and mean nothing by themselves. No other file asks for counts, and this one only when somebody asks which
/// detached routers are left.
@MainActor
enum SelfHold {
  /// An object with one strong reference and, as a found router has, one weak one.
  private static let sample = Disposables.create()
  private static let one = counts(of: WeakObject(value: sample))

  /// The strong references, and the weak and unowned ones.
  private static func counts(of reference: WeakObject) -> (strong: Int, others: Int) {
    guard let object = reference.value else { return (0, 0) }
    return (
      Int(_getRetainCount(object)),
      Int(_getWeakRetainCount(object) + _getUnownedRetainCount(object))
    )
  }

  /// The property in which its own interactor or view holds the router of `node`; nil if another object may hold the router too,
  /// or if no such property is found.
  static func property(holdingRouterOf node: AnyObject) -> String? {
    guard let node = node as? TreeNode else { return nil }
    var found: [String] = []
    var router = WeakObject(value: nil)
    for part: AnyObject? in [node.interactable, node.view] {
      if let part { search(part, for: &router, of: node, depth: 2, &found) }
    }
    guard let first = found.first else { return nil }
    let counts = counts(of: router)
    // The number of weak references, and so the highest number of weak properties.
    let others = counts.others - one.others
    return found.count - others >= counts.strong - one.strong + 1 ? first : nil
  }

  /// Adds the properties of `part`, and of the objects in them, that hold the router of `node`, and notes the router.
  private static func search(
    _ part: AnyObject, for router: inout WeakObject, of node: TreeNode, depth: Int,
    _ found: inout [String]
  ) {
    // The listener, for instance, is a part of another RIB and may lead to the owner of the router.
    if depth == 1, part is any InteractorScope || part is any RouterScope { return }
    for (name, value) in storedProperties(of: part) {
      guard let held = object(in: value) else { continue }
      if let held = held as? RouterNode, held.node === node {
        if router.value == nil { router.value = held }
        found.append("\(type(of: part)).\(name)")
      } else if depth > 1 {
        search(held, for: &router, of: node, depth: depth - 1, &found)
      }
    }
  }
}
