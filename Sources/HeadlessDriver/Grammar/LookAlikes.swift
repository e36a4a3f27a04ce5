/// Whether two different texts look alike, such as composed and decomposed text, or letters of different scripts.
func lookAlike(_ one: Substring, _ other: Substring) -> Bool {
  skeleton(of: one) == skeleton(of: other)
}

/// Describes the invisible difference between two texts that look alike: `, which has U+FEFF in it`. Ignores case; nil if the
/// texts look different.
func unseenDifference(of text: String, from other: String) -> String? {
  guard lookAlike(text.lowercased()[...], other.lowercased()[...]) else { return nil }
  let own = scalars(of: text, notIn: other)
  if !own.isEmpty { return ", which has \(codePoints(own)) in it" }
  let others = scalars(of: other, notIn: text)
  return others.isEmpty ? nil : ", which has no \(codePoints(others)) in it"
}

/// Each scalar of `text` that `other` lacks, once. Ignores case.
private func scalars(of text: String, notIn other: String) -> Substring {
  let known = Set(other.lowercased().unicodeScalars)
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars
  where !scalars.contains(scalar)
    && !String(scalar).lowercased().unicodeScalars.allSatisfy(known.contains)
  {
    scalars.append(scalar)
  }
  return String(scalars)[...]
}

/// The scalars of `text`, up to 8 of them: `U+1112 U+1161`.
func codePoints(_ text: Substring) -> String {
  let scalars = text.unicodeScalars
  let shown = scalars.prefix(8).map { scalar in
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
  return shown.joined(separator: " ") + (scalars.count > 8 ? " …" : "")
}

/// `text` without invisible characters, and with characters that look alike replaced by one of them.
private func skeleton(of text: Substring) -> String {
  var skeleton = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x200B...0x200D, 0x2060, 0xFEFF, 0xFE00...0xFE0F, 0xAD: continue
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: skeleton.append(" ")
    case 0x2010...0x2015, 0x2212: skeleton.append("-")
    case 0xFF01...0xFF5E:
      skeleton.append(Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar)
    default: skeleton.append(lookAlikes[scalar] ?? scalar)
    }
  }
  return String(skeleton)
}

/// Greek and Cyrillic letters and typographic quotation marks, each with the ASCII character that it looks like.
private let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
  let foreign = "АВЕЅІЈКМНОРСТУХаеіјорсухѕԁһԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧονι‘’“”′″"
  let plain = "ABESIJKMHOPCTYXaeijopcyxsdhqwABEZHIKMNOPTYXovi''\"\"'\""
  return Dictionary(
    zip(foreign.unicodeScalars, plain.unicodeScalars), uniquingKeysWith: { first, _ in first })
}()
