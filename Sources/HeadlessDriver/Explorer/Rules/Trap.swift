extension Rule {
  static let trap = Rule(
    name: "trap",
    sentence:
      "a line ended the process, or the app did not settle within a minute after it; if the line is `:quit`, this happened when the app was released"
  )
}
