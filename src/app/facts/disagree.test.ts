import { beforeEach, describe, expect, it } from 'vitest';
import { text } from '@/lib/fields';
import { byMeaning, type Shares } from '@/workspace/shares';
import { emptyWorkspace, makeDoc, putDoc, useWorkspace } from '@/workspace/store';
import { align } from './align';
import { findDisagreements } from './disagree';

const fields = {
  name: text('Company Name', { means: 'company.name' }),
  site: text('Website', { means: 'company.website' }),
  price: text('Price', { means: 'offer.price' }),
  phone: text('Phone', { means: 'company.phone' }),
  mail: text('Email', { means: 'company.email' }),
};
type Data = Record<keyof typeof fields, string> & { isSample?: boolean };
const empty: Data = { name: '', site: '', price: '', phone: '', mail: '' };

const shares = {
  state: { version: 1, start: () => empty, isSample: (data: Data) => data.isSample === true },
  profile: byMeaning(
    fields,
    (data: Data) => data,
    (data, draft) => ({ ...data, ...draft }),
  ),
} as unknown as Shares;
const tools = { release: shares, plan: shares };

function write(tool: string, data: Partial<Data>): void {
  const doc = makeDoc(tool, 1, { data: empty, drafts: {} });
  putDoc({ ...doc, history: { ...doc.history, past: [doc.start], present: { data: { ...empty, ...data }, drafts: {} } } });
}

const found = (answers = {}) => findDisagreements(useWorkspace.getState().docs, tools, { answers });
const said = (answers = {}) => found(answers).map(({ means, versions }) => [means, ...versions.map((version) => version.text)]);

describe('facts that disagree', () => {
  beforeEach(() => useWorkspace.setState(emptyWorkspace));

  it('are told with both places, the usual one first', () => {
    write('release', { name: 'Loam & Sons' });
    write('plan', { name: 'Loam & Daughters' });
    expect(said({ 'company.name': 'Loam & Sons' })).toEqual([['company.name', 'Loam & Sons', 'Loam & Daughters']]);
    expect(found({ 'company.name': 'Loam & Sons' })[0]?.versions.map(({ places }) => places.map(({ doc }) => doc?.tool))).toEqual([
      [undefined, 'release'],
      ['plan'],
    ]);
  });

  it.each([
    ['a legal form', 'name', 'Loam & Sons', 'Loam & Sons Ltd.'],
    ['capitals and spaces', 'name', 'Loam  & Sons', 'LOAM & sons'],
    ['the way to a page', 'site', 'https://www.loam.example/', 'loam.example/press'],
    ['words round a price', 'price', '$4.20 a loaf', 'USD 4.20'],
    ['a thousand', 'price', '$12,000', '12k'],
    ['the country code', 'phone', '+44 113 496 0000', '0113 496 0000'],
    ['another mailbox', 'mail', 'press@loam.example', 'sales@loam.example'],
  ] as const)('are silent where only the words differ: %s', (_, name, one, other) => {
    write('release', { [name]: one });
    write('plan', { [name]: other });
    expect(said()).toEqual([]);
  });

  it.each([
    ['a price', 'price', '$4.20 a loaf', '$4.50 a loaf'],
    ['a size', 'price', '$4M', '$4K'],
    ['a website', 'site', 'loam.example', 'loam.test'],
    ['a phone', 'phone', '+44 113 496 0000', '+44 113 496 0001'],
  ] as const)('are found: %s', (_, name, one, other) => {
    write('release', { [name]: one });
    write('plan', { [name]: other });
    expect(said().map((line) => line.slice(1))).toEqual([[one, other]]);
  });

  it('leave samples and untouched documents alone', () => {
    write('release', { name: 'Loam' });
    write('plan', { name: 'Sample Inc.', isSample: true });
    putDoc({ ...makeDoc('plan', 1, { data: { ...empty, name: 'Start' }, drafts: {} }) });
    expect(said()).toEqual([]);
  });

  it('are aligned everywhere at once, and all of it can be taken back', () => {
    useWorkspace.setState({ company: { answers: { 'company.name': 'Old Name' } } });
    write('release', { name: 'Loam', price: '$4' });
    write('plan', { name: 'Leam' });
    const { company } = useWorkspace.getState();
    const [first] = found(company.answers);
    const names = () => Object.values(useWorkspace.getState().docs).map(({ history }) => (history.present.data as Data).name);
    const undo = first && align(first, 'Loam', tools);
    expect([...names(), useWorkspace.getState().company.answers['company.name']]).toEqual(['Loam', 'Loam', 'Loam']);
    undo?.();
    expect([...names(), useWorkspace.getState().company.answers['company.name']]).toEqual(['Loam', 'Leam', 'Old Name']);
  });
});
