import { heading, paragraph, type Block } from '@/lib/blocks';
import { decimal, emptyDraft, integer, money, readDraft, type DraftOf, type Surroundings, type ValuesOf } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatNumber, formatPercent } from '@/lib/numbers';
import { joinWords, plural } from '@/lib/text';

/** The customer's own figures: asked for in the conversation, never guessed here. */
export const roiFields = {
  hours: decimal('Hours saved per month', { min: 0, hint: 'As the customer counts them.' }),
  rate: money('Cost of an hour', { min: 0 }),
  savings: money('Other savings per month', { min: 0 }),
  revenue: money('Extra profit per month', { min: 0, hint: 'What is left of extra sales.' }),
  price: money('Your price per month', { min: 0 }),
  setup: money('One-time cost', { min: 0 }),
  months: integer('Months to look at', { default: '12', min: 1, max: 60 }),
};
export type RoiDraft = DraftOf<typeof roiFields>;
export const noRoi: RoiDraft = emptyDraft(roiFields, '');

export interface Roi {
  /** A month, in minor units. */
  time: number;
  benefit: number;
  net: number;
  months: number;
  totalBenefit: number;
  totalCost: number;
  totalNet: number;
  /** What is left for each unit spent; nothing where nothing is spent. */
  share: number | undefined;
  /** Whole months until the one-time cost is back; nothing where it never is. */
  payback: number | undefined;
}

/** What a month brings less what it costs, over the months, with what is paid once. */
export function computeRoi({ hours, rate, savings, revenue, price, setup, months }: ValuesOf<typeof roiFields>): Roi {
  const time = Math.round(hours * rate);
  const benefit = time + savings + revenue;
  const net = benefit - price;
  const totalBenefit = benefit * months;
  const totalCost = price * months + setup;
  const totalNet = totalBenefit - totalCost;
  return {
    time,
    benefit,
    net,
    months,
    totalBenefit,
    totalCost,
    totalNet,
    share: totalCost > 0 ? totalNet / totalCost : undefined,
    payback: net > 0 ? Math.ceil(setup / net) : undefined,
  };
}

export interface RoiReading {
  values: ValuesOf<typeof roiFields>;
  /** Nothing until a benefit and a price are there. */
  roi: Roi | undefined;
  /** What is still asked for. */
  missing: string;
}

export function readRoi(draft: RoiDraft, around: Surroundings): RoiReading {
  const { values, problems } = readDraft(roiFields, draft, around);
  const roi = computeRoi(values);
  const missing = [
    ...(roi.benefit > 0 ? [] : ['what the customer saves or gains']),
    ...(values.price + values.setup > 0 ? [] : ['what it costs']),
  ];
  const isWrong = Object.keys(problems).length > 0;
  return {
    values,
    roi: missing.length === 0 && !isWrong ? roi : undefined,
    missing: isWrong ? 'Correct the figures that are marked.' : missing.length > 0 ? `Enter ${joinWords(missing)}.` : '',
  };
}

/** With all the digits that it is multiplied with. */
const sayHours = (hours: number) => `${formatNumber(hours)} ${hours === 1 ? 'hour' : 'hours'}`;

/** Each step with its figures, so that a customer can follow it. */
export function roiSteps({ values, roi }: { values: RoiReading['values']; roi: Roi }, currency: string): string[] {
  const cash = (minor: number) => formatMoney(minor, currency);
  const parts = [
    ...(roi.time > 0 ? [`${sayHours(values.hours)} × ${cash(values.rate)}`] : []),
    ...(values.savings > 0 ? [`${cash(values.savings)} savings`] : []),
    ...(values.revenue > 0 ? [`${cash(values.revenue)} extra profit`] : []),
  ];
  return [
    `Benefit per month: ${parts.join(' + ')} = ${cash(roi.benefit)}`,
    `Left per month: ${cash(roi.benefit)} − ${cash(values.price)} = ${cash(roi.net)}`,
    `Cost over ${plural(roi.months, 'month')}: ${cash(values.price)} × ${roi.months}${values.setup > 0 ? ` + ${cash(values.setup)}` : ''} = ${cash(roi.totalCost)}`,
    `Left over ${plural(roi.months, 'month')}: ${cash(roi.totalBenefit)} − ${cash(roi.totalCost)} = ${cash(roi.totalNet)}`,
    ...(roi.share === undefined ? [] : [`Return: ${cash(roi.totalNet)} ÷ ${cash(roi.totalCost)} = ${formatPercent(roi.share, 0)}`]),
  ];
}

/** Two or three sentences to say or to send. */
export function roiText({ values, roi }: { values: RoiReading['values']; roi: Roi }, product: string, currency: string): string {
  const cash = (minor: number) => formatMoney(minor, currency);
  const name = product.trim() || 'It';
  const sources = [
    ...(roi.time > 0 ? [`${sayHours(values.hours)} a month at ${cash(values.rate)} an hour`] : []),
    ...(values.savings > 0 ? [`${cash(values.savings)} saved elsewhere`] : []),
    ...(values.revenue > 0 ? [`${cash(values.revenue)} in extra profit`] : []),
  ];
  const costs = [
    ...(values.price > 0 ? [`${cash(values.price)} a month`] : []),
    ...(values.setup > 0 ? [`${cash(values.setup)} once`] : []),
  ];
  const outcome =
    roi.totalNet > 0
      ? `Over ${plural(roi.months, 'month')} that leaves ${cash(roi.totalNet)}.`
      : roi.totalNet === 0
        ? `Over ${plural(roi.months, 'month')} that comes out even.`
        : `Over ${plural(roi.months, 'month')} that is ${cash(-roi.totalNet)} more than it brings.`;
  const back = values.setup > 0 && roi.payback !== undefined ? ` The one-time cost is back after ${plural(roi.payback, 'month')}.` : '';
  const verb = roi.time === 0 || sources.length > 1 ? 'make' : values.hours === 1 ? 'comes to' : 'come to';
  return `By your own figures, ${joinWords(sources)} ${verb} ${cash(roi.benefit)} a month. ${name} costs ${joinWords(costs)}. ${outcome}${back}`;
}

/** For the file: nothing where nothing can be worked out. */
export function roiBlocks(draft: RoiDraft | undefined, product: string, around: Surroundings): Block[] {
  if (!draft) return [];
  const { values, roi } = readRoi(draft, around);
  if (!roi) return [];
  return [
    heading(2, 'Return on Investment'),
    paragraph(roiText({ values, roi }, product, around.currency)),
    { kind: 'list', items: roiSteps({ values, roi }, around.currency) },
    paragraph('The figures are the customer’s own, as typed here.', 'muted'),
  ];
}
