/// The look of the report: light and dark, with fonts of the machine it is read on.
enum PageStyle {
  static let text = """

    :root { color-scheme: light dark; --back: #fff; --ink: #1c1c1e; --soft: #6b6b70;
      --line: #d8d8dc; --raised: #f4f4f6; --mark: #0a66d8; --old: #b3261e; --new: #1b6e35;
      --oldback: #ffd9d6; --newback: #cdeed6; }
    :root[data-theme="dark"] { color-scheme: dark; --back: #17171a; --ink: #ececf0; --soft: #a0a0a8;
      --line: #3a3a40; --raised: #222226; --mark: #6cb0ff; --old: #ff9b93; --new: #7fdc9a;
      --oldback: #5c1f1b; --newback: #17452a; }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--back); color: var(--ink);
      font: 15px/1.45 system-ui, sans-serif; display: grid;
      grid-template: auto 1fr / minmax(14rem, 22rem) 1fr; height: 100vh; }
    header { grid-column: 1 / 3; padding: .6rem 1rem; border-bottom: 1px solid var(--line); }
    h1 { font-size: 1.15rem; margin: 0; }
    h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
    h3 { font-size: .85rem; margin: 0 0 .3rem; color: var(--soft); font-weight: 600; }
    .keys, .place, .note, .empty, #none { color: var(--soft); font-size: .85rem; margin: .2rem 0; }
    .empty { padding: 1rem; }
    .note { color: var(--old); }
    kbd, code { font: .85em/1 ui-monospace, "DejaVu Sans Mono", monospace; background: var(--raised);
      border: 1px solid var(--line); border-radius: 4px; padding: .05em .35em; }
    nav { overflow: auto; padding: .7rem; border-right: 1px solid var(--line); }
    nav input { width: 100%; font: inherit; padding: .3rem .5rem; color: inherit;
      background: var(--raised); border: 1px solid var(--line); border-radius: 6px; }
    #results { display: flex; flex-wrap: wrap; gap: .3rem; margin: .5rem 0; }
    button { font: inherit; font-size: .8rem; border-radius: 1rem; padding: .1rem .7rem;
      border: 1px solid var(--line); background: none; color: var(--soft); cursor: pointer; }
    button[aria-pressed="true"] { background: var(--raised); color: var(--ink);
      border-color: var(--soft); }
    ol { list-style: none; margin: 0; padding: 0; }
    li a { display: block; padding: .25rem .5rem; border-radius: 6px; color: inherit;
      text-decoration: none; overflow-wrap: anywhere; font-size: .9rem; }
    li a:hover { background: var(--raised); }
    li.selected a { background: var(--mark); color: var(--back); }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 1px; }
    main { overflow: auto; padding: 1rem; }
    article { margin-bottom: 2rem; }
    .scripted article { display: none; }
    .scripted article.selected { display: block; }
    .message { margin: .3rem 0 0; font-weight: 600; }
    .panels { display: flex; flex-wrap: wrap; gap: 1rem; margin-top: .7rem; align-items: flex-start; }
    section { max-width: 100%; overflow-x: auto; background: var(--raised); padding: .6rem .8rem;
      border: 1px solid var(--line); border-radius: 8px; }
    pre { margin: 0; font: 13px/1.2 ui-monospace, "DejaVu Sans Mono", "Noto Sans Mono", monospace; }
    pre i { display: inline-block; width: 2ch; font-style: normal; overflow: hidden;
      vertical-align: bottom; height: 1.2em; }
    .overlay { position: relative; display: grid; }
    .overlay pre { grid-area: 1 / 1; }
    .both { color: var(--soft); }
    .old { color: var(--old); }
    .new { color: var(--new); font-weight: 600; }
    del { text-decoration: none; background: var(--oldback); }
    ins { text-decoration: none; background: color-mix(in srgb, var(--newback) 75%, transparent); }
    .only-old .new, .only-new .old { visibility: hidden; }
    [data-view="expected"] section:not(.expected), [data-view="actual"] section:not(.actual),
    [data-view="difference"] section:not(.difference) { display: none; }
    @media (max-width: 50rem) {
      body { display: block; height: auto; }
      nav { border-right: 0; max-height: 40vh; }
    }

    """
}
