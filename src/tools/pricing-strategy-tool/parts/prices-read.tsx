import { useMemo, useState } from 'react';
import { useLiveForm } from '@/kinds/work/live-form';
import type { Surroundings } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { noPrices } from '../content';
import type { Market } from '../market';
import { answer, toDraft, toQuestions } from '../questions';
import { formatFooting, nothingSaid, type Said } from '../reading';
import { toReadRow } from '../words';

const firstShown = 12;

interface PricesReadProps {
  market: Market;
  said: Said | undefined;
  around: Surroundings;
  onSay: (said: Said, name: string) => void;
}

/** Every price that was read, how it was understood, and what has to be known before more of them can be compared. */
export function PricesRead({ market, said = nothingSaid, around, onSay }: PricesReadProps) {
  const [showsAll, setShowsAll] = useState(false);
  const fields = useMemo(() => toQuestions(market), [market]);
  const draft = toDraft(fields, said, market.footing);
  const form = useLiveForm(fields, draft, around, (next, name) => onSay(answer(said, name, next[name] ?? ''), name));
  const { prices, count, average, currency, notes } = market;
  const shown = showsAll ? prices : prices.slice(0, firstShown);
  const questions = Object.keys(fields);
  return (
    <div className="grid grid-cols-1 gap-3 text-[13px]">
      <p role="status" className="text-mute">
        {count === 0 ? (
          noPrices
        ) : (
          <>
            {plural(count, 'price')} compared, average{' '}
            <strong className="font-semibold text-ink">
              {formatMoney(average, currency)}
              {formatFooting(market)}
            </strong>
            . {notes.join(' ')}
          </>
        )}
      </p>
      <ul aria-label="Prices read" className="divide-y divide-line border-y border-line">
        {shown.map((price, index) => {
          const [typed, readAs, counts] = toReadRow(price, market);
          return (
            <li key={`${index}-${typed}`} className="grid grid-cols-1 gap-x-3 py-1.5 sm:grid-cols-2">
              <span className="min-w-0 break-words">
                {typed}
                {price.readAs !== '' && <span className="block text-mute">Read as {readAs}</span>}
              </span>
              <span className={price.ignored === '' ? 'min-w-0 font-semibold' : 'min-w-0 text-warn'}>{counts}</span>
            </li>
          );
        })}
      </ul>
      {prices.length > firstShown && (
        <Button look="quiet" className="no-print justify-self-start" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${prices.length}`}
        </Button>
      )}
      {questions.length > 0 && (
        <fieldset className="no-print rounded-(--radius-control) bg-sunk p-3.5">
          <legend className="float-left mb-2 w-full font-semibold">These prices can’t be compared as they are</legend>
          <div className="clear-both grid grid-cols-1 gap-3 sm:grid-cols-2">
            {questions.map((name) => (
              <Field key={name} of={form} name={name} />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
