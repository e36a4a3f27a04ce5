import HeadlessDriver
import Testing

/// `:redo` repeats the steps that `:undo` and `:goto` took back.
struct RedoTests {
  private func session() async throws -> Session {
    let session = try await Wall.program().session()
    for line in ["One", "confirm", "Two", "confirm"] { _ = await session.send(line) }
    return session
  }

  @Test func `:redo repeats the undone steps, one by one or several`() async throws {
    let session = try await session()
    _ = await session.send(":undo 3")
    #expect(await session.answer(to: ":redo") == "One\n  One\n  Two\n\n  One\n")
    #expect(await session.answer(to: ":history") == "1  One\n2  confirm\n")
    #expect(await session.answer(to: ":redo 2") == "One\n  One\n  Two\n\n  One\n  Two\n")
    #expect(
      await session.answer(to: ":redo") == "not-here: there is no undone step; :undo undoes one")
  }

  @Test func `:redo repeats the steps that :goto took back`() async throws {
    let session = try await session()
    _ = await session.send(":goto 1")
    _ = await session.send(":undo")
    _ = await session.send(":redo 4")
    #expect(await session.answer(to: ":history") == "1  One\n2  confirm\n3  Two\n4  confirm\n")
  }

  @Test func `a new step forgets the undone ones`() async throws {
    let session = try await session()
    _ = await session.send(":undo 2")
    _ = await session.send(":tree")
    _ = await session.send("One")
    #expect(
      await session.answer(to: ":redo") == "not-here: there is no undone step; :undo undoes one")
  }

  @Test func `more steps than were undone are refused`() async throws {
    let session = try await session()
    _ = await session.send(":undo 2")
    #expect(
      await session.answer(to: ":redo 3")
        == "bad-argument: only 2 steps were undone; write :redo 2")
    #expect(await session.answer(to: ":history") == "1  One\n2  confirm\n")
  }

  @Test func `:goto to an undone step names :redo`() async throws {
    let session = try await session()
    _ = await session.send(":undo 2")
    #expect(
      await session.answer(to: ":goto 4") == "bad-argument: step 4 was undone; write :redo 2")
    #expect(
      await session.answer(to: ":goto 5")
        == "bad-argument: there is no step 5; the last is 2, as :history shows")
  }
}
