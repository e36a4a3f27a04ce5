import HeadlessUI
import Testing

struct InterpolationTests {
  private static let korean = StringCatalogue(
    language: "ko", ["Hello, %@!": "%@님, 안녕하세요!", "guest": "손님", "%.1f of %lld": "%2$lld 중 %1$.1f"])

  @Test func `a text inside a text is translated with it`() {
    let hello = Text("Hello, \(Text("guest").bold())!")
    let other = Text("Hello, \(Text(verbatim: "guest"))!")
    #expect(says(hello) == "Hello, guest!")
    #expect(says(hello, Self.korean) == "손님님, 안녕하세요!")
    #expect(says(other, Self.korean) == "guest님, 안녕하세요!")
    #expect(says(Text("x \(Text("b").bold()) y")) == "x b y")
    #expect(says(Text("\(Text("a") + Text("\(1)"))%")) == "a1%")
  }

  @Test func `a picture inside a text is left out`() {
    let star = Image(systemName: "star")
    #expect(says(Text("x \(star) y")) == "x y")
    #expect(says(Text("\(star) x")) == "x")
    #expect(says(Text("x \(star)")) == "x")
    #expect(says(Text("\(star)\(star) 3 \(star)")) == "3")
    #expect(says(Text("x\(star)y")) == "xy")
    #expect(says(Text("a  b \(Image(decorative: "line")) c")) == "a  b c")
    #expect(says(Text(star) + Text(" x")) == "x")
    #expect(says(Text("x \(Text(star).foregroundColor(.yellow)) y")) == "x y")
  }

  @Test func `a picture in a text shows its label, or its name if it is alone`() {
    #expect(says(Text("Ann \(Image("seal", label: Text("verified"))) Lee")) == "Ann verified Lee")
    #expect(says(Text("\(Image(systemName: "star"))")) == "star")
    #expect(says(Text(Image(systemName: "star"))) == "star")
  }

  @Test func `numbers are formatted by their specifier`() {
    #expect(says(Text("\(3.14159, specifier: "%.2f")")) == "3.14")
    #expect(says(Text("\(Float(2.5), specifier: "%.0f") \(0.125, specifier: "%.2f")")) == "2 0.12")
    #expect(
      says(Text("\(-1.5, specifier: "%f") \(1e21, specifier: "%.1lf")"))
        == "-1.500000 1,000,000,000,000,000,000,000.0")
    #expect(
      says(Text("\(7, specifier: "%03d") \(-7, specifier: "%ld") \(7, specifier: "%+lld")"))
        == "007 -7 +7")
    #expect(says(Text("\(255, specifier: "%x") \(UInt8(255), specifier: "%02X")")) == "ff FF")
    #expect(says(Text("\(UInt64.max, specifier: "%llu")")) == "18,446,744,073,709,551,615")
    #expect(says(Text("\(0.5, specifier: "%5.1f%%") of \(3)")) == "  0.5% of 3")
    #expect(
      says(Text("\(1234.5, specifier: "%g") \(0.25, specifier: "%.1e")")) == "1,234.5 2.5e-01")
    #expect(says(Text("\(1.5, specifier: "%.1f") of \(2)"), Self.korean) == "2 중 1.5")
  }

  @Test func `a specifier that does not fit its value is ignored or converted`() {
    #expect(says(Text("\(1.5, specifier: "%d") \(2, specifier: "%@")")) == "1.5 2")
    #expect(says(Text("\(2, specifier: "%999d") \(1.5, specifier: "%..1f")")) == "2 1.5")
    #expect(says(Text("\(1, specifier: "none") \(2)")) == "none 2")
    #expect(says(Text("\(5, specifier: "% d") \(1.5, specifier: "%'.2f")")) == "5 1.5")
    #expect(says(Text("\(Int32(-1), specifier: "%x")")) == "ffffffff")
    #expect(says(Text("\(2, specifier: "%.1f")")) == "2.0")
  }

  private func says(_ text: Text, _ strings: StringCatalogue = StringCatalogue()) -> String? {
    ShownView(text, strings: strings).screen.elements.first?.label
  }
}
