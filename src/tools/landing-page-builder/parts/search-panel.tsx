import { lazy, Suspense, useState } from 'react';
import { Icon } from '@/ui/icon';
import type { Tool } from '@/workspace/tool-state';
import type { PageData } from '../model';

const SearchFields = lazy(async () => ({ default: (await import('./search-fields')).SearchFields }));

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
      {isOpen && (
        <Suspense fallback={<p className="mt-4 text-mute">One moment…</p>}>
          <SearchFields tool={tool} />
        </Suspense>
      )}
    </details>
  );
}
