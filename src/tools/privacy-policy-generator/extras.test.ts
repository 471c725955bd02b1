import { describe, expect, it } from 'vitest';
import { bannerText, toBanner } from './banner';
import type { Cookie } from './lists';
import { startWork, type Work } from './model';
import { toNotice } from './versions';

const work = startWork({ today: '2026-11-15', currency: 'USD' });
const cookie = (kind: Cookie['kind']): Cookie => ({ id: kind, name: kind, provider: 'Us', purpose: 'p', duration: '1 day', kind });
const make = (answers: Partial<Work['answers']>, ...kinds: Cookie['kind'][]): Work => ({
  ...work,
  answers: { ...work.answers, companyName: 'Acme', website: 'acme.example', email: 'hi@acme.example', ...answers },
  cookies: { records: kinds.map(cookie), currency: 'USD' },
});

describe('the cookie banner', () => {
  it('asks for nothing where only necessary cookies are listed', () => {
    const banner = toBanner(make({}, 'necessary'));
    expect(banner).toMatchObject({ buttons: ['OK'], choices: [], warnings: [] });
    expect(banner.text).toContain('only cookies that the site needs');
    expect(toBanner(make({ asksConsent: true }, 'necessary')).warnings).toHaveLength(1);
  });

  it('names what the list holds, and lets people refuse as easily as agree', () => {
    const banner = toBanner(make({ asksConsent: true, gdpr: true }, 'necessary', 'statistics', 'marketing'));
    expect(banner.text).toContain('to see how the site is used and to show ads that fit you');
    expect(banner.text).not.toContain('settings');
    expect(banner.buttons).toEqual(['Accept all', 'Reject all', 'Choose']);
    expect(bannerText(banner)).toContain('Statistics: Off until you agree, 1 cookie');
    expect(banner.warnings).toEqual([]);
  });

  it('says where banner and policy do not fit', () => {
    expect(toBanner(make({ gdpr: true }, 'statistics')).warnings).toHaveLength(1);
    expect(toBanner(make({ cookies: false }, 'statistics')).warnings).toHaveLength(1);
    expect(toBanner(make({})).warnings).toHaveLength(1);
    expect(toBanner(make({}, 'statistics')).buttons).toEqual(['OK', 'Choose']);
  });
});

it('a change is told to people with what changes, from when and where to read it', () => {
  const mail = toNotice(make({ effectiveDate: '2027-01-15' }), 'Added: Cookies');
  for (const part of ['Privacy Policy of Acme on ', 'What changes: Added: Cookies.', 'acme.example', 'hi@acme.example'])
    expect(mail).toContain(part);
  expect(toNotice(work, 'x')).toContain('[Company Name]');
});
