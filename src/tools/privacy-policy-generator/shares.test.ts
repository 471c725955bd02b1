import { describe, expect, it } from 'vitest';
import { state, type PolicyData } from './model';
import { shares } from './shares';

const around = { today: '2026-11-15', currency: 'USD' };
const start = state.start(around);
const withAnswers = (answers: Partial<PolicyData['work']['answers']>): PolicyData => ({
  ...start,
  work: { ...start.work, answers: { ...start.work.answers, ...answers } },
});
const texts = (data: PolicyData) => shares.offers?.texts?.(data, around);
const policies = (data: PolicyData) => shares.offers?.policies?.(data, around);

describe('what other tools find in a privacy policy', () => {
  const own = withAnswers({
    companyName: ' Acme ',
    website: 'acme.example',
    email: 'a@acme.example',
    childrenPrivacy: true,
    cookies: false,
  });

  it('are the answers, by what they mean', () => {
    expect(texts(own)).toEqual([
      { means: 'company.name', text: 'Acme' },
      { means: 'company.website', text: 'acme.example' },
      { means: 'company.email', text: 'a@acme.example' },
    ]);
  });

  it('is what it promises', () => {
    expect(policies(own)).toEqual([
      { company: 'Acme', website: 'acme.example', email: 'a@acme.example', hasChildren: true, hasCookies: false },
    ]);
    expect(policies(withAnswers({ cookies: true, website: 'acme.example' }))).toMatchObject([{ company: '', hasCookies: true }]);
  });

  it('is nothing while it names nobody, or only the sample', () => {
    for (const data of [start, state.sample?.(around) ?? start]) expect([texts(data), policies(data)]).toEqual([[], []]);
  });
});

describe('the day from which it applies', () => {
  const made = (effectiveDate: string): PolicyData => {
    const { work, ...rest } = withAnswers({ companyName: 'Own Ltd', effectiveDate });
    return { ...rest, work, made: work };
  };

  it('is on the agenda once there is a policy', () => {
    expect(shares.agenda(made('2026-12-01'), around)).toEqual([
      { id: 'effective', day: '2026-12-01', title: 'The privacy policy of Own Ltd takes effect', isDone: false },
    ]);
    expect(shares.agenda(made('2026-11-14'), around)).toMatchObject([{ isDone: true }]);
    expect(shares.agenda({ ...made('2026-12-01'), made: null }, around)).toEqual([]);
  });

  it('is not where there is none, nor for the sample', () => {
    expect(shares.agenda(made(''), around)).toEqual([]);
    expect(shares.agenda(state.sample!(around), around)).toEqual([]);
  });
});
