/// How the page looks.
///
/// Colours have names, a light and a dark value each; nothing moves, and nothing is told by colour
/// alone.
enum HTMLStyle {
  static let sheet = """
    :root { --page: #ffffff; --text: #1c1c21; --quiet: #4b4b55;
      --line: #74747f; --key: #f1f1f5; --link: #0b4a9e; --focus: #0b4a9e; --target: #fff3c4;
      --error: #a30016; --warning: #7a4700; --note: #0a5685; }
    @media (prefers-color-scheme: dark) { :root { --page: #15171b; --text: #ececf1;
      --quiet: #b9b9c4; --line: #8b8b97; --key: #262931; --link: #93c0ff; --focus: #ffd75e;
      --target: #3d3613; --error: #ff9d95; --warning: #f0bd5b; --note: #86cbff; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 75rem; padding: 1rem; background: var(--page);
      color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    h1, h2, h3 { line-height: 1.25; margin: 1.5em 0 0.5em; }
    h1 { margin-top: 0; }
    a { color: var(--link); }
    a:focus-visible, audio:focus-visible, summary:focus-visible, .scroll:focus-visible {
      outline: 3px solid var(--focus); outline-offset: 2px; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { position: static; display: inline-block; padding: 0.5rem; }
    .scroll { overflow-x: auto; margin: 0.5rem 0; }
    .legend, footer { color: var(--quiet); }
    table { border-collapse: collapse; width: 100%; }
    caption { text-align: left; font-weight: bold; padding: 0.5rem 0; }
    th, td { border: 1px solid var(--line); padding: 0.4rem 0.6rem; text-align: left;
      vertical-align: top; min-width: 6rem; overflow-wrap: break-word; }
    thead th { background: var(--key); white-space: nowrap; }
    tbody th { font-weight: 600; }
    :target { background: var(--target); }
    .mark { font-weight: bold; }
    .mark.error { color: var(--error); }
    .mark.warning { color: var(--warning); }
    .mark.note { color: var(--note); }
    audio { display: block; width: 13rem; height: 2.5rem; }
    svg { display: block; width: 100%; min-width: 34rem; max-height: 40rem; }
    svg text { fill: var(--text); font-family: system-ui, sans-serif; text-anchor: middle;
      unicode-bidi: isolate; }
    svg .unprinted { font-style: italic; fill: var(--quiet); }
    svg rect { fill: var(--key); stroke: var(--line); stroke-width: 2; }
    .key.error > rect { stroke: var(--error); stroke-width: 5; }
    .key.warning > rect { stroke: var(--warning); stroke-width: 4; stroke-dasharray: 14 6; }
    .key.note > rect { stroke: var(--note); stroke-width: 4; stroke-dasharray: 3 5; }
    .badge text { fill: var(--page); font-weight: bold; }
    .error .badge rect { fill: var(--error); stroke: var(--page); }
    .warning .badge rect { fill: var(--warning); stroke: var(--page); }
    .note .badge rect { fill: var(--note); stroke: var(--page); }
    @media (max-width: 45rem) { table, caption, tbody, tr, th, td { display: block; }
      thead { position: absolute; left: -100rem; }
      tr { border: 1px solid var(--line); margin-bottom: 0.75rem; }
      th, td { border: 0; } td:empty { display: none; }
      tbody th { background: var(--key); }
      td::before { content: attr(data-column); display: block; color: var(--quiet);
        font-size: 0.875rem; } }
    @media print { audio, .skip { display: none; } .scroll { overflow: visible; } }
    """
}
