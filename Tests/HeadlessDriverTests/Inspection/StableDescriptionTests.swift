import HeadlessDriver
import Testing

struct StableDescriptionTests {
  private nonisolated struct Member {
    var id = "12345"
    var nickname: String?
    var age = 30
  }

  private nonisolated enum Action {
    case logout
    case nameEdited(String)
    case moved(from: Int, to: Int)
    case chosen(Member)
    case tagged(name: String)
  }

  private final class Service {}

  private nonisolated indirect enum Tower {
    case ground
    case floor(Tower)
  }

  nonisolated static let cases: [(any Sendable, String)] = [
    (1, "1"),
    (true, "true"),
    ("a \"quoted\"\nline", #""a \"quoted\"\nline""#),
    (Character("한"), #""한""#),
    (Int?.none as any Sendable, "nil"),
    (Int??.some(.none) as any Sendable, "nil"),
    (Int?.some(7) as any Sendable, "7"),
    (Duration.seconds(2), "2.0 seconds"),
    ([3, 1, 2], "[3, 1, 2]"),
    ([] as [Int], "[]"),
    (Set(["pear", "apple", "fig"]), #"["apple", "fig", "pear"]"#),
    (["b": 2, "a": 1], #"["a": 1, "b": 2]"#),
    ([:] as [String: Int], "[:]"),
    ([Set([2, 1]), Set([4, 3])], "[[1, 2], [3, 4]]"),
  ]

  @Test(arguments: cases)
  func `values print the same in every run`(value: any Sendable, text: String) {
    #expect(String(stable: value) == text)
  }

  @Test func `structs print their labels, and optionals their values`() {
    #expect(String(stable: Member()) == #"Member(id: "12345", nickname: nil, age: 30)"#)
  }

  @Test func `actions print like their source`() {
    #expect(String(stable: Action.logout) == "logout")
    #expect(String(stable: Action.nameEdited("길동")) == #"nameEdited("길동")"#)
    #expect(String(stable: Action.moved(from: 1, to: 2)) == "moved(from: 1, to: 2)")
    #expect(String(stable: Action.tagged(name: "x")) == #"tagged(name: "x")"#)
    #expect(
      String(stable: Action.chosen(Member(id: "1", nickname: "gil", age: 2)))
        == #"chosen(Member(id: "1", nickname: "gil", age: 2))"#)
  }

  @Test func `enum cases inside other values begin with a dot`() {
    #expect(String(stable: [Action.logout, .nameEdited("x")]) == #"[.logout, .nameEdited("x")]"#)
  }

  @Test func `a value too long for a line has a line for each field`() {
    let members = [Member(), Member(id: "23456", nickname: "cheol"), Member(id: "3")]
    #expect(String(stable: members[0], width: 43) == String(stable: members[0]))
    #expect(
      String(stable: members[0], width: 42) == """
        Member
          id: "12345"
          nickname: nil
          age: 30
        """)
    #expect(
      String(stable: (members: members, last: Action.chosen(members[1])), width: 50) == """
        (members: Array<Member>, last: Action)
          members (3)
            Member(id: "12345", nickname: nil, age: 30)
            [id: "23456"]
              id: "23456"
              nickname: "cheol"
              age: 30
            Member(id: "3", nickname: nil, age: 30)
          last: .chosen
            id: "23456"
            nickname: "cheol"
            age: 30
        """)
  }

  @Test func `tuples print their labels`() {
    #expect(String(stable: (posts: [1], initial: true)) == "(posts: [1], initial: true)")
    #expect(String(stable: (1, "a")) == #"(1, "a")"#)
    #expect(String(stable: ()) == "()")
  }

  @Test func `objects print as their types, also in containers`() {
    #expect(String(stable: Service()) == "Service")
    #expect(String(stable: [Service(), Service()]) == "[Service, Service]")
  }

  @Test func `a deeply nested value is cut off`() {
    var tower = Tower.ground
    for _ in 0..<10_000 { tower = .floor(tower) }
    #expect(String(stable: tower).hasSuffix("…" + String(repeating: ")", count: 101)))
  }

  @Test func `a value shared a million times is cut off`() {
    indirect enum Pair {
      case leaf
      case both(Pair, Pair)
    }
    var pair = Pair.leaf
    for _ in 0..<40 { pair = .both(pair, pair) }
    #expect(String(stable: pair).contains("…"))
  }

  @Test func `a very large set or dictionary prints only its count`() {
    struct Numbers {
      var all = Set(1...100_001)
      var squares = [1: 1]
      var next = 7
    }
    #expect(
      String(stable: Numbers())
        == "Numbers(all: 100,001 elements, squares: [1: 1], next: 7)")
    let squares = Dictionary(uniqueKeysWithValues: (1...50_001).map { ($0, $0) })
    #expect(String(stable: squares) == "50,001 elements")
  }

  @Test func `control and bidirectional characters are escaped`() {
    #expect(
      String(stable: "\u{1B}[31m \u{9B} \u{7F} \u{202E} \u{2028}")
        == #""\u{1B}[31m \u{9B} \u{7F} \u{202E} \u{2028}""#)
  }
}
