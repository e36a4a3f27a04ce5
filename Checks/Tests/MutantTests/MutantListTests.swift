import MutantMaker
import Testing

/// The lists of mutants, and the changed copies.
struct MutantListTests {
  private static let source = "func leave() {\n  hide(child)\n  detach(child)\n  hide(self)\n}\n"

  @Test func `an import of a copied module is removed`() throws {
    let list = try MutantList("copy App Files")
    #expect(
      try list.applied(to: "import App\npublic import Files\nimport Apple\n", named: "Main.swift")
        == "import Apple\n")
  }

  @Test func `a mutant stands beside the original code`() throws {
    let list = try MutantList(
      "# A fault.\ncopy App\n\nkept Leaving.swift\n- detach(child)\n+ _ = child\n")
    #expect(
      try list.applied(to: Self.source, named: "Leaving.swift") == """
        func leave() {
          hide(child)
          if Mutant.current == .kept {
        _ = child
        } else {
        detach(child)
        }
          hide(self)
        }

        """)
    #expect(try list.applied(to: Self.source, named: "Other.swift") == Self.source)
  }

  @Test func `a change without a mutant is made in every copy`() throws {
    let list = try MutantList("Leaving.swift\n-   hide(child)\n+")
    #expect(
      try list.applied(to: Self.source, named: "Leaving.swift")
        == "func leave() {\n\n  detach(child)\n  hide(self)\n}\n")
  }

  @Test(arguments: [("detach(parent)", 0), ("hide(", 2)])
  func `code that is missing or repeated in the file is an error`(code: String, count: Int) throws {
    let list = try MutantList("kept Leaving.swift\n- \(code)\n+ _ = child")
    let refusal = #expect(throws: Refusal.self) {
      try list.applied(to: Self.source, named: "Leaving.swift")
    }
    #expect(
      refusal?.description
        == "kept changes code that Leaving.swift has \(count) times, and not once; mend the list:\n\(code)"
    )
  }

  @Test func `a line without a meaning is an error`() {
    let refusal = #expect(throws: Refusal.self) { try MutantList("kept Leaving\n- a\n+ b") }
    #expect(
      refusal?.description == "the list of mutants has a line without a meaning: kept Leaving")
  }
}
