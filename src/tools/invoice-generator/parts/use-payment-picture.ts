import { useEffect, useState } from 'react';
import type { PaymentPicture } from '../document';
import { drawPayment, hasPaymentData } from '../payment-picture';
import type { Computed } from '../totals';

/** The code to pay by, once it is drawn. */
export function usePaymentPicture(computed: Computed): PaymentPicture | undefined {
  const isWanted = hasPaymentData(computed);
  const [picture, setPicture] = useState<PaymentPicture>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    drawPayment(computed).then(
      (drawn) => isCurrent && setPicture(drawn),
      () => isCurrent && setPicture(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [computed, isWanted]);
  return isWanted ? picture : undefined;
}
