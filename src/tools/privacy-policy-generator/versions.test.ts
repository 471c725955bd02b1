import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { toPolicy } from './policy';
import { compareTexts, describeChanges } from '@/lib/compare-texts';
import { restoreVersion, saveVersion } from './versions';
import { make, textOf } from './test-data';

describe('versions', () => {
  it('keep the words, say what changed and come back', () => {
    const first = make({ collectsContact: true });
    const second = make({ collectsContact: true, sharesHosting: true, cookies: false });
    const saved = saveVersion({ work: first, made: first, versions: [] }, textOf(first), '', '2026-11-15', 'v1');
    expect(saved.versions[0]).toMatchObject({ note: 'First version.', day: '2026-11-15' });
    const again = saveVersion({ ...saved, work: second, made: second }, textOf(second), '', '2026-12-01', 'v2');
    expect(again.versions[1]?.note).toBe('Added: Third-Party Sharing. Removed: Cookies.');
    expect(saveVersion({ ...again }, textOf(second), ' Own words ', '2026-12-02', 'v3').versions[2]?.note).toBe('Own words');
    expect(restoreVersion(again, saved.versions[0] as never)).toMatchObject({ work: first, made: first });
    expect(saveVersion({ work: first, made: null, versions: [] }, '', '', '', 'x').versions).toEqual([]);
  });

  it('see nothing in equal texts and every changed line in others', () => {
    const text = textOf(make({ collectsContact: true }));
    expect(compareTexts(text, text)).toEqual([]);
    expect(describeChanges([])).toBe('No change in the sections.');
    const changes = compareTexts(text, textOf(make({ collectsContact: true, email: 'a@b.c' })));
    expect(changes.map(({ title }) => title)).toEqual(['Opening', 'Your Rights', 'Contact Us']);
    expect(changes.find(({ title }) => title === 'Contact Us')).toMatchObject({
      kind: 'changed',
      added: ['- Email: a@b.c'],
      removed: ['- Email: [Contact Email]'],
    });
  });

  it('are listed in the policy when asked for', () => {
    const past = [{ day: '2026-01-02', note: 'First version.' }];
    expect(toText(toPolicy(make({ listsVersions: true }), past))).toContain('- 2 January 2026: First version.');
    expect(toText(toPolicy(make(), past))).not.toContain('2026-01-02');
  });
});
