import { useState } from 'react';
import { AddedFoot } from '@/kinds/work/added-foot';
import { plural } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Chip } from '@/ui/layout';
import { presets, toMissing } from '../presets';
import type { StackRecords } from './use-technology-form';

/** Usual combinations to start from. What is in the list already is never added twice. */
export default function PresetsDialog({ records, onClose }: { records: StackRecords; onClose: () => void }) {
  const [added, setAdded] = useState('');
  return (
    <Dialog title="Preset stacks" width="wide" onClose={onClose}>
      <p className="mb-4 text-mute">
        Usual combinations, not recommendations. They’re added as Considering, without prices: press Select on what you keep, and look up
        what it costs today.
      </p>
      <ul className="rows">
        {presets.map((preset) => {
          const missing = toMissing(preset, records.all, makeId);
          return (
            <li key={preset.name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3.5">
              <div className="min-w-0 flex-1 basis-56">
                <h3 className="font-semibold">{preset.name}</h3>
                <p className="text-[13px] text-mute">{preset.about}</p>
                <p className="text-[13px]">{preset.lines.map(([name]) => name).join(', ')}</p>
              </div>
              {missing.length === 0 ? (
                <Chip tone="good" icon="check">
                  In your list
                </Chip>
              ) : (
                <Button
                  icon="plus"
                  onClick={() => {
                    records.addAll(missing);
                    setAdded(`${preset.name}: ${plural(missing.length, 'technology', 'technologies')} added.`);
                  }}
                >
                  <span>
                    Add {missing.length.toLocaleString('en-US')}
                    <span className="sr-only"> of {preset.name}</span>
                  </span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <AddedFoot added={added} onUndone={() => setAdded('')} onClose={onClose} />
    </Dialog>
  );
}
