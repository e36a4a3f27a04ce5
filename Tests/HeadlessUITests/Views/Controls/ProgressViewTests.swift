import HeadlessUI
import Testing

struct ProgressViewTests {
  @Test func `a progress view shows a percentage, or none if it has no value`() {
    let view = ShownView {
      ProgressView()
      ProgressView("Loading")
      ProgressView(value: 0.256)
      ProgressView("Files", value: 3.0, total: 4.0)
      ProgressView(value: Double?.none) { Text("Waiting") }
      ProgressView(value: 2, total: 3.0) {
        Text("Steps")
      } currentValueLabel: {
        Text("2 of 3")
      }
      ProgressView(value: 9, total: 3.0)
      ProgressView(value: 0, total: 0.0)
    }
    #expect(
      view.outline == [
        "progress", "progress 'Loading'", "progress = '26%'", "progress 'Files' = '75%'",
        "progress 'Waiting'", "progress 'Steps' = '2 of 3'", "progress = '100%'", "progress",
      ])
  }

  @Test func `a button with only a progress view is named by the progress`() throws {
    let view = ShownView {
      Button {
      } label: {
        ProgressView()
      }
      Button {
      } label: {
        ProgressView(value: 0.5)
      }
      Button {
      } label: {
        ProgressView()
        Text("Saving")
      }
      ProgressView().onTapGesture {}.accessibilityIdentifier("wait")
    }
    #expect(
      view.outline == [
        "button 'Loading…'", "button '50%'", "button 'Saving'", "button 'Loading…' #wait",
      ])
    try view.tap("Loading…")
  }
}
