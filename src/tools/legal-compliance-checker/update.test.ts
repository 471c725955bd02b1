import { describe, expect, it } from 'vitest';
import { makeRules } from './library';
import { state, type Answers, type Requirement } from './model';
import type { Rule } from './rules/rule';
import { findNews, takeNews, toChecklist, updateChecklist } from './update';
import { today, around, answers, makeId, listFor, namesOf, byKey } from './test-data';

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
