import HeadlessUI

extension Rule {
  static let deadEnd: Rule = Rule(
    name: "dead-end", sentence: "nothing can be used, and nothing is pending",
    remedy: "add a button or a way back", leadsOn: true,
    ofPlace: { place, moves in
      if moves.contains(where: \.comesFromInside) { return [] }
      let message = "nothing here can be used and nothing is pending"
      return [Finding(.deadEnd, about: place.title, message, place.path)]
    })
}
