import { describe, expect, it } from 'vitest';
import { computeChecks } from './checks';
import { library } from './library';
import { computeMail } from './mail';
import { state, type Template } from './model';
import { schema } from './schema';
import { describeDay, mailFileName, planSequence, readDays, sequenceDocument, sequenceEntries, type Sequence } from './sequence';
import { sequenceFiles } from './sequence-files';
import { lookupTyped } from './values';

const around = { today: '2026-11-17', currency: 'USD' };
const template = (id: string, more: Partial<Template> = {}): Template => ({
  id,
  name: `Mail ${id}`,
  category: 'Follow-up',
  subject: 'Your order',
  preheader: 'A short word',
  content: 'Hi {{first_name|there}}, your code is {{code}}.',
  ...more,
});
const templates = [template('a'), template('b', { content: 'Thank you for buying from us.' })];
const sequence: Sequence = {
  id: 's',
  name: 'New customers',
  start: '2026-11-18',
  skipsWeekends: true,
  steps: [
    { id: '1', template: 'b', after: '0' },
    { id: '2', template: 'a', after: '3' },
    { id: '3', template: 'b', after: '4' },
  ],
};
const { extra } = state.start(around);
const plan = (more: Partial<Sequence> = {}) => planSequence({ ...sequence, ...more }, templates, extra);

describe('a sequence', () => {
  it('has its days, with weekends moved and the rest in place', () => {
    // Wednesday; three days later is Saturday, so Monday; day 7 is the Wednesday after.
    expect(plan().map(({ offset, day }) => [offset, day])).toEqual([
      [0, '2026-11-18'],
      [3, '2026-11-23'],
      [7, '2026-11-25'],
    ]);
    expect(plan({ skipsWeekends: false })[1]?.day).toBe('2026-11-21');
    expect(plan({ start: '' }).map(describeDay)).toEqual(['Day 0', 'Day 3', 'Day 7']);
  });
  it('says which merge fields are open, and never fills in a sample', () => {
    expect(plan()[1]?.problems).toEqual(['1 merge field without a value: {{code}}']);
    const known = planSequence(sequence, templates, { ...extra, values: [{ key: 'code', value: 'X1' }] });
    expect(known[1]?.problems).toEqual([]);
    for (const one of library) expect(computeMail(one, lookupTyped([]), extra.sender).samples).toEqual([]);
  });
  it('keeps what cannot be read, and says so', () => {
    expect([readDays(''), readDays('3'), readDays('-1'), readDays('soon'), readDays('1.5')]).toEqual([
      0,
      3,
      undefined,
      undefined,
      undefined,
    ]);
    const steps = [
      { id: '1', template: 'gone', after: 'soon' },
      { id: '2', template: 'b', after: '0' },
    ];
    expect(plan({ steps }).map(({ problems }) => problems.length)).toEqual([2, 1]);
  });
  it('comes out as reminders, files and a document', () => {
    const mails = plan();
    expect(sequenceEntries(sequence, mails).map(({ day, title }) => `${day} ${title}`)).toEqual([
      '2026-11-18 Send “Your order” (New customers)',
      '2026-11-23 Send “Your order” (New customers)',
      '2026-11-25 Send “Your order” (New customers)',
    ]);
    expect(mails.map(mailFileName)).toEqual(['01-day-0-Mail b.eml', '02-day-3-Mail a.eml', '03-day-7-Mail b.eml']);
    expect(sequenceDocument(sequence, mails).blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(4);
    expect(sequenceFiles(sequence, mails, extra.sender, 'USD').map(({ name }) => name.split('.').at(-1))).toEqual([
      'ics',
      'zip',
      'docx',
      'pdf',
      'md',
    ]);
    expect(sequenceFiles({ ...sequence, start: '' }, plan({ start: '' }), extra.sender, 'USD')[0]?.name).toMatch(/zip$/);
  });
  it('reads from no days to a year', () => {
    expect([readDays('0'), readDays(' '), readDays('365'), readDays('366')]).toEqual([0, 0, 365, undefined]);
  });
  it('moves Saturdays and Sundays to Monday, and other days not at all', () => {
    const first = (start: string) => plan({ start })[0]?.day;
    // 20 to 24 November 2026 are Friday to Tuesday.
    expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map(first)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-23',
      '2026-11-23',
      '2026-11-24',
    ]);
  });
  it('asks about two emails of one day, the first of all aside, and about days that are none', () => {
    const steps = ['0', '0', 'x', '2'].map((after, index) => ({ id: String(index), template: 'b', after }));
    expect(plan({ steps }).map(({ offset, problems }) => [offset, ...problems])).toEqual([
      [0],
      [0, 'It goes out on the same day as the one before.'],
      [0, 'Enter whole days from 0 to 365.'],
      [2],
    ]);
    expect(plan({ steps: [{ id: '1', template: 'gone', after: '1' }] })[0]).toMatchObject({
      problems: ['The template of this email is gone. Choose another.'],
      warnings: [],
      mail: undefined,
    });
  });
  it('is read on paper with what is open in it, email by email', () => {
    const { blocks, title } = sequenceDocument({ ...sequence, name: ' ' }, plan());
    expect(title).toBe('Untitled sequence');
    const said = blocks.flatMap((block) => (block.kind === 'heading' || block.kind === 'paragraph' ? [block.text] : []));
    expect(said.slice(1, 7)).toEqual([
      'Day 0, 18 Nov 2026: Mail b',
      'Subject: Your order',
      'Thank you for buying from us.',
      'Day 3, 23 Nov 2026: Mail a',
      'Subject: Your order',
      '1 merge field without a value: {{code}}',
    ]);
    const gone = plan({ steps: [{ id: '1', template: 'gone', after: '' }] });
    expect(sequenceDocument(sequence, gone).blocks).toHaveLength(1);
    expect([sequenceEntries(sequence, gone), gone.map(mailFileName)]).toEqual([[], ['01-day-0-email.eml']]);
  });
  it('has file names of fifty letters of its own', () => {
    const names = (name: string) => sequenceFiles({ ...sequence, name }, plan(), extra.sender, 'USD').map((file) => file.name);
    expect(names('n'.repeat(50))[0]).toBe(`${'n'.repeat(50)}-sequence.ics`);
    expect(names('n'.repeat(51))[0]).toBe(`${'n'.repeat(50)}-sequence.ics`);
    const [long] = planSequence(
      { ...sequence, steps: [{ id: '1', template: 'a', after: '' }] },
      [template('a', { name: 'm'.repeat(51) })],
      extra,
    );
    expect(long && mailFileName(long, 9)).toBe(`10-day-0-${'m'.repeat(50)}.eml`);
  });
  it('is kept with the templates, and older work opens without it', () => {
    const data = state.start(around);
    expect(schema.safeParse(data).success).toBe(true);
    const kept = { ...data, extra: { ...extra, sequences: [sequence] } };
    expect(schema.safeParse(kept).data).toEqual(kept);
  });
});

describe('what a filter hears', () => {
  const ids = (more: Partial<Template>) => {
    const one = template('x', { content: 'Thank you for buying from us.', ...more });
    return computeChecks(one, computeMail(one, lookupTyped([]), extra.sender), extra.sender).map(({ id }) => id);
  };
  it('is said rule by rule', () => {
    expect(ids({})).toEqual(['footer']);
    expect(ids({ subject: 'RE: our talk' })).toContain('reply');
    expect(ids({ content: 'AMAZING prices. HURRY while you can. EVERYTHING must go.' })).toContain('shouts');
    expect(ids({ content: 'Wow! Yes! Now! Here!' })).toContain('exclamations');
    expect(ids({ content: 'Look: https://example.com/x' })).toContain('short');
    expect(ids({ content: `${'word '.repeat(30)} https://bit.ly/x` })).toContain('shortened');
    expect(ids({ content: 'The NASA and the IEEE, and {{COMPANY_NAME}}.' })).not.toContain('shouts');
  });
});
