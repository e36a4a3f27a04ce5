import HeadlessDriver
import HeadlessUI
import Testing

struct ColumnsTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("한글", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("한\u{11AB}", 2), ("漢字", 4), ("ｱ", 1), ("Ａ", 2),
    ("👍", 2), ("👍🏽", 2), ("🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇰🇷", 2), ("🇰🇷🇺🇸", 4), ("🇰", 1),
    ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("©\u{FE0F}", 2),
    ("🏴‍☠️", 2), ("\u{200D}", 0), ("a\u{200D}b", 2), ("\u{FFFD}", 1), ("\u{E000}", 1),
    ("\u{AD}", 1), ("\u{378}", 1), ("\u{20000}", 2), ("\u{115F}", 2), ("\u{1160}", 0),
    ("•…", 2), ("\u{1B}", 6), ("\u{9F}x", 7), ("a\nbcd\ne", 3), ("😀", 2), ("\u{FEFF}", 0),
  ])
  func `columns are counted by grapheme cluster`(text: String, columns: Int) {
    #expect(Columns.count(text) == columns)
  }

  @Test func `composed and decomposed Hangul take the same columns`() {
    for leading in 0..<19 as Range<UInt32> {
      for vowel in 0..<21 as Range<UInt32> {
        for trailing in 0..<28 as Range<UInt32> {
          let syllable = 0xAC00 + (leading * 21 + vowel) * 28 + trailing
          var jamo = [0x1100 + leading, 0x1161 + vowel]
          if trailing > 0 { jamo.append(0x11A7 + trailing) }
          #expect(columns([syllable]) == 2 && columns(jamo) == 2)
        }
      }
    }
  }

  private func columns(_ scalars: [UInt32]) -> Int {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
    return Columns.count(text)
  }
}
