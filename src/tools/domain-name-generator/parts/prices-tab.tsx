import { useId } from 'react';
import { formatMoney } from '@/lib/money';
import { Chip, Panel } from '@/ui/layout';
import { endings, roughRenewals, roughYear, type Ending } from '../content';
import { costOfFiveYears, examplePrice, isPriceTrap, ownPriceOf, priceFields, priceOf, readOwnPrice } from '../prices';
import type { DomainRecords } from './results';

/** What each ending costs in the first year and after it, with the user's own figures in place of ours. */
export function PricesTab({ records }: { records: DomainRecords }) {
  return (
    <Panel title="Prices" aside={<Chip tone="warn">Example prices</Chip>}>
      <p className="mb-3 text-[14px] text-mute">
        In US dollars a year. First years are examples, renewals the rough level of {roughYear}; no registrar was asked, so check with
        yours. Enter its prices, then compare five years. A renewal at five times the first year or more is marked as a trap.
      </p>
      <div className="overflow-x-auto" role="group" aria-label="Prices by ending" tabIndex={0}>
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-line text-[13px] text-mute">
              <th scope="col" className="py-2 pr-2 font-[550]">
                Ending
              </th>
              <th scope="col" className="p-2 font-[550]">
                First year
              </th>
              <th scope="col" className="p-2 font-[550]">
                Renewal
              </th>
              <th scope="col" className="py-2 pl-2 text-right font-[550] whitespace-nowrap">
                Five years
              </th>
            </tr>
          </thead>
          <tbody>
            {endings.map((ending) => (
              <PriceRow key={ending} records={records} ending={ending} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function PriceRow({ records, ending }: { records: DomainRecords; ending: Ending }) {
  const { extra, setExtra, tool } = records;
  const price = priceOf(extra.prices, ending);
  const own = ownPriceOf(extra.prices, ending);
  const set = (change: object, key: string) =>
    setExtra(
      (current) => ({
        ...current,
        prices: { ...current.prices, [ending]: { ...ownPriceOf(current.prices, ending), ...change, on: tool.around.today } },
      }),
      { key: `${ending}.${key}` },
    );
  if (!price) return null;
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-2 pr-2 font-semibold">
        .{ending}
        {isPriceTrap(price) && (
          <span className="block">
            <Chip tone="warn">Renewal trap</Chip>
          </span>
        )}
      </th>
      <td className="p-2">
        <PriceInput
          name="first"
          label={`${priceFields.first.label} of .${ending}`}
          typed={own.first}
          hint={`example ${formatMoney(examplePrice(ending), 'USD')}`}
          onChange={(first) => set({ first }, 'first')}
        />
      </td>
      <td className="p-2">
        <PriceInput
          name="renewal"
          label={`${priceFields.renewal.label} of .${ending}`}
          typed={own.renewal}
          hint={`about ${formatMoney(roughRenewals[ending], 'USD').replace('.00', '')}`}
          onChange={(renewal) => set({ renewal }, 'renewal')}
        />
      </td>
      <td className="py-4 pl-2 text-right">{costOfFiveYears(price)}</td>
    </tr>
  );
}

interface PriceInputProps {
  name: keyof typeof priceFields;
  label: string;
  typed: string;
  hint: string;
  onChange: (typed: string) => void;
}

function PriceInput({ name, label, typed, hint, onChange }: PriceInputProps) {
  const id = useId();
  const { problem } = readOwnPrice(typed, name);
  return (
    <>
      <input
        className="input min-w-24 text-right"
        inputMode="decimal"
        maxLength={60}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
        placeholder={hint.slice(hint.indexOf('$'))}
        value={typed}
        onChange={(event) => onChange(event.target.value)}
      />
      <span id={`${id}-note`} className={`block text-[13px] ${problem ? 'text-bad' : 'text-mute'}`}>
        {problem ? `${problem} Counted instead: ${hint}.` : typed.trim() === '' ? hint : `ours: ${hint}`}
      </span>
    </>
  );
}
