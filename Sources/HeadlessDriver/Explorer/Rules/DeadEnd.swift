import HeadlessUI

extension Rule {
  static let deadEnd: Rule = Rule(
    name: "dead-end", sentence: "nothing can be used, and nothing is pending",
    remedy: "add a button or a way back", leadsOn: true,
    ofPlace: { place, moves in
      if moves.contains(where: \.comesFromInside) { return [] }
      return [
        Problem(
          .deadEnd, about: place.title, "nothing here can be used and nothing is pending",
          place.path)
      ]
    })
}
