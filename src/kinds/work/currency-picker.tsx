import { use } from 'react';
import { currencies } from '@/lib/currencies';
import { changeSettings } from '@/workspace/settings';
import { chooseCurrency } from '@/workspace/store';
import { useSurroundings } from '@/workspace/surroundings';
import { ToolIdContext } from '@/workspace/tool-id';

/** What the amounts of this work are in. Before there is any work, it is where all new work starts. */
export function CurrencyPicker() {
  const tool = use(ToolIdContext);
  const { currency } = useSurroundings();
  const choose = (code: string) => {
    const isChosen = chooseCurrency(tool, code, `Amounts here are now in ${code}. The figures are unchanged.`);
    if (!isChosen) changeSettings({ currency: code });
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
