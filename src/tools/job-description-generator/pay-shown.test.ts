import { describe, expect, it } from 'vitest';
import { readRules } from './checks';
import { readFacts } from './facts';
import { chooseBenefits } from './lines';
import { type JobData } from './model';
import { formatPay, parseSalary, readPay } from './pay';
import { describeNoRule, describeRule, findPayRule, findPayRules } from './pay-laws';
import { draft, make, postingOf, checkIds } from './test-data';

describe('pay', () => {
  it.each([
    ['$120,000 - $150,000', { from: 120_000, to: 150_000, currency: 'USD', period: 'year' }],
    ['$120k–150k', { from: 120_000, to: 150_000, currency: 'USD', period: 'year' }],
    ['80-100k EUR', { from: 80_000, to: 100_000, currency: 'EUR', period: 'year' }],
    ['€50.000 to €60.000 per year', { from: 50_000, to: 60_000, currency: 'EUR', period: 'year' }],
    ['£22.50/hour', { from: 22.5, to: 22.5, currency: 'GBP', period: 'hour' }],
    ['C$4,000 a month', { from: 4000, to: 4000, currency: 'CAD', period: 'month' }],
    ['between 30 and 40 USD per hour', { from: 30, to: 40, currency: 'USD', period: 'hour' }],
    ['from $90,000 to $110,000', { from: 90_000, to: 110_000, currency: 'USD', period: 'year' }],
    ['US$120,000 per year', { from: 120_000, to: 120_000, currency: 'USD', period: 'year' }],
    ['S$60,000 - S$70,000', { from: 60_000, to: 70_000, currency: 'SGD', period: 'year' }],
    ['$100k - $120k + equity', { from: 100_000, to: 120_000, currency: 'USD', period: 'year' }],
    ['$20 per hour, 40 hours', undefined],
    ['$120k + 401k', undefined],
    ['up to $50,000', undefined],
    ['$90k+', undefined],
    ['from $90,000', undefined],
    ['$50 - $60', undefined],
    ['Competitive', undefined],
    ['$100,000 plus 10% bonus', undefined],
    ['1, 2 or 3 per hour', undefined],
    ['', undefined],
  ])('reads %s', (typed, pay) => {
    expect(parseSalary(typed, 'USD')).toEqual(pay);
  });

  it('prefers the figures, shows the typed range, and says when the two differ', () => {
    expect(readPay(draft({ payFrom: '50000', payTo: '60000' }), 'EUR')).toEqual({
      pay: { from: 50_000, to: 60_000, currency: 'EUR', period: 'year' },
      salary: '€50,000 to €60,000 a year',
    });
    const both = readPay(draft({ payFrom: '20', payPeriod: 'hour', payCurrency: 'GBP', salaryRange: '£21 per hour' }), 'USD');
    expect(both.salary).toBe('£21 per hour');
    expect(both.problem).toBe('Salary Range says £21 an hour; these figures say £20 an hour.');
    expect(readPay(draft({ payFrom: '9', payTo: '8' }), 'USD')).toMatchObject({ pay: undefined, problem: 'Pay To is below Pay From.' });
    expect(formatPay({ from: 22.5, to: 30, currency: 'USD', period: 'hour' })).toBe('$22.50 to $30 an hour');
    expect(formatPay({ from: 4000, to: 4000, currency: 'CAD', period: 'month' })).toBe('$4,000 CAD a month');
    expect(readPay(draft({ salaryRange: '$100k' }), 'USD').note).toBe('Read as $100,000 a year.');
  });

  it('knows where a range has to be posted', () => {
    expect(findPayRule('Denver, CO')?.place).toBe('Colorado');
    expect(findPayRule('New York, NY')?.place).toBe('New York');
    expect(findPayRule('Washington, D.C.')?.place).toBe('The District of Columbia');
    expect(findPayRule('Washington DC')?.place).toBe('The District of Columbia');
    expect(findPayRule('Seattle, Washington')?.place).toBe('Washington');
    expect(findPayRule('Berlin, Germany')?.place).toBe('The European Union');
    const berlin = findPayRule('Berlin');
    expect(berlin && describeRule(berlin)).toBe(
      'The European Union requires the starting pay or range in the posting or before the interview (Directive 2023/970, which its countries had to put into their own law by 7 June 2026).',
    );
    // A place that was read is not asked for again.
    expect(describeNoRule(['Bristol, UK'])).toBe('No posting rule known for the places given.');
    expect(describeNoRule(['Austin, TX'])).toBe('No posting rule known for the places given.');
    expect(describeNoRule(['Bristol'])).toContain('Include the country');
    expect(describeNoRule(['United States'])).toContain('Include the state');
    expect(describeNoRule([])).toContain('Enter a location');
    expect(findPayRule('Toronto, ON')?.place).toBe('Ontario');
    expect(findPayRule('Ontario, CA')?.place).toBe('California');
    expect(findPayRule('Austin, TX')).toBeUndefined();
    expect(findPayRule('Hartford, CT')?.isOnRequest).toBe(true);
    expect(findPayRules(['Denver, CO', 'Boulder, CO', 'CA']).map(({ place }) => place)).toEqual(['Colorado', 'California']);
  });

  it('says what the posting lacks for each place, until it is there', () => {
    const bare = make({ location: 'Denver, CO' });
    const missing = (data: JobData) => readRules(readFacts(data.answers, 'USD'), postingOf(data)).map((rule) => rule.missing);
    expect(missing(bare)).toEqual([['pay figures', 'confirmed benefits', 'a closing date']]);
    const full = chooseBenefits(make({ location: 'Denver, CO', salaryRange: '$100k - $120k', closingDate: '2026-12-01' }), true);
    expect(missing(full)).toEqual([[]]);
    expect(checkIds(bare)).toContain('rule-Colorado');
    expect(checkIds(full)).not.toContain('rule-Colorado');
    expect(missing(make({ location: 'Berlin', country: 'Germany', places: 'CA' }))).toEqual([['pay figures'], ['pay figures']]);
  });
});
