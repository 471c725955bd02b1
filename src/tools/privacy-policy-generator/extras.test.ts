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

describe('the banner, word for word', () => {
  const consent =
    'The EU and the UK ask for consent before cookies that are not necessary, but the policy doesn’t say that you ask. Tick the box above once you do.';
  const off = 'Cookies are listed here, but the policy’s cookies section is off.';

  it.each<[string, Work, string[]]>([
    ['nothing is listed', make({ cookies: true }), ['No cookies are listed yet, so the banner can’t name any.']],
    ['nothing is listed, and there is no section', make({ cookies: false }), []],
    ['no section, but a cookie', make({ cookies: false }, 'necessary'), [off]],
    ['the EU, without asking', make({ cookies: true, gdpr: true }, 'preferences'), [consent]],
    ['the UK, without asking', make({ cookies: true, ukGdpr: true }, 'marketing'), [consent]],
    ['both faults', make({ cookies: false, gdpr: true }, 'marketing'), [off, consent]],
    ['the EU, with necessary ones only', make({ cookies: true, gdpr: true }, 'necessary'), []],
    ['the EU, asking', make({ cookies: true, gdpr: true, asksConsent: true }, 'marketing'), []],
    ['nobody else asks', make({ cookies: true }, 'marketing'), []],
    [
      'asking for nothing',
      make({ cookies: true, asksConsent: true }, 'necessary'),
      ['The policy says that you ask before setting cookies that are not necessary, but only necessary ones are listed.'],
    ],
  ])('warns where %s', (_, given, warnings) => {
    expect(toBanner(given).warnings).toEqual(warnings);
  });

  it('asks in Europe even where the box is not ticked, and says elsewhere how to turn cookies off', () => {
    const two = {
      ...make({ cookies: true }),
      cookies: { records: [cookie('necessary'), cookie('preferences'), { ...cookie('preferences'), id: '2' }], currency: 'USD' },
    };
    expect(toBanner(two)).toEqual({
      text: 'Acme uses cookies that the site needs to work, and cookies to remember your settings. Our privacy policy says how to turn them off.',
      buttons: ['OK', 'Choose'],
      choices: [
        { kind: 'necessary', label: expect.any(String) as string, text: 'Always on, 1 cookie' },
        { kind: 'preferences', label: 'Preferences', text: 'On until you turn it off, 2 cookies' },
      ],
      warnings: [],
    });
    expect(toBanner(make({ ukGdpr: true, companyName: ' ' }, 'preferences'))).toMatchObject({
      text: expect.stringMatching(
        /^This site uses cookies that .* With your consent, we also use cookies to remember your settings\./,
      ) as string,
      buttons: ['Accept all', 'Reject all', 'Choose'],
    });
  });
});

it('a change is told to people with what changes, from when and where to read it', () => {
  const mail = toNotice(make({ effectiveDate: '2027-01-15' }), 'Added: Cookies');
  for (const part of ['Privacy Policy of Acme on ', 'What changes: Added: Cookies.', 'acme.example', 'hi@acme.example'])
    expect(mail).toContain(part);
  expect(toNotice(work, 'x')).toContain('[Company Name]');
});
