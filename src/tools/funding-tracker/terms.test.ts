import { describe, expect, it } from 'vitest';
import { makeRound, state, type Round } from './model';
import {
  basisOf,
  computePricing,
  computeProgress,
  describeDaysOpen,
  describeTerms,
  describeValuation,
  instrumentOf,
  isBasisAssumed,
  isInstrumentOpen,
  settleTerms,
  termNamesOf,
} from './terms';
import { buildUpdate, toMailLink } from './update';

const today = '2026-11-15';
const round = (more: Partial<Round> = {}): Round => ({ ...makeRound('a', 'Seed', 100_000, ''), ...more });

describe('what the money is given for', () => {
  it('follows from the type, or is asked', () => {
    const of = (roundType: Round['roundType'], instrument: Round['instrument'] = '') => instrumentOf({ roundType, instrument });
    expect([of('SAFE', 'priced'), of('Convertible Note'), of('Grant'), of('Seed'), of('Bridge'), of('Seed', 'safe')]).toEqual([
      'safe',
      'note',
      'grant',
      'priced',
      'note',
      'safe',
    ]);
    expect(['SAFE', 'Seed', 'toString'].map(isInstrumentOpen)).toEqual([false, true, true]);
    expect(termNamesOf({ roundType: 'SAFE', instrument: '' })).toEqual(['basis', 'discount', 'mfn']);
    expect(termNamesOf({ roundType: 'Grant', instrument: '' })).toEqual([]);
  });

  it('takes a basis until somebody says it', () => {
    const basis = (more: Partial<Round>) => [basisOf(round(more)), isBasisAssumed(round({ valuation: 1, ...more }))];
    expect(basis({ roundType: 'SAFE' })).toEqual(['post', false]);
    expect(basis({ roundType: 'Seed' })).toEqual(['pre', true]);
    expect(basis({ roundType: 'Seed', basis: 'post' })).toEqual(['post', false]);
    expect(basis({ roundType: 'Convertible Note' })).toEqual(['pre', true]);
    expect(basis({ roundType: 'Grant' })).toEqual(['', false]);
    expect(isBasisAssumed(round({ valuation: 0 }))).toBe(false);
  });

  it('keeps only the terms that it has', () => {
    // Kept as percent at first.
    const old = { records: [{ ...round({ roundType: 'Convertible Note' }), discount: 20, interest: 8 }], currency: 'USD', extra: null };
    expect(state.migrate?.(old, 1)).toMatchObject({ records: [{ discount: 0.2, interest: 0.08 }] });
    const full = { discount: 0.2, mfn: true, interest: 0.08, maturity: '2028-01-01', valuation: 0 } as const;
    expect(settleTerms(round({ roundType: 'SAFE', ...full }))).toMatchObject({
      instrument: 'safe',
      discount: 0.2,
      mfn: true,
      interest: 0,
      maturity: '',
    });
    expect(settleTerms(round({ roundType: 'Convertible Note', ...full }))).toMatchObject({
      discount: 0.2,
      interest: 0.08,
      maturity: '2028-01-01',
    });
    expect(settleTerms(round({ ...full }))).toMatchObject({ instrument: 'priced', discount: 0, mfn: false, basis: 'pre' });
    expect(settleTerms(round({ valuation: 5 })).basis).toBe('');
    expect(settleTerms(round({ roundType: 'Grant' })).instrument).toBe('');
    expect(describeTerms(round({ roundType: 'Convertible Note', ...full }))).toEqual([
      'No cap',
      '20% discount',
      'MFN',
      '8% interest a year',
      'Matures 1 Jan 2028',
    ]);
    expect(describeTerms(round({ ...full }))).toEqual([]);
    expect(describeTerms(round({ roundType: 'SAFE', valuation: 1 }))).toEqual([]);
  });
});

describe('the price', () => {
  it('is pre plus new money', () => {
    const price = (more: Partial<Round>) => computePricing(round({ amount: 100, valuation: 400, ...more }));
    expect(price({})).toEqual({ kind: 'priced', pre: 400, post: 500, ownership: 0.2, isCap: false });
    expect(price({ basis: 'post' })).toEqual({ kind: 'priced', pre: 300, post: 400, ownership: 0.25, isCap: false });
    expect(price({ roundType: 'SAFE' })).toMatchObject({ isCap: true, post: 400 });
    expect(price({ basis: 'post', valuation: 100 })).toEqual({ kind: 'impossible' });
    expect(price({ basis: 'post', valuation: 101 })).toMatchObject({ pre: 1 });
    for (const none of [{ valuation: 0 }, { amount: 0 }, { refund: true }, { roundType: 'Grant' as const }])
      expect(price(none)).toEqual({ kind: 'none' });
    expect(describeValuation(round({ valuation: 5, date: '2026-01-02' }))).toBe('Seed, taken as pre-money · 2 Jan 2026');
    expect(describeValuation(round({ valuation: 5, basis: 'post', date: '' }))).toBe('Seed, post-money');
    expect(describeValuation(round({ roundType: 'SAFE', date: '' }))).toBe('SAFE cap, not a priced valuation');
  });
});

describe('progress', () => {
  const progress = (more: Partial<Round>) =>
    computeProgress(round({ amount: 1000, target: 0, wired: 0, signed: 0, committed: 0, softCircled: 0, ...more }));

  it('counts each amount once', () => {
    expect(progress({ wired: 100, signed: 200, committed: 300, softCircled: 400 })).toMatchObject({
      found: 1000,
      share: 1,
      missing: 0,
      isDoubtful: false,
      target: 1000,
    });
    expect(
      progress({ cumulative: true, wired: 100, signed: 200, committed: 150, softCircled: 400 })?.stages.map(({ amount }) => amount),
    ).toEqual([100, 100, 0, 200]);
    expect(progress({ target: 2000, wired: 500 })).toMatchObject({ share: 0.25, missing: 1500 });
    expect(progress({})).toBeUndefined();
    expect(progress({ target: 1 })).toMatchObject({ found: 0, share: 0 });
    expect(progress({ amount: 0, wired: 5 })).toBeUndefined();
    expect(progress({ wired: 5, refund: true })).toBeUndefined();
  });

  it('doubts sums that look like running totals', () => {
    expect(progress({ wired: 400, signed: 700 })?.isDoubtful).toBe(true);
    expect(progress({ wired: 700, signed: 400 })?.isDoubtful).toBe(false);
    expect(progress({ wired: 600, signed: 600 })?.isDoubtful).toBe(true);
    expect(progress({ wired: 500, signed: 500 })?.isDoubtful).toBe(false);
    expect(progress({ wired: 1100 })?.isDoubtful).toBe(false);
    expect(progress({ cumulative: true, wired: 400, signed: 1400 })?.isDoubtful).toBe(false);
  });

  it('says how long a round was open', () => {
    const open = (more: Partial<Round>) =>
      describeDaysOpen(round({ status: 'In Progress', opened: '2026-11-14', date: '', ...more }), today);
    expect([open({}), open({ opened: today }), open({ opened: '2026-11-16' }), open({ opened: '' }), open({ status: 'Failed' })]).toEqual([
      'Open for 1 day',
      'Open for 0 days',
      '',
      '',
      '',
    ]);
    expect(open({ status: 'Completed', date: '2026-11-20' })).toBe('Was open for 6 days');
    expect(open({ status: 'Completed' })).toBe('');
  });
});

describe('a mail to investors', () => {
  const typed = { company: ' Brack Mills ', highlights: '- One\n\n• two ', asks: '' };
  const mail = (rounds: Round[], more: object = {}) => buildUpdate(rounds, { ...typed, ...more }, today, 'USD');

  it('says what came in and what is under way', () => {
    const { subject, body } = mail([
      round({ id: 'c', status: 'Completed', amount: 50_000, date: '2026-01-01' }),
      round({ id: 'l', status: 'In Progress', amount: 100_000, wired: 20_000, date: '2026-11-14', opened: '' }),
      round({ id: 'n', status: 'In Progress', amount: 30_000, date: '2026-12-01' }),
    ]);
    expect(subject).toBe('Brack Mills investor update November 2026');
    expect(body).toContain('Here is where Brack Mills stands in November 2026.');
    expect(body).toContain('What went well\n- One\n- two');
    expect(body).toContain('- Raised so far: $700.00\n  $500.00 in completed rounds and $200.00 wired in rounds under way');
    expect(body).toContain('- Seed: $1,000.00, in progress, was due to close 14 Nov 2026\n  20% of $1,000.00 found: wired $200.00');
    expect(body).toContain('closing 1 Dec 2026');
    expect(body).not.toContain('What we need help with');
    expect(body).not.toContain('[Sample');
  });

  it('is careful with samples and without a name', () => {
    expect(mail([], { company: '' })).toMatchObject({ subject: 'Investor update November 2026' });
    expect(mail([], { company: '' }).body).toContain('Here is where we stand in November 2026.');
    expect(mail([round({ id: 'sample-1' })]).body).toMatch(/^\[Sample figures/);
    expect(mail([round({ id: 'sample-1' }), round()]).body).toMatch(/^\[Sample rounds/);
    expect(mail([round({ status: 'In Progress', wired: 5000, amount: 10_000 })]).body).toContain('All of it wired in rounds under way');
    const doubtful = mail([round({ status: 'In Progress', amount: 1000, wired: 400, signed: 700 })]).body;
    expect(doubtful).toContain('  Target $10.00: wired $4.00, signed $7.00');
    expect(toMailLink({ subject: 'a', body: 'b\nc' })).toBe('mailto:?subject=a&body=b%0D%0Ac');
    const base = 'mailto:?subject=&body='.length;
    expect(
      [toMailLink({ subject: '', body: 'x'.repeat(8000 - base) }), toMailLink({ subject: '', body: 'x'.repeat(8001 - base) })].map(
        (link) => link?.length,
      ),
    ).toEqual([8000, undefined]);
  });
});
