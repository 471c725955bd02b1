import { useEffect, useState } from 'react';
import { foldText } from '@/lib/text';
import { catalogue } from '@/tools/registry';
import type { CatalogueEntry } from '@/tools/define-tool';
import { ChoiceSearch } from './find/choice-search';
import { suggest, toolChoice } from './find/choices';

type Search = (query: string) => readonly CatalogueEntry[];

/** Until the index is loaded, plain words in the name and description. */
const plainSearch: Search = (query) =>
  catalogue.filter((entry) => foldText(`${entry.name} ${entry.description} ${entry.keywords.join(' ')}`).includes(foldText(query)));

const mostShown = 8;

/** The search for a tool, on the home page and where a page is missing. */
export function ToolSearch() {
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<Search>(() => plainSearch);
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (isWanted) void import('./search-index').then(({ searchTools }) => setSearch(() => searchTools), console.warn);
  }, [isWanted]);

  const asked = query.trim();
  const results = asked === '' ? [] : search(asked).slice(0, mostShown).map(toolChoice);
  const hasNothing = asked !== '' && results.length === 0;
  return (
    <ChoiceSearch
      label="Search tools"
      listLabel="Tools found"
      query={query}
      onQuery={setQuery}
      groups={[{ name: 'Tools', choices: hasNothing ? suggest(catalogue) : results }]}
      isOpen={asked !== ''}
      status={asked === '' ? '' : `${results.length} found`}
      onFocus={() => setIsWanted(true)}
      hint={
        <kbd
          className="pointer-events-none absolute top-3.5 right-4 rounded border border-line-strong px-2 text-[12px] text-mute"
          aria-hidden="true"
        >
          /
        </kbd>
      }
      hasNothing={hasNothing}
    />
  );
}
