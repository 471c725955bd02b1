import type { PaymentPicture } from './document';
import type { Computed } from './totals';

export const hasPaymentData = ({ head: { iban, payLink, upiId } }: Computed) => iban !== '' || payLink !== '' || upiId !== '';

/** The code to pay by; what draws it is loaded only once there is something to draw. */
export async function drawPayment(computed: Computed): Promise<PaymentPicture | undefined> {
  if (!hasPaymentData(computed)) return undefined;
  const [{ toPaymentCode }, { encode }] = await Promise.all([import('./payment'), import('uqr')]);
  const code = toPaymentCode(computed);
  if (!code) return undefined;
  const { data } = encode(code.text, { ecc: 'M', border: 4 });
  return { rows: data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join('')), label: code.label };
}
