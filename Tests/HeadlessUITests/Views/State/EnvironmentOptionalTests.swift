import HeadlessUI
import Testing

struct EnvironmentOptionalTests {
  @Test func `an optional environment value has its default until it is set to nil`() {
    var values = EnvironmentValues()
    #expect(values.horizontalSizeClass == .compact)
    values.horizontalSizeClass = nil
    #expect(values.horizontalSizeClass == nil)
    values.horizontalSizeClass = .regular
    #expect(values.horizontalSizeClass == .regular)
  }
}
