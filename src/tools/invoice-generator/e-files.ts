import type { Document } from '@/lib/blocks';
import { paperFor } from '@/kinds/document/paper-size';
import { Told } from '@/lib/told';
import { companyLook } from '@/workspace/company';
import { toEInvoice, profileOf } from './e-invoice';
import { findNeeds } from './needs';
import type { Computed } from './totals';

const mostNamed = 4;

/** The chosen e-invoice, or what it still lacks. */
export async function makeEInvoice(computed: Computed, faults: readonly unknown[], draw: () => Promise<Document>): Promise<Blob> {
  const { eFormat, currency } = computed.head;
  const needs = findNeeds(computed, eFormat, faults);
  if (needs.length > 0) {
    const more = needs.length > mostNamed ? ` And ${needs.length - mostNamed} more.` : '';
    throw new Told(
      `${needs
        .slice(0, mostNamed)
        .map(({ text }) => text)
        .join(' ')}${more}`,
    );
  }
  const invoice = toEInvoice(computed);
  if (eFormat === 'factur-x') {
    const [{ pdfFile }, { facturX }] = await Promise.all([import('@/formats/pdf'), import('@/formats/e-invoice/factur-x')]);
    return pdfFile(await draw(), { paper: paperFor(currency), look: companyLook(), attachment: facturX(invoice) });
  }
  const profile = profileOf(eFormat);
  const xml =
    eFormat === 'cii' || eFormat === 'xrechnung-cii'
      ? (await import('@/formats/e-invoice/cii')).writeCii(invoice, profile)
      : (await import('@/formats/e-invoice/ubl')).writeUbl(invoice, profile);
  return new Blob([xml], { type: 'application/xml' });
}
