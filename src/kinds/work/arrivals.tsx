import { use } from 'react';
import { joinWords, plural } from '@/lib/text';
import { inCurrencyOf, type MoneyLine, type MoneyParcel } from '@/lib/topics/money';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/layout';
import { showToast } from '@/ui/toast';
import { dropSent, useSent } from '@/workspace/sent';
import { adoptCurrency, hasWorkIn, useWorkspace } from '@/workspace/store';
import { ToolIdContext } from '@/workspace/tool-id';

interface ArrivalsProps {
  currency: string;
  /** Takes the lines in one step; those with a known key replace what they were. */
  onTake: (lines: MoneyLine[], parcel: MoneyParcel) => void;
  undo: () => void;
}

const namesShown = 3;

/** What other tools sent here: taken or put away by the user, never on its own. */
export function Arrivals({ currency, onTake, undo }: ArrivalsProps) {
  const tool = use(ToolIdContext);
  const parcels = useSent('money', tool);
  const hasWork = useWorkspace((state) => hasWorkIn(state, tool));
  if (parcels.length === 0) return null;
  const take = (parcel: MoneyParcel) => {
    onTake(inCurrencyOf(parcel, currency), parcel);
    // What begins with these amounts is in their currency.
    if (!hasWork) adoptCurrency(tool, parcel.currency);
    dropSent('money', tool, parcel.from);
    showToast(`${plural(parcel.lines.length, 'line')} added from ${parcel.fromName}`, { label: 'Undo', run: undo });
  };
  return (
    <div className="no-print mb-5 grid grid-cols-1 gap-2">
      {parcels.map((parcel) => {
        const { from, fromName, lines, isSample } = parcel;
        const isForeign = hasWork && parcel.currency !== currency;
        const names = lines.slice(0, namesShown).map(({ name }) => name);
        const rest = lines.length - names.length;
        return (
          <Notice key={from} tone="plain">
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span className="min-w-0 break-words">
                {fromName} sent {plural(lines.length, 'line')}
                {isSample ? ' of sample data' : ''}: {joinWords(rest > 0 ? [...names, `${rest} more`] : names)}.
                {isForeign &&
                  ` They are in ${parcel.currency} and this document is in ${currency}, and nothing is converted: change one of the two first.`}
              </span>
              <span className="flex gap-2">
                {!isForeign && (
                  <Button look="primary" onClick={() => take(parcel)}>
                    Add
                  </Button>
                )}
                <Button onClick={() => dropSent('money', tool, from)}>Dismiss</Button>
              </span>
            </span>
          </Notice>
        );
      })}
    </div>
  );
}
