import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../../build/runs';
import { toText } from '@/lib/document-text';
import { findChecks } from './checks';
import { readAnswers } from './facts';
import { findFaults } from './faults';
import { applyFix, fields, isStale, keepFault, sampleAnswers, type Draft, type TermsData } from './model';
import { toTerms } from './terms';
import { today, make, documentOf, textOf, checkIds } from './test-data';

describe('the checks', () => {
  it('find what the choices bring with them', () => {
    expect(checkIds(make())).toEqual([]);
    expect(checkIds(make({ subscriptions: true }))).toEqual(['renewal']);
    expect(checkIds(make({ userContent: true }))).toEqual(['no-dmca']);
    expect(checkIds(make({ userContent: true, dmca: true }))).toEqual(['agent']);
    expect(checkIds(make({ classWaiver: true }))).toEqual(['waiver-alone']);
    expect(checkIds(make({ country: 'Germany', liabilityCap: false }))).toEqual(['withdrawal-button', 'german-law', 'german-business']);
    expect(checkIds(make({ country: 'France', arbitration: true }))).toEqual([
      'europe-arbitration',
      'cap',
      'withdrawal-button',
      'national-law',
    ]);
    expect(checkIds(make({ effectiveDate: '2026-11-01' }))).toEqual(['backdated']);
    expect(checkIds(make({ effectiveDate: '2026-12-01' }))).toEqual([]);
    expect(checkIds(make({ audience: 'businesses', userAgeRestriction: '16' }))).toContain('young-business');
    const uncapped = { liabilityCap: false };
    expect(checkIds(make({ ...uncapped, country: 'Germany', userContent: true }))).toEqual([
      'dsa',
      'withdrawal-button',
      'german-law',
      'german-business',
    ]);
    expect(checkIds(make({ ...uncapped, country: 'Germany', subscriptions: true }))).toEqual([
      'order-button',
      'withdrawal-button',
      'german-law',
      'german-business',
    ]);
    expect(checkIds(make({ ...uncapped, country: 'Scotland', subscriptions: true }))).toEqual(['order-button', 'uk-subscriptions']);
    expect(checkIds(make({ ...uncapped, country: 'Scotland' }))).toEqual([]);
    expect(checkIds(make({ ...uncapped, country: 'Scotland', noticeDays: '13' }))).toEqual(['notice']);
    expect(checkIds(make({ ...uncapped, country: 'Scotland', noticeDays: '14' }))).toEqual([]);
    expect(checkIds(make({ country: 'Germany', region: 'us' }))).toEqual(['region']);
  });

  it('are settled by what they offer', () => {
    const flags = Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => (field.kind === 'flag' ? [[name, fc.boolean()]] : [])),
    );
    fc.assert(
      fc.property(fc.record(flags), fc.constantFrom('us', 'eu', 'uk', 'other'), (on, region) => {
        const answers = make({ ...on, region, noticeDays: '3', effectiveDate: '2020-01-01' });
        for (const { id, fixes = [] } of findChecks(readAnswers(answers), today))
          for (const { change } of fixes) expect(checkIds({ ...answers, ...change })).not.toContain(id);
      }),
      { numRuns: atMost(200) },
    );
  });
});

describe('faults', () => {
  it('in numbers make the terms a draft, and no other number is printed', () => {
    const bad = make({ includeRefundPolicy: true, refundDays: '-4', noticeDays: '400' });
    const facts = readAnswers(bad);
    expect(findFaults(facts).map(({ id }) => id)).toEqual(['range-refundDays', 'range-noticeDays']);
    expect(documentOf(bad).mark).toBe('Draft');
    expect(textOf(bad)).not.toContain('within 1 day');
    expect(textOf(bad)).toContain('at least 400 days');
    const kept = findFaults(facts).map(({ text }) => text);
    expect(toText(toTerms({ answers: bad, day: today }, kept))).not.toContain('isn’t a number');
    expect(findFaults(readAnswers(make({ refundDays: '-4' })))).toEqual([]);
  });

  it('are names that are left of the sample', () => {
    const half = { ...sampleAnswers(today), companyName: 'Acme Inc.' };
    expect(findFaults(readAnswers(half)).map(({ text }) => text)).toEqual(['Still from the sample: Website.']);
    expect(documentOf(half).mark).toBe('Draft');
    expect(findFaults(readAnswers(sampleAnswers(today)))).toEqual([]);
  });

  it('in the cap are an amount below zero, without a currency, or in one of another place', () => {
    const cap = (capAmount: string, more: Partial<Draft> = {}) =>
      make({ liabilityCap: true, capBasis: 'greater', capAmount, country: 'Germany', state: '', ...more });
    const idsOf = (answers: Draft) => findFaults(readAnswers(answers)).map(({ id }) => id);
    for (const amount of ['-100', '€ -100', '(100)', '0']) expect(idsOf(cap(amount)), amount).toEqual(['cap-amount']);
    const [fault] = findFaults(readAnswers(cap('100')));
    expect(fault).toMatchObject({ id: 'cap-currency', fixes: [{ label: 'Write “100 EUR”', change: { capAmount: '100 EUR' } }] });
    expect(documentOf(cap('100')).mark).toBe('Draft');
    expect(idsOf(cap('$100'))).toEqual(['cap-place']);
    for (const amount of ['€100', '100 EUR', 'one hundred euros', '']) expect(idsOf(cap(amount)), amount).toEqual([]);
    expect(idsOf(cap('$100', { country: 'Canada', state: 'Ontario' }))).toEqual([]);
    // A cap that is not printed is no fault.
    for (const more of [{ audience: 'consumers' }, { liabilityCap: false }, { capBasis: 'fees' }] as const)
      expect(idsOf(cap('-100', more))).toEqual([]);
  });

  it('are each a fault, not just a hint, and quote what was typed up to forty letters', () => {
    const found = (more: Partial<Draft>) => findFaults(readAnswers(make(more)));
    const cap = { liabilityCap: true, capBasis: 'amount', country: 'Germany', state: '', audience: 'businesses' } as const;
    for (const more of [{ noticeDays: '0' }, { ...cap, capAmount: '0' }, { ...cap, capAmount: '100' }, { ...cap, capAmount: '$100' }])
      expect(found(more).map(({ isFault }) => isFault)).toEqual([true]);
    expect(found({ ...sampleAnswers(today), companyName: 'Acme Inc.' }).map(({ isFault }) => isFault)).toEqual([true]);
    const quoted = (count: number) => /“(.*)”/.exec(found({ noticeDays: '9'.repeat(count) })[0]?.text ?? '')?.[1];
    expect([quoted(40), quoted(41)]).toEqual(['9'.repeat(40), `${'9'.repeat(39)}…`]);
    // Right above nothing, a cap is one.
    expect(found({ ...cap, capAmount: '€0.01' })).toEqual([]);
    expect(found({ ...cap, capAmount: '1' }).map(({ id }) => id)).toEqual(['cap-currency']);
    // Without a place nobody knows in which currency.
    expect(found({ ...cap, country: '', capAmount: '100' })[0]).not.toHaveProperty('fixes');
  });

  it('are only in numbers that these terms print', () => {
    const asked = (more: Partial<Draft>) =>
      findFaults(
        readAnswers(
          make({
            liabilityCap: false,
            refundDays: 'x',
            trialDays: 'x',
            reminderDays: 'x',
            optOutDays: 'x',
            capMonths: 'x',
            noticeDays: 'x',
            ...more,
          }),
        ),
      ).map(({ id }) => id.replace('range-', ''));
    expect(asked({})).toEqual(['noticeDays']);
    expect(asked({ includeRefundPolicy: true })).toEqual(['refundDays', 'noticeDays']);
    expect(asked({ subscriptions: true })).toEqual(['trialDays', 'reminderDays', 'noticeDays']);
    expect(asked({ arbitration: true })).toEqual(['optOutDays', 'noticeDays']);
    expect(asked({ liabilityCap: true, capBasis: 'fees' })).toEqual(['capMonths', 'noticeDays']);
    expect(asked({ liabilityCap: true, capBasis: 'amount' })).toEqual(['noticeDays']);
    // Towards consumers in the EU alone there is no cap.
    const eu = { liabilityCap: true, capBasis: 'fees', country: 'France', state: '' } as const;
    expect([asked({ ...eu, audience: 'consumers' }), asked({ ...eu, audience: 'businesses' })]).toEqual([
      ['noticeDays'],
      ['capMonths', 'noticeDays'],
    ]);
  });

  it('and other checks are settled in the text by their fix', () => {
    const answers = make({ country: 'Germany', state: '', noticeDays: '5' });
    const data: TermsData = { answers, made: { answers, day: '2026-11-01' }, versions: [] };
    const fix = findChecks(readAnswers(answers), today).find(({ id }) => id === 'notice')?.fixes?.[0]?.change ?? {};
    const fixed = applyFix(data, fix, today);
    expect(isStale(fixed)).toBe(false);
    expect(fixed.made && toText(toTerms(fixed.made))).toContain('at least 30 days before it takes effect');
    expect(keepFault(data, 'x').kept).toEqual(['x']);
  });
});
