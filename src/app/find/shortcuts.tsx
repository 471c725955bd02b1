/** What the keys do; some of it can be switched off in the settings. */
const shortcuts = [
  ['/', 'Search tools'],
  ['Ctrl K', 'Find a tool, a document or an action from anywhere'],
  ['Alt P', 'Pin what is chosen in the search, or unpin it'],
  ['?', 'Show these shortcuts'],
  ['Ctrl Z', 'Undo'],
  ['Ctrl Shift Z', 'Redo'],
] as const;

export function ShortcutList() {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
      {shortcuts.map(([keys, action]) => (
        <div key={keys} className="contents">
          <dt>
            <kbd className="rounded border border-line-strong bg-sunk px-2 py-0.5 text-[13px]">{keys}</kbd>
          </dt>
          <dd>{action}</dd>
        </div>
      ))}
    </dl>
  );
}
