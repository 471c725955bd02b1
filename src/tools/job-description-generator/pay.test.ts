import { endSentence } from '@/lib/sentences';
import { describe, expect, it } from 'vitest';
import { findChecks, findFaults, placesOf, readRules } from './checks';
import { readFacts } from './facts';
import { toJobAd } from './job-ad';
import { addLine, chooseBenefits, keepSources, linesOf, moveLines, rewriteLine, rewriteSummary, tickBenefit } from './lines';
import { emptyAnswers, hasDetails, isStale, putPosting, state, type Draft, type JobData, type Line } from './model';
import { formatPay, parseSalary, readPay } from './pay';
import { describeNoRule, describeRule, findPayRule, findPayRules } from './pay-laws';
import { articleFor, cutText, oneLine, withoutEnd } from './words';
import { writePosting } from './write';

const around = { today: '2026-11-15', currency: 'USD' };
/** A mill that is not the sample. */
const draft = (answers: Partial<Draft> = {}): Draft => ({
  ...emptyAnswers(around),
  jobTitle: 'Miller',
  company: 'Brack Mills',
  ...answers,
});
const factsOf = (answers: Partial<Draft> = {}, currency = 'USD') => readFacts(draft(answers), currency);
const make = (answers: Partial<Draft> = {}): JobData =>
  putPosting({ ...state.start(around), answers: draft(answers) }, draft(answers), writePosting(factsOf(answers)));
const checksOf = (data: JobData, today = around.today) => findChecks(data, readFacts(data.answers, 'USD'), today, 'USD');
const has = (id: string, answers: Partial<Draft>, today?: string) => checksOf(make(answers), today).some((check) => check.id === id);

describe('a salary as it is typed', () => {
  it.each([
    ['80-100k', 80_000, 100_000, 'year'],
    ['999-1000k', 999_000, 1_000_000, 'year'],
    ['1000-1200 a week', 1000, 1200, 'week'],
    ['$10,000', 10_000, 10_000, 'year'],
    ['$20 - $25 an hour', 20, 25, 'hour'],
    ['20.5 per hr', 20.5, 20.5, 'hour'],
    ['300 daily', 300, 300, 'day'],
    ['3.000 to 4.000 monthly', 3000, 4000, 'month'],
    ['5000 p.m.', 5000, 5000, 'month'],
    ['50000 pa', 50_000, 50_000, 'year'],
    ['1.5m', 1_500_000, 1_500_000, 'year'],
    ['from 60k to 70k', 60_000, 70_000, 'year'],
    ['90k with 401(k)', 90_000, 90_000, 'year'],
    ['1000m a year', 1e9, 1e9, 'year'],
  ])('“%s” is %d to %d a %s', (typed, from, to, period) => {
    expect(parseSalary(typed, 'USD')).toEqual({ from, to, currency: 'USD', period });
  });

  it.each([
    '$9,999',
    'up to 90k',
    'from 60k',
    '90k+',
    '100k - 90k',
    '$20 an hour, 40 hours',
    '1 to 2 to 3 an hour',
    '5%',
    '0 an hour',
    '1001m a year',
    '1000000001 a year',
    'competitive',
  ])('“%s” is no range', (typed) => {
    expect(parseSalary(typed, 'USD')).toBeUndefined();
  });

  it.each([
    ['C$90k', 'USD', 'CAD'],
    ['A$90k', 'USD', 'AUD'],
    ['NZ$90k', 'USD', 'NZD'],
    ['US$90k', 'EUR', 'USD'],
    ['€90k', 'USD', 'EUR'],
    ['£90k', 'USD', 'GBP'],
    ['90k CHF', 'USD', 'CHF'],
    ['$90k', 'CAD', 'CAD'],
    ['$90k', 'EUR', 'USD'],
    ['¥900k', 'USD', 'JPY'],
    ['¥900k', 'CNY', 'CNY'],
    ['90k', 'EUR', 'EUR'],
  ])('“%s” beside %s is in %s', (typed, own, currency) => {
    expect(parseSalary(typed, own)?.currency).toBe(currency);
  });

  it('is said with its period, and with its currency beside a bare sign', () => {
    expect(formatPay({ from: 20, to: 25.5, currency: 'USD', period: 'hour' })).toBe('$20 to $25.50 an hour');
    expect(formatPay({ from: 90_000, to: 90_000, currency: 'USD', period: 'year' })).toBe('$90,000 a year');
    expect(formatPay({ from: 5, to: 6, currency: 'EUR', period: 'day' })).toBe('€5 to €6 a day');
  });
});

describe('the pay of a posting', () => {
  it('is the figures, else what was typed', () => {
    expect(readPay(draft({ salaryRange: 'good' }), 'USD')).toEqual({ pay: undefined, salary: 'good' });
    expect(readPay(draft({ salaryRange: '50k' }), 'USD')).toMatchObject({ salary: '50k', note: 'Read as $50,000 a year.' });
    expect(readPay(draft({ payFrom: '10', payTo: '' }), 'USD').pay).toEqual({ from: 10, to: 10, currency: 'USD', period: 'year' });
    expect(readPay(draft({ payTo: '10' }), 'USD').pay).toMatchObject({ from: 10, to: 10 });
    expect(readPay(draft({ payFrom: '10', payTo: '9' }), 'USD')).toMatchObject({ pay: undefined, problem: 'Pay To is below Pay From.' });
    expect(readPay(draft({ payFrom: '10', payTo: '10', payCurrency: 'EUR' }), 'USD').pay?.currency).toBe('EUR');
    expect(readPay(draft({ payFrom: '0', payTo: '0', salaryRange: '50k' }), 'USD').pay?.from).toBe(50_000);
    expect(readPay(draft({ payFrom: 'ten', salaryRange: '50k' }), 'USD').pay?.from).toBe(50_000);
    expect(readPay(draft({ payFrom: '60000', salaryRange: '50k' }), 'USD').problem).toBe(
      'Salary Range says $50,000 a year; these figures say $60,000 a year.',
    );
    expect(readPay(draft({ payFrom: '50000', salaryRange: '50k' }), 'USD').problem).toBeUndefined();
    expect(readPay(draft({ payFrom: '50000' }), 'USD').salary).toBe('$50,000 a year');
  });

  it('is too wide from above twice the bottom on', () => {
    expect(has('wide', { payFrom: '100', payTo: '200' })).toBe(false);
    expect(has('wide', { payFrom: '100', payTo: '201' })).toBe(true);
  });

  it('is in the money of the place', () => {
    const faults = (answers: Partial<Draft>, currency = 'USD') => findFaults(draft(answers), factsOf(answers, currency), currency);
    const berlin = { location: 'Berlin, Germany', payFrom: '50000' };
    expect(faults(berlin).map(({ id, isFault }) => [id, isFault])).toEqual([['currency', true]]);
    expect(faults(berlin)[0]?.fixes?.[0]?.label).toBe('Use EUR');
    expect(faults(berlin)[0]?.fixes?.[0]?.change(make(berlin)).answers).toMatchObject({ payCurrency: 'EUR', salaryRange: '' });
    const typed = { location: 'Berlin, Germany', salaryRange: ' 50k ' };
    expect(faults(typed)[0]?.fixes?.[0]?.change(make(typed)).answers).toMatchObject({ payCurrency: 'own', salaryRange: '50k EUR' });
    expect(faults({ ...typed, salaryRange: '$50k' })[0]).not.toHaveProperty('fixes');
    expect(faults(berlin, 'EUR')).toEqual([]);
    expect(faults({ ...berlin, places: 'Germany, France' })).toEqual([]);
    expect(faults({ ...berlin, payFrom: '' })).toEqual([]);
  });
});

describe('posting rules', () => {
  it.each([
    ['Sacramento, CA', 'California', false, undefined, undefined],
    ['Denver, CO', 'Colorado', true, true, undefined],
    ['Hartford, CT', 'Connecticut', false, undefined, true],
    ['Washington, DC', 'The District of Columbia', false, undefined, undefined],
    ['Honolulu, HI', 'Hawaii', false, undefined, undefined],
    ['Chicago, IL', 'Illinois', true, undefined, undefined],
    ['Boston, MA', 'Massachusetts', false, undefined, undefined],
    ['Annapolis, MD', 'Maryland', true, undefined, undefined],
    ['Duluth, MN', 'Minnesota', true, undefined, undefined],
    ['Newark, NJ', 'New Jersey', true, undefined, undefined],
    ['Reno, NV', 'Nevada', false, undefined, true],
    ['Albany, NY', 'New York', false, undefined, undefined],
    ['Newport, RI', 'Rhode Island', false, undefined, true],
    ['Burlington, VT', 'Vermont', false, undefined, undefined],
    ['Seattle, WA', 'Washington', true, undefined, undefined],
    ['Vancouver, British Columbia', 'British Columbia', false, undefined, undefined],
    ['Toronto, Ontario', 'Ontario', false, undefined, undefined],
    ['Prince Edward Island', 'Prince Edward Island', false, undefined, undefined],
    ['Lyon, France', 'The European Union', false, undefined, undefined],
  ])('of %s are those of %s', (typed, place, needsBenefits, needsClosingDate, isOnRequest) => {
    const rule = findPayRule(typed);
    expect([rule?.place, rule?.needsBenefits, rule?.needsClosingDate, rule?.isOnRequest]).toEqual([
      place,
      needsBenefits,
      needsClosingDate,
      isOnRequest,
    ]);
  });

  it('are each said once, or why there is none', () => {
    expect(findPayRules(['Lyon, France', 'Berlin, Germany', 'Austin, TX'])).toHaveLength(1);
    expect(describeRule(findPayRule('Reno, NV')!)).toContain('at a set point or on request');
    expect(describeRule(findPayRule('Lyon, France')!)).toContain('in the posting or before the interview');
    expect(describeRule(findPayRule('Albany, NY')!)).toBe(
      'New York requires the pay range in the posting (employers with 4 or more people, since September 2023).',
    );
    expect(describeNoRule([])).toContain('Enter a location');
    expect(describeNoRule(['Austin, TX'])).toBe('No posting rule known for the places given.');
    expect(describeNoRule(['United States'])).toContain('Include the state');
    expect(describeNoRule(['Atlantis'])).toContain('Include the country');
  });

  it('miss what is not there', () => {
    const missing = (answers: Partial<Draft>, change = (data: JobData) => data) => {
      const data = change(make(answers));
      return readRules(readFacts(data.answers, 'USD'), data.posting!).map((reading) => reading.missing);
    };
    const denver = { location: 'Denver, CO' };
    expect(missing(denver)).toEqual([['pay figures', 'confirmed benefits', 'a closing date']]);
    expect(missing({ ...denver, payFrom: '50000', closingDate: '2026-12-01' })).toEqual([['confirmed benefits']]);
    expect(missing({ ...denver, payFrom: '50000', closingDate: '2026-12-01' }, (data) => chooseBenefits(data, true))).toEqual([[]]);
    expect(missing({ ...denver, payFrom: '50000', closingDate: '2026-12-01' }, (data) => chooseBenefits(data, false))).toEqual([
      ['confirmed benefits'],
    ]);
    expect(missing({ location: 'Reno, NV' })).toEqual([[]]);
    expect(placesOf(factsOf({ location: 'Lyon', country: 'France', places: 'Spain, Italy' }))).toEqual(['Lyon, France', 'Spain', 'Italy']);
    expect(placesOf(factsOf())).toEqual([]);
  });
});

describe('what to look at', () => {
  it('is a title that says another level or type', () => {
    const titled = (jobTitle: string, more: Partial<Draft> = {}) =>
      checksOf(make({ jobTitle, ...more })).find(({ id }) => id === 'title')?.fixes?.[0]?.label;
    expect(titled('Sr Miller')).toBe(titled('Senior Miller'));
    expect(titled('Senior Miller')).toMatch(/^Set it to Senior/);
    expect(titled('Senior Miller', { experienceLevel: 'executive' })).toBeUndefined();
    expect(titled('Junior Miller')).toMatch(/^Set it to Entry/);
    expect(titled('Junior Miller', { experienceLevel: 'entry-level' })).toBeUndefined();
    expect(titled('Chief Miller')).toMatch(/^Set it to Executive/);
    expect(titled('Chief of Staff')).toBeUndefined();
    expect(titled('Miller Intern')).toBe('Set Job Type to Internship');
    expect(titled('Miller Intern', { jobType: 'remote' })).toBe('Set Contract Type to Internship');
    expect(titled('Junior Intern', { jobType: 'internship' })).toBeUndefined();
    expect(titled('Internship Coordinator')).toBeUndefined();
  });

  it('is remote work without terms or with another workplace', () => {
    expect(has('contract', { jobType: 'remote' })).toBe(true);
    expect(has('contract', { jobType: 'remote', contractType: 'full-time' })).toBe(false);
    expect(has('contract', {})).toBe(false);
    expect(has('workplace', { jobType: 'remote', workplace: 'on-site' })).toBe(true);
    expect(has('workplace', { jobType: 'remote', workplace: 'hybrid' })).toBe(true);
    expect(has('workplace', { jobType: 'remote', workplace: 'remote' })).toBe(false);
    expect(has('workplace', { workplace: 'hybrid' })).toBe(false);
  });

  it('is a closing date in the past or before the posting', () => {
    expect(has('closed', { closingDate: '2026-11-14' })).toBe(true);
    expect(has('closed', { closingDate: '2026-11-15' })).toBe(false);
    expect(has('closed', { closingDate: '2026-11-14' }, '')).toBe(false);
    expect(has('dates', { postingDate: '2026-11-15', closingDate: '2026-11-14' })).toBe(true);
    expect(has('dates', { postingDate: '2026-11-15', closingDate: '2026-11-15' })).toBe(false);
    expect(has('dates', { postingDate: '', closingDate: '2026-11-15' })).toBe(false);
  });

  it('is an internship without pay, and benefits that nobody chose', () => {
    expect(has('internship', { jobType: 'internship' })).toBe(true);
    expect(has('internship', { jobType: 'internship', payFrom: '20' })).toBe(false);
    expect(has('internship', {})).toBe(false);
    expect(has('benefits', {})).toBe(true);
    expect(checksOf(chooseBenefits(make(), true)).some(({ id }) => id === 'benefits')).toBe(false);
  });

  it('is the eighth requirement', () => {
    const fill = (count: number) => {
      let data = make();
      data = moveLines(
        data,
        data.posting!.lines.filter(({ section }) => section === 'required').map(({ id }) => id),
        'preferred',
      );
      for (let made = 0; made < count; made += 1) data = addLine(data, 'required', `Need ${made}`);
      return checksOf(data).find(({ id }) => id === 'requirements')?.fixes?.[0]?.label;
    };
    expect([7, 8, 9].map(fill)).toEqual([undefined, 'Move the last one to preferred', 'Move the last 2 to preferred']);
  });
});

describe('lines', () => {
  const line = (id: string, source = id): Line => ({ id, section: 'required', text: id, source, isOwn: false, isTicked: false });

  it('are added with an id of their own; a benefit counts as chosen', () => {
    const data = make();
    expect(addLine(data, 'required', '  ')).toBe(data);
    const added = addLine(data, 'required', ' Lift sacks ');
    expect(added.posting!.lines.at(-1)).toEqual({
      id: `line-${data.made + 1}`,
      section: 'required',
      text: 'Lift sacks',
      source: '',
      isOwn: true,
      isTicked: false,
    });
    expect(added.posting!.hasChosenBenefits).toBe(false);
    expect(addLine(data, 'benefits', 'Flour').posting).toMatchObject({ hasChosenBenefits: true });
    expect(linesOf(addLine(data, 'benefits', 'Flour').posting!, 'benefits').map(({ text }) => text)).toEqual(['Flour']);
    const [first] = data.posting!.lines.filter(({ section }) => section === 'benefits');
    expect(linesOf(tickBenefit(data, first!.id, true).posting!, 'benefits')).toHaveLength(1);
  });

  it('are one’s own once they are rewritten', () => {
    const data = make();
    const { id, text } = data.posting!.lines[0]!;
    expect([rewriteLine(data, id, ' '), rewriteLine(data, id, text), rewriteLine(data, 'none', 'x')].every((one) => one === data)).toBe(
      true,
    );
    expect(rewriteLine(data, id, 'New').posting!.lines[0]).toMatchObject({ text: 'New', isOwn: true });
    expect(rewriteSummary(data, 'New').posting).toMatchObject({ summary: 'New', isSummaryOwn: true });
    expect(rewriteSummary(data, ' ')).toBe(data);
  });

  it('that were dropped are remembered, the last 500 of them', () => {
    expect(keepSources(['a'], [line('b'), line('c', '')])).toEqual(['a', 'b']);
    const many = Array.from({ length: 500 }, (_, index) => String(index));
    expect(keepSources(many, [line('new')])).toEqual([...many.slice(1), 'new']);
  });

  it('are stale where an answer in them has changed', () => {
    const data = make();
    expect(isStale(data)).toBe(false);
    expect(isStale({ ...data, answers: { ...data.answers, industry: 'Grain' } })).toBe(true);
    expect(isStale({ ...data, answers: { ...data.answers, salaryRange: '50k' } })).toBe(false);
    expect(isStale({ ...data, posting: null })).toBe(false);
    expect(hasDetails(draft({ location: 'Lyon', postingDate: '2020-01-01' }), draft())).toBe(false);
    expect(hasDetails(draft({ otherPay: 'Flour' }), draft())).toBe(true);
  });
});

describe('the ad for search engines', () => {
  const ad = (answers: Partial<Draft>) => toJobAd(factsOf(answers), make(answers).posting!);

  it('has one value or two, and where remote people may live', () => {
    expect(ad({ payFrom: '20', payTo: '20', payPeriod: 'hour' }).json.baseSalary).toMatchObject({ value: { value: 20, unitText: 'HOUR' } });
    expect(ad({ payFrom: '20', payTo: '25' }).json.baseSalary).toMatchObject({ value: { minValue: 20, maxValue: 25, unitText: 'YEAR' } });
    const remote = { jobType: 'remote' as const, country: 'France' };
    expect(ad(remote).json).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'France' },
    });
    expect(ad({ ...remote, places: 'Texas, Spain' }).json.applicantLocationRequirements).toEqual([
      { '@type': 'State', name: 'Texas, USA' },
      { '@type': 'Country', name: 'Spain' },
    ]);
    expect(ad({ jobType: 'remote' }).missing).toEqual(['Hiring Places or Country, since the job is remote']);
    expect(ad({}).missing).toEqual(['Location']);
    expect(ad({ location: 'Remote' }).missing).toEqual(['Hiring Places or Country, since the job is remote']);
    expect(ad({ location: 'Springfield' }).missing).toEqual(['Country']);
    expect(ad({ location: 'Denver, CO', postingDate: '' }).missing).toEqual(['Posting Date']);
    expect(ad({ location: 'Denver, CO' }).advised).toEqual(['pay figures', 'a Closing Date', 'the Website']);
  });

  it('parts a place', () => {
    const address = (location: string, country = '') =>
      (ad({ location, country }).json.jobLocation as { address: object } | undefined)?.address;
    expect(address('Denver, CO')).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Denver',
      addressRegion: 'CO',
      addressCountry: 'US',
    });
    expect(address('Lyon, France')).toEqual({ '@type': 'PostalAddress', addressLocality: 'Lyon', addressCountry: 'France' });
    expect(address('Washington, DC')).toMatchObject({ addressLocality: 'Washington', addressRegion: 'DC' });
    expect(address('Springfield', 'Canada')).toEqual({
      '@type': 'PostalAddress',
      addressLocality: 'Springfield',
      addressCountry: 'Canada',
    });
  });
});

describe('words', () => {
  it('are cut, joined and ended', () => {
    expect([cutText('abc', 3), cutText('abcd', 3), cutText('a😀b', 2)]).toEqual(['abc', 'abc', 'a']);
    expect([oneLine(' a\n b '), withoutEnd('Miller. '), endSentence('Go'), endSentence('Go…')]).toEqual(['a b', 'Miller', 'Go.', 'Go…']);
  });

  it.each([
    ['HR manager', 'an'],
    ['UX designer', 'a'],
    ['QA tester', 'a'],
    ['SaaS lead', 'a'],
    ['hourly worker', 'an'],
    ['union clerk', 'a'],
    ['unimportant job', 'an'],
    ['11 year old', 'an'],
    ['18 month job', 'an'],
    ['10 month job', 'a'],
    ['8 hour job', 'an'],
    ['LEAD MILLER', 'a'],
    ['HEAD OF MILLS', 'a'],
  ] as const)('“%s” takes “%s”', (words, article) => {
    expect(articleFor(words)).toBe(article);
  });
});
