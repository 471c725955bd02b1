import { useEffect, useState } from 'react';
import type { PaymentPicture } from '../document';
import type { Computed } from '../totals';

/** The code to pay by; what draws it is loaded only once there is something to draw. */
export function usePaymentPicture(computed: Computed): PaymentPicture | undefined {
  const { iban, payLink, upiId } = computed.head;
  const isWanted = iban !== '' || payLink !== '' || upiId !== '';
  const [picture, setPicture] = useState<PaymentPicture>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    const draw = async () => {
      const [{ toPaymentCode }, { encode }] = await Promise.all([import('../payment'), import('uqr')]);
      const code = toPaymentCode(computed);
      const rows = code && encode(code.text, { ecc: 'M', border: 4 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));
      if (isCurrent) setPicture(code && rows ? { rows, label: code.label } : undefined);
    };
    draw().catch(() => isCurrent && setPicture(undefined));
    return () => {
      isCurrent = false;
    };
  }, [computed, isWanted]);
  return isWanted ? picture : undefined;
}
