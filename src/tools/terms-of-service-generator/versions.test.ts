import { describe, expect, it } from 'vitest';
import { compareTexts, describeChanges } from '@/lib/compare-texts';
import { toClickwrap } from './clickwrap';
import type { Draft, TermsData } from './model';
import { suggestNote } from '@/kinds/versions/versions';
import { restoreVersion, saveVersion, toNotice } from './versions';
import { today, make, textOf } from './test-data';

describe('the clickwrap', () => {
  it('has a box that is not ticked, a link, the version and a record', () => {
    const { html, record, open } = toClickwrap(make({ termsUrl: 'acme.com/terms', version: '2.1' }), today);
    expect(html).toContain('<input type="checkbox" id="accept-terms" name="accept_terms" value="2.1" required>');
    expect(html).not.toContain('checked');
    expect(html).toContain('>Terms of Service</a> of Acme Inc.</label>');
    expect(html).toContain('href="https://acme.com/terms"');
    expect(JSON.parse(record)).toMatchObject({ terms_version: '2.1', terms_url: 'https://acme.com/terms' });
    expect(open).toEqual([]);
    expect(toClickwrap(make(), today).html).toContain('value="2026-11-15"');
    expect(toClickwrap(make({ includePrivacyPolicy: true }), today).open).toEqual(['Terms link', 'Privacy Policy link']);
  });

  it('asks consumers in the EU and the UK about an early start', () => {
    expect(toClickwrap(make(), today).earlyStart).toBe('');
    expect(toClickwrap(make({ country: 'Germany' }), today).html).toContain('name="early_start"');
    expect(toClickwrap(make({ country: 'Germany', offer: 'goods' }), today).earlyStart).toBe('');
  });

  it('lets nothing typed become markup or a script', () => {
    const attack = '"><img src=x onerror=alert(1)><script>alert(1)</script>';
    const { html, record } = toClickwrap(
      make({
        companyName: attack,
        version: attack,
        buttonLabel: attack,
        termsUrl: 'javascript:alert(1)',
        privacyUrl: 'javascript:alert(1)',
        includePrivacyPolicy: true,
      }),
      today,
    );
    expect(html).not.toMatch(/<img|<script|javascript:/);
    expect(() => JSON.parse(record) as unknown).not.toThrow();
  });
});

describe('versions', () => {
  const dataOf = (answers: Draft, versions: TermsData['versions'] = []): TermsData => ({
    answers,
    made: { answers, day: today },
    versions,
  });

  it('keep the words, say what changed and come back', () => {
    const first = make();
    const saved = saveVersion(dataOf(first), textOf(first), 'v1');
    expect(saved.versions[0]).toMatchObject({ note: 'First version.', day: today, id: 'v1' });
    const second = make({ accounts: true, userAgeRestriction: '21' });
    expect(suggestNote(saved.versions, textOf(second))).toBe('Added: Your Account. Changed: Eligibility.');
    const again = saveVersion(dataOf(second, saved.versions), textOf(second), 'v2');
    expect(again.versions[1]?.note).toBe('Added: Your Account. Changed: Eligibility.');
    expect(restoreVersion(again, again.versions[0] as never)).toMatchObject({ answers: first, made: { answers: first, day: today } });
    expect(saveVersion({ answers: first, made: null, versions: [] }, '', 'x').versions).toEqual([]);
    expect(saveVersion(dataOf(make({ changeSummary: ' My words ' })), 'x', 'v').versions[0]?.note).toBe('My words');
  });

  it('see nothing in equal texts, and no change where only numbers moved', () => {
    const text = textOf(make({ arbitration: true, arbitrator: 'Some Provider' }));
    expect(compareTexts(text, text)).toEqual([]);
    expect(describeChanges([])).toBe('No change in the sections.');
    const moved = textOf(make({ arbitration: true, arbitrator: 'Some Provider', accounts: true }));
    expect(compareTexts(text, moved).map(({ title }) => title)).toEqual(['Your Account']);
  });

  it('print the effective date, the version and the summary, and make a notice of them', () => {
    const answers = make({ effectiveDate: '2027-01-01', version: '2.0', changeSummary: 'New refund terms', termsUrl: 'acme.com/terms' });
    for (const line of ['Effective date: January 1, 2027', 'Version: 2.0', 'What changed: New refund terms'])
      expect(textOf(answers)).toContain(line);
    const notice = toNotice(answers, 'First version.');
    expect(notice).toContain('on January 1, 2027.');
    expect(notice).toContain('What changes: New refund terms.');
    expect(notice).toContain('https://acme.com/terms');
    expect(toNotice(make(), 'Changed: Eligibility.')).toContain('What changes: Changed: Eligibility.');
  });
});
