import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from '@/lib/fields';
import { toText } from '@/lib/document-text';
import { adrStem, toAdr } from './adr';
import { computeScore, findLeaders, formatScore } from './decision';
import { isKept, startFilter, technologyIdentity, toGroups } from './list';
import { categories, decidedWord, fields, isAtOdds, isTrap, ringLabel, state, type Decision, type Technology } from './model';
import { guessMapping, planImport } from '@/kinds/records/import-records';
import { readProjectFile } from './project-file';
import { toLayers, toLinks, toMermaid } from './diagram';
import { drawDiagram } from './diagram-drawing';
import { presets, toMissing } from './presets';
import { toPlan } from './plan';
import { startDecision } from './start-decision';

const around = { today: '2026-11-15', currency: 'USD' };
const read = (draft: Record<string, string>) => readDraft(fields, { ...emptyDraft(fields, around.today), ...draft }, around);
const technology = (more: Partial<Technology> = {}): Technology => ({
  id: '1',
  ...read({ name: 'Postgres', category: 'Database' }).values,
  ...more,
});

describe('a technology', () => {
  it('needs a name and a category', () => {
    expect(read({}).problems).toEqual({ name: 'Enter a name.', category: 'Choose a category.' });
  });
  it('starts selected, of medium complexity, and splits its lists at commas', () => {
    const { values } = read({ name: 'x', category: 'Other', alternatives: ' a , , b ,', pros: 'c,d', cons: ' , ' });
    expect(values).toMatchObject({ selected: true, complexity: 'medium', alternatives: ['a', 'b'], pros: ['c', 'd'], cons: [] });
    expect([decidedWord(values), decidedWord({ selected: false })]).toEqual(['Decided', 'Considering']);
  });
  it('is found by category and standing, and known by its name in its category', () => {
    const kept = (change: object) => isKept(technology(), { ...startFilter, ...change });
    expect([kept({}), kept({ category: 'Hosting' }), kept({ standing: 'decided' }), kept({ standing: 'considering' })]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(technologyIdentity(technology({ name: ' POSTGRES' }))).toBe(technologyIdentity(technology()));
  });
  it('is in exactly one group, in the order of the categories', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...categories)), (list) => {
        const groups = toGroups(list.map((category, index) => technology({ id: String(index), category })));
        expect(groups.flatMap(({ technologies }) => technologies)).toHaveLength(list.length);
        const order = groups.map(({ category }) => categories.indexOf(category));
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
      }),
    );
  });
});

const decision: Decision = {
  ...startDecision('d', technology({ alternatives: ['MySQL', 'postgres'] })),
  criteria: [
    { id: 'a', name: 'Cost', weight: '2' },
    { id: 'b', name: 'Fit', weight: '3' },
  ],
};
const option = (scores: Record<string, string>) => ({ id: 'o', name: 'o', scores });

describe('a decision', () => {
  it('starts with the technology and its alternatives, each once', () => {
    expect(decision.options.map(({ name }) => name)).toEqual(['Postgres', 'MySQL']);
    expect(startDecision('d').options).toHaveLength(2);
  });
  it('weighs scores', () => {
    // (2 × 4 + 3 × 5) / (2 + 3) = 23 / 5
    expect(formatScore(computeScore(option({ a: '4', b: '5' }), decision.criteria))).toBe('4.60');
    // Only cost is scored: 2 × 4 / 2
    expect(computeScore(option({ a: '4', b: '' }), decision.criteria)).toEqual({ average: 4, scored: 1 });
    // A score above 5 or no number is no score.
    expect(computeScore(option({ a: '9', b: 'x' }), decision.criteria)).toEqual({ average: undefined, scored: 0 });
    expect(formatScore(computeScore(option({ a: '4' }), [{ id: 'a', name: '', weight: '0' }]))).toBe('—');
  });
  it('names the highest only where two can be compared, and all that are level', () => {
    const options = [
      { id: '1', name: '', scores: { a: '3' } },
      { id: '2', name: '', scores: { a: '3' } },
    ];
    expect(findLeaders({ options, criteria: decision.criteria })).toEqual(['1', '2']);
    expect(findLeaders({ options: options.slice(1), criteria: decision.criteria })).toEqual([]);
  });
  it('becomes a record that says what was chosen, or that it is open', () => {
    const open = toText(toAdr(decision, 0, []));
    expect(open).toContain('Status: Proposed');
    expect(open).toContain('Still open.');
    const made = { ...decision, outcome: 'option-2', decidedOn: '2026-11-15', consequences: 'Learn it.' };
    const text = toText(toAdr(made, 1, [technology({ name: 'mysql', pros: ['Known'] })]));
    for (const part of ['ADR 0002: DATABASE', 'Status: Accepted', 'Date: 15 Nov 2026', 'We chose MySQL.', 'Learn it.', '- Known'])
      expect(text).toContain(part);
    expect(adrStem(decision, 0)).toBe('adr-0001-database-postgres-or-an-alternative');
    expect(adrStem({ ...decision, title: '///' }, 0)).toBe('adr-0001-decision');
  });
  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (title, score, weight) => {
        const odd = { ...decision, title, options: [option({ a: score })], criteria: [{ id: 'a', name: title, weight }], outcome: 'gone' };
        expect(toText(toAdr(odd, 0, []))).not.toMatch(/\b(NaN|Infinity|undefined)\b/);
        expect(adrStem(odd, 0)).toMatch(/^adr-0001-[a-z0-9-]+$/);
      }),
      { examples: [['', '', '']] },
    );
  });
});

describe('the ring', () => {
  it('goes with the decision until one is chosen', () => {
    expect(ringLabel(technology())).toBe('Adopt');
    expect(ringLabel(technology({ selected: false }))).toBe('Assess');
    expect(ringLabel(technology({ ring: 'hold' }))).toBe('Hold');
    expect([isAtOdds(technology()), isAtOdds(technology({ ring: 'assess' })), isAtOdds(technology({ ring: 'trial' }))]).toEqual([
      false,
      true,
      false,
    ]);
    expect(toText(toPlan([technology({ ring: 'assess' })], around))).toContain('Ring: Assess, though decided');
  });
  it('of version 1 was Assess for all', () => {
    const terms = { lockIn: 'open', license: '', region: '', exitPlan: '' };
    const old = { records: [{ ring: 'assess' }, { ring: 'hold' }] };
    expect(state.migrate?.(old, 1)).toEqual({
      records: [
        { ...terms, ring: 'decision' },
        { ...terms, ring: 'hold' },
      ],
    });
    expect(state.migrate?.(old, 2)).toEqual({
      records: [
        { ...terms, ring: 'assess' },
        { ...terms, ring: 'hold' },
      ],
    });
  });
});

describe('a package.json', () => {
  const read = (file: unknown) => readProjectFile(JSON.stringify(file));
  it('gives its packages as technologies', () => {
    const table = read({
      name: 'shop',
      dependencies: { react: '^19.0.0', stripe: '17.0.0', pg: '8', 'left-pad': '1' },
      devDependencies: { vitest: '3', react: '^19.0.0' },
    });
    expect(table?.headers).toEqual(['Name', 'Category', 'Description']);
    expect(table?.rows.map(([name, category]) => [name, category])).toEqual([
      ['react', 'Frontend'],
      ['stripe', 'Payments'],
      ['pg', 'Database'],
      ['left-pad', 'Other'],
      ['vitest', 'DevOps'],
    ]);
    expect(table?.rows[4]?.[2]).toBe('Version 3, for development, from package.json.');
    const plan = planImport(fields, table ?? { headers: [], rows: [] }, guessMapping(fields, table?.headers ?? []), [], around, {
      identity: technologyIdentity,
      makeId: () => 'x',
    });
    expect(plan.problems).toEqual([]);
    expect(plan.records).toHaveLength(5);
  });
  it('without packages says so in words, and other files are left to the import', () => {
    expect(() => read({ name: 'empty' })).toThrow('This JSON file lists no packages.');
    expect(() => readProjectFile('{ "dependencies": ')).toThrow('can’t be read as such');
    expect(() => read({ dependencies: 'none', devDependencies: [1] })).toThrow('lists no packages');
    expect(readProjectFile('Name,Category\nReact,Frontend')).toBeUndefined();
    expect(read({ records: [] })).toBeUndefined();
  });
});

describe('other files of a project', () => {
  const rows = (text: string) => readProjectFile(text)?.rows.map(([name, category]) => `${name}: ${category}`);
  it('are read line by line from requirements.txt', () => {
    const text = `# the shop
-r base.txt
Django>=5.0,<6  # long support
psycopg[binary]==3.2.1 \\
    --hash=sha256:abc
stripe ~= 11.0 ; python_version >= "3.10"
Flask_Login
internal @ git+https://example.com/internal.git
django
`;
    expect(rows(text)).toEqual(['Django: Backend', 'psycopg: Database', 'stripe: Payments', 'Flask_Login: Other', 'internal: Other']);
    expect(readProjectFile(text)?.rows[0]?.[2]).toBe('Version >=5.0,<6, from requirements.txt.');
    expect(readProjectFile(text)?.rows[4]?.[2]).toBe('From requirements.txt.');
  });
  it('give the images of a Dockerfile, not its own stages', () => {
    const text = `# syntax=docker/dockerfile:1
ARG VERSION=22
FROM --platform=linux/amd64 node:\${VERSION}-alpine AS build
RUN npm ci && \\
  npm run build
FROM build AS test
FROM registry.example.com:5000/library/nginx:1.27@sha256:abc
COPY --from=build /app /app
FROM scratch
`;
    expect(rows(text)).toEqual(['node: Backend', 'nginx: Hosting']);
    expect(readProjectFile(text)?.rows[0]?.[2]).toBe('Image with the tag 22-alpine, from a Dockerfile.');
    expect(() => readProjectFile('FROM scratch\nCOPY a /a')).toThrow('names no image');
  });
  it('leaves lists to the import', () => {
    for (const text of [
      'Name,Category\nReact,Frontend',
      'Name\nReact',
      'Technology;Type\nVue;Frontend',
      '',
      'From Monday on we use React.',
    ])
      expect(readProjectFile(text), text).toBeUndefined();
  });
});

describe('a preset', () => {
  it('adds candidates, and nothing twice', () => {
    for (const preset of presets) {
      const added = toMissing(preset, [], () => 'x');
      expect(added).toHaveLength(preset.lines.length);
      expect(added.every(({ selected, cost }) => !selected && cost === '')).toBe(true);
      expect(toMissing(preset, added, () => 'y')).toEqual([]);
    }
  });
});

describe('leaving', () => {
  it('is a trap where it is hard and nobody has said how', () => {
    const hard = technology({ lockIn: 'high' });
    expect([isTrap(hard), isTrap({ ...hard, exitPlan: 'Export' }), isTrap({ ...hard, selected: false }), isTrap(technology())]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const text = toText(toPlan([{ ...hard, license: 'MIT', region: 'EU' }], around));
    for (const part of ['without an exit plan: Postgres', 'Lock-in: high', 'License: MIT', 'Data region: EU']) expect(text).toContain(part);
  });
});

describe('the diagram', () => {
  const stack = [
    technology({ id: '1', name: 'React', category: 'Frontend' }),
    technology({ id: '2', name: 'Say "hi" #1', category: 'Backend' }),
    technology({ id: '3', category: 'Database' }),
    technology({ id: '4', name: 'Render', category: 'Hosting' }),
    technology({ id: '5', name: 'Kafka', category: 'Backend', selected: false }),
  ];
  it('has what is decided in layers, and the links that follow from them', () => {
    expect(toMermaid(stack)).toBe(`flowchart TB
  users(["Users"])
  subgraph frontend["Frontend"]
    t1["React"]
  end
  subgraph backend["Backend"]
    t2["Say #quot;hi#quot; #35;1"]
  end
  subgraph database["Database"]
    t3["Postgres"]
  end
  subgraph hosting["Hosting"]
    t4["Render"]
  end
  users --> frontend
  frontend --> backend
  backend --> database
  hosting -. runs .-> backend
`);
    expect(toLinks(toLayers([technology()]).flat())).toEqual([{ from: 'users', to: 'Database' }]);
  });
  it('has its boxes where they belong: two side by side, a third below, and an arrow to what is called', () => {
    const parts = (['Frontend', 'Database', 'Storage', 'Payments', 'Hosting'] as const).map((category) =>
      technology({ ...stack[0], id: category, name: `A ${category}`, category }),
    );
    const drawn = (caption?: { title: string; foot: string }) => {
      const { shapes, height } = drawDiagram(parts, 336, undefined, caption);
      const boxes = shapes.flatMap(({ tag, attributes: { x, y, width, height: high } }) => (tag === 'rect' ? [[x, y, width, high]] : []));
      const words = new Map(shapes.flatMap(({ text, attributes: { x, y } }) => (text === undefined ? [] : [[text, [x, y]]])));
      const arrows = shapes.flatMap(({ tag, attributes: { x1, y1, x2, y2 } }) => (tag === 'line' ? [[x1, y1, x2, y2]] : []));
      return { height, boxes, words, arrows };
    };
    // Users end at 34; an arrow takes 34, a box with one name 58, rows are 12 apart, what all runs on 18 below.
    const plain = drawn();
    expect(plain.boxes).toEqual([
      [0, 0, 336, 368],
      [118, 4, 100, 30],
      [1, 68, 334, 58],
      [1, 160, 161, 58],
      [174, 160, 161, 58],
      [1, 230, 334, 58],
      [1, 306, 334, 58],
    ]);
    expect(plain.arrows).toEqual([
      [168, 38, 168, 58],
      [168, 130, 168, 150],
    ]);
    expect([plain.words.get('Users'), plain.words.get('Frontend'), plain.words.get('A Frontend')]).toEqual([
      [168, 24],
      [13, 90],
      [13, 113],
    ]);
    // A title moves all of it down by 56, and the foot has 48 below.
    const titled = drawn({ title: 'Stack', foot: 'Today' });
    expect([titled.height, titled.boxes[1], titled.words.get('Stack'), titled.words.get('Today')]).toEqual([
      468,
      [118, 60, 100, 30],
      [16, 36],
      [16, 452],
    ]);
  });
  it('names twelve of a category, and one more rather than “and 1 more”', () => {
    const wordsOf = (count: number) =>
      drawDiagram(
        Array.from({ length: count }, (_, index) => technology({ ...stack[0], id: `${index}`, name: `T${index}`, category: 'Backend' })),
        600,
      )
        .shapes.flatMap(({ text }) => text ?? [])
        .slice(2);
    expect(wordsOf(13)).toHaveLength(13);
    expect(wordsOf(14)).toHaveLength(13);
    expect(wordsOf(14).at(-1)).toBe('and 2 more');
  });
  it('shows every layer at any width', () => {
    for (const width of [260, 600, 900]) {
      const { shapes, height } = drawDiagram(stack, width);
      const words = shapes.flatMap(({ text }) => text ?? []);
      expect(words).toEqual(expect.arrayContaining(['Users', 'Frontend', 'React', 'Backend', 'Database', 'Postgres', 'Hosting', 'Render']));
      for (const { attributes } of shapes.filter(({ tag }) => tag === 'rect')) {
        expect(Number(attributes.x) + Number(attributes.width)).toBeLessThanOrEqual(width);
        expect(Number(attributes.y) + Number(attributes.height)).toBeLessThanOrEqual(height);
      }
    }
  });
});

describe('the plan', () => {
  it('holds what is decided by category with its totals, and nothing else', () => {
    const text = toText(
      toPlan(
        [
          technology({ cost: '$20/mo', pros: ['Fast'], alternatives: ['MySQL'] }),
          technology({ id: '2', name: 'Vue', category: 'Frontend', cost: 'ask' }),
          technology({ id: '3', name: 'Kafka', category: 'Backend', selected: false }),
        ],
        around,
      ),
    );
    expect(text.indexOf('Frontend\n')).toBeLessThan(text.indexOf('Database\n'));
    for (const part of [
      '15 Nov 2026 · 2 decided',
      'A month now: $20.00',
      '1 of 2 costs not understood: Vue',
      'Pros: Fast',
      'Alternatives: MySQL',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Kafka');
    expect(text).not.toContain('[Sample]');
  });
  it('says that a sample is one', () => {
    const sample = state.sample?.(around);
    expect(toPlan(sample?.records ?? [], around).mark).toBe('Sample');
  });
});
