extension Exploration {
  /// The layers side by side, and the chosen place beside them. On paper, the layers follow one another.
  static let mapStyle = #"""

    .figures { color: var(--faint); font-size: 13px; }
    aside { padding: 16px 20px; }
    aside:focus { outline: none; }
    aside h2 { margin: 0 0 8px; }
    aside section { margin-bottom: 16px; }
    aside pre, .lines {
      padding: 8px 12px; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px;
      white-space: pre-wrap;
    }
    #overview ul { margin-bottom: 12px; }
    .error { margin-bottom: 8px; padding: 6px 12px; border-left: 3px solid var(--bad); background: var(--bad-sheet); }
    .lines li { padding-left: 12px; text-indent: -12px; }
    .lines a { font-family: system-ui, -apple-system, "Segoe UI", sans-serif; }
    .faint, h2 span, .number { color: var(--faint); font-weight: 400; }
    main { padding: 16px 20px; }
    #map { position: relative; }
    #map svg { position: absolute; top: 0; left: 0; pointer-events: none; }
    #map path { fill: none; stroke: var(--line); stroke-width: 1px; }
    #map path.out { stroke: var(--accent); stroke-dasharray: 5 3; }
    #map path.way { stroke: var(--accent); stroke-width: 3px; }
    .layer h2 { font-size: 13px; margin-bottom: 8px; }
    .layer ol { display: grid; grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); gap: 10px; margin-bottom: 20px; }
    .layer li {
      position: relative; padding: 4px 8px; background: var(--sheet); border: 1px solid var(--line);
      border-radius: 6px; break-inside: avoid; overflow: hidden;
    }
    .layer h2 { break-after: avoid; }
    .layer li.alert { border-style: dashed; border-color: var(--faint); }
    .layer li.bad { border: 2px solid var(--bad); background: var(--bad-sheet); }
    .layer li > a { display: block; color: inherit; text-decoration: none; font-size: 12px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .layer li i { margin-left: 6px; color: var(--bad); font-weight: 600; font-style: normal; }
    .layer li pre { font-size: 9px; line-height: 1.35; white-space: pre-wrap; }
    .from { font-size: 11px; }
    .from code { font-size: 11px; color: var(--accent); }
    @media screen {
      .live { height: 100vh; display: flex; flex-direction: column; }
      .live .columns { flex: 1; min-height: 0; display: grid; grid-template-columns: 1fr minmax(300px, 400px); }
      .live aside { grid-column: 2; grid-row: 1; overflow-y: auto; border-left: 1px solid var(--line); }
      .live main { grid-column: 1; grid-row: 1; padding-top: 0; overflow: auto; }
      .live #map { display: flex; gap: 64px; width: max-content; }
      .live .layer { width: 190px; }
      .live .layer h2 { position: sticky; top: 0; z-index: 1; margin: 0; padding: 10px 0 6px; background: var(--paper); }
      .live .layer ol { display: flex; flex-direction: column; }
      .live .layer li { cursor: pointer; scroll-margin: 30vh 20vw; }
      .live .layer li > a::after { content: ""; position: absolute; inset: 0; }
      .live .layer pre { max-height: 98px; overflow: hidden; white-space: pre; }
      .live .layer .alert pre { display: flex; flex-direction: column; justify-content: flex-end; }
      .live .from { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
      .live .from span { display: none; }
      .live .layer li:hover { background: var(--chosen); }
      .live .layer li.way { border-color: var(--accent); }
      .live .layer li.shown { border-color: var(--accent); background: var(--chosen); box-shadow: 0 0 0 2px var(--accent); }
      .live .filtered li:not(.found):not(.shown) { opacity: 0.25; }
      .live li a:focus-visible { outline: none; }
      .live li:focus-within { outline: 2px solid var(--accent); outline-offset: 3px; }
    }
    .search { margin-left: auto; display: flex; gap: 10px; align-items: baseline; }
    .search p { color: var(--faint); font-size: 12px; }
    .search input { padding: 3px 8px; font: inherit; color: inherit; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; }
    .keys { color: var(--faint); font-size: 12px; display: flex; flex-wrap: wrap; gap: 2px 10px; }
    @media screen and (max-width: 760px) {
      .live .columns { display: flex; flex-direction: column; }
      .live main { flex: 1 1 60%; min-height: 0; }
      .live aside { order: 2; flex: 1 1 40%; min-height: 0; border-left: 0; border-top: 1px solid var(--line); }
      .keys { display: none; }
    }
    @media print {
      .layer li { margin-top: 0 !important; }
      .search, .keys, header a, #map svg { display: none; }
      .layer li > a { white-space: normal; }
      .layer ol { grid-template-columns: repeat(4, 1fr); }
    }

    """#
}
