import StateBinding

// UIKit's controls and layout in code, which do not exist here. The compiler says in one sentence what to do instead. The
// compiler itself refuses `#selector` and `@objc`, without Objective-C.

@available(*, unavailable, message: "write a SwiftUI view; see CompilingFilesAsTheyAre.md")
public class UIPageViewController {}
@available(*, unavailable, message: "write a SwiftUI view; see CompilingFilesAsTheyAre.md")
public class UIToolbar {}
@available(*, unavailable, message: "write a SwiftUI view; see CompilingFilesAsTheyAre.md")
public class UINib {}

/// A storyboard compiles, and ends the process when it is asked for a view controller.
@MainActor
public final class UIStoryboard {
  private let name: String

  public init(name: String, bundle: Bundle?) { self.name = name }

  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    instantiateViewController(identifier: "the first one", creator: creator)
  }

  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    instantiateViewController(identifier: identifier)
  }

  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    programError(
      "storyboard \(name): there are no storyboards here; make the view controller \(identifier) in code"
    )
  }
}
