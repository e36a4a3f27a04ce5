/// Releases a tree of any depth on a small stack.
///
/// Swift releases recursively: the release of an object releases its properties. A chain of a million RIBs would need a
/// million nested calls. Three rules keep the stack flat:
///
/// - A router hands its children to the `ReleaseQueue` in its `deinit`, and the outermost `deinit` releases the whole
///   queue in a loop.
/// - Each component holds its parent's component. At most `deepestLevel` components of such a chain are released nested. The
///   last of them holds the next component through a link, whose `deinit` hands that component to the queue.
/// - A router of a feature usually stores its child in a property as well. Swift releases that property after the last
///   `deinit` of the class, so the child is released inside its parent's release and not in the loop. `deepestLevel` such
///   levels are released at once. Deeper routers are released in a later turn, which the run counts as work.
@MainActor
enum DeepRelease {
  static let deepestLevel: Int32 = 100
  private static var postponed: [[RouterNode?]] = []

  /// The level of the children of a router that is released at `level`. A router without a releasing parent has level 0.
  static func levelOfChildren(of level: Int32) -> Int32 {
    // The loop of the queue releases each object by itself, so the nesting starts anew.
    ReleaseQueue.isReleasing ? 1 : level + 1
  }

  /// Releases `children`, whose parent is being released: now, or in a later turn of `run` if `level` is too deep.
  static func release(_ children: consuming [RouterNode?], level: Int32, of run: AppRun) {
    if level <= deepestLevel {
      ReleaseQueue.release(consume children)
    } else {
      postpone(consume children, of: run)
    }
  }

  /// Empties `dependency` and releases what it held.
  static func release<Dependency>(_ dependency: inout Dependency?) {
    ReleaseQueue.releasing {
      // The queue holds the object before the property releases it, so the loop is what destroys the object.
      if let dependency { ReleaseQueue.keep(dependency) }
      dependency = nil
    }
  }

  // The queue must not release these children now. The loop may be inside the release of a router whose property still
  // holds one of them; that property would then release the child, and all below it, nested.
  private static func postpone(_ children: consuming [RouterNode?], of run: AppRun) {
    postponed.append(children)
    if postponed.count > 1 { return }
    run.context(work: Work(in: run.ledger, as: WorkName(owner: "a release"))).perform {
      _ = Task {
        let all = replace(&postponed, with: [])
        ReleaseQueue.release(consume all)
      }
    }
  }
}

/// A reference from an interactor or a child to its router. The router clears the reference in its `deinit`.
///
/// Not `unowned`: a last release on another thread queues the router's isolated `deinit`, and a subclass's `deinit` runs
/// before the base class's. An interactor that becomes active or inactive in between would trap. Not `weak`: the first weak
/// reference to an object allocates memory and slows down every later use of the object.
///
/// Unsafe is right, because the memory of the router stays until its `deinit` ends. Do not let the router escape.
@MainActor
struct NodeReference {
  unowned(unsafe) var router: RouterNode?
}
