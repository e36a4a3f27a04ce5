/// Releases a tree of any depth on a small stack.
///
/// Swift releases recursively: when an object goes, its properties go inside its release. A chain of a million RIBs would
/// need a million nested calls. Three rules keep the stack flat:
///
/// - A router hands its children to the `ReleaseQueue` in its `deinit`, and the outermost `deinit` releases the whole
///   queue in a loop.
/// - A component does the same with its dependency, which in a chain is the parent's component.
/// - A router of a feature usually stores its child in a property as well. That property goes after the last `deinit`
///   of the class, so the child goes inside its parent's release and not in the loop. `deepestLevel` such levels are
///   released at once. What lies deeper waits for a later turn, which the run counts as work.
@MainActor
enum DeepRelease {
  private static let deepestLevel = 100
  private static var postponed: [[RouterNode]] = []

  /// The level at which the children of a router at `level` are released; a router is at level 0 until then.
  static func levelOfChildren(of level: Int) -> Int {
    // Within the loop of the queue, nesting starts anew.
    ReleaseQueue.isReleasing ? 1 : level + 1
  }

  /// Releases `children`, whose parent is being released: at once, or in a later turn of `run` if `level` is too deep.
  static func release(_ children: consuming [RouterNode], level: Int, of run: AppRun) {
    if level <= deepestLevel {
      ReleaseQueue.release(consume children)
    } else {
      postpone(consume children, of: run)
    }
  }

  /// Empties `dependency` and releases what it held.
  static func release<Dependency>(_ dependency: inout Dependency?) {
    ReleaseQueue.releasing {
      // The queue holds the object before the property lets go of it, so the object goes in the loop.
      ReleaseQueue.keep(dependency as Any)
      dependency = nil
    }
  }

  // The queue cannot release these now: the loop may be inside the release of a router whose property still holds one
  // of them, and that property would nest the rest.
  private static func postpone(_ children: consuming [RouterNode], of run: AppRun) {
    postponed.append(children)
    if postponed.count > 1 { return }
    TaskContext.current.counted(in: run).perform {
      _ = Task {
        let all = replace(&postponed, with: [])
        ReleaseQueue.release(consume all)
      }
    }
  }
}
