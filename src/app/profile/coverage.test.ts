/** What the profile does for the tools, checked over all of them. */
import { describe, expect, it } from 'vitest';
import { putIntoForms } from '@/lib/fields/put-answers';
import type { ZodMiniType } from 'zod/mini';
import { factGroups } from './facts';
import { listFilled } from './known';
import { joinPrice } from '@/lib/topics/join-price';
import type { Answers, Meaning } from '@/lib/topics/texts';
import type { Profile, Shares } from '@/workspace/shares';
import { catalogue } from '@/tools/registry';
import { loadSchema } from '@/tools/schemas';

const around = { today: '2026-11-15', currency: 'USD' };

const answers: Answers = {
  'company.name': 'Loam & Sons',
  'company.industry': 'Retail',
  'company.website': 'https://loam.example',
  'company.email': 'hello@loam.example',
  'company.phone': '+1 512 555 0100',
  'company.address': '5 Mill Lane, Austin, TX 78701',
  'company.place': 'Austin, Texas',
  'company.about': 'We bake sourdough for cafés.',
  'company.stage': 'First customers',
  'company.founders': 'Ana Loam and Jo Okafor',
  'company.form': 'Sole Proprietorship',
  'company.formed': '2026-03-02',
  'company.country': 'United States',
  'company.region': 'Texas',
  'company.hours': '08:30–16:30',
  'company.channels': 'Facebook, LinkedIn',
  'offer.name': 'Overnight Sourdough',
  'offer.what': 'Fresh loaves at the café door before six',
  'offer.edge': 'Baked the same night',
  'offer.price': '$29',
  'customers.who': 'Owners of cafés',
  'customers.problem': 'Bread arrives too late',
  'market.rivals': 'Frozen loaves',
  'market.place': 'Leeds and York',
  'business.model': 'A price per loaf',
  'business.kind': 'B2B',
  'business.resources': 'Two ovens',
  'business.proof': '14 cafés order every day',
  'sales.tax': '19',
  'sales.days': '21',
  'raise.amount': '$250,000',
  'raise.use': '60% ovens, 40% bakers',
  'raise.months': '12',
};

const found = import.meta.glob<Shares>('../../tools/*/shares.ts', { import: 'shares', eager: true });
const tools = Object.fromEntries(
  catalogue.flatMap(({ id }) => {
    const shares = found[`../../tools/${id}/shares.ts`];
    return shares ? [[id, shares] as const] : [];
  }),
);
const withProfile = Object.entries(tools).flatMap(([id, { profile, state }]) => (profile ? [{ id, profile, state }] : []));

describe('a full profile', () => {
  it('is where at least 40 tools start, and where no fact stays unused but the stage', () => {
    expect(listFilled(tools, { answers }, around).length).toBeGreaterThanOrEqual(40);
    const unused = (Object.keys(answers) as Meaning[]).filter(
      (means) => listFilled(tools, { answers: { [means]: answers[means] } }, around).length === 0,
    );
    expect(unused).toEqual(['company.stage']);
  });

  it('asks for every fact it has an answer to, once', () => {
    const asked = factGroups.flatMap(({ facts }) => facts.map(({ means }) => means));
    expect(new Set(asked).size).toBe(asked.length);
    // The kind of business is chosen in the tools, by their own words.
    expect(Object.keys(answers).filter((means) => means !== 'business.kind' && !asked.includes(means as Meaning))).toEqual([]);
  });
});

/** One fact at a time, so that none hides behind another. */
const alone = (Object.keys(answers) as Meaning[]).map((means): Answers => ({ [means]: answers[means] }));

/** What it says and was not told in these words. */
const notTold = (profile: Profile<unknown>, filled: unknown, told: Answers) =>
  Object.values(profile.read(filled)).filter((text) => ![told, joinPrice(told)].some((words) => Object.values(words).includes(text)));

describe.each(withProfile)('$id', ({ id, profile, state }) => {
  const start = state.start(around);

  it('starts as ever without a profile', () => {
    expect(profile.fill(start, {})).toEqual({ data: start, names: [] });
    expect(profile.fill(start, {}).data).toBe(start);
    expect(putIntoForms(profile.forms?.(start) ?? [], start, {})).toBe(start);
    expect(profile.read(start)).toEqual({});
  });

  it('takes what it is told once, says what was filled in, and gives the same words back', async () => {
    const schema = (await loadSchema(id)) as ZodMiniType;
    for (const told of [answers, ...alone]) {
      const { data, names } = profile.fill(start, told);
      expect(names.length > 0).toBe(data !== start);
      expect(profile.fill(data, told).data).toBe(data);
      expect(schema.safeParse(data).success).toBe(true);
      expect(notTold(profile, data, told)).toEqual([]);
    }
  });

  it('makes no sample of what was none, and leaves the sample alone', () => {
    const { data } = profile.fill(start, answers);
    if (state.isSample?.(start) !== true) expect(state.isSample?.(data) ?? false).toBe(false);
    const sample = state.sample?.(around);
    if (sample !== undefined) expect(state.isSample?.(profile.fill(sample, answers).data) ?? true).toBe(true);
  });

  it('never replaces what was typed', () => {
    const others: Answers = Object.fromEntries(Object.keys(answers).map((means) => [means, 'Another']));
    const { data } = profile.fill(start, answers);
    expect(profile.read(profile.fill(data, others).data)).toMatchObject(profile.read(data));
  });
});
