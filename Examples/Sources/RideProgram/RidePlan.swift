import HeadlessDriver
import HeadlessUI

extension ExplorerPlan {
  /// The starts and the promises of the ride app. All places on the map count as one.
  static var ride: ExplorerPlan {
    ExplorerPlan(
      // Until a driver accepts, and until the ride begins.
      waits: ["5s", "8s"],
      starts: [
        [], ["--latency=1s"], ["--fail=login,request,cancel"], ["--fail=no-driver"],
        ["--fail=driver-cancels"], ["--login=12345", "--fail=expired"],
      ],
      invariants: [
        Invariant("Root, Main and Request have one child at a time") { place in
          ["Root", "Main", "Request"].allSatisfy { place.ribs[$0]?.children.count ?? 1 == 1 }
        },
        Invariant("Ride has one child: Pending, Matched or DroppedOff") { place in
          guard let children = place.ribs["Ride"]?.children.map(\.name) else { return true }
          return [["Pending"], ["Matched"], ["DroppedOff"]].contains(children)
        },
        Invariant("leaving a request takes it back") { place in
          guard place.ribs["Ride"] != nil, let left = place.steps.lastIndex(of: .tap("return"))
          else { return true }
          return place.steps[left...].contains(.tap("request"))
        },
        Invariant("no fare without a route") { place in
          let labels = place.screen.elements.map(\.label)
          let hasFare = labels.contains("Fare") || labels.contains("요금")
          let hasRoute = labels.contains("To") || labels.contains("목적지")
          return !hasFare || hasRoute
        },
      ],
      promises: [
        Promise("a search for a driver ends") { $0.ribs["Pending"] != nil }
          .leadsTo("a driver, or another screen") { $0.ribs["Pending"] == nil },
        Promise("a login ends") { $0.isLoggingIn }
          .leadsTo("another screen, or the reason why not") { !$0.isLoggingIn },
      ],
      ribs: [
        "Root": [], "LoggedOut": ["login"], "Main": [], "Home": ["call", "logout"], "Request": [],
        "LocationEditor": ["choose", "goBack"], "Confirm": ["call", "changeDestination"],
        "Refinement": ["choose", "request", "goBack"], "Card": ["choose"], "Coupon": ["choose"],
        "Ride": [], "Pending": ["cancel"], "Matched": ["cancel"], "DroppedOff": ["done"],
      ],
      alerts: ["정말 로그아웃하시겠습니까?", "운전자가 배정되었습니다. 취소할까요?"],
      mapPlaces: 60, key: { $0.outline })
  }
}

extension HeadlessDriver.Place {
  fileprivate var isLoggingIn: Bool { state("LoggedOut")?["isLoggingIn"] == "true" }
}
