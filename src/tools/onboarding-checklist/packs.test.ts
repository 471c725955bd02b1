import { describe, expect, it } from 'vitest';
import { legalPacks } from './legal-packs';
import { toAgenda, toTaskLines } from './agenda';
import { planHires, removeHire, selectHire, tickTask, toHireViews } from './hires';
import { hireTasks, toHirePage } from './hire-page';
import { hireFields, toHire, type Task } from './model';
import { packs, toPackTasks } from './packs';
import { around, dataOf, task as taskOf } from './test-data';

const task = (id: string, more: Partial<Task> = {}) => taskOf(id, { category: 'Training', ...more });

const source = { doc: 'd', tool: 'Team', name: '' };

describe('the packs', () => {
  it('spread their tasks over the days before the start and the first three months', () => {
    const days = Object.fromEntries(packs.map(({ name, lines }) => [name, lines.map(([day]) => day)]));
    expect(days).toEqual({
      'Pre-boarding': [-20, -15, -10, -7, -5, -5, -3, -1],
      'First 90 days': [1, 1, 2, 2, 3, 5, 10, 30, 60, 90],
      Engineer: [-3, 1, 2, 3, 5, 10, 20, 30, 60, 90],
      Sales: [-2, 2, 3, 4, 8, 10, 15, 30, 60, 90],
      'Customer support': [-2, 1, 3, 5, 10, 30, 60, 90],
      Manager: [-5, 2, 5, 8, 15, 30, 60, 90],
      Remote: [-10, -5, -2, 1, 2, 3, 5, 30, 60, 90],
    });
  });

  /** The day of the plan, and the last calendar day that the law of its text leaves; a week of it has five of its days at least. */
  it.each<[string, string, number, number]>([
    ['United States', 'Form I-9, section 1', 1, 1],
    ['United States', 'Form I-9, section 2', 3, 4],
    ['United States', 'Form W-4', 1, 14],
    ['United States', 'State withholding form', 1, 14],
    ['United States', 'Report the new hire to the state', 10, 20],
    ['United States', 'Posters and notices', 1, 1],
    ['United Kingdom', 'Right to work check', -1, -1],
    ['United Kingdom', 'Written statement of particulars', 1, 1],
    ['United Kingdom', 'P45 or starter checklist', 1, 30],
    ['United Kingdom', 'Tell HMRC with the first payroll', 5, 30],
    ['United Kingdom', 'Employers’ liability insurance in force', 1, 1],
    ['United Kingdom', 'Workplace pension: assess, enrol, write', 30, 42],
    ['Germany', 'Betriebsnummer for the company', -5, -1],
    ['Germany', 'Tax ID, date of birth, health insurer, social insurance number', -3, 1],
    ['Germany', 'Names, pay and working hours in text', 1, 1],
    ['Germany', 'Safety instruction', 1, 1],
    ['Germany', 'Immediate report in certain trades', 1, 1],
    ['Germany', 'Report to the health insurer', 20, 42],
    ['France', 'Declare the hire (DPAE)', -1, -1],
    ['France', 'Enter the hire in the staff register', 1, 1],
    ['France', 'Health cover (mutuelle)', 1, 1],
    ['France', 'Main terms in writing', 5, 7],
    ['France', 'Information and prevention visit', 60, 90],
    ['Netherlands', 'Check the identity document', -1, -1],
    ['Netherlands', 'Statement for payroll taxes', -1, -1],
    ['Netherlands', 'Main terms in writing', 5, 7],
    ['Netherlands', 'Check for a mandatory pension fund', 5, 30],
    ['Netherlands', 'Risk assessment and occupational health contract', 10, 30],
  ])('%s: “%s” is planned for day %d, in time for day %d', (country, title, day, last) => {
    const pack = legalPacks.find(({ name }) => name === `Legal: ${country}`);
    const [planned] = (pack?.lines ?? []).flatMap(([given, , , said]) => (said === title ? [given] : []));
    expect(planned).toBe(day);
    expect(day).toBeLessThanOrEqual(last);
  });

  it('carry their date along where they are law', () => {
    const [pack] = legalPacks;
    const tasks = pack ? toPackTasks(pack, () => 'x') : [];
    expect(tasks[0]?.description).toMatch(/ As of .*; check the source\.$/);
    expect(packs.flatMap((one) => toPackTasks(one, () => 'x')).some(({ description }) => description.includes('As of'))).toBe(false);
  });
});

describe('hires told by another tool', () => {
  const line = (key: string, name: string, day = '2026-12-01') => ({ key, name, role: 'Baker', day });
  const empty = dataOf([task('1', { completed: true })]);

  it('take the place of the nameless first one, with what was ticked', () => {
    const { data, names, changed } = planHires(empty, [line('a', 'Ana'), line('b', ' ')], source);
    expect(data.extra.hires.map(({ name, startDate, done }) => [name, startDate, done])).toEqual([
      ['Ana', '2026-12-01', ['1']],
      [' ', '2026-12-01', []],
    ]);
    expect([names, changed, data.extra.selected]).toEqual([['Ana', 'New hire'], [], data.extra.hires[0]?.id]);
    // Somebody who has a name or a day stays.
    for (const known of [{ name: 'Jon' }, { startDate: '2026-11-20' }]) {
      const kept = dataOf([], { ...toHire('x'), ...known });
      expect(planHires(kept, [line('a', 'Ana')], source).data.extra.hires).toHaveLength(2);
    }
  });

  it('are changed where they are known, and left alone where nothing is new', () => {
    const { data } = planHires(empty, [line('a', 'Ana')], source);
    expect(planHires(data, [line('a', 'Ana')], source)).toEqual({ data, names: [] });
    const moved = planHires(data, [line('a', 'Ana', '2026-12-02'), line('b', 'Bo')], source);
    expect([moved.names, moved.changed]).toEqual([['Bo'], ['Ana']]);
    expect(moved.data.extra.hires.map(({ startDate }) => startDate)).toEqual(['2026-12-02', '2026-12-01']);
    const renamed = planHires(data, [line('a', 'Anna')], source);
    expect([renamed.changed, renamed.data.extra.hires[0]?.name]).toEqual([['Anna'], 'Anna']);
  });

  it('have names as long as their field takes', () => {
    const { maxLength } = hireFields.name;
    const { data } = planHires(empty, [line('a', 'x'.repeat(maxLength + 1))], source);
    expect(data.extra.hires[0]?.name).toHaveLength(maxLength);
  });
});

describe('several hires', () => {
  const [ana, bo, cy] = ['ana', 'bo', 'cy'].map((id) => toHire(id, { name: id }));
  const three = () => dataOf([task('1'), task('2')], ana!, bo!, cy!);

  it('leave the one behind them on the screen, or the one before the last', () => {
    expect(removeHire(three(), 'ana').extra.selected).toBe('bo');
    const last = selectHire(three(), 'cy');
    expect(removeHire(last, 'cy').extra.selected).toBe('bo');
    expect(removeHire(three(), 'cy').extra).toMatchObject({ selected: 'ana', hires: [{ id: 'ana' }, { id: 'bo' }] });
    const same = three();
    expect(removeHire(same, 'nobody')).toBe(same);
  });

  it('are ticked each for themselves, once', () => {
    const twice = tickTask(tickTask(three(), 'bo 1', true), 'bo 1', true);
    expect(twice.extra.hires.map(({ done }) => done)).toEqual([[], ['1'], []]);
    expect(tickTask(twice, 'bo 1', false).extra.hires[1]?.done).toEqual([]);
    expect(tickTask(three(), 'ana 2', true).records.map(({ completed }) => completed)).toEqual([false, true]);
    const same = three();
    expect(tickTask(same, 'bo 9', true)).toBe(same);
  });

  it('have open tasks with a title to offer once their first day is known', () => {
    const records = [
      task('1', { assignee: ' HR ', description: 'Sign' }),
      task('2', { completed: true }),
      task('3', { title: ' ' }),
      task('sample-4'),
    ];
    const lines = (startDate: string) => toTaskLines(toHireViews(dataOf(records, { ...ana!, startDate }), around.today));
    expect(lines('2026-11-16')).toEqual([
      { key: 'ana 1', title: '1 (ana)', about: 'Sign', priority: 'medium', owner: 'HR', day: '2026-11-16' },
    ]);
    expect(lines('')).toEqual([]);
    const first = (startDate: string, today = around.today) =>
      toAgenda(toHireViews(dataOf([], { ...ana!, startDate }), today), today)[0]?.isDone;
    expect([first('2026-11-14'), first('2026-11-15'), first('2026-11-14', '')]).toEqual([true, false, false]);
  });
});

describe('the page for a hire', () => {
  const viewOf = (name: string, ...records: Task[]) => toHireViews(dataOf(records, toHire('x', { name })), around.today)[0]!;
  const textOf = (...given: Parameters<typeof viewOf>) =>
    toHirePage(viewOf(...given)).blocks.flatMap((block) => (block.kind === 'lead' ? [block.text] : []));

  it('has their own tasks on any day, and those of others from the first day on', () => {
    const records = [
      task('own', { before: true, dueDay: 3, category: 'IT' }),
      task('named', { assignee: 'ana ', before: true }),
      task('paper', { assignee: 'HR', category: 'Administrative' }),
      task('early', { assignee: 'Buddy', before: true }),
      task('lunch', { assignee: 'Buddy' }),
    ];
    expect(hireTasks(viewOf('Ana', ...records)).map(({ id }) => id)).toEqual(['own', 'named', 'lunch']);
    // Without a name, nobody's name is theirs.
    expect(hireTasks(viewOf('', ...records)).map(({ id }) => id)).toEqual(['own', 'lunch']);
  });

  it('says how much is planned, and between which days', () => {
    expect(textOf('Ana', task('a'))).toEqual(['1 thing is planned for you, on day 1.']);
    expect(textOf('Ana', task('a'), task('b'))).toEqual(['2 things are planned for you, on day 1.']);
    expect(textOf('Ana', task('a', { before: true, dueDay: 3 }), task('b', { dueDay: 30 }))).toEqual([
      '2 things are planned for you, from day −3 to day 30.',
    ]);
    expect(textOf('Ana')).toEqual([]);
    const page = toHirePage(viewOf('Ana'));
    expect([page.title, page.mark, JSON.stringify(page.blocks).includes('Nothing is planned')]).toEqual([
      'Ana: your first 90 days',
      undefined,
      true,
    ]);
    expect(toHirePage(viewOf('', task('sample-1')))).toMatchObject({ title: 'Your first 90 days', mark: 'Sample' });
    expect(toHirePage(viewOf('', task('sample-1'), task('own'))).mark).toBeUndefined();
  });

  it('says whom they will meet, when first and for what', () => {
    const { blocks } = toHirePage(
      viewOf('Ana', task('Talk', { assignee: 'Buddy', dueDay: 5 }), task('Lunch', { assignee: 'buddy', dueDay: 2 }), task('Read')),
    );
    const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block.rows] : []));
    expect(tables).toEqual([
      [
        ['Read', 'Day 1', 'You'],
        ['Lunch', 'Day 2', 'buddy'],
        ['Talk', 'Day 5', 'Buddy'],
      ],
      [['Buddy', 'Day 2', 'Lunch, Talk']],
    ]);
  });
});
