import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates';
import {
  addEntry,
  describeTerm,
  isRegistered,
  plainEntry,
  readTerm,
  registerAgenda,
  registerFiles,
  registerSearch,
  sortEntries,
  type RegisterEntry,
} from './register';

const today = '2026-11-17';
const around = { today, currency: 'EUR' };
const entry = (more: Partial<RegisterEntry>): RegisterEntry => ({ ...plainEntry, id: '1', title: 'Lease', party: 'Acre', ...more });
const renewing = (more: Partial<RegisterEntry>) => entry({ renews: 'yes', ...more });

describe('the term of a contract', () => {
  it('ends by itself, or renews until somebody gives notice', () => {
    expect(readTerm(entry({}), today)).toBeUndefined();
    expect(readTerm(entry({ ends: '2026-11-16', notice: 30 }), today)).toEqual({
      end: '2026-11-16',
      noticeBy: '',
      noticeTo: '',
      isMissed: false,
      isOver: true,
    });
    // Three months to the end of the year are over with September; 60 days before the last of March are the 30th of January.
    expect(readTerm(renewing({ ends: '2027-12-31', notice: 3, noticeUnit: 'months' }), today)?.noticeBy).toBe('2027-09-30');
    expect(readTerm(renewing({ ends: '2027-03-31', notice: 60 }), today)?.noticeBy).toBe('2027-01-30');
    expect(readTerm(renewing({ ends: '2027-03-31', notice: 2, noticeUnit: 'weeks' }), today)?.noticeBy).toBe('2027-03-17');
  });

  it('rolls on from the day it first ended, whatever February does', () => {
    expect(readTerm(renewing({ ends: '2023-02-28', notice: 1, noticeUnit: 'months' }), today)).toMatchObject({
      end: '2027-02-28',
      noticeBy: '2027-01-31',
    });
    expect(readTerm(renewing({ ends: '2027-02-28' }), '2027-03-01')?.end).toBe('2028-02-29');
    expect(readTerm(renewing({ ends: '2026-10-31', renewMonths: 1 }), today)?.end).toBe('2026-11-30');
  });

  it('has no days beyond those a calendar knows, whatever a file says', () => {
    for (const wild of [
      { notice: 25_823, noticeUnit: 'months' as const, ends: '0003-01-01' },
      { notice: -416_018, noticeUnit: 'weeks' as const, ends: '2026-11-15' },
      { renewMonths: Number.NaN, notice: Number.NaN, ends: '2026-11-15' },
      { ends: '9999-12-31' },
    ]) {
      const term = readTerm(entry({ renews: 'yes', ...wild }), today);
      for (const day of [term?.end ?? '', term?.noticeBy ?? '', term?.noticeTo ?? '']) expect(day).toMatch(/^(\d{4}-\d\d-\d\d)?$/);
      expect(describeTerm(entry({ renews: 'yes', ...wild }), today)).not.toMatch(/NaN|Invalid/);
    }
  });

  it('says when it is too late, and what comes next', () => {
    const late = renewing({ ends: '2026-12-31', notice: 3, noticeUnit: 'months' });
    expect(readTerm(late, today)).toEqual({
      end: '2026-12-31',
      noticeBy: '2027-09-30',
      noticeTo: '2027-12-31',
      isMissed: true,
      isOver: false,
    });
    expect(describeTerm(late, today)).toBe(
      'Renews on 1 January 2027; too late to stop that. Next: give notice by 30 September 2027 to end it on 31 December 2027',
    );
    expect(describeTerm({ ...late, ends: '2027-12-31' }, today)).toBe('Give notice by 30 September 2027, or it renews on 1 January 2028');
    expect(describeTerm(entry({ ends: '2027-01-01' }), today)).toBe('Ends on 1 January 2027');
    expect(describeTerm(entry({}), today)).toBe('No last day');
  });

  it('never asks for notice on a day that has passed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -4000, max: 4000 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom('days', 'weeks', 'months'),
        (offset, renewMonths, notice, noticeUnit) => {
          const one = renewing({ ends: addDays(today, offset), renewMonths, notice, noticeUnit });
          const term = readTerm(one, today);
          expect(term && term.end >= today && term.noticeBy >= today && term.noticeTo >= term.noticeBy).toBe(true);
          expect(term && (term.isMissed ? term.noticeTo > term.end : term.noticeTo === term.end)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('the register', () => {
  const lease = renewing({ ends: '2027-12-31', notice: 3, noticeUnit: 'months' });
  const nda = entry({ id: '2', title: 'NDA', party: '', ends: '2027-01-15' });
  const data = { register: { records: [lease, nda], currency: 'EUR' } };

  it('stands in the agenda and in a calendar with its days', async () => {
    expect(registerAgenda(data, around)).toEqual([
      { id: 'register-notice-1', day: '2027-09-30', title: 'Last day to give notice: Lease with Acre', isDone: false },
      { id: 'register-end-1', day: '2028-01-01', title: 'Lease with Acre renews', isDone: false },
      { id: 'register-end-2', day: '2027-01-15', title: 'NDA ends', isDone: false },
    ]);
    expect(registerAgenda({}, around)).toEqual([]);
    const calendar = registerFiles(data, around).find(({ name }) => name.endsWith('.ics'));
    expect(await (await calendar?.make())?.text()).toContain('SUMMARY:Last day to give notice: Lease with Acre');
    const csv = registerFiles(data, around).find(({ name }) => name.endsWith('.csv'));
    expect(await (await csv?.make())?.text()).toContain('Give notice by');
    expect(registerFiles({}, around)).toEqual([]);
  });

  it('is found by its names and notes', () => {
    const found = registerSearch({
      register: { records: [{ ...lease, note: 'In the safe' }, nda, entry({ id: '3', title: ' ', party: '' })], currency: 'EUR' },
    });
    expect(found).toEqual([
      { id: 'register-1', title: 'Lease with Acre', text: 'In the safe' },
      { id: 'register-2', title: 'NDA', text: '' },
    ]);
    expect(registerSearch({})).toEqual([]);
  });

  it('is over on the day after, and before that on no day', () => {
    const fixed = entry({ ends: '2026-11-17' });
    expect([readTerm(fixed, '2026-11-17')?.isOver, readTerm(fixed, '2026-11-18')?.isOver, readTerm(fixed, '')?.isOver]).toEqual([
      false,
      true,
      false,
    ]);
    expect(describeTerm(fixed, '2026-11-18')).toBe('Ended on 17 November 2026');
    expect(registerAgenda({ register: { records: [fixed], currency: 'EUR' } }, { ...around, today: '2026-11-18' })).toMatchObject([
      { isDone: true },
    ]);
  });

  it('lists first what is next, and takes the same paper once', () => {
    expect(sortEntries([lease, nda, entry({ id: '3' }), entry({ id: '4', ends: '2020-01-01' })], today).map(({ id }) => id)).toEqual([
      '2',
      '1',
      '3',
      '4',
    ]);
    expect(isRegistered(data, lease)).toBe(true);
    expect(isRegistered(data, { ...lease, ends: '2028-01-01' })).toBe(false);
    expect(addEntry<{ register?: typeof data.register }>({}, nda, 'USD').register?.records).toEqual([nda]);
  });
});
