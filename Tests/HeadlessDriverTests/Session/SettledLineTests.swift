import HeadlessDriver
import HeadlessUI
import Observation
import StateBinding
import Testing

/// Work started outside of any line is finished before the next line is answered, even a mere look.
struct SettledLineTests {
  @Test(arguments: [
    (":expect arrived", ""), (":screen", "  arrived\n\n  open  arrived\n"), (":actions", "open\n"),
    (":wait 0s", "  arrived\n\n  open  arrived\n"), ("open", "  opened\n\n  open  opened\n"),
  ])
  func `every line is answered by a settled app`(line: String, answer: String) async {
    let session = await sessionWithParcelUnderWay()
    let response = await session.send(line)
    #expect(response.error == nil)
    #expect(response.printed() == answer)
  }

  @Test(arguments: ["", "# comment", ":state", ":tree", ":help", "dleete"])
  func `the screen of an answer is settled`(line: String) async {
    let session = await sessionWithParcelUnderWay()
    #expect(await session.send(line).screen.elements.first?.label == "arrived")
  }

  private func sessionWithParcelUnderWay() async -> Session {
    var parcels: [Parcel] = []
    let session = await launchedSession { _ in
      let parcel = Parcel()
      parcels.append(parcel)
      return smallApp(Post(parcel: parcel), interactor: parcel.interactor)
    }
    for parcel in parcels { parcel.send() }
    return session
  }
}

@Observable
private final class Parcel {
  var state = "on its way"
  @ObservationIgnored let interactor = Interactor()

  func send() {
    interactor.task {
      for _ in 0..<3 { await Task.yield() }
      self.state = "arrived"
    }
  }
}

private struct Post: View {
  let parcel: Parcel

  var body: some View {
    Text(verbatim: parcel.state)
    if parcel.state != "on its way" {
      Button(parcel.state) { parcel.state = "opened" }.accessibilityIdentifier("open")
    }
  }
}
