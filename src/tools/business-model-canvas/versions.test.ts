import { describe, expect, it } from 'vitest';
import { state, titleOf, type Note } from './model';
import { compareNotes, countChanges, restoreVersion, saveVersion } from './versions';

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
  it('are numbered, and bring title and notes back', () => {
    const saved = saveVersion({ ...start, title: 'Mill', notes: [note('a', 'x')], made: 4 }, ' First ', '2026-11-15');
    expect(saved).toMatchObject({ made: 5, versions: [{ id: 'version-5', name: 'First', day: '2026-11-15', title: 'Mill' }] });
    expect(restoreVersion({ ...start, made: 9 }, saved.versions[0]!)).toMatchObject({ title: 'Mill', made: 9, notes: [{ id: 'a' }] });
  });

  it('tell what came, went and changed', () => {
    const before = [note('a', 'Mills'), note('b', 'Farms'), note('c', ' ')];
    const after = [note('a', 'Mills nearby', { confidence: 'tested', experiment: ' Ask ', color: 'green' }), note('d', 'Ovens')];
    const changes = compareNotes(before, after, 'business');
    expect(compare(before, after)).toEqual([
      [
        'partners',
        'changed | Mills nearby | was “Mills” | No tag → Tested | experiment: Ask | Color of the block → Green',
        'added | Ovens',
        'removed | Farms',
      ],
    ]);
    expect([countChanges(changes, 'added'), countChanges(changes, 'removed'), countChanges(changes, 'changed')]).toEqual([1, 1, 1]);
    expect(countChanges([...changes, ...changes], 'added')).toBe(2);
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
});
