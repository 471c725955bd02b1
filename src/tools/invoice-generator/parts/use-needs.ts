import { useEffect, useMemo, useState } from 'react';
import type { Invoice } from '../model';
import type { Advice } from '../advice';
import type { Computed } from '../totals';

const none: Advice = { all: [], problems: {}, notes: {}, checks: [] };

/** Letters of scripts that our fonts may lack. */
const isFar = (invoice: Invoice) => /[\u0900-\u1fff\u2e80-\uffff]/.test(JSON.stringify(invoice));

/** What the chosen e-invoice lacks, and letters that no PDF can have; what knows of them is loaded once there is a reason. */
export function useNeeds(invoice: Invoice, computed: Computed, faults: readonly unknown[]): Advice {
  const isWanted = computed.head.eFormat !== 'none' || isFar(invoice);
  const [advise, setAdvise] = useState<(typeof import('../advice'))['advise']>();
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      const advice = await import('../advice');
      setAdvise(() => advice.advise);
    };
    // Without it the file still says what it lacks when it is asked for.
    load().catch(() => {});
  }, [isWanted]);
  return useMemo(() => (advise && isWanted ? advise(invoice, computed, faults) : none), [advise, isWanted, invoice, computed, faults]);
}
