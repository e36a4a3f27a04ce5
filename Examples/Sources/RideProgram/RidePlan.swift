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
          ["Root", "Main", "Request"].allSatisfy { place.children(of: $0)?.count ?? 1 == 1 }
        },
        Invariant("Ride has one child: Pending, Matched or DroppedOff") { place in
          guard let children = place.children(of: "Ride") else { return true }
          return [["Pending"], ["Matched"], ["DroppedOff"]].contains(children)
        },
        Invariant("leaving a request takes it back") { place in
          guard place.children(of: "Ride") != nil, let left = place.path.lastIndex(of: "return")
          else { return true }
          return place.path[left...].contains("request")
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

extension HeadlessDriver.Place {
  /// The names of the RIBs directly below `rib`; nil if `rib` is not attached.
  fileprivate func children(of rib: String) -> [String]? {
    let lines = tree.split(separator: "\n").map(String.init)
    guard let parent = lines.firstIndex(where: { $0.hasSuffix(" \(rib)") || $0 == rib })
    else { return nil }
    let indent = String(lines[parent].prefix { $0 == " " }) + "  "
    return lines[(parent + 1)...].prefix { $0.hasPrefix(indent) }
      .map { String($0.dropFirst(indent.count)) }.filter { !$0.hasPrefix(" ") }
  }
}
