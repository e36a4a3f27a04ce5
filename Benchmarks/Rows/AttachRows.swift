import Harness
import StateBinding

extension Rows {
  static let attach: [Row] = [
    viewlessRow("attach + detach, viewless", detectingLeaks: false, goal: 1.5),
    viewlessRow("attach + detach, viewless, leak detection", detectingLeaks: true, goal: 1.8),
    viewRow("attach + detach, with a view", detectingLeaks: false, goal: 2),
    viewRow("attach + detach, with a view, leak detection", detectingLeaks: true, goal: 2.5),
  ]

  private static func viewlessRow(_ name: String, detectingLeaks: Bool, goal: Double) -> Row {
    Row(
      name, goal: goal,
      whyMissed: """
        the executor checks of two isolated deinits are two fifths of the difference, reference \
        counts a fifth\(detectingLeaks ? ", what is noted of a leak most of the rest" : "")
        """,
      ours: {
        let component = NodeRootComponent()
        let parent = NodeBuilder(dependency: component).build()
        parent.interactable.activate()
        parent.load()
        return { operations in
          LeakDetector.isEnabled = detectingLeaks
          for _ in 0..<operations {
            _ = parent.attachNew()
            parent.detachCurrent()
          }
          return component.heard.sum
        }
      },
      base: {
        let component = HandRootComponent()
        let parent = HandBuilder(dependency: component).build()
        parent.interactor.activate()
        parent.load()
        return { operations in
          for _ in 0..<operations {
            _ = parent.attachNew()
            parent.detachCurrent()
          }
          return component.heard.sum
        }
      })
  }

  private static func viewRow(_ name: String, detectingLeaks: Bool, goal: Double) -> Row {
    Row(
      name, goal: goal,
      whyMissed: """
        as without a view\(detectingLeaks ? ", and the cast that finds the view controller" : "")
        """,
      ours: {
        let builder = NodeViewBuilder(dependency: NodeRootComponent())
        let parent = Router<any Interactable>(interactor: Interactor())
        parent.interactable.activate()
        parent.load()
        return { operations in
          LeakDetector.isEnabled = detectingLeaks
          var sum = 0
          for _ in 0..<operations {
            let child = builder.build()
            parent.attachChild(child)
            sum &+= child.viewController.shown
            parent.detachChild(child)
          }
          return sum
        }
      },
      base: {
        let component = HandRootComponent()
        let parent = HandViewParent()
        return { operations in
          var sum = 0
          for _ in 0..<operations {
            let child = HandViewRouter(dependency: component)
            parent.attach(child)
            sum &+= child.viewController.shown
            parent.detach()
          }
          return sum
        }
      })
  }
}
