/// Renders one screen after another as text; the elements that the last screen had too are not rendered again.
public final class TextRenderer {
  private let width: Int
  private let isNumbered: Bool
  private let isStyled: Bool
  private var last: Page?
  private var lastText: [UInt8] = []

  /// What a screen shows below its alert.
  fileprivate struct Page {
    let title: String
    let elements: [Element]
    let isNumbered: Bool
  }

  /// Renders as ``Screen/text(width:numbered:styled:)`` does.
  public init(width: Int = 80, numbered: Bool = false, styled: Bool = false) {
    self.width = width
    isNumbered = numbered
    isStyled = styled
  }

  /// Appends the UTF-8 of the text of `screen` to `bytes`.
  public func append(_ screen: Screen, to bytes: inout [UInt8]) {
    let page = Page(
      title: screen.title, elements: screen.elements,
      isNumbered: isNumbered && screen.alert == nil)
    if last?.isKnownToLook(like: page) != true {
      lastText.removeAll(keepingCapacity: true)
      lastText.appendLines(width: width, styled: isStyled) {
        screen.writePage(to: &$0, numbered: page.isNumbered)
      }
      last = page
    }
    bytes.append(contentsOf: lastText)
    guard let alert = screen.alert else { return }
    bytes.appendLines(after: !lastText.isEmpty, width: width, styled: isStyled) { $0.write(alert) }
  }
}

extension TextRenderer.Page {
  /// Whether `other` shows the same because it is the same: elements that are held here cannot change.
  fileprivate func isKnownToLook(like other: Self) -> Bool {
    isNumbered == other.isNumbered && title.isIdentical(to: other.title)
      && elements.withUnsafeBufferPointer { elements in
        other.elements.withUnsafeBufferPointer { other in
          elements.baseAddress == other.baseAddress && elements.count == other.count
        }
      }
  }
}
