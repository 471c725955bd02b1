import * as z from 'zod/mini';
import { isDay } from '@/lib/dates';
import { Told } from '@/lib/told';

const text = z.string().check(z.maxLength(10_000));
/** The format writes numbers as text; other programs do not always. */
const numeric = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^[+-]?\d{1,20}(\.\d{1,20})?$/))]),
  z.transform((value) => Number(value)),
);
const money = z.object({ amount: numeric, currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });
const day = z.string().check(z.refine(isDay));
const comments = z.optional(z.array(text));
const id = text.check(z.minLength(1));

const granted = {
  security_id: id,
  date: day,
  stakeholder_id: id,
  quantity: numeric,
  vesting_terms_id: z.optional(text),
};
const option = z.object({ ...granted, exercise_price: z.optional(money) });

/** What is read of each kind of object; all else in it is somebody else's business. */
const shapes = {
  STAKEHOLDER: z.object({
    id,
    name: z.object({ legal_name: text }),
    current_relationship: z.optional(text),
    current_relationships: z.optional(z.array(text)),
    comments,
  }),
  STOCK_CLASS: z.object({
    id,
    name: text,
    class_type: z.enum(['COMMON', 'PREFERRED']),
    liquidation_preference_multiple: z.optional(numeric),
    participation_cap_multiple: z.optional(numeric),
    comments,
  }),
  STOCK_PLAN: z.object({ id, initial_shares_reserved: numeric }),
  VESTING_TERMS: z.object({
    id,
    vesting_conditions: z.array(
      z.object({
        trigger: z.object({
          type: text,
          period: z.optional(z.object({ length: numeric, type: text, occurrences: numeric, cliff_installment: z.optional(numeric) })),
        }),
      }),
    ),
  }),
  TX_STOCK_ISSUANCE: z.object({ ...granted, stock_class_id: id, share_price: money }),
  TX_EQUITY_COMPENSATION_ISSUANCE: option,
  TX_PLAN_SECURITY_ISSUANCE: option,
  TX_CONVERTIBLE_ISSUANCE: z.object({
    security_id: id,
    date: day,
    custom_id: z.optional(text),
    stakeholder_id: id,
    convertible_type: text,
    investment_amount: money,
    conversion_triggers: z.array(z.unknown()),
    comments,
  }),
  TX_CONVERTIBLE_CONVERSION: z.object({ resulting_security_ids: z.array(text) }),
  TX_VESTING_START: z.object({ security_id: id, date: day }),
};
type Shapes = typeof shapes;
export type ObjectType = keyof Shapes;
export type OcfObject<T extends ObjectType> = z.output<Shapes[T]>;

/** Nothing a cap table is made of, and nothing to miss. */
const silent = new Set(['ISSUER', 'STOCK_LEGEND_TEMPLATE']);
const isKnown = (type: string): type is ObjectType => Object.hasOwn(shapes, type);

const trigger = z.object({
  conversion_right: z.object({
    conversion_mechanism: z.object({
      conversion_timing: z.optional(text),
      conversion_mfn: z.optional(z.boolean()),
      conversion_valuation_cap: z.optional(money),
      conversion_discount: z.optional(numeric),
      interest_rates: z.optional(z.array(z.object({ rate: numeric }))),
    }),
  }),
});

/** The terms of the first trigger that can be read. */
export function readMechanism(triggers: readonly unknown[]) {
  for (const one of triggers) {
    const read = trigger.safeParse(one);
    if (read.success) return read.data.conversion_right.conversion_mechanism;
  }
  return undefined;
}

export interface OcfObjects {
  of: <T extends ObjectType>(type: T) => OcfObject<T>[];
  /** Kinds that a cap table here has no place for, by how many there are. */
  others: Map<string, number>;
  unreadable: number;
}

const file = z.object({ file_type: z.optional(text), items: z.array(z.unknown()) });
const manifestType = 'OCF_MANIFEST_FILE';
const labelled = z.object({ object_type: text, id: z.optional(text) });

/** Every object of the files, checked by its shape. The same object in two files counts once. */
export function readObjects(texts: Record<string, string>): OcfObjects {
  const known = new Map<ObjectType, unknown[]>();
  const others = new Map<string, number>();
  const seen = new Set<string>();
  let unreadable = 0;
  for (const item of Object.entries(texts).flatMap(([name, content]) => itemsOf(name, content))) {
    const label = labelled.safeParse(item);
    if (!label.success) {
      unreadable += 1;
      continue;
    }
    const { object_type: type, id: own } = label.data;
    const key = JSON.stringify([type, own]);
    if (silent.has(type) || (own !== undefined && seen.has(key))) continue;
    seen.add(key);
    if (!isKnown(type)) {
      others.set(type, (others.get(type) ?? 0) + 1);
      continue;
    }
    const read = shapes[type].safeParse(item);
    if (!read.success) unreadable += 1;
    else if (!known.get(type)?.push(read.data)) known.set(type, [read.data]);
  }
  return { of: <T extends ObjectType>(type: T) => (known.get(type) ?? []) as OcfObject<T>[], others, unreadable };
}

function itemsOf(name: string, content: string): unknown[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch {
    throw new Told(`${name} isn’t a JSON file.`);
  }
  const read = file.safeParse(parsed);
  if (read.success) return read.data.items;
  const manifest = z.object({ file_type: z.literal(manifestType) }).safeParse(parsed);
  if (manifest.success) return [];
  throw new Told(`${name} isn’t an Open Cap Format file: it has no list of items.`);
}
