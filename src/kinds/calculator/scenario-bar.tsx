import { useState } from 'react';
import { Button } from '@/ui/button';
import { Menu } from '@/ui/menu';
import { lazyPart } from '@/ui/lazy-part';
import { mostScenarios } from './scenarios';
import type { ScenarioHandle } from './use-scenarios';

const RenameDialog = lazyPart(async () => (await import('@/ui/rename-dialog')).default);

/** Which version of the work is open, and the way to another. */
export function ScenarioBar<Work>({ scenarios }: { scenarios: ScenarioHandle<Work> }) {
  const { all, open } = scenarios;
  const [isRenaming, setIsRenaming] = useState(false);
  return (
    <div className="no-print flex flex-wrap items-center gap-2" role="group" aria-label="Scenarios">
      {all.length > 1 &&
        all.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="btn btn-quiet max-w-48"
            aria-pressed={id === open.id}
            onClick={() => scenarios.switchTo(id)}
          >
            <span className="truncate">{name}</span>
          </button>
        ))}
      {all.length < mostScenarios && (
        <Button icon="copy-plus" onClick={scenarios.copy}>
          {all.length === 1 ? 'Add a scenario to compare' : 'Add scenario'}
        </Button>
      )}
      {all.length > 1 && (
        <Menu
          label={`Actions for scenario ${open.name}`}
          items={[
            { label: 'Rename', onSelect: () => setIsRenaming(true) },
            { label: 'Delete', onSelect: () => scenarios.remove(open.id) },
          ]}
        />
      )}
      {isRenaming && (
        <RenameDialog
          title="Rename scenario"
          label="Scenario name"
          longest={60}
          name={open.name}
          onRename={(name) => scenarios.rename(open.id, name)}
          onClose={() => setIsRenaming(false)}
        />
      )}
    </div>
  );
}
