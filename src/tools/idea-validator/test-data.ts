import { emptyDraft } from '@/lib/fields';
import { toText } from '@/lib/document-text';
import { toDocument } from './document';
import { factFields, fields, type Answers, type Idea, type Interview, type Test } from './fields';

export const around = { today: '2026-11-15', currency: 'USD' };

export const answersOf = (change: Partial<Answers>): Answers => ({ ...emptyDraft(fields, ''), ...change });

export const ideaOf = (change: Partial<Answers>, more: Partial<Idea> = {}): Idea => ({
  id: 'one',
  answers: answersOf(change),
  wording: 0,
  facts: emptyDraft(factFields, ''),
  interviews: { records: [], currency: 'USD' },
  tests: { records: [], currency: 'USD' },
  history: [],
  ...more,
});

export const interview = (change: Partial<Interview>): Interview => ({
  id: 'i',
  person: 'A',
  day: '2026-11-15',
  problem: 'unprompted',
  copesWith: '',
  pays: false,
  offered: 'nothing',
  quote: '',
  ...change,
});

export const test = (change: Partial<Test>): Test => ({
  id: 't',
  hypothesis: 'They pay',
  metric: 'deposits',
  direction: 'more',
  pass: 4,
  fail: 1,
  method: '',
  until: '',
  startedOn: '',
  changedOn: '',
  result: '',
  learned: '',
  decision: 'open',
  source: '',
  ...change,
});

export const textOf = (idea: Idea) => toText(toDocument(idea, around.today));
