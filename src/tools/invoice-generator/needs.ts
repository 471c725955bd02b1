import { minorDigits } from '@/lib/money';
import { countryCode, readAddress } from './address';
import { eFormatLabels } from './content';
import { categoryOf, cleanId, profileOf, readPeppolId } from './e-invoice';
import type { EFormat, Head } from './model';
import type { Computed, HeadValues } from './totals';

export interface Need {
  /** The field it is asked beside, where there is one. */
  name?: keyof Head;
  text: string;
}

type Ask = (isMissing: boolean, name: keyof Head | undefined, text: string) => void;

function askParties(head: HeadValues, isStrict: boolean, name: string, ask: Ask): void {
  const own = readAddress(head.companyAddress, head.companyCountry);
  const theirs = readAddress(head.clientAddress, head.clientCountry);
  const unknown = (typed: string) => typed !== '' && countryCode(typed) === '';
  ask(head.companyName === '', 'companyName', `${name} needs your company name.`);
  ask(head.clientName === '', 'clientName', `${name} needs the client’s name.`);
  for (const [field, typed, { country }] of [
    ['companyCountry', head.companyCountry, own],
    ['clientCountry', head.clientCountry, theirs],
  ] as const) {
    ask(unknown(typed), field, 'This isn’t a country’s name or code, such as Germany or DE.');
    ask(!unknown(typed) && country === '', field, `${name} needs the country, here or at the end of the address.`);
  }
  if (!isStrict) return;
  for (const [field, { city, postcode }] of [
    ['companyAddress', own],
    ['clientAddress', theirs],
  ] as const) {
    ask(city === '' || postcode === '', field, `${name} needs postcode and city on a line of the address, such as “10119 Berlin”.`);
  }
  ask(head.companyContact === '', 'companyContact', `${name} needs somebody to ask, or a department.`);
  ask((head.companyPhone.match(/\d/g) ?? []).length < 3, 'companyPhone', `${name} needs a phone number.`);
  ask(head.companyEmail === '', 'companyEmail', `${name} needs your email.`);
}

const isVatId = (typed: string) => /^[A-Z]{2}[A-Z0-9]{2,}$/.test(cleanId(typed)) && countryCode(cleanId(typed).slice(0, 2)) !== '';

function askTax({ head, taxes, lines }: Computed, name: string, ask: Ask): void {
  const used = new Set(lines.map(({ tax }) => categoryOf(tax)));
  const has = (...codes: readonly string[]) => codes.some((code) => [...used].some((one) => one === code));
  const vatId = head.companyVatId !== '';
  ask(
    lines.some(({ tax }) => tax.mode === 'none'),
    'taxPercent',
    `${name} has to say which tax applies: enter a rate, which may be 0, or choose why there is none under “Tax on this document”.`,
  );
  ask(used.size > 1 && has('O'), 'taxMode', '“Not subject to VAT” can’t be combined with other taxes in an e-invoice.');
  ask(!vatId && has('K', 'G'), 'companyVatId', `${name} needs your VAT ID for this tax.`);
  ask(
    !vatId && !has('K', 'G') && head.companyTaxNumber === '' && has('S', 'Z', 'E', 'AE'),
    'companyVatId',
    `${name} needs your VAT ID or your tax number.`,
  );
  ask(
    head.companyRegistration === '' && (has('O') || (!vatId && head.companyTaxNumber !== '')),
    'companyRegistration',
    has('O') ? `${name} needs a registration number where there is no VAT.` : `${name} needs this where there is no VAT ID.`,
  );
  ask(head.clientVatId === '' && has('AE', 'K'), 'clientVatId', `${name} needs the client’s VAT ID for this tax.`);
  for (const field of ['companyVatId', 'clientVatId'] as const) {
    const { [field]: typed } = head;
    ask(typed !== '' && !isVatId(typed), field, 'A VAT ID starts with the two letters of its country, such as DE123456789.');
  }
  ask(head.supplyDate === '' && has('K'), 'supplyDate', `${name} needs the supply date for a supply within the EU.`);
  ask(head.taxReason === '' && has('E'), 'taxReason', `${name} needs the reason for the exemption.`);
  ask(
    head.shipping !== 0 && (taxes.length > 1 || taxes.some(({ rate }) => rate > 0)),
    'shipping',
    `${name} has to say how shipping is taxed. Add it as an item instead.`,
  );
}

/** What the chosen e-invoice still lacks; nothing where there is to be none. Each need is said beside its field. */
export function findNeeds(computed: Computed, format: EFormat, faults: readonly unknown[] = []): Need[] {
  if (format === 'none') return [];
  const { head, lines } = computed;
  const needs: Need[] = [];
  const ask: Ask = (isMissing, name, text) => {
    if (isMissing && !(name && needs.some((need) => need.name === name))) needs.push(name ? { name, text } : { text });
  };
  const profile = profileOf(format);
  const name = profile === 'peppol' ? 'Peppol' : (eFormatLabels[format].split(' (')[0] ?? '');
  const countries = [readAddress(head.companyAddress, head.companyCountry), readAddress(head.clientAddress, head.clientCountry)];
  // Between two German companies, Peppol asks for what XRechnung does.
  const isGerman = profile === 'xrechnung' || (profile === 'peppol' && countries.every(({ country }) => country === 'DE'));
  ask(head.kind === 'quote', 'kind', 'A quote can’t be an e-invoice. Make it an invoice first.');
  ask(faults.length > 0, undefined, 'Settle what is listed above the invoice first.');
  ask(head.invoiceNumber === '', 'invoiceNumber', `${name} needs a number.`);
  ask(head.invoiceDate === '', 'invoiceDate', `${name} needs a date.`);
  ask(minorDigits(head.currency) > 2, 'currency', 'E-invoices have two decimals at the most, and this currency has more.');
  askParties(head, isGerman, name, ask);
  ask(lines.length === 0, undefined, 'Add at least one item.');
  lines.forEach(({ description }, index) => ask(description.trim() === '', undefined, `Item ${index + 1} has no description.`));
  ask(computed.balance > 0 && head.dueDate === '', 'dueDate', `${name} needs a due date.`);
  askTax(computed, name, ask);
  ask(
    isGerman && head.buyerReference === '',
    'buyerReference',
    `${name} needs the client’s reference: the Leitweg-ID or what they gave you.`,
  );
  ask(isGerman && head.iban === '', 'iban', `${name} needs an account to pay to.`);
  if (profile === 'xrechnung') {
    ask(
      head.clientEmail === '' && !readPeppolId(head.clientPeppolId),
      'clientEmail',
      `${name} needs the client’s email, as the address it is sent to.`,
    );
  }
  if (profile === 'peppol') {
    ask(
      head.buyerReference === '' && head.poNumber === '',
      'buyerReference',
      'Peppol needs the client’s reference or a purchase order number.',
    );
    for (const field of ['companyPeppolId', 'clientPeppolId'] as const) {
      ask(!readPeppolId(head[field]), field, 'Peppol needs this ID: four digits, a colon and a number, such as 0088:1234567890123.');
    }
  }
  return needs;
}
