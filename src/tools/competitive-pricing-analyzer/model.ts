import { addDays, isDay, type Day } from '@/lib/dates';
import { choice, day, decimal, flag, list, text, url, type RecordOf, type Surroundings } from '@/lib/fields';
import { currencies } from '@/lib/money';
import { foldText } from '@/lib/text';
import { recordsState } from '@/kinds/records/state';

export const tiers = ['entry', 'mid', 'top', 'none'] as const;
export type Tier = (typeof tiers)[number];

/** Usage prices run far below a cent; nothing smaller than this can be told from nothing. */
export const smallestPrice = 0.000001;

export const fields = {
  /** Empty for a product of one's own. */
  competitor: text('Competitor'),
  website: url('Competitor website'),
  name: text('Name', { required: 'Give the product a name.' }),
  // In major units of its own currency: a list can hold prices in several, with different smallest units.
  price: decimal('Price', { min: smallestPrice }),
  billingCycle: choice('Billing cycle', ['monthly', 'annual', 'one-time'], { default: 'monthly' }),
  features: list('Features', { hint: 'Separate features with commas.' }),
  isContactOnly: flag('Contact us, no public price'),
  tier: choice('Tier', ['none', 'entry', 'mid', 'top'], {
    default: 'none',
    labels: { none: 'Not set', entry: 'Entry', mid: 'Mid', top: 'Top' },
    hint: 'Compared with the same tier elsewhere.',
  }),
  currency: choice('Currency', ['own', ...currencies], { default: 'own', labels: { own: 'My currency' } }),
  units: decimal('Units included', { min: 0, hint: 'Seats or usage the price covers. Empty or 0 for a flat price.' }),
  unit: text('Unit', { placeholder: 'seat' }),
  source: url('Source URL', { placeholder: 'https://' }),
  checkedOn: day('Price date', { default: 'today' }),
  isLeftOut: flag('Leave out of the comparison'),
  pastPrices: list('Earlier prices'),
};
export type Product = RecordOf<typeof fields>;
export type BillingCycle = Product['billingCycle'];

export const competitorFields = {
  competitorName: text('Competitor name', { required: 'Give the competitor a name.' }),
  competitorWebsite: url('Competitor website', { placeholder: 'https://' }),
};

export const whatIfFields = { whatIf: decimal('Your price a month', { min: smallestPrice, means: 'offer.price', isMonthly: true }) };

export interface KeptCompetitor {
  name: string;
  website: string;
  /** The one it has among the company's rivals, where it is one of them. */
  id?: string | undefined;
}

export interface PricingExtra {
  /** Those entered by hand; competitors named only by a product are found there. */
  competitors: KeptCompetitor[];
  months: string;
  units: string;
  /** As typed, by pair such as "EUR/USD", so that a change of one's own currency never misreads a rate. */
  rates: { pair: string; typed: string }[];
  leavesOutOutliers: boolean;
  whatIf: string;
}

export const state = recordsState<typeof fields, PricingExtra>({
  version: 1,
  list: 'rivals',
  fields,
  sample: sampleProducts,
  extra: { competitors: [], months: '24', units: '1', rates: [], leavesOutOutliers: false, whatIf: '' },
});

function sampleProducts({ today }: Surroundings): Product[] {
  const product = (id: string, name: string, price: number, more: Partial<Product>): Product => ({
    id: `sample-${id}`,
    competitor: '',
    website: '',
    name,
    price,
    billingCycle: 'monthly',
    features: [],
    isContactOnly: false,
    tier: 'none',
    currency: 'own',
    units: 0,
    unit: '',
    source: '',
    checkedOn: today,
    isLeftOut: false,
    pastPrices: [],
    ...more,
  });
  const harbour = { competitor: 'Harbour Desk', website: 'https://harbour.example' };
  const quill = { competitor: 'Quill & Post', website: 'https://quill.example' };
  return [
    product('1', 'Starter', 24, { tier: 'entry', features: ['Shared inbox', 'Reports'] }),
    product('2', 'Team', 59, { tier: 'mid', features: ['Shared inbox', 'Reports', 'Automations'] }),
    product('3', 'Basic', 19, {
      ...harbour,
      tier: 'entry',
      features: ['Shared inbox'],
      source: 'https://harbour.example/pricing',
      pastPrices: [`${addDays(today, -90)} 15 monthly`],
    }),
    product('4', 'Plus', 49, { ...harbour, tier: 'mid', features: ['Shared inbox', 'Reports'] }),
    product('5', 'Plus', 490, { ...harbour, tier: 'mid', billingCycle: 'annual', features: ['Shared inbox', 'Reports'] }),
    product('6', 'Enterprise', 0, { ...harbour, tier: 'top', isContactOnly: true, features: ['Single sign-on'] }),
    product('7', 'Solo', 20, { ...quill, tier: 'entry', features: ['Shared inbox'] }),
    product('8', 'Studio', 45, { ...quill, tier: 'mid', features: ['Shared inbox', 'Automations'] }),
    product('9', 'Lifetime license', 960, { ...quill, tier: 'mid', billingCycle: 'one-time', features: ['Shared inbox'] }),
    product('10', 'Agency', 390, { ...quill, tier: 'top', features: ['Single sign-on', 'Audit log'] }),
  ];
}

/** How names are compared: blind to case, accents and space around them. */
export const foldName = (name: string) => foldText(name.trim());

export const isOwn = ({ competitor }: Product) => competitor.trim() === '';

export interface Competitor extends KeptCompetitor {
  key: string;
  products: Product[];
}

export function listCompetitors(products: readonly Product[], kept: readonly KeptCompetitor[]): Competitor[] {
  const all = new Map<string, Competitor>();
  const find = (name: string, website: string, id?: string) => {
    const key = foldName(name);
    const known = all.get(key) ?? { key, name: name.trim(), website, products: [], ...(id === undefined ? {} : { id }) };
    if (known.website === '') known.website = website;
    all.set(key, known);
    return known;
  };
  for (const { name, website, id } of kept) if (foldName(name) !== '') find(name, website, id);
  for (const product of products) if (!isOwn(product)) find(product.competitor, product.website).products.push(product);
  return [...all.values()];
}

/** Every competitor written down, so that one outlives the last of its products. */
export const keepCompetitors = (products: readonly Product[], kept: readonly KeptCompetitor[]): KeptCompetitor[] =>
  listCompetitors(products, kept).map(({ name, website, id }) => ({ name, website, ...(id === undefined ? {} : { id }) }));

interface Data {
  records: Product[];
  extra: PricingExtra;
}

/** The id among the company's rivals, before it is written down. */
export const rivalIdOf = ({ id, name }: KeptCompetitor) => id ?? `rival-${foldName(name)}`.slice(0, 80);

/** A new competitor, or a new name and address for one, on the competitor and on all of its products. */
export function saveCompetitor<T extends Data>(data: T, key: string, saved: KeptCompetitor): T {
  const kept = keepCompetitors(data.records, data.extra.competitors);
  const isKnown = kept.some(({ name }) => foldName(name) === key);
  // Under another name it is still the same rival.
  const competitors = isKnown ? kept.map((one) => (foldName(one.name) === key ? { id: rivalIdOf(one), ...saved } : one)) : [saved, ...kept];
  const records = data.records.map((product) =>
    key !== '' && foldName(product.competitor) === key ? { ...product, competitor: saved.name, website: saved.website } : product,
  );
  return { ...data, records, extra: { ...data.extra, competitors } };
}

export function removeCompetitor<T extends Data>(data: T, key: string): T {
  const isOther = (name: string) => foldName(name) !== key;
  const competitors = keepCompetitors(data.records, data.extra.competitors).filter(({ name }) => isOther(name));
  return {
    ...data,
    records: data.records.filter(({ competitor }) => isOther(competitor)),
    extra: { ...data.extra, competitors },
  };
}

/** A name for a copy that no competitor has yet. */
export function copyName(name: string, taken: readonly Competitor[]): string {
  const keys = new Set(taken.map(({ key }) => key));
  let copy = `${name} (copy)`;
  for (let count = 2; keys.has(foldName(copy)); count += 1) copy = `${name} (copy ${count})`;
  return copy;
}

export interface SeenPrice {
  /** Empty where the day is not known. */
  day: Day;
  price: number;
  billingCycle: BillingCycle;
  currency: Product['currency'];
}

/** "2026-11-15 49 monthly", or "2026-11-15 49 monthly EUR" where it was not in one's own currency. */
function parsePastPrice(entry: string): SeenPrice[] {
  const match = /^(?:(\d{4}-\d{2}-\d{2}) )?(\d+(?:\.\d+)?) (monthly|annual|one-time)(?: ([A-Z]{3}))?$/.exec(entry.trim());
  const price = Number(match?.[2]);
  if (!match || !(price > 0)) return [];
  const on = match[1] ?? '';
  const currency = currencies.find((code) => code === match[4]) ?? 'own';
  return [{ day: isDay(on) ? on : '', price, billingCycle: match[3] as BillingCycle, currency }];
}

/** As many digits as are kept of an earlier price, so that a third of 100 is not taken for a change. */
const toKept = (price: number) => price.toFixed(6).replace(/\.?0+$/, '');

const isSamePrice = (a: SeenPrice, b: SeenPrice) =>
  toKept(a.price) === toKept(b.price) && a.billingCycle === b.billingCycle && a.currency === b.currency;

/** Every price the product has had, oldest first; a check that found the same price is no change. */
export function priceHistory(product: Product): SeenPrice[] {
  const { checkedOn, price, billingCycle, currency } = product;
  const now = price > 0 ? [{ day: checkedOn, price, billingCycle, currency }] : [];
  const all = [...product.pastPrices.flatMap(parsePastPrice), ...now];
  return all.filter((entry, index) => {
    const before = all[index - 1];
    return !before || !isSamePrice(before, entry);
  });
}

/** The product as its edit form takes it up: the present price joins the earlier ones, and the new one dates from today. */
export function toRecheck(product: Product, today: Day): Product {
  const checkedOn = today || product.checkedOn;
  const last = product.pastPrices.flatMap(parsePastPrice).at(-1);
  if (!(product.price > 0) || (last && isSamePrice(last, { ...product, day: '' }))) return { ...product, checkedOn };
  const currency = product.currency === 'own' ? '' : product.currency;
  const entry = [product.checkedOn, toKept(product.price), product.billingCycle, currency].filter(Boolean).join(' ');
  return { ...product, checkedOn, pastPrices: [...product.pastPrices, entry] };
}

/** A price that moved is the same product, so a file imported twice adds nothing. */
export const productIdentity = ({ competitor, name, billingCycle, currency, units, unit }: Product) =>
  JSON.stringify([foldName(competitor), foldName(name), billingCycle, currency, units, foldName(unit)]);

export const searchText = ({ name, competitor, features, unit }: Product) => [name, competitor, ...features, unit].join(' ');

export interface Filter {
  query: string;
  tier: 'all' | Tier;
  show: 'all' | 'counted' | 'not-counted' | 'changed';
}
export const startFilter: Filter = { query: '', tier: 'all', show: 'all' };
