import { describe, expect, it } from 'vitest';
import { readEnvelope } from '@/workspace/read-envelope';
import { connectSuite } from '@/workspace/suite';
import { state, titleOf, type Note } from './model';
import { schema } from './schema';
import { compareCanvases, compareNotes } from './versions';

const start = state.start({ today: '2026-11-15', currency: 'USD' });
const note = (id: string, text: string, more: Partial<Note> = {}): Note => ({
  id,
  slot: 'partners',
  text,
  color: '',
  confidence: '',
  experiment: '',
  ...more,
});
const compare = (before: Note[], after: Note[]) =>
  compareNotes(before, after, 'business').map(({ slot, changes }) => [
    slot,
    ...changes.map(({ kind, text, details }) => [kind, text, ...details].join(' | ')),
  ]);

describe('versions of a canvas', () => {
  it('tell what came, went and changed', () => {
    const before = [note('a', 'Mills'), note('b', 'Farms'), note('c', ' ')];
    const after = [note('a', 'Mills nearby', { confidence: 'tested', experiment: ' Ask ', color: 'green' }), note('d', 'Ovens')];
    expect(compare(before, after)).toEqual([
      [
        'partners',
        'changed | Mills nearby | was “Mills” | No tag → Tested | experiment: Ask | Color of the block → Green',
        'added | Ovens',
        'removed | Farms',
      ],
    ]);
    expect(compareCanvases({ ...start, notes: before }, { ...start, notes: after })).toEqual([
      {
        title: titleOf('partners'),
        kind: 'changed',
        added: ['Mills nearby; was “Mills”; No tag → Tested; experiment: Ask; Color of the block → Green', 'Ovens'],
        removed: ['Farms'],
      },
    ]);
    expect(compare([note('a', 'x', { experiment: 'Ask' })], [note('a', 'x')])).toEqual([['partners', 'changed | x | experiment removed']]);
  });

  it('know a note that moved, and one that only has its id', () => {
    expect(compare([note('a', 'Rent')], [note('a', 'Rent', { slot: 'costs' })])).toEqual([
      ['costs', `changed | Rent | moved from ${titleOf('partners')}`],
    ]);
    expect(compare([note('a', 'Rent')], [note('a', 'Quite another', { slot: 'costs' })])).toEqual(
      expect.arrayContaining([
        ['partners', 'removed | Rent'],
        ['costs', 'added | Quite another'],
      ]),
    );
    expect(compare([note('a', 'Rent')], [note('z', ' Rent ')])).toEqual([]);
    expect(compare([note('a', 'Rent'), note('b', 'Rent')], [note('y', 'Rent')])).toEqual([['partners', 'removed | Rent']]);
  });

  it('that older work kept within itself become those of its document', async () => {
    connectSuite({ schema: async () => schema });
    const inner = { id: 'version-1', name: 'First', day: '2026-11-15', title: 'Mill', notes: [note('a', 'x')] };
    const old = { ...start, title: 'Bakery', notes: [], versions: [inner, 'broken'] };
    const envelope = { app: 'groundwork' as const, tool: 'business-model-canvas', version: 1, data: old };
    const unpacked = await readEnvelope(state, envelope);
    expect(unpacked?.work.data).toEqual({ ...start, title: 'Bakery' });
    expect(unpacked?.versions).toHaveLength(1);
    const [first] = unpacked?.versions ?? [];
    expect(first).toMatchObject({ name: 'First', version: 1, at: new Date(2026, 10, 15, 12).getTime() });
    expect((await readEnvelope(state, { ...envelope, data: first?.data }))?.work.data).toEqual({
      ...start,
      title: 'Mill',
      notes: [note('a', 'x')],
    });
  });
});
