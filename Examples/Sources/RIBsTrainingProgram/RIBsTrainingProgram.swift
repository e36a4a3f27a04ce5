public import HeadlessProgram
import HeadlessUI
import RIBsTraining
import StateBinding

/// The program `ribs-training`: the RIBs Training app on the driver.
@main
struct RIBsTrainingProgram {
  static func main() async {
    await Program.training.main()
  }
}

extension Program {
  /// The RIBs Training app, with the program's own posts or those of the server that `--api` names.
  public static var training: Program {
    Program(
      name: "ribs-training", version: "0.1.0",
      summary: "Log in, read posts, play tic-tac-toe, follow links.",
      options: Services.options, exploring: .training, launch: launchTraining)
  }
}

private func launchTraining(_ launch: Launch) throws(UsageError) -> App {
  let services = try Services.members(launch)
  let delegate = AppDelegate(
    members: services.members, savedLogin: services.savedLogin, network: Services.network(launch),
    language: launch.language)
  return App(
    window: delegate.window, router: delegate.launchRouter,
    links: AppLinks(
      TrainingLinks.summaries,
      waitingNote: launch.language == "ko" ? "링크가 기다립니다" : "the link waits",
      reason: { TrainingLinks.reason(of: $0, in: launch.language) },
      open: delegate.application(open:)))
}
