import { useId, useState, type KeyboardEvent } from 'react';
import { plural } from '@/lib/text';
import { Dialog } from '@/ui/dialog';
import { findQuickly, titleOf, type Script } from '../model';

const shownResults = 8;

interface PaletteProps {
  scripts: readonly Script[];
  onChoose: (script: Script) => void;
  onClose: () => void;
}

/** Type a short code or some words, arrows to choose, Enter to copy: no hand leaves the keyboard. */
export default function Palette({ scripts, onChoose, onClose }: PaletteProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const matches = findQuickly(scripts, query);
  const found = matches.slice(0, shownResults);
  const active = Math.min(index, found.length - 1);
  const optionId = (at: number) => `${id}-${at}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const target = targets[event.key];
    if (target !== undefined && found.length > 0) {
      event.preventDefault();
      setIndex((target + found.length) % found.length);
    }
    const chosen = found[active];
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) {
      event.preventDefault();
      onChoose(chosen);
    }
  };
  return (
    <Dialog title="Quick Find" onClose={onClose}>
      <input
        type="text"
        role="combobox"
        aria-label="Short code or words"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        placeholder="/late or some words"
        className="input"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setIndex(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status" className={found.length === 0 ? 'mt-3 text-mute' : 'sr-only'}>
        {found.length === 0 ? 'No script has this short code or these words.' : `${plural(matches.length, 'script')} found`}
      </p>
      <ul id={`${id}-list`} role="listbox" aria-label="Scripts found" className="mt-3 grid gap-0.5">
        {found.map((script, at) => (
          <li
            key={script.id}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 py-1.5 ${at === active ? 'bg-sunk outline-2 -outline-offset-2 outline-accent' : 'hover:bg-sunk'}`}
            onClick={() => onChoose(script)}
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-[550]">{titleOf(script)}</span>
              <span className="block truncate text-[13px] text-mute">
                {[script.category, ...(script.tone === 'Neutral' ? [] : [script.tone]), script.language.trim()].filter(Boolean).join(', ')}
              </span>
            </span>
            {script.shortCode.trim() && <code className="max-w-32 truncate text-[13px] text-mute">/{script.shortCode.trim()}</code>}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[13px] text-mute">
        {matches.length > found.length
          ? `The best ${found.length} of ${matches.length.toLocaleString('en-US')}; type more to narrow them. `
          : ''}
        Enter copies. Arrows move. Escape closes.
      </p>
    </Dialog>
  );
}
