import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { foldText } from '@/lib/text';
import { catalogue } from '@/tools/registry';
import type { CatalogueEntry } from '@/tools/define-tool';
import { Icon } from '@/ui/icon';

type Search = (query: string) => CatalogueEntry[];

/** Until the index is loaded, plain words in the name and description. */
const plainSearch: Search = (query) =>
  catalogue.filter((entry) => foldText(`${entry.name} ${entry.description} ${entry.keywords.join(' ')}`).includes(foldText(query)));

const mostShown = 8;

/** Where people start when nothing matches. */
const suggestions = () => catalogue.slice(0, 3);

export function ToolSearch({ isAutoFocused, onChosen }: { isAutoFocused?: boolean; onChosen?: () => void }) {
  const id = useId();
  const [, navigate] = useLocation();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [search, setSearch] = useState<Search>(() => plainSearch);
  const [isWanted, setIsWanted] = useState(isAutoFocused ?? false);

  useEffect(() => {
    if (isWanted) void import('./search-index').then(({ searchTools }) => setSearch(() => searchTools));
  }, [isWanted]);

  const isAsking = query.trim() !== '';
  const results = isAsking ? search(query.trim()).slice(0, mostShown) : [];
  const shown = isAsking && results.length === 0 ? suggestions() : results;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + shown.length) % Math.max(1, shown.length));
    } else if (event.key === 'Enter') {
      const chosen = shown[active];
      if (!chosen) return;
      event.preventDefault();
      onChosen?.();
      navigate(chosen.path);
    } else if (event.key === 'Escape' && isAsking) {
      event.stopPropagation();
      setQuery('');
    }
  };

  return (
    <div role="search" className="relative">
      <div className="relative">
        <span className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-mute">
          <Icon icon="search" />
        </span>
        <input
          type="search"
          role="combobox"
          data-tool-search
          aria-label="Search tools"
          aria-expanded={isAsking}
          aria-controls={`${id}-results`}
          aria-activedescendant={shown[active] ? `${id}-${shown[active].id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoFocus={isAutoFocused}
          placeholder="What do you need to do?"
          className="input min-h-13! bg-surface! pr-14! pl-11! text-base!"
          value={query}
          onFocus={() => setIsWanted(true)}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        {!isAsking && (
          <kbd
            className="pointer-events-none absolute top-3.5 right-4 rounded border border-line-strong px-2 text-[12px] text-mute"
            aria-hidden="true"
          >
            /
          </kbd>
        )}
      </div>
      <p role="status" className="sr-only">
        {isAsking ? `${results.length} found` : ''}
      </p>
      {isAsking && results.length === 0 && (
        <p className="mt-3 text-mute">
          Nothing matches “{query.trim()}”. Try a plainer word, such as “invoice”, “tax” or “tasks”, or start with one of these:
        </p>
      )}
      <ul id={`${id}-results`} role="listbox" aria-label="Tools found" className={isAsking ? 'rows mt-2' : 'hidden'}>
        {shown.map((entry, index) => (
          <li
            key={entry.id}
            id={`${id}-${entry.id}`}
            role="option"
            aria-selected={index === active}
            className={index === active ? 'bg-sunk' : ''}
          >
            <Link href={entry.path} tabIndex={-1} onClick={onChosen} className="flex items-center gap-3 px-4 py-2.5 hover:bg-sunk">
              <span className={`tile size-8! ${entry.gradient}`}>
                <Icon icon={entry.icon} />
              </span>
              <span className="min-w-0">
                <span className="block font-[550]">{entry.name}</span>
                <span className="block truncate text-[13px] text-mute">{entry.description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
