import { useState } from 'react';
import { AddedFoot } from '@/kinds/work/added-foot';
import { plural } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Chip } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { toPackTasks } from '../add-pack';
import { phaseTitles } from '../content';
import { packsOf } from '../packs/content';
import { asOf, countries, countryLabels, type Country, type Pack } from '../packs/pack';
import { OfficialLink } from './official-link';
import type { Checklist } from './use-checklist';

const countryOptions = countries.map((value) => ({ value, label: countryLabels[value] }));

/** Ready-made steps by country and stage. What is in the list already is never added twice. */
export default function PacksDialog({ checklist, onClose }: { checklist: Checklist; onClose: () => void }) {
  const [country, setCountry] = useState<Country>('us');
  const [added, setAdded] = useState('');
  return (
    <Dialog title="Add a pack" width="wide" onClose={onClose}>
      <p className="mb-4 text-mute">
        Steps most companies go through, as of {asOf}. General information, not legal or tax advice: rules change, so check the official
        site of a step before you rely on it.
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <span aria-hidden="true" className="text-[13px] font-[550]">
          Country
        </span>
        <SelectBox label="Country" value={country} options={countryOptions} onChange={setCountry} />
      </div>
      <ul className="rows">
        {packsOf(country).map((pack) => (
          <PackRow key={pack.id} pack={pack} country={country} checklist={checklist} onAdded={setAdded} />
        ))}
      </ul>
      <AddedFoot added={added} onUndone={() => setAdded('')} onClose={onClose} />
    </Dialog>
  );
}

interface PackRowProps {
  pack: Pack;
  country: Country;
  checklist: Checklist;
  onAdded: (text: string) => void;
}

function PackRow({ pack, country, checklist, onAdded }: PackRowProps) {
  const { records, today, addSteps } = checklist;
  const { added, known } = toPackTasks(country, pack, records.all, records.extra, today, makeId);
  const title = phaseTitles[pack.id];
  return (
    <li className="px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <h3 className="font-semibold">{title}</h3>
          <p className="text-[13px] text-mute">{pack.summary}</p>
        </div>
        {added.length === 0 ? (
          <Chip tone="good" icon="check">
            In your list
          </Chip>
        ) : (
          <Button
            icon="plus"
            aria-label={`Add ${plural(added.length, 'step')}: ${title}`}
            onClick={() => {
              addSteps(added, known);
              onAdded(`${title}: ${plural(added.length, 'step')} added.`);
            }}
          >
            Add {plural(added.length, 'step')}
          </Button>
        )}
      </div>
      <details className="mt-1.5">
        <summary className="inline-block min-h-6 text-[13px] text-accent underline">
          See the steps<span className="sr-only"> of {title}</span>
        </summary>
        <ol className="mt-2 grid list-decimal gap-2 pl-5 text-[13px]">
          {pack.steps.map((step) => (
            <li key={step.key}>
              <span className="font-[550]">{step.title}</span>
              {step.rule && <span className="text-mute"> · {step.rule}</span>}
              <p className="text-mute">{step.description}</p>
              <OfficialLink link={step.link ?? ''} />
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}
