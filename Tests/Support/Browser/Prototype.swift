import Foundation
import Testing

/// The view "Use it" of a map.
extension BrowserPage {
  /// The line of the control that has the focus; nil if another element has it.
  public var focus: String? {
    get throws { try value(of: "document.activeElement.dataset.line ?? null") }
  }

  /// Clicks the control of `line` with the mouse.
  public func click(_ line: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode(line), as: UTF8.self)
    let middle: [Double] = try value(
      of: """
        (() => {
          const one = [...document.querySelectorAll("#use .stage [data-line]")].find((one) => one.dataset.line === \(quoted) && !one.closest("[inert]"));
          one.scrollIntoView({ block: "nearest" });
          const box = one.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        })()
        """)
    try follow { try click(x: middle[0], y: middle[1]) }
  }

  public func pressAndFollow(_ key: Key) throws { try follow { try press(key) } }

  /// Presses Tab until the control of `line` has the focus.
  public func moveFocus(to line: String) throws {
    for _ in 0..<200 where try focus != line { try press(.tab) }
    try #require(try focus == line)
  }

  public var screen: ShownScreen {
    get throws {
      try value(
        of: """
          (() => {
            const alert = document.querySelector("#use [role=alertdialog]");
            const elements = [...document.querySelectorAll("#use .screen [data-role]")].map((element) => {
              const texts = element.matches(".field") ? [element.querySelector("label").textContent, element.querySelector("input").value]
                : [...element.querySelectorAll(":scope > span")].map((text) => text.textContent);
              return [element.dataset.role, ...texts].filter((text) => text).join("|");
            });
            return { title: document.querySelector("#use .page > h2").textContent, alert: alert && alert.querySelector("h2").textContent,
              focus: !alert || alert.contains(document.activeElement), elements };
          })()
          """)
    }
  }
}

/// A screen as a page shows it: its title, its alert, and the texts of its elements.
public struct ShownScreen: Decodable, Equatable, Sendable {
  public let title: String
  public let alert: String?
  /// Whether the focus is inside the alert, if there is one.
  public let focus: Bool
  public let elements: [String]

  public init(title: String, alert: String?, focus: Bool, elements: [String]) {
    self.title = title
    self.alert = alert
    self.focus = focus
    self.elements = elements
  }
}
