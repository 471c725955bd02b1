import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { isDay } from '@/lib/dates';
import { toText } from '@/lib/document-text';
import { usStates, euCountries, type UsState } from '@/lib/places';
import { toHtml } from '@/formats/html';
import { readLocation } from '@/lib/places';
import { toCalendar } from './calendar';
import { calendarRepeat, describeRule, firstDue, nextRound } from './due';
import { makeRules } from './library';
import {
  businessTypes,
  categories,
  emptyAnswers,
  fields,
  industries,
  missingAnswers,
  questions,
  state,
  type Answers,
  type Requirement,
} from './model';
import {
  computeProgress,
  describeDue,
  describeProgress,
  dueOf,
  formatPercent,
  limitGroups,
  requirementIdentity,
  toGroups,
} from './progress';
import { describeLocation } from './place';
import { toChecklistSheet, toReport } from './report';
import { states } from './rules/us-states';
import { toRequirement, type Rule } from './rules/rule';
import { findNews, takeNews, toChecklist, updateChecklist } from './update';

const today = '2026-11-15';
const around = { today, currency: 'USD' };
const answers = (more: Partial<Answers> = {}): Answers => ({
  ...emptyAnswers(),
  businessType: 'LLC',
  location: 'Austin, TX',
  industry: 'Technology',
  ...more,
});
let count = 0;
const makeId = () => `id-${(count += 1)}`;
const listFor = (more: Partial<Answers> = {}) => toChecklist(makeRules(answers(more)), answers(more), today, makeId);
const namesOf = (rules: readonly { requirement: string }[]) => rules.map(({ requirement }) => requirement);
const byKey = (more: Partial<Answers>, key: string): Rule => {
  const rule = makeRules(answers(more)).find((candidate) => candidate.key === key);
  if (!rule) throw new Error(`${key} is not on the list`);
  return rule;
};

const baseNames = [
  'Business registration',
  'Federal EIN',
  'Business license',
  "Workers' compensation",
  'Trademark',
  'Privacy policy',
  'Business bank account',
  'General liability insurance',
];

const badWords = /undefined| {2}|\.\.|the the|a LLC| ,|\ba [aeiou]\w* /;
const isLink = (link: string) => link === '' || URL.canParse(link);

function faultsOf({ key, description, asOf, need, test = '', resources, link = '', rule = '' }: Rule): string[] {
  const isFine = {
    asOf: asOf !== '',
    description: description.endsWith('.') && !badWords.test(description),
    test: need !== 'check' || test.includes('?'),
    resources: resources.length > 0 && resources.every((text) => text !== '' && !text.includes(',')),
    link: isLink(link),
    words: rule === '' || describeRule(rule) !== '',
    due: rule === '' || isDay(firstDue(rule, '2025-05-20', today)),
  };
  return Object.entries(isFine).flatMap(([name, fine]) => (fine ? [] : [`${key}: ${name}`]));
}

describe('the list', () => {
  it('has the eight base items for every type and place, and one more for three industries', () => {
    const more: Record<string, string> = {
      Healthcare: 'HIPAA compliance',
      Finance: 'SEC registration',
      'Food & Beverage': 'FDA registration',
    };
    for (const location of ['Austin, TX', 'United States', 'London, UK', 'Germany', 'Lagos'])
      for (const businessType of businessTypes)
        for (const industry of industries) {
          const expected = more[industry] ? [...baseNames, more[industry]] : baseNames;
          expect(namesOf(makeRules(answers({ location, businessType, industry })))).toEqual(expected);
        }
  });

  it('starts every item as not-started', () => {
    expect(listFor({ employees: true, local: true }).every(({ status }) => status === 'not-started')).toBe(true);
  });

  it('marks what no law requires as recommended, and US industry rules as to be checked', () => {
    for (const key of ['trademark', 'bank', 'liability']) expect(byKey({}, key).need).toBe('recommended');
    for (const [industry, key] of [
      ['Finance', 'sec'],
      ['Healthcare', 'hipaa'],
      ['Food & Beverage', 'fda'],
    ] as const) {
      expect(byKey({ industry }, key).need).toBe('check');
      expect(byKey({ industry }, key).test).toMatch(/\?/);
    }
    expect(byKey({ location: 'Berlin' }, 'ein')).toMatchObject({ need: 'check', priority: 'low' });
    expect(byKey({ location: 'Austin, TX' }, 'ein').priority).toBe('high');
    expect(byKey({ businessType: 'Corporation' }, 'ein').need).toBe('required');
  });

  it('words the registration by place and type', () => {
    expect(byKey({}, 'registration').description).toContain('File the Certificate of Formation with the Texas Secretary of State');
    expect(byKey({ businessType: 'Corporation', location: 'Delaware' }, 'registration').description).toContain(
      'File the Certificate of Incorporation with the Delaware Division of Corporations',
    );
    expect(byKey({ businessType: 'Non-Profit' }, 'registration').description).toContain('check it there');
    expect(byKey({ location: 'Germany' }, 'registration').description).toContain('Handelsregister');
    expect(byKey({ location: 'Leeds, England' }, 'registration').description).toContain('Companies House');
  });

  it('adds items with the reason for each answer', () => {
    for (const location of ['Texas', 'UK', 'Spain', 'Kenya'])
      for (const name of questions) {
        const plain = new Set(makeRules(answers({ location })).map(({ key }) => key));
        const added = makeRules(answers({ location, [name]: true })).filter(({ key }) => !plain.has(key));
        expect(added.length, `${location} ${name}`).toBeGreaterThan(0);
        for (const rule of added) expect(rule.reason).toMatch(/^You said /);
      }
  });

  it('adds local rules only when asked to', () => {
    const local = namesOf(makeRules(answers({ local: true })));
    expect(local).toContain('Texas: Franchise tax report and Public Information Report');
    expect(local).toContain('Estimated tax of the owners: Form 1040-ES');
    expect(local).toContain('Beneficial ownership report: check');
    expect(makeRules(answers({ location: 'Lagos', local: true }))).toHaveLength(8);
    expect(namesOf(makeRules(answers({ location: 'Ohio', local: true }))).some((name) => name.startsWith('Ohio'))).toBe(false);
    expect(byKey({ location: 'Ohio', businessType: 'Non-Profit', local: true }, 'state-annual').need).toBe('check');
  });

  it('says something sound for every state, country and answer', () => {
    const faults: string[] = [];
    const everything = Object.fromEntries([...questions, 'local'].map((name) => [name, true]));
    const places = [...Object.values(usStates).map((name) => `${name}, US`), ...euCountries, 'UK', 'Peru'];
    for (const location of places)
      for (const businessType of businessTypes) {
        const rules = makeRules(answers({ ...everything, location, businessType, formedOn: '2025-05-20' }));
        if (new Set(rules.map(({ key }) => key)).size !== rules.length) faults.push(`${location} ${businessType}: a key twice`);
        faults.push(...rules.flatMap(faultsOf).map((fault) => `${location} ${businessType} ${fault}`));
      }
    expect(faults).toEqual([]);
    expect(Object.keys(states)).toEqual(Object.keys(usStates));
  });

  it('says nothing for certain that depends', () => {
    const inPlace = (location: string, more: Partial<Answers> = {}) => ({ location, local: true, employees: true, ...more });
    // Alabama: no return where the tax comes to $100 or less; it goes to the tax office.
    expect(byKey(inPlace('Alabama'), 'state-annual')).toMatchObject({ need: 'check', resources: ['Alabama Department of Revenue'] });
    expect(byKey(inPlace('Texas'), 'state-annual').link).toBe('https://comptroller.texas.gov');
    expect(byKey(inPlace('Connecticut', { businessType: 'Corporation' }), 'state-annual').rule).toBeUndefined();
    expect(byKey(inPlace('Georgia, US', { businessType: 'Corporation' }), 'state-annual').description).toContain('within 90 days');
    for (const location of ['South Dakota', 'Wyoming', 'Georgia, US', 'Texas'])
      expect(byKey(inPlace(location), 'workers').need).toBe('check');
    expect(byKey(inPlace('Ohio'), 'workers').need).toBe('required');
    expect(byKey(inPlace('Delaware', { online: true }), 'us-sales-tax').description).not.toContain('your own state');
    expect(byKey(inPlace('Delaware', { businessType: 'Sole Proprietorship' }), 'registration').resources).not.toContain(
      'Delaware Division of Corporations',
    );
    // Users in Europe bring a business elsewhere under the GDPR only where it offers something there or watches them.
    expect(byKey(inPlace('Texas', { european: true }), 'gdpr-records').need).toBe('check');
    expect(byKey(inPlace('Spain', { european: true }), 'gdpr-records').need).toBe('required');
    expect(byKey({ personalData: true }, 'privacy').need).toBe('check');
    expect(byKey({ online: true }, 'privacy').need).toBe('required');
    expect(byKey({ location: 'Peru', personalData: true, online: true }, 'privacy').need).toBe('check');
    expect(byKey({ location: 'France', personalData: true }, 'privacy').need).toBe('required');
    expect(byKey(inPlace('UK', { businessType: 'Partnership' }), 'uk-self-assessment').description).not.toContain('Making Tax Digital');
    expect(byKey(inPlace('UK', { businessType: 'Sole Proprietorship' }), 'uk-self-assessment').need).toBe('check');
    expect(byKey(inPlace('California'), 'ca-franchise-first').rule).toBe('formed month + 3 months + 14 days');
    expect(byKey(inPlace('California'), 'ca-franchise').rule).toBe('each 04-15 later');
    expect(byKey(inPlace('New York'), 'us-boi').description).toContain('1 January 2026');
    expect(byKey(inPlace('Ohio'), 'us-boi').description).not.toContain('New York');
  });

  it('needs the three answers', () => {
    expect(missingAnswers(emptyAnswers())).toEqual(['business type', 'location', 'industry']);
    expect(missingAnswers(answers({ location: '   ' }))).toEqual(['location']);
    expect(missingAnswers(answers())).toEqual([]);
  });
});

describe('places', () => {
  it('reads states, countries and well-known cities, and nothing it is not sure of', () => {
    const read = (typed: string) => readLocation(typed).label;
    expect(read('Austin, TX')).toBe('Texas, United States');
    expect(read('Berlin')).toBe('Germany');
    expect(read('Berlin, DE')).toBe('Germany');
    expect(read('Wilmington, DE')).toBe('Delaware, United States');
    expect(read('Dublin, OH')).toBe('Ohio, United States');
    expect(read('london')).toBe('United Kingdom');
    expect(read('San Francisco')).toBe('California, United States');
    for (const typed of ['austin, tx', 'Austin , Tx.', 'Austin TX', 'Austin TX 78701', 'austin, tx 78701-1234'])
      expect(read(typed)).toBe('Texas, United States');
    expect(readLocation('made in').region).toBe('other');
    expect(read('Hannover, DE')).toBe('Germany');
    expect(read('Berlin DE')).toBe('Germany');
    expect(read('España')).toBe('Spain');
    expect(read('Atlanta, Georgia')).toBe('Georgia, United States');
    expect(describeLocation(readLocation('Tbilisi, Georgia'))).toContain('Georgia, US');
    expect(readLocation('Perth, WA, Australia').region).toBe('other');
    expect(readLocation('Toronto, CA').region).toBe('other');
    expect(readLocation('Mumbai, IN').region).toBe('other');
    expect(readLocation('Georgia').region).toBe('other');
    expect(describeLocation(readLocation('Georgia'))).toContain('Georgia, US');
    expect(readLocation('Georgia, US').state).toBe('GA');
    expect(describeLocation(readLocation('Narnia'))).toMatch(/^No local rules loaded - general list/);
    for (const state of Object.keys(usStates) as UsState[]) expect(readLocation(`${usStates[state]}, USA`).state).toBe(state);
    for (const country of euCountries) expect(readLocation(`Somewhere, ${country}`).country).toBe(country);
  });

  it('never fails on what is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (typed) => void describeLocation(readLocation(typed))));
  });
});

describe('due days', () => {
  it('finds the next day of fixed dates, in the year after formation where it is so', () => {
    expect(firstDue('each 05-15 later', '', today)).toBe('2027-05-15');
    // Formed in February 2027: the first report is due in 2028.
    expect(firstDue('each 05-15 later', '2027-02-01', '2027-02-10')).toBe('2028-05-15');
    expect(firstDue('each 01-15,04-15,06-15,09-15', '', today)).toBe('2027-01-15');
    expect(nextRound('2027-01-15', 'each 01-15,04-15,06-15,09-15', 'quarterly', '')).toBe('2027-04-15');
    // 2027 is odd, so an even year is 2028.
    expect(firstDue('each 04-01 odd later', '2025-06-01', today)).toBe('2027-04-01');
    expect(firstDue('each 04-01 even later', '2025-06-01', today)).toBe('2028-04-01');
    expect(nextRound('2027-04-01', 'each 04-01 odd later', 'every-2-years', '2025-06-01')).toBe('2029-04-01');
    // A UK tax year ends on 5 April: started in May 2026 it is the year to April 2027, returned by 31 January 2028.
    expect(firstDue('each 01-31 after 04-05', '2026-05-20', today)).toBe('2028-01-31');
    expect(firstDue('each 01-31 after 04-05', '2026-04-05', today)).toBe('2027-01-31');
    expect(firstDue('each 01-31 after 04-05', '2026-04-06', today)).toBe('2028-01-31');
    expect(firstDue('each 01-31 after 04-05', '', today)).toBe('2027-01-31');
  });

  it('counts from the day of formation', () => {
    // 20 May 2025 + 90 days: 11 left in May, 30 June, 31 July make 72, so 18 August.
    expect(firstDue('formed + 90 days', '2025-05-20', today)).toBe('2025-08-18');
    // 10 January + 2 months = 10 March, + 14 days = 24 March.
    expect(firstDue('formed + 2 months + 14 days', '2026-01-10', today)).toBe('2026-03-24');
    // Formed on 20 October: October, November, December, so the fourth month is January.
    expect(firstDue('formed month + 3 months + 14 days', '2026-10-20', today)).toBe('2027-01-15');
    // Michigan: formed after 30 September 2026, an LLC files first in February 2028.
    expect(firstDue('each 02-15 after 09-30', '2026-10-10', today)).toBe('2028-02-15');
    expect(firstDue('each 02-15 after 09-30', '2026-09-30', today)).toBe('2027-02-15');
    expect(firstDue('formed + 90 days', '', today)).toBe('');
    expect(firstDue('anniversary month end', '2024-02-29', '2027-01-01')).toBe('2027-02-28');
    expect(firstDue('anniversary month end', '2024-02-29', '2028-01-01')).toBe('2028-02-29');
    expect(firstDue('anniversary month end every 2 years', '2025-05-20', today)).toBe('2027-05-31');
    expect(firstDue('anniversary month end every 2 years', '2024-05-20', today)).toBe('2028-05-31');
    // Illinois: before the first day of the anniversary month; formed in January means 31 December.
    expect(firstDue('anniversary month before', '2026-01-20', today)).toBe('2026-12-31');
    expect(firstDue('anniversary month start', '2025-12-09', today)).toBe('2026-12-01');
    // Formed in May: the second quarter ends on 30 June.
    expect(firstDue('anniversary quarter end', '2025-05-20', today)).toBe('2027-06-30');
    // Formed 10 December 2025: the year ends on 9 December 2026, 14 days later is the 23rd.
    expect(firstDue('anniversary + 13 days', '2025-12-10', today)).toBe('2026-12-23');
  });

  it('repeats what was entered by hand', () => {
    expect(nextRound('2027-01-31', '', 'monthly', '')).toBe('2027-02-28');
    expect(nextRound('2027-02-28', '', 'monthly', '')).toBe('2027-03-31');
    expect(nextRound('2027-04-30', '', 'quarterly', '')).toBe('2027-07-31');
    expect(nextRound('2027-04-12', '', 'every-2-years', '')).toBe('2029-04-12');
    expect(nextRound('2027-04-12', '', 'never', '')).toBe('');
  });

  it('says rules in words', () => {
    expect(describeRule('each 03-01 later')).toBe('every year on 1 March');
    expect(describeRule('each 01-31 after 04-05')).toBe('every year on 31 January');
    expect(describeRule('each 01-15,04-15,06-15,09-15')).toBe('every year on 15 January, 15 April, 15 June and 15 September');
    expect(describeRule('each 04-01 odd later')).toBe('every two years, in odd years, on 1 April');
    expect(describeRule('formed + 2 months + 14 days')).toBe('once, 2 months and 14 days after you formed');
    expect(describeRule('formed month + 3 months + 14 days')).toBe(
      'once, 3 months and 14 days after the first day of the month you formed in',
    );
    expect(describeRule('anniversary month end every 2 years')).toBe('by the end of the month you formed in, every two years');
    expect(describeRule('nonsense')).toBe('');
  });

  it('holds for any rule, day and formation', () => {
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2190-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const rule = fc.constantFrom(
      'each 02-29',
      'each 04-15,06-15',
      'anniversary month end',
      'anniversary day every 2 years',
      'anniversary quarter end',
      'anniversary + 13 days',
    );
    fc.assert(
      fc.property(rule, day, day, (text, formed, from) => {
        const due = firstDue(text, formed, from);
        if (due !== '') {
          expect(isDay(due)).toBe(true);
          expect(due >= from).toBe(true);
          expect(due >= formed).toBe(true);
          expect(nextRound(due, text, 'never', formed) > due).toBe(true);
        }
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, formed) => {
        expect(firstDue(text, formed, today)).toBe('');
      }),
    );
  });

  it('goes into a calendar, each day of a year once', () => {
    const items = listFor({ local: true, formedOn: '2024-02-20', location: 'California' });
    const entries = toCalendar(items, '2024-02-20');
    const estimated = entries.filter(({ title }) => title.startsWith('Estimated tax'));
    expect(estimated.map(({ day }) => day)).toEqual(['2027-01-15', '2027-04-15', '2027-06-15', '2027-09-15']);
    expect(estimated.every(({ repeat }) => repeat === 'FREQ=YEARLY')).toBe(true);
    const statement = entries.find(({ title }) => title === 'California: Statement of Information');
    expect(statement).toMatchObject({ day: '2028-02-29', repeat: 'FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=-1' });
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    expect(calendarRepeat('2027-01-31', '', 'monthly')).toBe('FREQ=MONTHLY;BYMONTHDAY=-1');
    // A completed one-time item is gone; a completed yearly one starts with its next round.
    const done = items.map((item): Requirement => ({ ...item, status: 'completed' }));
    expect(toCalendar(done, '2024-02-20').find(({ title }) => title.startsWith('Estimated tax'))?.day).toBe('2027-04-15');
    expect(toCalendar(done, '2024-02-20').some(({ title }) => title.includes('first Statement'))).toBe(false);
    expect(
      toCalendar(
        items.map((item): Requirement => ({ ...item, status: 'not-applicable' })),
        '',
      ),
    ).toEqual([]);
  });
});

describe('progress', () => {
  it('leaves out what does not apply', () => {
    // 2 of 8 are completed: 25%. With one of the others not applicable 2 of 7: 28.57, so 29%.
    const items = listFor().map((item, index): Requirement => ({
      ...item,
      status: index < 2 ? 'completed' : index === 2 ? 'in-progress' : 'not-started',
    }));
    expect(describeProgress(computeProgress(items))).toBe('25% complete: 2 completed, 1 in progress, 5 not started');
    const less = items.map((item, index): Requirement => (index === 7 ? { ...item, status: 'not-applicable' } : item));
    expect(describeProgress(computeProgress(less))).toBe(
      '29% complete: 2 completed, 1 in progress, 4 not started, 1 not applicable and not counted',
    );
    expect(formatPercent(computeProgress([]))).toBe('—');
    expect(formatPercent(computeProgress(items.map((item): Requirement => ({ ...item, status: 'completed' }))))).toBe('100%');
    // 199 of 200 are 99.5%, and one is still open.
    const [one] = items;
    const long = Array.from({ length: 200 }, (_, index) => ({ ...one, status: index === 0 ? 'not-started' : 'completed' }) as Requirement);
    expect(formatPercent(computeProgress(long))).toBe('99%');
  });

  it('groups by category in one order', () => {
    const groups = toGroups(listFor({ industry: 'Finance' }));
    expect(groups.map(({ category }) => category)).toEqual(categories.filter((category) => category !== 'Sales and consumers'));
    expect(groups.flatMap(({ items }) => items)).toHaveLength(9);
    // Registration has one and licenses two: of two shown the second is one of those two.
    const limited = limitGroups(groups, 2);
    expect(limited.map(({ items, shown }) => `${shown.length} of ${items.length}`)).toEqual(['1 of 1', '1 of 2']);
  });

  it('says when something is due, or what is missing for it', () => {
    const [item] = listFor();
    if (!item) throw new Error('empty');
    expect(describeDue({ ...item, dueDate: '2026-11-12' }, '', today)).toBe('Overdue 3 days: 12 Nov 2026');
    expect(describeDue({ ...item, dueDate: '2026-11-12', status: 'completed' }, '', today)).toBe('Due 12 Nov 2026');
    expect(describeDue({ ...item, dueDate: today }, '', today)).toBe('Due today');
    // A company of 2015 was to do it in 2015; one of 2026 may still be late.
    expect(dueOf('formed + 90 days', '2015-01-10', today)).toBe('');
    expect(dueOf('formed + 90 days', '2026-01-10', today)).toBe('2026-04-10');
    expect(describeDue({ ...item, rule: 'formed + 90 days' }, '2015-01-10', today)).toBe('Due once, 90 days after you formed');
    expect(describeDue({ ...item, rule: 'formed + 90 days' }, '', today)).toBe(
      'Due once, 90 days after you formed; add the day you formed',
    );
    expect(describeDue(item, '', today)).toBe('');
  });
});

describe('changing the answers', () => {
  const step = (from: Partial<Answers>, to: Partial<Answers>, items: Requirement[]) =>
    updateChecklist(items, {
      before: { rules: makeRules(answers(from)), answers: answers(from) },
      after: { rules: makeRules(answers(to)), answers: answers(to) },
      known: makeRules(answers(from)).map(({ key }) => key),
      today,
      makeId,
    });

  it('adds what is new and removes what nobody worked on', () => {
    const items = listFor();
    const wider = step({}, { employees: true, local: true }, items);
    expect(wider.added).toBe(makeRules(answers({ employees: true, local: true })).length - 8);
    expect(wider.removed).toBe(0);
    const worked = wider.items.map((item): Requirement => (item.key === 'us-hire' ? { ...item, status: 'in-progress' } : item));
    const back = step({ employees: true, local: true }, {}, worked);
    expect(back.items).toHaveLength(9);
    expect(back.items.find(({ key }) => key === 'us-hire')?.reason).toContain('no longer follows');
    // A day set by hand is work, too.
    const dated = wider.items.map((item): Requirement => (item.key === 'us-hire' ? { ...item, dueDate: '2027-01-05' } : item));
    expect(step({ employees: true, local: true }, {}, dated).items.find(({ key }) => key === 'us-hire')?.dueDate).toBe('2027-01-05');
  });

  it('keeps the user’s own words, days and deletions', () => {
    const items = listFor()
      .filter(({ key }) => key !== 'trademark')
      .map((item): Requirement => (item.key === 'ein' ? { ...item, description: 'Mine.', status: 'completed', owner: 'Kim' } : item));
    const { items: moved } = step({}, { location: 'Delaware' }, items);
    expect(moved.find(({ key }) => key === 'ein')).toMatchObject({ description: 'Mine.', status: 'completed', owner: 'Kim' });
    expect(moved.find(({ key }) => key === 'registration')?.description).toContain('Delaware Division of Corporations');
    expect(moved.some(({ key }) => key === 'trademark')).toBe(false);
  });

  it('moves due days with the day of formation, but not those set by hand', () => {
    const before = { local: true, location: 'Nevada', formedOn: '' };
    const after = { ...before, formedOn: '2025-03-10' };
    const items = listFor(before);
    expect(items.find(({ key }) => key === 'state-annual')?.dueDate).toBe('');
    expect(step(before, after, items).items.find(({ key }) => key === 'state-annual')?.dueDate).toBe('2027-03-31');
    const own = items.map((item): Requirement => (item.key === 'state-annual' ? { ...item, dueDate: '2027-01-02' } : item));
    expect(step(before, after, own).items.find(({ key }) => key === 'state-annual')?.dueDate).toBe('2027-01-02');
  });
});

describe('changes of the rules', () => {
  it('shows changed and new rules once, and takes them over or leaves them', () => {
    const rules = makeRules(answers());
    const items = toChecklist(rules, answers(), today, makeId).map((item): Requirement => ({ ...item, owner: 'Kim' }));
    const known = rules.map(({ key }) => key);
    expect(findNews(items, rules, known)).toEqual({ changed: [], added: [] });
    const extra: Rule = { ...byKey({}, 'ein'), key: 'new-rule', requirement: 'Something new' };
    const later = [
      ...rules.map((rule) => (rule.key === 'ein' ? { ...rule, revision: 2, description: 'New words.', change: 'The form moved.' } : rule)),
      extra,
    ];
    const news = findNews(items, later, known);
    expect(news.changed.map(({ rule }) => rule.change)).toEqual(['The form moved.']);
    expect(namesOf(news.added)).toEqual(['Something new']);
    const taken = takeNews(items, news, answers(), today, makeId, false);
    expect(taken).toHaveLength(9);
    expect(taken.find(({ key }) => key === 'ein')).toMatchObject({ description: 'New words.', owner: 'Kim', revision: 2 });
    const left = takeNews(items, news, answers(), today, makeId, true);
    expect(left).toHaveLength(8);
    expect(left.find(({ key }) => key === 'ein')?.description).toBe(items.find(({ key }) => key === 'ein')?.description);
    for (const list of [taken, left]) expect(findNews(list, later, [...known, 'new-rule'])).toEqual({ changed: [], added: [] });
  });

  it('has nothing new for the sample', () => {
    const sample = state.sample?.(around);
    if (!sample?.extra.made) throw new Error('no sample');
    const rules = makeRules(sample.extra.made);
    expect(findNews(sample.records, rules, sample.extra.known)).toEqual({ changed: [], added: [] });
    expect(sample.records.map(({ key, requirement }) => `${key} ${requirement}`)).toEqual(
      rules.map(({ key, requirement }) => `${key} ${requirement}`),
    );
  });
});

const reportOf = (more: Partial<Answers>, change: Partial<Requirement> = {}, isPrinted = false) =>
  toReport(
    listFor(more).map((item) => ({ ...item, ...change })),
    { answers: answers(more), made: answers(more), known: [] },
    around,
    isPrinted,
  );

describe('the report', () => {
  it('holds everything the screen says', () => {
    const text = toText(reportOf({ local: true, formedOn: '2025-05-20', employees: true }));
    expect(text).toContain('LLC · Austin, TX · Technology');
    expect(text).toContain('Read as: Texas, United States. The business has employees.');
    expect(text).toContain('0% complete: 0 completed, 0 in progress,');
    expect(text).toContain('[ ] Texas: Franchise tax report and Public Information Report');
    expect(text).toContain('Why it is here: The business is in Texas.');
    expect(text).toContain('What is due when');
    expect(text).toContain('Rule as of: 2025.');
    expect(text).toContain('Official link (comptroller.texas.gov): https://comptroller.texas.gov');
    expect(text).toContain('not legal or tax advice');
    expect(toText(reportOf({ location: 'Berlin' }))).toContain('Federal EIN is a US rule.');
    expect(toText(reportOf({}, { status: 'not-applicable' }))).toContain('Why it does not apply: No reason given yet.');
  });

  it('on paper has what is due first, a table for each category with all that is known below each row, and its links', () => {
    const { blocks } = reportOf({ local: true, formedOn: '2025-05-20', employees: true }, { owner: 'Sam' }, true);
    const heads = blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []));
    expect([heads[0], ...heads.slice(-2)]).toEqual(['What is due when', 'Official links', 'Legal disclaimer']);
    const tables = blocks.flatMap((block) => (block.kind === 'table' && block.notes ? [block] : []));
    expect(tables.flatMap(({ rows }) => rows)).toHaveLength(listFor({ local: true, formedOn: '2025-05-20', employees: true }).length);
    const notes = tables.flatMap(({ notes: said = [] }) => said).join('\n');
    for (const part of ['Why it is here: The business is in Texas.', 'Owner: Sam.', 'Rule as of: 2025.']) expect(notes).toContain(part);
    expect(blocks).toContainEqual(
      expect.objectContaining({ kind: 'link', url: expect.stringContaining('comptroller.texas.gov') as string }),
    );
    expect(JSON.stringify(blocks)).not.toContain('[ ]');
  });

  it('reads well for any answers', () => {
    const flags = Object.fromEntries([...questions, 'local'].map((name) => [name, fc.boolean()]));
    fc.assert(
      fc.property(
        fc.constantFrom('', ...businessTypes),
        fc.constantFrom('', ...industries),
        fc.constantFrom('', 'TX', 'Paris', 'Georgia', 'UK', 'Nowhere', 'Ohio'),
        fc.constantFrom('', '2025-05-20', '0002-01-01', 'soon'),
        fc.record(flags),
        (businessType, industry, location, formedOn, more) => {
          const text = toText(reportOf({ businessType, industry, location, formedOn, ...more }));
          expect(text).not.toMatch(/undefined|null|NaN|""|''| ,| \.(?=\s|$)|\(\)|\.\.|: \.|\. \./);
        },
      ),
      { numRuns: atMost(60) },
    );
  });

  it('lets no markup through', () => {
    const bad = ['"><img src=x onerror=alert(1)>', '<script>alert(1)</script>', 'javascript:alert(1)'];
    for (const text of bad) {
      const html = toHtml(
        reportOf(
          { location: text },
          {
            requirement: text,
            description: text,
            link: text,
            owner: text,
            evidence: text,
            naReason: text,
            status: 'not-applicable',
            resources: [text],
          },
        ),
      );
      expect(html).not.toMatch(/<img src=x|<script>alert|href="javascript/i);
    }
  });

  it('writes a table that an import takes back', () => {
    const sheet = toChecklistSheet(listFor(), 'USD');
    expect(sheet.columns.map(({ label }) => label)).not.toContain('Rule key');
    expect(sheet.rows).toHaveLength(8);
    expect(new Set(listFor().map(requirementIdentity)).size).toBe(8);
  });
});

it('offers exactly the given choices, in order', () => {
  expect(fields.status.options.slice(0, 3)).toEqual(['not-started', 'in-progress', 'completed']);
  expect(fields.priority.options).toEqual(['high', 'medium', 'low']);
  expect(toRequirement(byKey({}, 'ein'), 'x', '').status).toBe('not-started');
});

describe('Germany', () => {
  const german = (more: Partial<Answers> = {}) => ({ location: 'Berlin', ...more });

  it('names the trade office on the eight-item list', () => {
    for (const businessType of ['Sole Proprietorship', 'Partnership', 'LLC', 'Corporation'] as const)
      expect(byKey(german({ businessType }), 'registration').description).toContain('Gewerbeanmeldung, section 14 GewO');
    expect(byKey(german({ businessType: 'Sole Proprietorship' }), 'registration').description).toContain('Free professions');
    expect(byKey({ location: 'Paris' }, 'registration').description).not.toContain('Gewerbe');
  });

  it('asks for an Impressum once, with online sales or with local rules', () => {
    const keysOf = (answers: Partial<Answers>) => makeRules({ ...emptyAnswers(), ...answers }).map(({ key }) => key);
    expect(keysOf(german())).not.toContain('de-impressum');
    for (const answers of [german({ online: true }), german({ local: true }), german({ online: true, local: true })])
      expect(keysOf(answers).filter((key) => key === 'de-impressum')).toHaveLength(1);
    expect(byKey(german({ online: true }), 'de-impressum').need).toBe('required');
    expect(keysOf({ location: 'Paris', online: true, local: true })).not.toContain('de-impressum');
  });

  it('says of other countries what is not covered', () => {
    expect(describeLocation(readLocation('Madrid'))).toContain('other rules of Spain are not covered');
    expect(describeLocation(readLocation('Paris'))).toContain('the main national ones');
    expect(describeLocation(readLocation('Berlin'))).toContain('not covered');
  });
});

describe('France and the Netherlands', () => {
  const keysOf = (answers: Partial<Answers>) => makeRules({ ...emptyAnswers(), ...answers }).map(({ key }) => key);
  const national = (location: string, mark: string) =>
    keysOf({ location, local: true, online: true, employees: true, businessType: 'Corporation' }).filter((key) => key.startsWith(mark));

  it('have rules of their own, each once, with a source and a date', () => {
    expect(national('Lyon, France', 'fr-')).toEqual([
      'fr-cfe',
      'fr-e-invoice',
      'fr-accounts',
      'fr-dpae',
      'fr-mentions',
      'fr-mediator',
      'fr-cancel',
    ]);
    expect(national('Utrecht, Netherlands', 'nl-')).toEqual(['nl-kvk', 'nl-accounts', 'nl-payroll', 'nl-rie', 'nl-website', 'nl-renewal']);
    for (const place of ['Madrid', 'Berlin', 'Texas']) expect([...national(place, 'fr-'), ...national(place, 'nl-')]).toEqual([]);
    for (const location of ['Paris', 'Amsterdam, Netherlands'])
      for (const rule of makeRules({ ...emptyAnswers(), location, local: true, online: true, employees: true, businessType: 'LLC' })) {
        expect(rule.asOf, rule.key).toMatch(/20\d\d/);
        expect(rule.resources.length, rule.key).toBeGreaterThan(0);
      }
  });
  it('are told to whoever made a list before they were there', () => {
    const answers = { ...emptyAnswers(), location: 'Paris', local: true };
    const rules = makeRules(answers);
    const older = toChecklist(rules, answers, '2026-11-15', () => 'x').filter(({ key }) => !key.startsWith('fr-'));
    const before = older.map((item) => (item.key === 'eu-tax-number' ? { ...item, revision: 1 } : item));
    const news = findNews(
      before,
      rules,
      before.map(({ key }) => key),
    );
    expect(news.added.map(({ key }) => key)).toEqual(['fr-cfe', 'fr-e-invoice']);
    expect(news.changed.map(({ rule }) => rule.change)).toEqual(['it now names the French offices.']);
  });
});
