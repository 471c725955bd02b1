import { describe, expect, it } from 'vitest';
import { unzipSync } from 'fflate';
import type { FileOffer } from '@/lib/files';
import { Told } from '@/lib/told';
import { catalogue } from '@/tools/registry';
import { startHistory } from '@/workspace/history';
import type { Shares } from '@/workspace/shares';
import { makeDoc } from '@/workspace/store';
import type { KnownDoc } from '../known-work';
import { listItems } from '../today/items';
import { makeRoom } from './make';
import { companyIn, folderOf, folders, pickFormats, planFiles, toEntries, type Entry } from './plan';

const around = { today: '2026-11-15', currency: 'USD' };
const toolOf = (id: string) => {
  const tool = catalogue.find((entry) => entry.id === id);
  if (!tool) throw new Error(`There is no ${id}`);
  return tool;
};
const offer = (name: string, label = name, make: FileOffer['make'] = () => new Blob([name])): FileOffer => ({ name, label, make });

const known = (id: string, toolId: string, files: FileOffer[], more: Partial<KnownDoc> & { name?: string } = {}): KnownDoc => {
  const start = { data: null, drafts: {} };
  const { name = '', ...rest } = more;
  const changedAt = new Date('2026-11-10T12:00:00').getTime();
  const doc = { ...makeDoc(toolId, 1, start), id, name, changedAt, history: startHistory({ data: id, drafts: {} }) };
  const shares: Shares = { state: { version: 1, start: () => null }, files: () => files };
  return { doc, tool: toolOf(toolId), shares, list: undefined, title: name, data: id, around, ...rest };
};
const sample = (files: FileOffer[]): Shares => ({ state: { version: 1, start: () => null, isSample: () => true }, files: () => files });
const whole = (entries: readonly Entry[]) => entries.map((entry) => ({ entry, offers: entry.formats.slice(0, 1) }));

describe('the formats of a document', () => {
  it.each([
    [
      ['a.txt', 'a.docx', 'a.pdf', 'a3.pdf'],
      ['a.pdf', 'a.docx'],
    ],
    [
      ['a.csv', 'a.xlsx', 'b.csv'],
      ['a.csv', 'a.xlsx'],
    ],
    [['a.png', 'a.svg'], ['a.png']],
    [[], []],
  ])('of %j are %j', (given, picked) => {
    expect(pickFormats(given.map((name) => offer(name))).map(({ name }) => name)).toEqual(picked);
  });
});

describe('the documents of a data room', () => {
  it('stand in their folders, and every tool has one', () => {
    expect(catalogue.filter((tool) => !folders.includes(folderOf(tool)))).toEqual([]);
    const at = (id: string) => folderOf(toolOf(id));
    expect(
      ['business-plan', 'equity-calculator', 'team-builder', 'contract-generator', 'product-roadmap-planner', 'market-research'].map(at),
    ).toEqual([...folders]);
  });

  it('are in, but for pay and people, samples, and what makes no file yet', () => {
    const files = [offer('a.pdf')];
    const entries = toEntries([
      known('1', 'team-builder', files),
      known('2', 'business-plan', files, { shares: sample(files) }),
      known('3', 'contract-generator', []),
      known('4', 'equity-calculator', files, { name: 'Seed round' }),
    ]);
    expect(entries.map(({ known: { doc }, isInAtFirst, formats }) => [doc.id, isInAtFirst, formats.length])).toEqual([
      ['2', false, 0],
      ['4', true, 1],
      ['1', false, 1],
      ['3', false, 0],
    ]);
    expect(entries.map(({ note }) => note)).toEqual([
      'Can’t be included while it contains sample content. Replace or delete the samples first.',
      '',
      'Contains salaries and the names of your team, so it’s left out unless you tick it.',
      'Nothing to include yet: finish it in its tool first.',
    ]);
    expect(entries.map(({ name }) => name)).toEqual([
      toolOf('business-plan').name,
      `${toolOf('equity-calculator').name}: Seed round`,
      toolOf('team-builder').name,
      toolOf('contract-generator').name,
    ]);
  });

  it('say what they hold of people, and are told apart where they have one name', () => {
    const files = [offer('a.csv')];
    const entries = toEntries([
      known('1', 'financial-tracker', files, { data: { note: 'Ask ana@loam.example and jon@loam.example' } }),
      known('2', 'financial-tracker', files),
    ]);
    const { name } = toolOf('financial-tracker');
    expect(entries.map((entry) => [entry.name, entry.note, entry.isInAtFirst])).toEqual([
      [name, 'Contains 2 e-mail addresses. Make sure you’re allowed to share them.', true],
      [`${name} (2)`, '', true],
    ]);
  });

  it('name the company, unless they are samples', () => {
    const says = (name: string, isSample = false): Partial<KnownDoc> => ({
      shares: {
        state: { version: 1, start: () => null, isSample: () => isSample },
        profile: { read: () => ({ 'company.name': name }), fill: (data) => ({ data, names: [] }) },
      },
    });
    expect(companyIn([])).toBe('');
    expect(
      companyIn([
        known('1', 'business-plan', [], says('Fernhill', true)),
        known('2', 'business-plan', [], says(' Loam ')),
        known('3', 'business-plan', []),
      ]),
    ).toBe('Loam');
  });
});

describe('the files', () => {
  it('have names that are readable and differ on every system', () => {
    const entries = toEntries([
      known('1', 'equity-calculator', [offer('cap-table.csv')]),
      known('2', 'equity-calculator', [offer('Cap-Table.csv')]),
      known('3', 'equity-calculator', [offer('cap-table.csv')], { name: 'Seed: 2026/27' }),
      known('4', 'task-manager', [offer('cap-table.csv')]),
    ]);
    expect(
      planFiles(whole(entries))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['company/cap-table.csv', 'money/Cap-Table (2).csv', 'money/Seed-2026-27, cap-table.csv', 'money/cap-table.csv']);
  });

  it('are zipped with an index that names each, and what is missing with the reason', async () => {
    const broken = () => {
      throw new Told('The picture is too large.');
    };
    const entries = toEntries([
      known('1', 'equity-calculator', [offer('cap table.csv')], { name: 'A & <b>' }),
      known('2', 'logo-maker', [offer('logo.png', 'PNG', broken)]),
    ]);
    const steps: number[] = [];
    const { name, content, missing } = await makeRoom(planFiles(whole(entries)), { company: 'Loam & Sons', today: '2026-11-15' }, (step) =>
      steps.push(step),
    );
    expect([name, steps, missing.map(({ path }) => path)]).toEqual(['Loam Sons data-room-2026-11-15.zip', [0, 1], ['company/logo.png']]);
    const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual(['index.html', 'money/A-b-, cap table.csv']);
    const index = new TextDecoder().decode(files['index.html']);
    expect(index).toContain('<h1>Loam &amp; Sons: data room</h1>');
    expect(index).toContain('1 file, 15 November 2026');
    expect(index).toContain('<a href="money/A-b-%2C%20cap%20table.csv">');
    expect(index).toContain(
      `<td>A &amp; &lt;b&gt;<br /><span>${toolOf('equity-calculator').name}</span></td><td class="day">10 Nov 2026</td>`,
    );
    expect(index).toContain('Missing. The picture is too large.');
  });
});

const found = import.meta.glob<Shares>('../../tools/*/shares.ts', { import: 'shares', eager: true });

it('takes in every tool: its sample never, and the same work once it is the user’s own', () => {
  const docs = catalogue.flatMap((tool, index): { own: KnownDoc; made: KnownDoc }[] => {
    const shares = found[`../../tools/${tool.id}/shares.ts`];
    const data = shares?.state.sample?.(around);
    if (!shares || data === undefined) return [];
    const own = JSON.parse(JSON.stringify(data).replaceAll('"sample-', '"own-')) as unknown;
    const one = known(String(index + 1), tool.id, [], { shares });
    return [{ made: { ...one, data }, own: { ...one, data: own } }];
  });
  const samples = docs.map(({ made }) => made);
  expect(toEntries(samples).flatMap(({ formats }) => formats)).toEqual([]);
  expect(listItems(samples)).toEqual([]);

  const works = docs.map(({ own }) => own);
  const items = listItems(works);
  expect(items.length).toBeGreaterThan(40);
  expect(items.map(({ due }) => due.day)).toEqual(items.map(({ due }) => due.day).sort());
  const entries = toEntries(works).filter(({ formats }) => formats.length > 0);
  const paths = planFiles(entries.map((entry) => ({ entry, offers: entry.formats }))).map(({ path }) => path);
  expect(entries.length).toBeGreaterThan(30);
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
  expect(paths.filter((path) => !/^(company|money|people|legal|product|market)\/[^/]+\.\w+$/.test(path))).toEqual([]);
});
