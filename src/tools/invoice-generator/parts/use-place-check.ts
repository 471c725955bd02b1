import { useEffect, useState } from 'react';
import type { PlaceCheck } from '../place';
import type { Computed } from '../totals';

/** Whether the money fits the place; what knows of places is loaded once there are an address and an amount. */
export function usePlaceCheck(computed: Computed): PlaceCheck[] {
  const { head, subtotal } = computed;
  const isWanted = subtotal !== 0 && (head.companyAddress.trim() !== '' || head.clientAddress.trim() !== '');
  const [check, setCheck] = useState<(computed: Computed) => PlaceCheck[]>();
  useEffect(() => {
    if (!isWanted) return;
    const load = async () => {
      const { checkPlace } = await import('../place');
      setCheck(() => checkPlace);
    };
    // Without it nothing is lost but a word of advice.
    load().catch(() => {});
  }, [isWanted]);
  return isWanted && check ? check(computed) : [];
}
