import type { Surroundings } from '@/lib/fields';
import { inCurrency } from '@/kinds/records/state';
import { convertibleFields, readSettings, roundFields, saleFields, type EquityData, type Inputs, type Work } from './model';

/** Any scenario's work as the calculations need it, its amounts in the currency of the screen. */
export function toInputs({ records, rounds, convertibles, settings, sales }: Omit<Work, 'currency'>, around: Surroundings): Inputs {
  return {
    stakeholders: records,
    rounds: inCurrency(roundFields, rounds, around.currency),
    convertibles: inCurrency(convertibleFields, convertibles, around.currency),
    settings: readSettings(settings, around),
    sales: sales ? inCurrency(saleFields, sales, around.currency) : [],
    currency: around.currency,
    today: around.today,
  };
}

/** The scenario that is open. */
export const openInputs = ({ records, extra }: EquityData, around: Surroundings) => toInputs({ ...extra, records }, around);
