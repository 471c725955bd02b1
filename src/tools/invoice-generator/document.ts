import { emblemBox, heading, labelOfLogo, paragraph, type Block, type Document, type TableColumn } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import { safeUrl } from '@/lib/links';
import { drawLogo, type Logo } from '@/lib/logos';
import { formatMoney, minorDigits } from '@/lib/money';
import { formatNumber, numberFormat } from '@/lib/numbers';
import { toFileName } from '@/lib/text';
import { kindTitles, sampleMark, taxModeNotes } from './content';
import { isSampleInvoice } from './model';
import { mostRateDigits, type Computed, type ComputedLine } from './totals';

export interface PaymentPicture {
  rows: string[];
  label: string;
}

/** A bill for less than nothing is a credit note, whatever it was begun as. */
export const titleOf = ({ head, total }: Computed): string => kindTitles[head.kind === 'invoice' && total < 0 ? 'credit-note' : head.kind];

/** "invoice-INV-001": the start of every file's name. */
export const fileStem = ({ head }: Computed): string => toFileName(`${head.kind}-${head.invoiceNumber}`, '', head.kind).slice(0, -1);

const quantityText = ({ quantity, unit }: ComputedLine) => `${formatNumber(quantity)}${unit ? ` ${unit}` : ''}`;

/** "$33.333": the cents of the currency, and more where the rate has more. */
export function formatRate(rate: number, currency: string): string {
  const digits = minorDigits(currency);
  return numberFormat({
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, mostRateDigits),
  }).format(rate + 0);
}

/** Where an amount cannot be worked out, it says so instead of a figure. */
export const tooLarge = 'Too\u00a0large';

export const formatAmount = ({ amount, isTooLarge }: ComputedLine, currency: string): string =>
  isTooLarge ? tooLarge : formatMoney(amount, currency);

export const formatTotal = ({ total, isTooLarge, head }: Computed): string => (isTooLarge ? tooLarge : formatMoney(total, head.currency));

function itemTable({ head, lines, taxes }: Computed): Block {
  const price = (minor: number) => formatMoney(minor, head.currency);
  const hasDiscount = lines.some(({ discount }) => discount !== 0);
  const columns: (TableColumn & { cell: (line: ComputedLine) => string })[] = [
    { label: 'Description', weight: 4, cell: ({ description }) => description },
    { label: 'Qty', align: 'right', weight: 1, cell: quantityText },
    { label: 'Rate', align: 'right', weight: 1.6, cell: ({ rate }) => formatRate(rate, head.currency) },
    ...(hasDiscount
      ? [
          {
            label: 'Discount',
            align: 'right' as const,
            weight: 1.6,
            cell: ({ discount }: ComputedLine) => (discount === 0 ? '' : price(-discount)),
          },
        ]
      : []),
    ...(taxes.length > 1 ? [{ label: 'Tax', align: 'right' as const, weight: 1.6, cell: ({ tax }: ComputedLine) => tax.label }] : []),
    { label: 'Amount', align: 'right', weight: 1.7, cell: (line) => formatAmount(line, head.currency) },
  ];
  return {
    kind: 'table',
    columns: columns.map(({ cell: _cell, ...column }) => column),
    rows: lines.map((line) => columns.map(({ cell }) => cell(line))),
  };
}

type TotalsRows = Extract<Block, { kind: 'totals' }>['rows'];

function totalsRows(computed: Computed): TotalsRows {
  const { head, taxes, discount, shipping, deposit, isTooLarge } = computed;
  const price = (minor: number) => (isTooLarge ? tooLarge : formatMoney(minor, head.currency));
  const taxRows = taxes
    .filter(({ mode }) => mode !== 'none')
    .map(({ label, tax, mode }) => ({ label: head.hasTaxInside && mode === 'standard' ? `Includes ${label}` : label, value: price(tax) }));
  const rows: TotalsRows = [{ label: 'Subtotal', value: price(computed.subtotal) }];
  if (discount !== 0) rows.push({ label: computed.discountLabel, value: price(-discount) });
  if (!head.hasTaxInside) rows.push(...taxRows);
  if (shipping !== 0) rows.push({ label: 'Shipping', value: price(shipping) });
  rows.push({ label: 'Total', value: price(computed.total), tone: 'figure' });
  if (head.hasTaxInside) rows.push(...taxRows.map((row) => ({ ...row, tone: 'muted' as const })));
  if (deposit !== 0) {
    rows.push({ label: 'Deposit paid', value: price(-deposit) }, { label: 'Balance due', value: price(computed.balance), tone: 'strong' });
  }
  return rows;
}

function taxSummary({ head, taxes }: Computed): Block[] {
  if (taxes.length < 2 && !(head.hasTaxInside && taxes.some(({ tax }) => tax !== 0))) return [];
  const price = (minor: number) => formatMoney(minor, head.currency);
  return [
    heading(2, 'Tax summary'),
    {
      kind: 'table',
      columns: [
        { label: 'Rate', weight: 2 },
        { label: 'Without tax', align: 'right' },
        { label: 'Tax', align: 'right' },
        { label: 'With tax', align: 'right' },
      ],
      rows: taxes.map(({ label, net, tax }) => [label, price(net), price(tax), price(net + tax)]),
    },
  ];
}

const groupFours = (iban: string) => iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');

function paymentBlocks({ head }: Computed, picture: PaymentPicture | undefined): Block[] {
  if (head.kind !== 'invoice') return [];
  const isIban = /^[A-Z]{2}\d{2}/i.test(head.iban);
  const rows = [
    head.bankName && `Bank: ${head.bankName}`,
    head.iban && (isIban ? `IBAN: ${groupFours(head.iban.toUpperCase())}` : `Account: ${head.iban}`),
    head.bic && `BIC: ${head.bic}`,
    head.upiId && head.currency === 'INR' && `UPI: ${head.upiId}`,
  ].filter(Boolean);
  const link = safeUrl(head.payLink);
  const details: Block[] = [
    ...(rows.length > 0 ? [paragraph(rows.join('\n'))] : []),
    ...(link ? [{ kind: 'link' as const, text: 'Pay online', url: link }] : []),
  ];
  if (details.length === 0) return [];
  const code: Block[] = picture
    ? [{ kind: 'pattern', rows: picture.rows, size: 132, label: picture.label }, paragraph(picture.label, 'muted')]
    : [];
  const name: Block = heading(2, 'Payment');
  return [{ kind: 'callout', blocks: picture ? [{ kind: 'columns', columns: [[name, ...details], code] }] : [name, ...details] }];
}

/** Why there is no tax, where there is none for a reason. */
function taxNotes({ head, taxes }: Computed): string[] {
  const modes = new Set(taxes.map(({ mode }) => mode));
  return [
    ...(modes.has('exempt') && head.taxReason !== '' ? [`${head.taxName || 'Tax'} exempt: ${head.taxReason}`] : []),
    ...(['reverse', 'intra', 'export', 'outside'] as const).filter((mode) => modes.has(mode)).map((mode) => taxModeNotes[mode]),
  ];
}

function supplyText({ head: { supplyDate, supplyEnd } }: Computed): string {
  if (supplyDate !== '' && supplyEnd !== '') return `Supplied from ${formatDay(supplyDate)} to ${formatDay(supplyEnd)}`;
  if (supplyEnd !== '') return `Supplied until ${formatDay(supplyEnd)}`;
  return supplyDate && `Supplied on ${formatDay(supplyDate)}`;
}

const labelled = (label: string, value: string) => value && `${label} ${value}`;

const filled = (blocks: Block[]) => blocks.filter((block) => block.kind !== 'paragraph' || block.text.trim() !== '');

/** The paper on the screen and every document file are drawn from what this returns. */
export function toDocument(computed: Computed, picture?: PaymentPicture, logo?: Logo): Document {
  const { head, lines } = computed;
  const title = titleOf(computed);
  const numberAndDate = [head.invoiceNumber, formatDay(head.invoiceDate)].filter(Boolean).join(' · ');
  const due = head.dueDate && `${head.kind === 'quote' ? 'Valid until' : 'Due'} ${formatDay(head.dueDate)}`;
  const hasClient = head.clientName !== '' || head.clientAddress.trim() !== '';
  return {
    title: `${title} ${head.invoiceNumber}`.trim(),
    ...(isSampleInvoice(computed) ? { mark: sampleMark } : {}),
    ...(head.companyName ? { from: head.companyName } : {}),
    // A logo chosen here stands in the place of the company's.
    hasEmblem: !logo,
    blocks: [
      ...(logo ? [{ kind: 'picture' as const, picture: drawLogo(logo, emblemBox), label: labelOfLogo(head.companyName) }] : []),
      {
        kind: 'columns',
        columns: [
          filled([
            heading(1, title),
            paragraph(numberAndDate, 'muted'),
            paragraph(due, 'muted'),
            paragraph(supplyText(computed), 'muted'),
            paragraph(labelled('Purchase order', head.poNumber), 'muted'),
            paragraph(labelled('Your reference', head.buyerReference), 'muted'),
            paragraph(head.reference && `Refers to ${head.reference}`, 'muted'),
          ]),
          filled([
            paragraph(head.companyName, 'strong', 'right'),
            paragraph(head.companyAddress, 'plain', 'right'),
            paragraph(head.companyEmail, 'plain', 'right'),
            paragraph(head.companyPhone, 'plain', 'right'),
            paragraph(labelled('VAT ID', head.companyVatId), 'plain', 'right'),
            paragraph(labelled('Tax number', head.companyTaxNumber), 'plain', 'right'),
            paragraph(labelled('Registration', head.companyRegistration), 'plain', 'right'),
          ]),
        ],
      },
      ...(hasClient
        ? [
            {
              kind: 'columns' as const,
              columns: [
                filled([
                  paragraph(head.kind === 'quote' ? 'Quote for' : 'Bill To', 'muted'),
                  paragraph(head.clientName, 'strong'),
                  paragraph(head.clientAddress),
                  paragraph(head.clientEmail),
                  paragraph(labelled('VAT ID', head.clientVatId)),
                ]),
              ],
            },
          ]
        : []),
      ...(lines.length > 0 ? [itemTable(computed)] : []),
      { kind: 'totals', rows: totalsRows(computed) },
      ...taxSummary(computed),
      ...taxNotes(computed).map((note) => paragraph(note, 'muted')),
      ...paymentBlocks(computed, picture),
      ...(head.notes.trim() === '' ? [] : [heading(2, 'Notes'), paragraph(head.notes)]),
    ],
  };
}
