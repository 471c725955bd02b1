import { useState } from 'react';
import { AddedFoot } from '@/kinds/work/added-foot';
import { plural } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Chip } from '@/ui/layout';
import { describeMilestones, toWorkCalendar } from '../calendar';
import { formatDayNumber, taskIdentity } from '../model';
import { legalPacks } from '../legal-packs';
import { packs, toPackTasks, type Pack } from '../packs';
import type { Onboarding } from './use-onboarding';

/** Ready-made tasks by role. What is in the list already is never added twice. */
export default function PacksDialog({ onboarding, onClose }: { onboarding: Onboarding; onClose: () => void }) {
  const { records, views, view } = onboarding;
  const [added, setAdded] = useState('');
  return (
    <Dialog title="Add a pack" width="wide" onClose={onClose}>
      <p className="mb-2 text-mute">
        Template text to start from: change, move or delete what doesn’t fit. Each role has a 30-60-90 plan.
        {views.length > 1 && ` A new role goes to ${view.title}; tick it for the others where they need it.`}
      </p>
      <p className="mb-4 text-[13px] text-mute">{describeMilestones(toWorkCalendar(records.extra.plan, records.extra.holidays))}</p>
      <ul className="rows">
        {packs.map((pack) => (
          <PackRow key={pack.name} pack={pack} onboarding={onboarding} onAdded={setAdded} />
        ))}
      </ul>
      <h3 className="mt-6 mb-1 font-semibold">Legal packs by country</h3>
      <p className="mb-4 text-[13px] text-mute">
        General rules, as they stood in the year given, not legal advice. Laws change and trades, states and towns add their own: read the
        sources before you rely on one.
      </p>
      <ul className="rows">
        {legalPacks.map((pack) => (
          <PackRow key={pack.name} pack={pack} level="h4" onboarding={onboarding} onAdded={setAdded} />
        ))}
      </ul>
      <AddedFoot added={added} onUndone={() => setAdded('')} onClose={onClose} />
    </Dialog>
  );
}

interface PackRowProps {
  pack: Pack;
  level?: 'h3' | 'h4';
  onboarding: Onboarding;
  onAdded: (text: string) => void;
}

function PackRow({ pack, level: Heading = 'h3', onboarding, onAdded }: PackRowProps) {
  const known = new Set(onboarding.records.all.map(taskIdentity));
  const missing = toPackTasks(pack, makeId).filter((task) => !known.has(taskIdentity(task)));
  return (
    <li className="px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <Heading className="font-semibold">{pack.name}</Heading>
          <p className="text-[13px] text-mute">
            {pack.about}
            {pack.asOf && ` As of ${pack.asOf}.`}
          </p>
        </div>
        {missing.length === 0 ? (
          <Chip tone="good" icon="check">
            In your list
          </Chip>
        ) : (
          <Button icon="plus" onClick={() => onAdded(`${pack.name}: ${plural(onboarding.addTasks(missing), 'task')} added.`)}>
            <span>
              Add {plural(missing.length, 'task')}
              <span className="sr-only"> of {pack.name}</span>
            </span>
          </Button>
        )}
      </div>
      <details className="mt-1.5">
        <summary className="inline-block min-h-6 text-[13px] text-accent underline">
          See the tasks<span className="sr-only"> of {pack.name}</span>
        </summary>
        <ul className="mt-2 grid gap-2 text-[13px]">
          {pack.lines.map(([day, category, assignee, title, description]) => (
            <li key={title}>
              <span className="font-[550]">{title}</span>
              <span className="text-mute">
                {' '}
                · {formatDayNumber(day)} · {category} · {assignee}
              </span>
              <p className="text-mute">{description}</p>
            </li>
          ))}
        </ul>
        {pack.sources && (
          <>
            <p className="mt-3 text-[13px] font-[550]">Sources</p>
            <ul className="list-disc pl-4.5 text-[13px] text-mute">
              {pack.sources.map((source) => (
                <li key={source} className="wrap-anywhere">
                  {source}
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
    </li>
  );
}
