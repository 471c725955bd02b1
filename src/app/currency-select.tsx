import { currencies } from '@/lib/money';
import { Labelled } from '@/ui/labelled';
import { changeSettings, useSettings } from '@/workspace/settings';

const currencyName = new Intl.DisplayNames('en', { type: 'currency' });

/** What new documents start in; those that exist keep theirs. */
export function CurrencySelect({ hint }: { hint?: string }) {
  const currency = useSettings((settings) => settings.currency);
  return (
    <Labelled label="Currency" {...(hint ? { hint } : {})}>
      {(control) => (
        <select {...control} className="input" value={currency} onChange={(event) => changeSettings({ currency: event.target.value })}>
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code} · {currencyName.of(code)}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
