import { useEffect, useState } from 'react';
import { foldText } from '@/lib/text';
import { SearchBox } from '@/ui/search-box';
import { loadIcons } from '../face';
import { iconGroups } from '../icon-names';
import { labelOfSymbol } from '../model';

interface IconPickerProps {
  value: string;
  onChoose: (symbol: string) => void;
}

/** Every icon there is, by what it is about, or by a word. */
export function IconPicker({ value, onChoose }: IconPickerProps) {
  const [icons, setIcons] = useState<Readonly<Record<string, string>>>({});
  const [query, setQuery] = useState('');
  useEffect(() => void loadIcons().then(setIcons, console.warn), []);
  const wanted = foldText(query.trim());
  const groups = Object.entries(iconGroups)
    .map(([group, names]) => ({
      group,
      names: names
        .split(' ')
        .filter((name) => wanted === '' || foldText(group).includes(wanted) || name.replaceAll('-', ' ').includes(wanted)),
    }))
    .filter(({ names }) => names.length > 0);
  return (
    <div className="grid gap-3 sm:col-span-2">
      <SearchBox label="Find an icon" placeholder="Coffee, tools, nature" value={query} onChange={setQuery} />
      {groups.length === 0 && <p className="text-mute">No icon by that name.</p>}
      <div className="grid max-h-96 gap-3 overflow-y-auto">
        {groups.map(({ group, names }) => (
          <div key={group} role="group" aria-label={group}>
            <p className="mb-1 text-[13px] text-mute">{group}</p>
            <div className="flex flex-wrap gap-1.5">
              {names.map((name) => (
                <button
                  key={name}
                  type="button"
                  aria-label={labelOfSymbol(name)}
                  aria-pressed={value === name}
                  title={labelOfSymbol(name)}
                  className="btn btn-icon size-10"
                  onClick={() => onChoose(name)}
                >
                  <LineIcon lines={icons[name] ?? ''} />
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

function LineIcon({ lines }: { lines: string }) {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
