import HeadlessDriver
import HeadlessUI

extension ExplorerPlan {
  /// The starts and the promises of the ride app. All places on the map count as one.
  static var ride: ExplorerPlan {
    ExplorerPlan(
      starts: [
        [], ["--latency=1s"], ["--fail=login,request,cancel"], ["--fail=no-driver"],
        ["--fail=driver-cancels"], ["--login=12345", "--fail=expired"],
      ],
      invariants: [
        Invariant("Ride has a child: Pending, Matched or DroppedOff") { place in
          let lines = place.tree.split(separator: "\n").map { $0.drop { $0 == " " } }
          guard let ride = lines.firstIndex(of: "Ride") else { return true }
          return lines[(ride + 1)...].contains {
            ["Pending", "Matched", "DroppedOff"].contains($0)
          }
        },
        Invariant("no fare without a route") { place in
          let labels = place.screen.elements.map(\.label)
          let hasFare = labels.contains("Fare") || labels.contains("요금")
          let hasRoute = labels.contains("To") || labels.contains("목적지")
          return !hasFare || hasRoute
        },
      ],
      ribs: [
        "Root": [], "LoggedOut": ["login"], "Main": [], "Home": ["call", "logout"], "Request": [],
        "LocationEditor": ["choose", "goBack"], "Confirm": ["call", "changeDestination"],
        "Refinement": ["choose", "request", "goBack"], "Card": ["choose"], "Coupon": ["choose"],
        "Ride": [], "Pending": ["cancel"], "Matched": ["cancel"], "DroppedOff": ["done"],
      ],
      alerts: ["정말 로그아웃하시겠습니까?", "운전자가 배정되었습니다. 취소할까요?"],
      key: { $0.outline })
  }
}
