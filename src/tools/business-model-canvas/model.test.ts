import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySign } from '../../../build/runs';
import { contrastOf } from '@/lib/contrast';
import type { TextLine } from '@/lib/topics/texts';
import { planNotes } from './arrival';
import { canvases, canvasKinds, confidences, hues, noteColors, slots, type Slot } from './content';
import { moreQuestions } from './guides';
import { matchLines } from './lines';
import { readCanvasMarkdown, toCanvasMarkdown } from './markdown';
import {
  clearAll,
  fileStem,
  groupNotes,
  hasOwnContent,
  hasSampleNotes,
  isSampleNote,
  loadSample,
  setText,
  slotsElsewhere,
  state,
  textLimit,
  textOf,
  type CanvasData,
  type Note,
} from './model';
import { addNotes, changeNote, countConfidence, dropBullets, findNote, moveNote, removeNote, rewriteNote } from './notes';
import { slotByTitle } from './titles';
import { keyMove, keyStep, neighbourOf } from './moves';
import { hueClasses } from './palette';
import { noteClasses } from './note-colors';
import { paper, paperHues, paperNotes } from './paper';
import { addFromFile, readCanvasFile, replaceByFile } from './read-file';
import { schema } from './schema';
import { toCanvasText } from './text-file';
import { compareNotes } from './versions';

const around = { today: '2026-11-15', currency: 'USD' };
const empty = state.start(around);
const sample = state.sample?.(around) as CanvasData;
const withText = (slot: Slot, text: string) => setText(empty, slot, text);
const notesIn = (data: CanvasData, slot: Slot) => data.notes.filter((note) => note.slot === slot);
const tag = (data: CanvasData, slot: Slot, index: number) =>
  changeNote(data, notesIn(data, slot)[index]?.id ?? '', { color: 'blue', confidence: 'proven', experiment: 'Asked ten' });

const line = fc
  .oneof(fc.constantFrom('', ' ', 'a', 'b', 'same'), fc.string({ unit: anySign, maxLength: 12 }))
  .map((text) => text.replace(/[\r\n]/g, ''));
const note = (id: string): fc.Arbitrary<Note> =>
  fc.record({
    id: fc.constant(id),
    slot: fc.constantFrom(...slots),
    text: line,
    color: fc.constantFrom(...noteColors),
    confidence: fc.constantFrom(...confidences),
    experiment: fc.string({ unit: anySign, maxLength: 10 }),
  });
const anyCanvas: fc.Arbitrary<CanvasData> = fc
  .tuple(fc.integer({ min: 0, max: 12 }), fc.constantFrom(...canvasKinds), fc.string({ unit: anySign, maxLength: 10 }))
  .chain(([count, canvas, title]) =>
    fc
      .tuple(...Array.from({ length: count }, (_, index) => note(`note-${index + 1}`)))
      .map((notes) => ({ title, canvas, notes, made: count })),
  );

const inFile = (data: CanvasData) => ({ app: 'groundwork', tool: 'business-model-canvas', version: 2, data });

describe('the nine blocks', () => {
  it('carry the titles of the business model canvas, in its layout', () => {
    expect(canvases.business.blocks.map(({ title }) => title)).toEqual([
      'Key Partners',
      'Key Activities',
      'Key Resources',
      'Value Propositions',
      'Customer Relationships',
      'Channels',
      'Customer Segments',
      'Cost Structure',
      'Revenue Streams',
    ]);
    expect(new Set(canvases.business.blocks.map(({ hue }) => hue)).size).toBe(9);
    for (const kind of canvasKinds) {
      for (const { title, hint } of canvases[kind].blocks) {
        expect(hint).toMatch(/\?$/);
        expect(moreQuestions[title]?.length).toBe(2);
      }
    }
  });

  it('start empty; the sample fills all three canvases', () => {
    expect(empty.notes).toEqual([]);
    for (const slot of slots) expect(notesIn(sample, slot).length).toBeGreaterThan(1);
  });
});

describe('text and notes are one', () => {
  it('gives back exactly what was typed, blank lines and spaces included', () => {
    for (const text of ['', 'a', 'a\n', '\n', '\n\na\n\n  b  \n', 'same\nsame\nsame'])
      expect(textOf(withText('channels', text), 'channels')).toBe(text);
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.array(line, { maxLength: 8 }), (before, after) => {
        const typed = setText(withText('costs', before.join('\n')), 'costs', after.join('\n'));
        expect(textOf(typed, 'costs')).toBe(after.join('\n'));
        expect(new Set(typed.notes.map(({ id }) => id)).size).toBe(typed.notes.length);
      }),
    );
  });

  it('keeps colour, tag and experiment of lines that stay, move or are corrected', () => {
    const data = tag(withText('value', 'one\ntwo\nthree'), 'value', 1);
    const keeps = (text: string, at: number) => {
      const changed = notesIn(setText(data, 'value', text), 'value');
      expect(changed[at]).toMatchObject({ color: 'blue', confidence: 'proven', experiment: 'Asked ten' });
      expect(changed.filter(({ confidence }) => confidence !== '')).toHaveLength(1);
    };
    keeps('one changed\ntwo\nthree', 1);
    keeps('zero\n\none\ntwo\nthree', 3);
    keeps('two', 0);
    keeps('three\none\ntwo', 2);
    keeps('one\ntwo, or more\nthree', 1);
    keeps('one\nso two\nthree', 1);
    keeps('a\nb\ntwo\nc', 2);
    // Split in two: the first half is the note.
    keeps('one\ntw\no\nthree', 1);
  });

  it('does not hand what was proven to a line written anew', () => {
    const data = tag(withText('value', 'one\ntwo\nthree'), 'value', 1);
    const changed = notesIn(setText(data, 'value', 'one\nsomething else entirely\nthree'), 'value');
    expect(changed[1]).toMatchObject({ color: '', confidence: '', experiment: '' });
    expect(notesIn(setText(data, 'value', 'one\n\nthree'), 'value')[1]).toMatchObject({ confidence: '' });
  });

  it('leaves a tagged line alone while others are typed letter by letter', () => {
    let data = tag(withText('jobs', 'first\nsecond'), 'jobs', 1);
    const { id } = notesIn(data, 'jobs')[1] as Note;
    for (const typed of ['first\nsecond\n', 'first\nsecond\nt', 'first\nsecond\nth', 'firs\nsecond\nth', '\nsecond\nth', 'x\nsecond\nth'])
      data = setText(data, 'jobs', typed);
    expect(notesIn(data, 'jobs')[1]).toMatchObject({ id, text: 'second', confidence: 'proven' });
  });

  it('changes nothing where nothing was typed', () => {
    const data = withText('gains', 'a\nb');
    expect(setText(data, 'gains', 'a\nb')).toBe(data);
    expect(setText(data, 'gains', 'a\r\nb')).toBe(data);
  });

  it('matches long texts quickly', () => {
    const many = Array.from({ length: 3000 }, (_, index) => `line ${index}`);
    const other = many.map((text, index) => (index % 2 === 0 ? text : `new ${index}`)).toReversed();
    const matches = matchLines(many, other);
    expect(matches).toHaveLength(3000);
    expect(new Set(matches.filter((match) => match >= 0)).size).toBe(matches.filter((match) => match >= 0).length);
  });
});

describe('notes', () => {
  it('are added at the end, one a line, onto a blank last line', () => {
    const data = addNotes(withText('channels', 'shop\n'), 'channels', [' web \nfairs\n\n']);
    expect(textOf(data, 'channels')).toBe('shop\nweb\nfairs');
    expect(addNotes(data, 'channels', ['  '])).toBe(data);
  });

  it('are rewritten; further lines become notes below', () => {
    const data = tag(withText('channels', 'a\nb'), 'channels', 0);
    const { id } = notesIn(data, 'channels')[0] as Note;
    const changed = rewriteNote(data, id, ' new \nmore');
    expect(textOf(changed, 'channels')).toBe('new\nmore\nb');
    expect(findNote(changed, id)).toMatchObject({ text: 'new', confidence: 'proven' });
    expect(rewriteNote(data, id, '  ')).toBe(data);
    expect(textOf(removeNote(data, id), 'channels')).toBe('b');
  });

  it('move within and between blocks with all they carry', () => {
    let data = setText(withText('channels', 'a\nb\nc'), 'costs', 'x\ny');
    const [a, b] = notesIn(data, 'channels') as [Note, Note];
    const [, y] = notesIn(data, 'costs') as [Note, Note];
    data = changeNote(data, b.id, { color: 'pink', confidence: 'guess' });
    data = moveNote(data, { id: b.id, slot: 'channels', before: a.id });
    expect(textOf(data, 'channels')).toBe('b\na\nc');
    data = moveNote(data, { id: b.id, slot: 'costs', before: y.id });
    expect(textOf(data, 'costs')).toBe('x\nb\ny');
    expect(findNote(data, b.id)).toMatchObject({ color: 'pink', confidence: 'guess', slot: 'costs' });
    data = moveNote(data, { id: b.id, slot: 'revenue', before: undefined });
    expect(textOf(data, 'revenue')).toBe('b');
    expect(moveNote(data, { id: 'gone', slot: 'revenue', before: undefined })).toBe(data);
    expect(moveNote(data, { id: b.id, slot: 'revenue', before: undefined })).toBe(data);
  });

  it('go to the end of a block above its blank last lines, and stay where they are if they are there', () => {
    let data = setText(setText(withText('channels', 'a\nb\n'), 'costs', '\n'), 'channels', 'a\nb\n\n');
    const [a, b] = notesIn(data, 'channels') as [Note, Note];
    data = moveNote(data, { id: a.id, slot: 'channels', before: undefined });
    expect(textOf(data, 'channels')).toBe('b\na\n\n');
    expect(moveNote(data, { id: a.id, slot: 'channels', before: undefined })).toBe(data);
    expect(textOf(moveNote(data, { id: b.id, slot: 'costs', before: undefined }), 'costs')).toBe('b\n\n');
    const mixed = { ...data, notes: [...notesIn(data, 'costs'), ...notesIn(data, 'channels')].toReversed() };
    const last = notesIn(mixed, 'channels').findLast(({ text }) => text !== '') as Note;
    expect(moveNote(mixed, { id: last.id, slot: 'channels', before: undefined })).toBe(mixed);
  });

  it('come from pasted lists without bullets, unless some line has none', () => {
    expect(dropBullets('• Milk\r\n\r\n•\tBread\n - Oat - rolled')).toBe('Milk\nBread\nOat - rolled');
    for (const text of ['- Milk\nBread', '-5 degrees\n-6 degrees', '1. One\n2. Two']) expect(dropBullets(text)).toBe(text);
  });

  it('hold no more than a file may, however they came', () => {
    const long = 'x'.repeat(textLimit + 5000);
    for (const data of [withText('value', long), addNotes(empty, 'value', [`${long}\nshort`])]) {
      expect(notesIn(data, 'value')[0]?.text).toHaveLength(textLimit);
      expect(schema.safeParse(data).success).toBe(true);
    }
    const full = addNotes(withText('value', 'y'.repeat(textLimit)), 'value', ['more']);
    expect(textOf(setText(full, 'value', `${textOf(full, 'value')}!`), 'value')).toBe(textOf(full, 'value'));
  });

  it('follow the arrow keys over the sheet', () => {
    const { blocks } = canvases.business;
    const beside = (slot: Slot, key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown') => neighbourOf(blocks, slot, key)?.slot;
    expect(beside('partners', 'ArrowRight')).toBe('activities');
    expect(beside('activities', 'ArrowDown')).toBe('resources');
    expect(beside('resources', 'ArrowRight')).toBe('value');
    expect(beside('segments', 'ArrowRight')).toBeUndefined();
    expect(beside('segments', 'ArrowDown')).toBe('revenue');
    expect(beside('costs', 'ArrowRight')).toBe('revenue');
    const data = setText(withText('activities', 'a\nb'), 'resources', 'c');
    const shown = groupNotes(data.notes);
    const [a, b] = notesIn(data, 'activities') as [Note, Note];
    const [c] = notesIn(data, 'resources') as [Note];
    expect(keyMove(blocks, shown, a.id, 'ArrowDown')).toEqual({ id: a.id, slot: 'activities', before: undefined });
    expect(keyMove(blocks, shown, b.id, 'ArrowUp')).toEqual({ id: b.id, slot: 'activities', before: a.id });
    expect(keyMove(blocks, shown, b.id, 'ArrowDown')).toEqual({ id: b.id, slot: 'resources', before: c.id });
    expect(keyMove(blocks, shown, b.id, 'ArrowRight')).toEqual({ id: b.id, slot: 'value', before: undefined });
    // Sideways at the same height; up to the end of the block above.
    const wide = setText(setText(data, 'value', 'd\ne\nf'), 'resources', 'c\ng');
    const [, e] = notesIn(wide, 'value') as [Note, Note, Note];
    expect(keyMove(blocks, groupNotes(wide.notes), b.id, 'ArrowRight')).toEqual({ id: b.id, slot: 'value', before: e.id });
    expect(keyMove(blocks, groupNotes(wide.notes), c.id, 'ArrowUp')).toEqual({ id: c.id, slot: 'activities', before: undefined });
    expect(keyStep(blocks, shown, b.id, 'ArrowDown')).toBe(c.id);
    expect(keyStep(blocks, shown, c.id, 'ArrowUp')).toBe(b.id);
    expect(keyStep(blocks, shown, c.id, 'ArrowLeft')).toBeUndefined();
  });
});

describe('clearing and the sample', () => {
  it('ask only where something was typed', () => {
    expect(hasOwnContent(empty)).toBe(false);
    expect(hasOwnContent(withText('value', '  \n'))).toBe(false);
    expect(hasOwnContent(withText('value', 'mine'))).toBe(true);
    expect(hasOwnContent(sample)).toBe(false);
    expect(hasOwnContent(setText(sample, 'value', 'mine'))).toBe(true);
    expect(hasOwnContent({ ...empty, title: 'My company' })).toBe(true);
  });

  it('empty or fill all boxes', () => {
    const data = { ...withText('value', 'mine'), title: 'My company' };
    expect(clearAll(data)).toMatchObject({ notes: [], title: '' });
    expect(loadSample(data).notes).toEqual(sample.notes);
  });
});

describe('three canvases over the same notes', () => {
  it('share what means the same and keep the rest', () => {
    expect(slotByTitle('Unique Value Proposition')).toBe(slotByTitle(' value  propositions '));
    expect(slotByTitle('Pains')).toBe(slotByTitle('Problem'));
    expect(slotByTitle('Products & Services')).toBe(slotByTitle('Solution'));
    expect(slotByTitle('constructor')).toBeUndefined();
    const data = setText(withText('partners', 'a\n\nb'), 'problem', 'c');
    expect(slotsElsewhere(data.notes, 'business')).toEqual([{ slot: 'problem', count: 1 }]);
    expect(slotsElsewhere(data.notes, 'lean')).toEqual([{ slot: 'partners', count: 2 }]);
  });
});

describe('files', () => {
  it('write the text of every block with what is known of it', () => {
    const data = { ...tag(withText('channels', 'shop\n\nweb'), 'channels', 0), title: 'Bakery' };
    const text = toCanvasText(setText(data, 'problem', 'late'), '2026-11-15');
    expect(text).toContain('Bakery: Business Model Canvas');
    expect(text).toContain('Channels\n--------\nshop [Proven; experiment: Asked ten]\n\nweb\n');
    expect(text).toContain('Key Partners\n------------\n(empty)');
    expect(text).toContain('On the other canvases');
    expect(text).toContain('Problem\n-------\nlate');
    expect(toCanvasText(sample, '2026-11-15')).toContain('Sample content');
    expect(fileStem(sample)).toBe('sample-second-slice-business-model-canvas');
    expect(fileStem({ ...empty, title: '../..' })).toMatch(/business-model-canvas$/);
  });

  it('come back from Markdown as they were', () => {
    fc.assert(
      fc.property(anyCanvas, (data) => {
        fc.pre(data.title !== 'Untitled');
        const read = readCanvasMarkdown(toCanvasMarkdown(data));
        const plain = (notes: readonly Omit<Note, 'id'>[]) =>
          slots.map((slot) =>
            notes
              .filter((one) => one.slot === slot)
              .map(({ text, color, confidence, experiment }) => [text, color, confidence, experiment]),
          );
        expect(plain(read.notes)).toEqual(plain(data.notes));
        expect(read.title).toBe(data.title);
        expect(read.canvas).toBe(data.canvas);
        expect(read.unknown).toEqual([]);
      }),
    );
  });

  it('stay a sample through a file, and make none of what is not', () => {
    const again = (data: CanvasData, text: string) => hasSampleNotes(replaceByFile(empty, readCanvasFile(text))) === hasSampleNotes(data);
    for (const data of [sample, withText('value', 'mine')])
      for (const text of [toCanvasMarkdown(data), JSON.stringify(inFile(data))]) expect(again(data, text)).toBe(true);
  });

  it('beside lines of one’s own, call the lines of the sample so, and not the whole', () => {
    const [first = '', ...rest] = textOf(sample, 'value').split('\n');
    const edited = setText(sample, 'value', [`${first} in Leeds`, ...rest, 'Our own line'].join('\n'));
    expect(fileStem(edited)).toBe('second-slice-business-model-canvas');
    const text = toCanvasText(edited, '2026-11-15');
    expect(text).toContain('Partly sample content');
    expect(text).toContain(`${first} in Leeds`);
    expect(text).not.toMatch(/in Leeds \[Sample|Our own line \[Sample/);
    expect(text.match(/\[Sample/g)).toHaveLength(sample.notes.filter(({ text: line }) => line !== '').length - 1);
    // A note written anew in the other view is one's own as well; a colour or a tag makes none of it.
    const [note] = notesIn(sample, 'channels') as [Note];
    const isMarked = (data: CanvasData) => data.notes.filter(({ id }) => id === note.id).map(isSampleNote);
    expect(isMarked(rewriteNote(sample, note.id, 'By post'))).toEqual([false]);
    expect(isMarked(changeNote(sample, note.id, { confidence: 'proven' }))).toEqual([true]);
    expect(schema.safeParse(edited).success).toBe(true);
    const count = (data: CanvasData) => data.notes.filter(isSampleNote).length;
    for (const file of [toCanvasMarkdown(edited), JSON.stringify(inFile(edited))])
      expect(count(replaceByFile(empty, readCanvasFile(file)))).toBe(count(edited));
    expect(count(addFromFile(empty, readCanvasFile(JSON.stringify(inFile(edited)))).data)).toBe(count(edited));
  });

  it('read Markdown of other hands', () => {
    const text =
      '# My startup\n\nIntro\n\n## Key Partnerships\n* Bank\n1. Printer\n\nplain line\n## Team\n- Ann\n### Channels\n- Web\n  - Confidence: Tested\n';
    const { notes, title, unknown } = readCanvasFile(text);
    expect(title).toBe('My startup');
    expect(unknown).toEqual(['Team']);
    expect(notes.map(({ slot, text: written, confidence }) => [slot, written, confidence])).toEqual([
      ['partners', 'Bank', ''],
      ['partners', 'Printer', ''],
      ['partners', 'plain line', ''],
      ['channels', 'Web', 'tested'],
    ]);
    expect(() => readCanvasFile('nothing here')).toThrow('No block');
  });

  it('come back from JSON exactly, and refuse what is no canvas', () => {
    fc.assert(
      fc.property(anyCanvas, (data) => {
        const file = readCanvasFile(JSON.stringify(inFile(data)));
        expect(replaceByFile(empty, file)).toEqual(data);
        expect(addFromFile(data, file).added).toBe(0);
        expect(schema.safeParse(replaceByFile(sample, file)).success).toBe(true);
        expect(schema.safeParse(addFromFile(sample, file).data).success).toBe(true);
      }),
    );
    expect(() => readCanvasFile('{')).toThrow('isn’t valid JSON');
    expect(() => readCanvasFile('{"app":"groundwork","tool":"task-manager","version":1,"data":{}}')).toThrow('another tool');
    expect(() => readCanvasFile('{"notes":5}')).toThrow('doesn’t contain a canvas');
    expect(() => readCanvasFile(JSON.stringify({ ...inFile(empty), version: 3 }))).toThrow('newer');
  });

  it('leave room for new notes after a file that counts too far', () => {
    const one = { id: 'note-999999999999', slot: 'value', text: 'x', color: '', confidence: '', experiment: '' } as const;
    const file = readCanvasFile(JSON.stringify(inFile({ ...empty, notes: [one], made: 1_000_000_000_000_000 })));
    const data = setText(replaceByFile(empty, file), 'costs', 'a\nb');
    expect(schema.safeParse(data).success).toBe(true);
    expect(readCanvasFile(JSON.stringify(inFile(data))).notes).toHaveLength(3);
  });

  it('read back an empty canvas, too', () => {
    const file = readCanvasFile(toCanvasMarkdown({ ...empty, title: 'Mine', canvas: 'lean' }));
    expect(file).toMatchObject({ title: 'Mine', canvas: 'lean', notes: [], unknown: [] });
    expect(() => readCanvasFile('Some letter')).toThrow('No block was found');
  });

  it('keep an experiment of several lines on the line of its note', () => {
    const data = withText('value', 'a');
    const tagged = changeNote(data, data.notes[0]?.id ?? '', { experiment: 'one\n two' });
    expect(toCanvasText(tagged, '')).toContain('a [experiment: one two]\n');
  });
});

describe('versions', () => {
  it('tell what came, went and changed, block by block', () => {
    const before = tag(setText(withText('value', 'one\ntwo\nthree'), 'costs', 'rent'), 'value', 0);
    const [one, , three] = notesIn(before, 'value') as [Note, Note, Note];
    let after = changeNote(before, one.id, { confidence: 'guess', color: 'pink', experiment: 'Asked twenty' });
    after = moveNote(after, { id: three.id, slot: 'costs', before: undefined });
    after = setText(after, 'value', 'one\nfour');
    expect(compareNotes(before.notes, after.notes, 'business')).toEqual([
      {
        slot: 'value',
        changes: [
          { kind: 'changed', text: 'one', details: ['Proven → Guess', 'experiment: Asked twenty', 'Blue → Pink'] },
          { kind: 'added', text: 'four', details: [] },
          { kind: 'removed', text: 'two', details: [] },
        ],
      },
      { slot: 'costs', changes: [{ kind: 'changed', text: 'three', details: ['moved from Value Propositions'] }] },
    ]);
    expect(compareNotes(before.notes, after.notes, 'lean')[1]?.changes[0]?.details).toEqual(['moved from Unique Value Proposition']);
  });

  it('do not take a note of another file for this one', () => {
    const [mine, theirs] = [withText('channels', 'Web'), withText('segments', 'Families')];
    expect(mine.notes[0]?.id).toBe(theirs.notes[0]?.id);
    expect(compareNotes(mine.notes, theirs.notes, 'business').flatMap(({ changes }) => changes.map(({ kind }) => kind))).toEqual([
      'removed',
      'added',
    ]);
  });

  it('find nothing between a canvas and itself, whatever its ids', () => {
    fc.assert(
      fc.property(anyCanvas, ({ notes }) => {
        expect(compareNotes(notes, notes, 'business')).toEqual([]);
        const copies = notes.map((one, index) => ({
          ...one,
          id: `copy-${index}`,
          color: '' as const,
          confidence: '' as const,
          experiment: '',
        }));
        const others = copies.map((one, index) => ({ ...one, id: `other-${index}` }));
        expect(compareNotes(copies, others, 'business')).toEqual([]);
      }),
    );
  });
});

describe('answers of other tools', () => {
  const answers: TextLine[] = [
    { means: 'offer.edge', text: 'Fast\nCheap' },
    { means: 'customers.who', text: 'Clinics' },
    { means: 'customers.problem', text: 'Queues' },
    { means: 'company.industry', text: 'Health' },
  ];

  it('become notes in the blocks they belong to, once', () => {
    const data = withText('segments', 'clinics');
    const { data: taken, names } = planNotes(data, answers);
    expect(names).toEqual(['Value Propositions: Fast', 'Value Propositions: Cheap', 'Problem: Queues']);
    expect(textOf(taken, 'value')).toBe('Fast\nCheap');
    expect(textOf(taken, 'segments')).toBe('clinics');
    expect(hasSampleNotes(taken)).toBe(false);
    expect(planNotes(taken, answers)).toEqual({ data: taken, names: [] });
    expect(planNotes(taken, answers).data).toBe(taken);
    expect(schema.safeParse(taken).success).toBe(true);
    // What was added there since is a note more.
    const more = planNotes(taken, [...answers, { means: 'business.model', text: '$40 a month\n$400 a year' }]);
    expect(more.names).toEqual(['Revenue Streams: $40 a month', 'Revenue Streams: $400 a year']);
  });

  it('take what it is for the value where nothing sets it apart yet', () => {
    const what: TextLine = { means: 'offer.what', text: 'A list for tomorrow' };
    const { data } = planNotes(empty, [what]);
    expect([textOf(data, 'value'), textOf(data, 'solution')]).toEqual(['A list for tomorrow', 'A list for tomorrow']);
    const { data: told } = planNotes(empty, [what, { means: 'offer.edge', text: 'Works with any till' }]);
    expect([textOf(told, 'value'), textOf(told, 'solution')]).toEqual(['Works with any till', 'A list for tomorrow']);
  });
});

describe('colours', () => {
  it('carry text at AA on paper and in both themes', () => {
    const pairOf = (classes: string, name: string) =>
      new RegExp(`\\[--${name}:light-dark\\((#\\w+),(#\\w+)\\)\\]`).exec(classes)?.slice(1) ?? [];
    for (const hue of hues) {
      const { strong, soft } = paperHues[hue];
      for (const ground of [paper.ground, soft, ...Object.values(paperNotes)]) {
        expect(contrastOf(strong, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(paper.mute, ground)).toBeGreaterThanOrEqual(4.5);
      }
      const [[light, dark], [lightSoft, darkSoft]] = [pairOf(hueClasses[hue], 'hue'), pairOf(hueClasses[hue], 'soft')];
      expect([light, lightSoft]).toEqual([strong, soft]);
      expect(contrastOf(dark ?? '', '#1a1d1a')).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf('#a4aca2', darkSoft ?? '')).toBeGreaterThanOrEqual(4.5);
    }
    for (const classes of Object.values(noteClasses)) {
      const [light, dark] = /light-dark\((#\w+),(#\w+)\)/.exec(classes)?.slice(1) ?? ['#ffffff', '#000000'];
      expect(contrastOf('#5d625b', light ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf('#a4aca2', dark ?? '')).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('count confidence', () => {
    expect(countConfidence(tag(withText('value', 'a\nb'), 'value', 0).notes)).toEqual({ '': 1, guess: 0, tested: 0, proven: 1 });
  });
});
