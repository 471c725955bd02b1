import { beforeEach, describe, expect, it } from 'vitest';
import type { Answers, Meaning } from '@/lib/topics/texts';
import { catalogue } from '@/tools/registry';
import type { Shares } from '@/workspace/shares';
import { emptyWorkspace, makeDoc, putDoc, useWorkspace } from '@/workspace/store';
import { findDisagreements } from './disagree';

const around = { today: '2026-11-17', currency: 'USD' };
const found = import.meta.glob<Shares>('../../tools/*/shares.ts', { import: 'shares', eager: true });
const tools = Object.fromEntries(
  catalogue.flatMap(({ id }) => {
    const shares = found[`../../tools/${id}/shares.ts`];
    return shares ? [[id, shares]] : [];
  }),
);

/** A document that somebody has worked on. */
function write(tool: string, data: unknown): void {
  const doc = makeDoc(tool, 1, { data: tools[tool]?.state.start(around), drafts: {}, currency: 'USD' });
  putDoc({ ...doc, history: { ...doc.history, past: [doc.start], present: { ...doc.start, data } } });
}

/** The same with facts typed where the tool asks for them. */
const tell = (tool: string, answers: Answers) => write(tool, tools[tool]?.profile?.fill(tools[tool].state.start(around), answers).data);

const record = (tool: string, more: object) => {
  const sample = tools[tool]?.state.sample?.(around) as { records: object[] };
  const start = tools[tool]?.state.start(around) as object;
  return { ...start, records: [{ ...sample.records[0], id: 'own-1', ...more }] };
};

const said = (answers: Answers = {}) =>
  findDisagreements(useWorkspace.getState().docs, tools, { answers }, around.today).map(({ means }) => means);

const planted: readonly [Meaning, string, (() => void)[]][] = [
  [
    'company.name',
    'two names of the company',
    [() => tell('invoice-generator', { 'company.name': 'Loam' }), () => tell('press-release-generator', { 'company.name': 'Loom' })],
  ],
  [
    'company.name',
    'a name in a contract and a plan',
    [
      () => tell('business-plan', { 'company.name': 'Loam & Sons' }),
      () => tell('pitch-deck-generator', { 'company.name': 'Loam & Daughters' }),
    ],
  ],
  [
    'company.website',
    'two websites',
    [
      () => tell('terms-of-service-generator', { 'company.website': 'loam.example' }),
      () => tell('privacy-policy-generator', { 'company.website': 'https://loam.test' }),
    ],
  ],
  [
    'company.address',
    'two addresses',
    [
      () => tell('invoice-generator', { 'company.address': '5 Mill Lane, Leeds' }),
      () => tell('privacy-policy-generator', { 'company.address': '7 Mill Lane, Leeds' }),
    ],
  ],
  [
    'offer.price',
    'two prices',
    [
      () => tell('sales-pitch-generator', { 'offer.price': '$29 per month' }),
      () => tell('subscription-revenue-calculator', { 'offer.price': '$39 per month' }),
    ],
  ],
  [
    'raise.amount',
    'two sums to raise',
    [() => tell('pitch-deck-generator', { 'raise.amount': '$400k' }), () => tell('investor-crm', { 'raise.amount': '$500,000' })],
  ],
  [
    'raise.amount',
    'a deck and the round that is being raised',
    [
      () => tell('pitch-deck-generator', { 'raise.amount': '$400k' }),
      () =>
        write(
          'funding-tracker',
          record('funding-tracker', { status: 'In Progress', amount: 500_000_00, target: 500_000_00, refund: false }),
        ),
    ],
  ],
  [
    'company.launch',
    'two launch days',
    [
      () => write('task-manager', record('task-manager', { title: 'Public launch', dueDate: '2027-06-01' })),
      () => write('product-roadmap-planner', record('product-roadmap-planner', { title: 'Launch', endDate: '2027-07-01' })),
    ],
  ],
];

describe('contradictions between real documents', () => {
  beforeEach(() => useWorkspace.setState(emptyWorkspace));

  it.each(planted)('are found: %s, %s', (means, _what, documents) => {
    for (const make of documents) make();
    expect(said()).toEqual([means]);
  });

  it.each([
    ['company.phone', 'press-release-generator', '+44 113 496 0000', '+44 113 496 0001'],
    ['company.formed', 'legal-compliance-checker', '2026-03-02', '2026-04-02'],
  ] as const)('are found between the profile and a document: %s', (means, tool, one, other) => {
    tell(tool, { [means]: one });
    expect(said({ [means]: other })).toEqual([means]);
  });

  it('are found between the profile and what records say', () => {
    write('equity-calculator', record('equity-calculator', { name: 'Ana Loam', role: 'Founder' }));
    expect(said({ 'company.founders': 'Ana Loam and Jo Okafor' })).toEqual(['company.founders']);
    expect(said({ 'company.founders': 'Ana Loam' })).toEqual([]);
  });

  it('are found between the profile and what a calculation comes to', () => {
    const start = tools['market-size-calculator']?.state.start(around) as { draft: object };
    const draft = { ...start.draft, totalPopulation: '100,000', averageSpending: '3,600', targetPercentage: '25', marketShareGoal: '2' };
    write('market-size-calculator', { ...start, draft });
    expect(said({ 'market.size': 'TAM $100 million' })).toEqual(['market.size']);
    expect(said({ 'market.size': 'A market of $360 million' })).toEqual([]);
  });

  it('are not invented over samples, nor over documents that all tell the same', () => {
    for (const id of Object.keys(tools)) write(id, tools[id]?.state.sample?.(around) ?? tools[id]?.state.start(around));
    expect(said()).toEqual([]);
    useWorkspace.setState(emptyWorkspace);
    const facts: Answers = {
      'company.name': 'Loam & Sons',
      'company.website': 'https://loam.example',
      'company.phone': '+44 113 496 0000',
      'company.address': '5 Mill Lane, Leeds LS1 4AB',
      'company.founders': 'Ana Loam and Jo Okafor',
      'company.formed': '2026-03-02',
      'offer.price': '$29 per month',
      'raise.amount': '$250,000',
      'market.size': 'TAM $360 million',
    };
    for (const id of Object.keys(tools)) if (tools[id]?.profile) tell(id, facts);
    expect(said(facts)).toEqual([]);
  });
});
