import { use } from 'react';
import { currencies } from '@/lib/currencies';
import { showToast } from '@/ui/toast';
import { changeSettings } from '@/workspace/settings';
import { chooseCurrency, undoWork } from '@/workspace/store';
import { useSurroundings } from '@/workspace/surroundings';
import { ToolIdContext } from '@/workspace/tool-id';

/** What the amounts of this work are in. Before there is any work, it is where all new work starts. */
export function CurrencyPicker() {
  const tool = use(ToolIdContext);
  const { currency } = useSurroundings();
  const choose = (code: string) => {
    if (!chooseCurrency(tool, code)) changeSettings({ currency: code });
    else showToast(`Amounts here are now in ${code}. The figures stay as they are.`, { label: 'Undo', run: () => undoWork(tool) });
  };
  const isListed = (currencies as readonly string[]).includes(currency);
  return (
    <select
      className="input w-auto!"
      aria-label="Currency of this document"
      value={currency}
      onChange={(event) => choose(event.target.value)}
    >
      {!isListed && <option value={currency}>{currency}</option>}
      {currencies.map((code) => (
        <option key={code} value={code}>
          {code}
        </option>
      ))}
    </select>
  );
}
