extension Report {
  /// The steps on the left, and the chosen step beside them.
  static let style = #"""

    main { padding: 16px 20px; }
    main:focus { outline: none; }
    #overview > ul > li { margin-top: 6px; }
    #overview li li { margin-left: 16px; color: var(--faint); }
    li.failed > p > b, details.failed > summary > b, a > b.failed { color: var(--bad); }
    li.passed > p > b, details.passed > summary > b { color: var(--good); }
    nav { display: none; }
    nav summary b, nav a b { font-size: 12px; }
    nav summary { padding: 6px 16px; cursor: pointer; }
    .live { height: 100vh; display: flex; flex-direction: column; }
    .live .columns { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(220px, 300px) 1fr; }
    .live nav { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); }
    .live main { overflow-y: auto; }
    .search { padding: 10px 16px; }
    .found:not(:empty) { padding-top: 4px; color: var(--faint); font-size: 12px; }
    .search input {
      width: 100%; padding: 5px 8px; font: inherit; color: inherit; background: var(--sheet);
      border: 1px solid var(--line); border-radius: 6px;
    }
    .list { flex: 1; overflow-y: auto; }
    nav li .comment { padding: 6px 16px 0 52px; }
    nav a {
      display: flex; gap: 10px; align-items: baseline; padding: 3px 16px; color: inherit;
      text-decoration: none; outline-offset: -2px;
    }
    nav a:hover { background: var(--chosen); }
    nav a[aria-current] { background: var(--chosen); box-shadow: inset 3px 0 var(--accent); }
    nav a .number { flex: none; width: 26px; text-align: right; color: var(--faint); font-size: 12px; }
    nav a.start { font-size: 13px; }
    nav a code { white-space: pre-wrap; flex: 1; }
    nav a b { flex: none; }
    nav a.unreached code { color: var(--faint); }
    .keys { padding: 8px 16px; border-top: 1px solid var(--line); color: var(--faint); font-size: 12px; display: flex; flex-wrap: wrap; gap: 2px 8px; }
    nav li.reason { padding: 0 16px 6px 34px; font-size: 13px; }
    .place { color: var(--faint); font-size: 13px; }
    .comment { color: var(--faint); font-style: italic; font-size: 13px; }
    main h2 { margin: 2px 0 12px; }
    main h2 code { font-size: 16px; white-space: pre-wrap; }
    .error, .warning, .expected { margin-bottom: 12px; padding: 6px 12px; border-left: 3px solid var(--bad); background: var(--bad-sheet); }
    .warning { border-color: var(--mark); background: none; }
    .expected { border-color: var(--line); background: none; }
    .panes { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0 20px; align-items: start; }
    main section { margin-bottom: 16px; }
    h3 { display: flex; justify-content: space-between; margin-bottom: 4px; }
    h3 span, details span { font-weight: 400; color: var(--faint); }
    section pre, .trace, table {
      padding: 8px 0; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px;
    }
    pre { white-space: pre-wrap; }
    pre > *, .trace li { display: block; padding: 0 12px 0 24px; text-indent: 0; text-decoration: none; position: relative; }
    .trace li { padding-left: 12px; }
    .trace .more { padding-left: 28px; color: var(--faint); }
    pre > :empty::before { content: " "; }
    ins::before { content: "+"; position: absolute; left: 9px; color: var(--good); }
    del::before { content: "−"; position: absolute; left: 9px; color: var(--bad); }
    ins { background: var(--good-sheet); }
    del { background: var(--bad-sheet); color: var(--faint); }
    .trace b { font-weight: 600; color: var(--accent); }
    .trace b.lost { color: var(--bad); }
    .trace i { font-style: normal; font-weight: 600; }
    main summary { cursor: pointer; color: var(--faint); font-size: 13px; padding: 4px 0; }
    table { width: 100%; border-collapse: separate; border-spacing: 0; }
    thead th { text-align: left; font-size: 13px; color: var(--faint); padding: 0 8px 4px; }
    td { width: 50%; padding: 0 8px; vertical-align: top; white-space: pre-wrap; }
    tbody th { padding: 0 0 0 10px; color: var(--bad); vertical-align: top; font-weight: 600; }
    tr.gap td { color: var(--faint); }
    tr.changed td:nth-child(2), tr.missing td:nth-child(2) { background: var(--bad-sheet); }
    tr.changed td:nth-child(3), tr.new td:nth-child(3) { background: var(--good-sheet); }
    mark { background: var(--mark); color: var(--mark-ink); border-radius: 2px; }
    small { display: block; color: var(--faint); }
    @media (max-width: 1000px) { .panes { grid-template-columns: minmax(0, 1fr); } }
    @media (max-width: 640px) {
      .live { height: auto; }
      .live .columns { display: block; }
      .live nav { border-right: 0; border-bottom: 1px solid var(--line); }
      .list { max-height: 35vh; }
      .keys { display: none; }
      thead { display: none; }
      tbody tr { display: block; padding: 0 12px; }
      tbody th { display: none; }
      td { display: block; width: auto; }
      tr.same td:nth-child(3) { display: none; }
      tr.changed td::before, tr.missing td:nth-child(2)::before, tr.new td:nth-child(3)::before { content: attr(data-label); display: block; font-size: 11px; color: var(--faint); }
    }
    @media print {
      .live { height: auto; display: block; }
      .live .columns { display: block; }
      .live nav, header a { display: none; }
      .live main { overflow: visible; }
    }

    """#
}
