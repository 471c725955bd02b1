import { useState } from 'react';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import type { Tool } from '@/workspace/tool-state';
import type { PageData } from '../model';

const SearchFields = lazyPart(async () => (await import('./search-fields')).SearchFields, <p className="mt-4 text-mute">One moment…</p>);

/** Folded until asked for: a page can do without, and its words stand in. */
export function SearchPanel({ tool }: { tool: Tool<PageData> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="panel group" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="flex items-center justify-between gap-2 font-semibold">
        <h2 className="font-semibold">Search and sharing</h2>
        <span className="text-mute group-open:rotate-180">
          <Icon icon="chevron-down" />
        </span>
      </summary>
      {isOpen && <SearchFields tool={tool} />}
    </details>
  );
}
