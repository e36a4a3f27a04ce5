/// A page in one file: it loads nothing, and runs no script but its own.
package struct Page {
  /// A script and its hash. Because of the hash, the browser refuses every other script, even one in a text that was not
  /// escaped.
  package struct Script {
    package let text: String
    /// The SHA-256 of the text in base 64.
    package let hash: String
  }

  let title: String
  /// Rules of style, which follow those of all pages.
  let style: String
  /// The script. Its data is the JSON in the element `data`.
  let script: Script
  /// The JSON that the script reads.
  let data: [UInt8]
  /// The body, which a reader without scripts sees.
  let body: HTMLWriter

  /// The page as a file.
  var bytes: [UInt8] {
    let policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(script.hash)'"
    var html = HTMLWriter()
    html.markup("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n")
    html.begin("meta", ["charset": "utf-8"])
    html.begin("meta", ["http-equiv": "Content-Security-Policy", "content": policy])
    html.begin("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    html.begin("meta", ["name": "color-scheme", "content": "light dark"])
    html.element("title", text: title)
    html.markup("<style>\(Self.style)\(style)</style>\n</head>\n<body>\n")
    html.append(body)
    html.data(data, id: "data")
    html.markup("<script>\(script.text)</script>\n</body>\n</html>\n")
    return html.bytes
  }

  /// The colours, the text, the focus ring and the header.
  private static let style = """

    :root {
      color-scheme: light dark;
      --paper: #fbfbfa; --sheet: #ffffff; --ink: #1d2126; --faint: #5d6670; --line: #dfe2e6;
      --accent: #2358c4; --chosen: #e6edfb; --bad: #b3261e; --bad-sheet: #fcebea;
      --good: #1b6b3a; --good-sheet: #e6f4ea; --mark: #ffd98a; --mark-ink: #1d2126;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #15181c; --sheet: #1c2025; --ink: #e4e7eb; --faint: #9aa4af; --line: #323840;
        --accent: #8ab4ff; --chosen: #263450; --bad: #ff9b93; --bad-sheet: #3a2123;
        --good: #85d6a0; --good-sheet: #1c3325; --mark: #7a5c12; --mark-ink: #fff6df;
      }
    }
    * { box-sizing: border-box; }
    html { background: var(--paper); color: var(--ink); }
    body {
      margin: 0; font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif;
      overflow-wrap: anywhere;
    }
    h1, h2, h3, p, ul, ol, pre, table { margin: 0; padding: 0; }
    h1 { font-size: 17px; }
    h2 { font-size: 16px; }
    h3 { font-size: 13px; color: var(--faint); font-weight: 600; }
    ul, ol { list-style: none; }
    a { color: var(--accent); }
    code, pre, kbd, .lines {
      font: 13px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", "Noto Sans Mono CJK KR", monospace;
      tab-size: 2;
    }
    kbd { padding: 0 4px; border: 1px solid var(--line); border-radius: 4px; font-size: 12px; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; border-radius: 3px; }
    .hidden {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap;
    }
    header {
      display: flex; gap: 16px; align-items: baseline; flex-wrap: wrap; padding: 10px 20px;
      border-bottom: 1px solid var(--line); background: var(--sheet);
    }
    .verdict { padding: 1px 10px; border-radius: 12px; font-weight: 600; }
    .verdict.failed { background: var(--bad-sheet); color: var(--bad); }
    .verdict.passed { background: var(--good-sheet); color: var(--good); }

    """
}
