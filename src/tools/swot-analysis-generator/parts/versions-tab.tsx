import { useVersions } from '@/kinds/versions/use-versions';
import { newestFirst } from '@/kinds/versions/versions';
import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { Button, IconButton } from '@/ui/button';
import { Empty, Panel } from '@/ui/layout';
import type { Tool } from '@/workspace/tool-state';
import { quadrantTitles } from '../content';
import type { SwotData } from '../model';
import { compareItems, restoreVersion, type Change } from '../versions';

/** Dated copies, each with what has been added and removed since. */
export function VersionsTab({ tool }: { tool: Tool<SwotData> }) {
  const { data } = tool;
  const ways = useVersions(tool, { restore: restoreVersion });
  if (data.versions.length === 0) {
    return (
      <Empty
        text="No versions saved yet"
        hint="Save version keeps a dated copy of the four quadrants and shows what changes from then on."
      />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {newestFirst(data.versions).map(({ version, number }) => {
        const name = [`Version ${number}`, formatDay(version.day), version.company].filter((part) => part !== '').join(' · ');
        const { added, removed } = compareItems(version.items, data.items);
        return (
          <Panel
            key={version.id}
            className="wrap-anywhere"
            title={name}
            aside={
              <div className="no-print flex gap-1">
                <Button onClick={() => ways.restore(version)}>Restore</Button>
                <IconButton icon="trash-2" label={`Delete ${name}`} onClick={() => ways.remove(version)} />
              </div>
            }
          >
            <p className="mb-2 text-mute">
              {plural(version.items.length, 'item')} then, {data.items.length.toLocaleString('en-US')} now.
            </p>
            {added.length + removed.length === 0 ? (
              <p>No items added or removed since.</p>
            ) : (
              <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
                <Changes title="Added since" sign="+" changes={added} tone="text-accent" />
                <Changes title="Removed since" sign="−" changes={removed} tone="text-bad" />
              </div>
            )}
          </Panel>
        );
      })}
    </div>
  );
}

function Changes({ title, sign, changes, tone }: { title: string; sign: string; changes: readonly Change[]; tone: string }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 font-semibold">
        {title} <span className="font-normal text-mute">{changes.length}</span>
      </h3>
      <ul className="grid grid-cols-1 gap-1.5">
        {changes.map(({ quadrant, text }, index) => (
          <li key={index} className="flex gap-2 break-words">
            <span aria-hidden="true" className={`font-semibold ${tone}`}>
              {sign}
            </span>
            <span className="min-w-0">
              <span className="text-[13px] text-mute">{quadrantTitles[quadrant]}: </span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
