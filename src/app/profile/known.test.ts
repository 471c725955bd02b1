import { describe, expect, it } from 'vitest';
import { text } from '@/lib/fields';
import type { LookLine } from '@/lib/topics/facts';
import { startHistory } from '@/workspace/history';
import { byMeaning, type Shares } from '@/workspace/shares';
import { makeDoc, type Doc } from '@/workspace/store';
import { findLook, findUntold, listFilled } from './known';

const fields = { name: text('Company Name', { means: 'company.name' }), mail: text('Email', { means: 'company.email' }) };
type Data = Record<keyof typeof fields, string> & { accent?: string; isSample?: boolean };
const empty: Data = { name: '', mail: '' };
const around = { today: '2026-11-15', currency: 'EUR' };
const shares = {
  state: { version: 1, start: () => empty, isSample: (data: Data) => data.isSample === true },
  profile: byMeaning(
    fields,
    (data: Data) => data,
    (data, draft) => ({ ...data, ...draft }),
  ),
  offers: { looks: ({ accent }: Data): LookLine[] => (accent ? [{ accent }] : []) },
} as unknown as Shares;
const tools = { plan: shares, silent: { state: shares.state } };

const doc = (data: Partial<Data>, changedAt: number, tool = 'plan'): Doc => {
  const start = { data: empty, drafts: {} };
  const history = { ...startHistory({ data: { ...empty, ...data }, drafts: {} }), past: [start] };
  return { ...makeDoc(tool, 1, start), id: `${tool}-${changedAt}`, history, changedAt };
};
const all = (...docs: Doc[]) => Object.fromEntries(docs.map((one) => [one.id, one]));
const untouched = (data: Data): Doc => makeDoc('plan', 1, { data, drafts: {} });

describe('what documents say of the company', () => {
  it('is offered where the profile does not have it, the document changed last first', () => {
    const docs = all(doc({ name: 'Old', mail: 'old@a.example' }, 1), doc({ name: 'New' }, 2), doc({ name: 'Elsewhere' }, 3, 'gone'));
    const said = (answers = {}) => findUntold(docs, tools, answers).map(({ means, text: its, doc: from }) => [means, its, from.id]);
    expect(said()).toEqual([
      ['company.name', 'New', 'plan-2'],
      ['company.email', 'old@a.example', 'plan-1'],
    ]);
    expect(said({ 'company.name': 'Told' })).toEqual([['company.email', 'old@a.example', 'plan-1']]);
    // The profile knows these words by another name.
    expect(said({ 'company.legal-name': 'New' }).map(([, its]) => its)).toEqual(['Old', 'old@a.example']);
  });

  it('is nothing in samples, in documents nobody has changed and in tools that say nothing', () => {
    const docs = all(
      doc({ name: 'Sample Inc.', isSample: true }, 1),
      untouched({ name: 'Start', mail: '' }),
      doc({ name: 'X' }, 2, 'silent'),
    );
    expect(findUntold(docs, tools, {})).toEqual([]);
  });

  it('is its look, as the document changed last has it', () => {
    const docs = all(
      doc({ accent: '#111111' }, 1),
      doc({ accent: '#222222' }, 2),
      doc({}, 3),
      doc({ accent: '#333333', isSample: true }, 4),
    );
    expect(findLook(docs, tools, around)).toMatchObject({ look: { accent: '#222222' }, doc: { id: 'plan-2' } });
    expect(findLook(all(doc({}, 1), doc({ accent: '#111111' }, 2, 'silent')), tools, around)).toBeUndefined();
  });
});

it('the tools that would start with something of the company are named', () => {
  expect(listFilled(tools, { answers: { 'company.name': 'Acme' } }, around)).toEqual(['plan']);
  expect(listFilled(tools, { answers: { 'offer.price': '5' } }, around)).toEqual([]);
  expect(listFilled(tools, { answers: {} }, around)).toEqual([]);
});
