import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/blocks';
import { bannerText, toBanner } from './banner';
import { readWork } from './facts';
import { findFaults, openFaults } from './faults';
import { dataFlag } from './model';
import { toPolicy } from './policy';
import { checkIds, ga, make, stripe, withLists } from './test-data';

const faultsOf = (...given: Parameters<typeof make>) => findFaults(readWork(make(...given)));

describe('faults of a policy', () => {
  it('are days to answer that are none, where an answer is promised', () => {
    const isFine = (answerDays: string) => faultsOf({ answerDays }).length === 0;
    expect(['', '1', '30', '365', '0', '366', 'soon'].map(isFine)).toEqual([true, true, true, true, false, false, false]);
    expect(faultsOf({ answerDays: '0', userRights: false })).toEqual([]);
    expect(faultsOf({ answerDays: '0' })).toMatchObject([
      { isFault: true, fixes: [{ label: 'Make it 30', change: { answerDays: '30' } }] },
    ]);
    const quoted = (count: number) => /: "(.*)" is/.exec(faultsOf({ answerDays: '9'.repeat(count) })[0]?.text ?? '')?.[1];
    expect([quoted(40), quoted(41)]).toEqual(['9'.repeat(40), `${'9'.repeat(39)}…`]);
  });

  it('are open until somebody has agreed to their words', () => {
    const facts = readWork(make({ answerDays: '0' }));
    const texts = findFaults(facts).map(({ text }) => text);
    expect([openFaults(facts).length, openFaults(facts, texts).length]).toEqual([1, 0]);
    expect(toPolicy(make({ answerDays: '0' })).mark).toBe('Draft');
  });

  it('are bases that Indian law does not know, as soon as one type of data has one', () => {
    const two = { dpdpa: true, [dataFlag('contact')]: true, [dataFlag('device')]: true };
    const has = (...given: ('contract' | 'consent' | 'interests')[]) => {
      const { details } = make();
      const [contact = 'consent', device = 'consent'] = given;
      const changed = { ...details, contact: { ...details.contact, basis: contact }, device: { ...details.device, basis: device } };
      return checkIds(make(two, { details: changed })).includes('india-basis');
    };
    expect([has('contract', 'consent'), has('consent', 'interests'), has('consent', 'consent')]).toEqual([true, true, false]);
  });
});

describe('the tables of a policy', () => {
  const tablesOf = (blocks: readonly Block[]) =>
    blocks.flatMap((block) =>
      block.kind === 'table'
        ? [block.columns.map((column) => (typeof column === 'string' ? column : `${column.label} ${column.weight}`))]
        : [],
    );

  it('have the columns that the law asks for, the widest for what takes most words', () => {
    const wide = { gdpr: true, hasDetails: true, [dataFlag('device')]: true };
    expect(tablesOf(toPolicy(make(wide)).blocks)).toContainEqual([
      'Information 2',
      'What we use it for 4',
      'Legal basis 2',
      'How long we keep it 3',
    ]);
    expect(tablesOf(toPolicy(make({ hasDetails: true, [dataFlag('device')]: true })).blocks)).toContainEqual([
      'Information 2',
      'What we use it for 4',
      'How long we keep it 3',
    ]);
    expect(tablesOf(toPolicy(make({}, withLists([stripe]))).blocks)).toContainEqual([
      'Provider 2',
      'Purpose 3',
      'Information 2',
      'Country 2',
      'Privacy policy 3',
    ]);
  });

  it('speak of machines and details only where a law or the company does', () => {
    const headings = (answers: Parameters<typeof make>[0]) =>
      toPolicy(make({ [dataFlag('device')]: true, ...answers })).blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    const machines = (answers: Parameters<typeof make>[0]) => headings(answers).some((text) => /automat|machine/i.test(text));
    expect([machines({ gdpr: true }), machines({ ukGdpr: true }), machines({ lgpd: true }), machines({})]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(headings({ hasDetails: true }).length).toBe(headings({}).length + 1);
  });
});

describe('the banner', () => {
  const cookie = (id: string, kind: (typeof ga)['kind']) => ({ ...ga, id, kind });

  it('counts its cookies, and says whether they are on', () => {
    const cookies = [cookie('1', 'necessary'), cookie('2', 'statistics'), cookie('3', 'statistics')];
    const words = (answers: Parameters<typeof make>[0]) => toBanner(make(answers, withLists([], cookies))).choices.map(({ text }) => text);
    expect(words({ asksConsent: true })).toEqual(['Always on, 1 cookie', 'Off until you agree, 2 cookies']);
    expect(words({})).toEqual(['Always on, 1 cookie', 'On until you turn it off, 2 cookies']);
    // Where European law counts, it asks in any case.
    expect(words({ ukGdpr: true })[1]).toBe('Off until you agree, 2 cookies');
  });

  it('as text lists choices only where there are any', () => {
    const text = (...cookies: ReturnType<typeof cookie>[]) =>
      bannerText(toBanner(make({ companyName: ' ' }, withLists([], cookies)))).split('\n\n');
    expect(text(cookie('1', 'necessary'))).toEqual([
      'This site uses only cookies that the site needs to work. More in our privacy policy.',
      'Buttons: OK',
    ]);
    expect(text(cookie('1', 'marketing'))).toHaveLength(3);
  });
});
