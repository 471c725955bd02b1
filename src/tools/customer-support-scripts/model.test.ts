import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleStem } from '@/kinds/records/files';
import { emptyDraft } from '@/lib/fields';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { parseCsv, toCsv } from '@/formats/csv';
import { toSheet } from '@/lib/sheet';
import { otherNames } from './content';
import { makeFile, toScriptsMarkdown } from './files';
import { readJsonTable } from './import-json';
import {
  applyDuplicate,
  applyEdit,
  applyNew,
  applyRemoval,
  applyRestore,
  applyUse,
  categories,
  checkDraft,
  fields,
  findQuickly,
  isTemplate,
  keptVersions,
  scriptIdentity,
  selectScripts,
  startFilter,
  state,
  variantsOf,
  versionsOf,
  withFreeCodes,
  withFreedCodes,
  type Script,
  type ScriptsData,
} from './model';
import { preloadedScripts } from './sample';
import { pickStarters, starters } from './starters';
import {
  describeTerm,
  fillContent,
  findTerms,
  findVariables,
  hasStrayBraces,
  needsAsking,
  needsFilling,
  prefillOf,
  toParts,
} from './variables';

const around = { today: '2026-11-15', currency: 'USD' };
const make = (id: string, more: Partial<Script> = {}): Script => ({
  id,
  title: `Script ${id}`,
  category: 'Billing',
  content: `Text of ${id}`,
  tags: [],
  shortCode: '',
  tone: 'Neutral',
  language: 'English',
  isFavourite: false,
  uses: 0,
  ...more,
});
const dataOf = (...records: Script[]): ScriptsData => ({ ...state.start(around), records });
const found = (scripts: Script[], query: string) => selectScripts(scripts, { ...startFilter, query }).map(({ id }) => id);

describe('what a first visitor finds', () => {
  it('is the two scripts, with terms in brackets and nothing to ask for', () => {
    const [first, second, ...others] = state.start(around).records;
    expect([first?.title, second?.title, others.length]).toEqual(['Product Return Process', 'Account Login Issues', 0]);
    expect(first?.content).toContain('[30] days');
    expect(preloadedScripts().some(({ content }) => needsFilling(content))).toBe(false);
  });
});

describe('search', () => {
  const scripts = [
    make('a', { title: 'Late Parcel', category: 'Shipping', content: 'We are sorry', tags: ['Delay'] }),
    make('b', { title: 'Invoice', category: 'Billing', content: 'Your VAT number' }),
  ];
  it('ignores case and looks into title, category, content and tags', () => {
    expect(found(scripts, 'LATE')).toEqual(['a']);
    expect(found(scripts, 'billing')).toEqual(['b']);
    expect(found(scripts, 'vat NUMBER')).toEqual(['b']);
    expect(found(scripts, 'delay')).toEqual(['a']);
    expect(found(scripts, 'nothing like it')).toEqual([]);
    expect(found(scripts, '  ')).toEqual(['a', 'b']);
  });
  it('keeps a category or the favourites, and sorts by use', () => {
    const more = [...scripts.map((script) => ({ ...script })), make('c', { isFavourite: true, uses: 3, category: 'Billing' })];
    const ids = (filter: Partial<typeof startFilter>) => selectScripts(more, { ...startFilter, ...filter }).map(({ id }) => id);
    expect(ids({ category: 'Billing' })).toEqual(['b', 'c']);
    expect(ids({ show: 'favourites' })).toEqual(['c']);
    expect(ids({ sort: 'uses' })).toEqual(['c', 'a', 'b']);
    expect(ids({ sort: 'title' })).toEqual(['b', 'a', 'c']);
  });
  it('puts the exact short code first in Quick Find, then codes, titles and words', () => {
    const many = [
      make('words', { content: 'about ret urns' }),
      make('title', { title: 'Ret policy' }),
      make('longer', { shortCode: 'return' }),
      make('exact', { shortCode: 'ret' }),
      make('inside', { title: 'Secret' }),
    ];
    expect(findQuickly(many, '/RET').map(({ id }) => id)).toEqual(['exact', 'longer', 'title', 'inside', 'words']);
    expect(findQuickly(many.toReversed(), '/RET').map(({ id }) => id)).toEqual(['exact', 'longer', 'title', 'inside', 'words']);
    expect(findQuickly(many, '').map(({ id }) => id)).toEqual(many.map(({ id }) => id));
    expect(findQuickly([make('x'), make('y', { uses: 2 }), make('z', { isFavourite: true })], '').map(({ id }) => id)).toEqual([
      'z',
      'y',
      'x',
    ]);
  });
});

describe('variables', () => {
  it('are found once each, whatever their spelling, with the first fallback given', () => {
    expect(findVariables('Hi {{name}}, {{Name|there}}: {{order_number}} and {{ order number }}, {{|x}}')).toEqual([
      { key: 'name', label: 'Name', fallback: 'there' },
      { key: 'order number', label: 'Order number', fallback: '' },
      { key: '', label: 'Unnamed', fallback: 'x' },
    ]);
  });
  it('take the value, else the fallback, else stay in sight', () => {
    const content = 'Hi {{name|there}}, order {{order}}.';
    expect(fillContent(content, new Map([['name', 'Ana'], ['order', '$1 $& 7']]))).toBe('Hi Ana, order $1 $& 7.'); // prettier-ignore
    expect(fillContent(content, new Map([['name', ' '], ['order', '7']]))).toBe('Hi there, order 7.'); // prettier-ignore
    expect(fillContent(content, new Map())).toBe('Hi there, order {{order}}.');
  });
  it('start from the user’s own details', () => {
    const profile = { agent: 'Mara', company: ' ' };
    const [agent, company, name] = findVariables('{{agent}} {{Company|us}} {{name|there}}').map((variable) => prefillOf(variable, profile));
    expect([agent, company, name]).toEqual(['Mara', 'us', 'there']);
  });
  it('tell braces without a partner', () => {
    expect(hasStrayBraces('{{name')).toBe(true);
    expect(hasStrayBraces('name}}')).toBe(true);
    expect(hasStrayBraces('{{name}} {one}')).toBe(false);
    expect(needsFilling('{{name')).toBe(true);
  });
  it('and terms in brackets are asked for before a copy', () => {
    for (const { content } of preloadedScripts()) expect(needsAsking(content)).toBe(true);
    expect(needsAsking('Hello, thank you for writing.')).toBe(false);
    const content = 'Return it within [30] days of delivery, [unused]. {{name}}';
    expect(findTerms(content).map((term) => describeTerm(content, term))).toEqual(['it within [30] days of', 'of delivery, [unused]']);
    const set = new Map([
      ['[30]', '14 $&'],
      ['[unused]', ' '],
    ]);
    expect(fillContent(content, new Map([['name', 'Ana']]), set)).toBe('Return it within 14 $& days of delivery, [unused]. Ana');
  });
  it('are told from terms in brackets', () => {
    expect(findTerms('[30] days, [30], [ ] and [a link](https://x.example), [two\nlines]')).toEqual(['[30]']);
    expect(toParts('Hi {{name}}, [30] days').map(({ kind, text }) => `${kind}:${text}`)).toEqual([
      'plain:Hi ',
      'variable:{{name}}',
      'plain:, ',
      'term:[30]',
      'plain: days',
    ]);
  });
  it('never lose a letter, and leave no braces once all are filled', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('{', '}', '|', '[', ']', 'a', ' ', '_', '\n') }), (content) => {
        const parts = toParts(content);
        expect(parts.map(({ text }) => text).join('')).toBe(content);
        const values = new Map(findVariables(content).map(({ key }) => [key, 'v']));
        if (!hasStrayBraces(content)) expect(needsFilling(fillContent(content, values).replaceAll('v', ' v '))).toBe(false);
      }),
    );
  });
});

describe('editing', () => {
  const stamp = (id: string) => ({ id, today: around.today });
  it('keeps the wording before it, and none where nothing changed', () => {
    const first = make('a', { content: 'One', uses: 4, isFavourite: true, shortCode: 'x' });
    const same = applyEdit(dataOf(first), 'a', { ...first, shortCode: '/Y' }, stamp('v0'));
    expect(same.extra.versions).toEqual([]);
    expect(same.records[0]?.shortCode).toBe('y');
    const edited = applyEdit(same, 'a', { ...first, content: 'Two', shortCode: 'y' }, stamp('v1'));
    expect(edited.records[0]).toMatchObject({ content: 'Two', uses: 4, isFavourite: true });
    expect(edited.extra.versions).toMatchObject([{ id: 'v1', scriptId: 'a', content: 'One', replacedOn: '2026-11-15' }]);
  });
  it('brings an earlier wording back without losing the present one or the code', () => {
    const first = make('a', { content: 'One', shortCode: 'x' });
    const edited = applyEdit(dataOf(first), 'a', { ...first, content: 'Two' }, stamp('v1'));
    const restored = applyRestore(edited, 'v1', stamp('v2'));
    expect(restored.records[0]).toMatchObject({ content: 'One', shortCode: 'x', id: 'a' });
    expect(restored.records[0]).not.toHaveProperty('scriptId');
    expect(restored.extra.versions.map(({ content }) => content)).toEqual(['Two', 'One']);
    expect(applyRestore(edited, 'unknown', stamp('v3'))).toBe(edited);
  });
  it(`keeps the last ${keptVersions} of each script, and those of no script that is gone`, () => {
    let data = dataOf(make('a'), make('b'));
    data = applyEdit(data, 'b', { ...make('b'), content: 'other' }, stamp('vb'));
    for (let turn = 0; turn < keptVersions + 5; turn += 1)
      data = applyEdit(data, 'a', { ...make('a'), content: `${turn}` }, stamp(`v${turn}`));
    const [first] = data.records;
    expect(first && versionsOf(data.extra, first)).toHaveLength(keptVersions);
    expect(applyRemoval(data, 'a').extra.versions.map(({ id }) => id)).toEqual(['vb']);
  });
  it('adds, duplicates and counts', () => {
    const data = applyNew(dataOf(make('a')), make('ignored', { uses: 7, shortCode: ' /New ' }), 'n');
    expect(data.records.map(({ id, uses, shortCode }) => [id, uses, shortCode])).toEqual([
      ['n', 0, 'new'],
      ['a', 0, ''],
    ]);
    const used = applyUse(applyUse(data, 'n'), 'n');
    expect(used.records[0]?.uses).toBe(2);
    expect(applyDuplicate(used, 'n', 'd').records.map(({ id, uses, shortCode }) => [id, uses, shortCode])).toEqual([
      ['d', 0, ''],
      ['n', 2, 'new'],
      ['a', 0, ''],
    ]);
  });
  it('refuses a short code that is taken or has spaces, and questions lone braces', () => {
    const draft = { ...emptyDraft(fields, ''), title: 'T', content: 'Hi {{name' };
    const others = [make('a', { title: 'Refund', shortCode: 'ref' })];
    expect(checkDraft({ ...draft, shortCode: '/REF' }, others).problems.shortCode).toBe('“ref” already belongs to Refund.');
    expect(checkDraft({ ...draft, shortCode: 'a b' }, others).problems.shortCode).toBe('A short code has no spaces.');
    expect(checkDraft({ ...draft, shortCode: 'new' }, others).problems).toEqual({});
    expect(checkDraft(draft, others).notes.content).toBeTruthy();
  });
  it('knows variants by their title', () => {
    const scripts = [make('a', { title: 'Late' }), make('b', { title: 'late ', tone: 'Formal' }), make('c', { title: 'Other' })];
    expect(scripts[0] && variantsOf(scripts, scripts[0]).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('starters', () => {
  it('are two or more in each category, with their own codes and terms to set', () => {
    for (const category of categories) expect(starters.filter((one) => one.category === category).length).toBeGreaterThanOrEqual(2);
    expect(starters.length).toBeGreaterThanOrEqual(20);
    expect(new Set(starters.map(({ shortCode }) => shortCode)).size).toBe(starters.length);
    expect(starters.every(({ content }) => findVariables(content).length > 0 && !hasStrayBraces(content))).toBe(true);
    expect(starters.some(({ content }) => /\d+ (business )?days/.test(content.replace(/\[[^\]]*\]/g, '')))).toBe(false);
  });
  it('keep one code for one script when they come from a file', () => {
    const added = [make('b', { shortCode: '/Late' }), make('c', { shortCode: 'late' }), make('d', { shortCode: 'two words' }), make('e')];
    expect(withFreeCodes(added, [make('a', { shortCode: 'return' })]).map(({ shortCode }) => shortCode)).toEqual([
      'late',
      '',
      'two-words',
      '',
    ]);
    expect(withFreeCodes(added, [make('a', { shortCode: 'LATE' })])[0]?.shortCode).toBe('');
  });
  it('lose the sample mark once they are edited', () => {
    const [sample] = preloadedScripts();
    if (!sample) throw new Error('No sample');
    const { records } = applyEdit(dataOf(sample), sample.id, { ...sample, content: 'Ours' }, { id: 'v', today: '' });
    expect(records[0]).toMatchObject({ content: 'Ours', isEdited: true });
  });
  it('keep their codes where a file takes the place of the samples', () => {
    const own = make('own', { shortCode: 'late' });
    const added = [make('x', { shortCode: '/Late' }), make('y', { shortCode: 'Return' })];
    const all = [own, ...preloadedScripts()];
    expect(withFreedCodes([...added, own], all).map(({ shortCode }) => shortCode)).toEqual(['', 'return', 'late']);
  });
  it('come once, never with a code that is taken, and are marked until edited', () => {
    const all = new Set<string>(categories);
    expect(pickStarters(all, starters)).toEqual([]);
    expect(
      pickStarters(new Set(['Billing']), [make('a', { shortCode: 'Refund' })]).find(({ id }) => id === 'starter-refund')?.shortCode,
    ).toBe('');
    const [starter] = starters;
    if (!starter) throw new Error('no starters');
    const data = dataOf(starter);
    expect(isTemplate(starter, data.extra)).toBe(true);
    const edited = applyEdit(data, starter.id, { ...starter, content: 'Ours' }, { id: 'v', today: '' });
    expect(isTemplate(starter, edited.extra)).toBe(false);
  });
});

describe('files', () => {
  const scripts = [...preloadedScripts(), ...starters.slice(0, 3), make('x', { content: '=1+1\r\n```\n- a', tags: ['one', 'two'] })];
  const add = (table: { headers: string[]; rows: string[][] }, existing: Script[]) => {
    let count = 0;
    const mapping = guessMapping(fields, table.headers, otherNames);
    return planImport(fields, table, mapping, existing, around, { identity: scriptIdentity, makeId: () => `n${(count += 1)}` });
  };
  it('come back from CSV and JSON as they were, and add nothing twice', () => {
    const csv = parseCsv(toCsv(toSheet('Scripts', fields, scripts, 'USD')));
    const json = readJsonTable(JSON.stringify({ records: scripts }));
    if (!json) throw new Error('not read');
    for (const table of [csv, json]) {
      expect(add(table, scripts)).toMatchObject({ records: [], duplicates: scripts.length, problems: [] });
      const fresh = add(table, []).records;
      expect(fresh.map((script) => ({ ...script, id: '' }))).toEqual(scripts.map((script) => ({ ...script, id: '' })));
    }
  });
  it('are all made, whether of samples, own scripts or both', async () => {
    const { extra } = state.start(around);
    const sets = [preloadedScripts(), [make('a')], [make('a'), ...preloadedScripts()]];
    for (const all of sets) {
      const stem = sampleStem('customer-support-scripts', all);
      for (const extension of ['md', 'txt', 'csv', 'xlsx'])
        expect((await makeFile(stem, `${stem}.${extension}`, all, extra, 'USD')).size, `${stem}.${extension}`).toBeGreaterThan(0);
    }
  });
  it('leaves what is no JSON to the CSV reader and says when a JSON file has no scripts', () => {
    expect(readJsonTable('Title,Content\nA,B')).toBeUndefined();
    expect(readJsonTable('{broken')).toBeUndefined();
    expect(() => readJsonTable('{"a":1}')).toThrow('not contain a list of scripts');
  });
  it('hold every script word for word in Markdown, in a block its own backticks cannot close', async () => {
    const markdown = await toScriptsMarkdown(scripts, state.start(around).extra);
    // Beside scripts of one's own only the samples themselves say what they are.
    expect(markdown.startsWith('# Customer Support Scripts\n')).toBe(true);
    expect(markdown).toContain('Sample: check it against your own policy');
    const samples = await toScriptsMarkdown(preloadedScripts(), state.start(around).extra);
    expect(samples.startsWith('**Sample**\n\n# Customer Support Scripts\n')).toBe(true);
    for (const script of preloadedScripts()) expect(markdown).toContain(`\`\`\`text\n${script.content}\n\`\`\``);
    expect(markdown).toContain('````text\n=1+1\n```\n- a\n````');
    expect(markdown).toContain('Template text');
    expect(markdown).toContain('- Tags: one, two');
  });
});
