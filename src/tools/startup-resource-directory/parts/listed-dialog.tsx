import { useState } from 'react';
import { formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Chip } from '@/ui/layout';
import { SelectBox } from '@/ui/search-box';
import { catalogue, catalogueCountries, pickListed } from '../catalogue';
import { categories, type Resource } from '../model';
import { listedOn } from '../sample';

interface ListedDialogProps {
  existing: readonly Resource[];
  onAdd: (resources: Resource[]) => void;
  onClose: () => void;
}

const offered = categories.filter((category) => catalogue.some((resource) => resource.category === category));
const countryOptions = [
  { value: 'all', label: 'All countries' },
  ...catalogueCountries.map((country) => ({ value: country, label: country })),
];

export default function ListedDialog({ existing, onAdd, onClose }: ListedDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(offered));
  const [country, setCountry] = useState('all');
  const toAdd = pickListed(chosen, country, existing);
  const countOf = (category: string) =>
    catalogue.filter((resource) => resource.category === category && (country === 'all' || resource.country === country)).length;
  const toggle = (category: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(category);
    else next.delete(category);
    setChosen(next);
  };
  return (
    <Dialog title="Official resources" onClose={onClose}>
      <p className="mb-2">
        <Chip tone="warn">Listed on {formatDay(listedOn)}, not checked since</Chip>
      </p>
      <p className="mb-3 text-mute">
        {catalogue.length} well-known sites of offices, programs and tools. Addresses, prices and free tiers may have changed: open a page
        before you rely on it. They come without ratings, which are yours to give.
      </p>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <span aria-hidden="true" className="text-[13px] font-[550]">
          Country
        </span>
        <SelectBox label="Country" value={country} options={countryOptions} onChange={setCountry} />
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">Categories</legend>
        <div className="grid grid-cols-1 sm:grid-cols-2">
          {offered.map((category) => (
            <label key={category} className="flex min-h-8 items-center gap-2.5">
              <input
                type="checkbox"
                className="size-4.5 accent-accent"
                checked={chosen.has(category)}
                onChange={(event) => toggle(category, event.target.checked)}
              />
              <span>
                {category} <span className="text-mute">({countOf(category)})</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button look="primary" disabled={toAdd.length === 0} onClick={() => onAdd(toAdd)}>
          Add {plural(toAdd.length, 'resource')}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        {toAdd.length === 0 && (
          <span className="text-mute">{chosen.size === 0 ? 'Choose a category.' : 'Nothing here that you don’t have yet.'}</span>
        )}
      </div>
    </Dialog>
  );
}
