import { useState } from 'react';
import { formatMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { suggestedCategories } from '../content';
import { offerCategories, type OwnCategory, type Rule, type Transaction } from '../model';
import { groupRows, isRest, type RowGroup } from '../rules';

interface ImportCategoriesProps {
  /** Those that would be added. */
  transactions: readonly Transaction[];
  own: readonly OwnCategory[];
  currency: string;
  onCorrect: (rule: Rule) => void;
}

const shownGroups = 6;
const keyOf = ({ type, text }: RowGroup) => `${type} ${text}`;

/** Where the rows of a file would go, those that name the same together; a correction is a rule for all of them. */
export function ImportCategories({ transactions, own, currency, onCorrect }: ImportCategoriesProps) {
  const [isAll, setIsAll] = useState(false);
  const found = groupRows(transactions);
  // A corrected one stays where it is, so that the next is where the eye expects it.
  const [places] = useState(() => new Map(found.map((group, index) => [keyOf(group), index])));
  const groups = found.toSorted((a, b) => (places.get(keyOf(a)) ?? found.length) - (places.get(keyOf(b)) ?? found.length));
  const open = transactions.filter(isRest).length;
  if (groups.length === 0) return null;
  const shown = isAll ? groups : groups.slice(0, shownGroups);
  return (
    <section aria-label="Categories" className="mt-5">
      <h3 className="mb-1 font-semibold">Categories</h3>
      <p className="mb-2 text-[13px] text-mute">
        {open === 0
          ? 'Every row has a category.'
          : `${plural(open, 'row')} ${open === 1 ? 'has' : 'have'} no category yet and ${open === 1 ? 'comes' : 'come'} in as Other.`}{' '}
        Change one, and rows like it follow, here and at the next import.
      </p>
      <ul className="grid gap-x-4 gap-y-2">
        {shown.map((group) => {
          const { text, type, category, example, count, effect } = group;
          const offered = [...new Set([...offerCategories(type, own, transactions), ...suggestedCategories[type]])];
          return (
            <li key={keyOf(group)} className="grid grid-cols-1 items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_12rem]">
              <span className="min-w-0 truncate" title={example}>
                {example} <span className="text-[13px] text-mute">{plural(count, 'row')}</span>
              </span>
              <span className="text-[13px] whitespace-nowrap sm:text-right">{formatMoney(effect, currency)}</span>
              <select
                className="input"
                aria-label={`Category of ${example}`}
                value={category}
                onChange={(event) => onCorrect({ text, type, category: event.target.value })}
              >
                {category === '' && <option value="">Several</option>}
                {offered.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
      {groups.length > shownGroups && (
        <Button look="quiet" className="mt-2 -ml-3" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
          {isAll ? 'Show fewer' : `Show all ${groups.length.toLocaleString('en-US')}`}
        </Button>
      )}
    </section>
  );
}
