import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { listGaps } from '@/lib/gaps';
import { imprintNames, imprintPlace, imprintPlaces, startImprint, toImprint } from './imprint';
import { sampleAnswers, state } from './model';
import { fillUsual, usualAnswers, usualNotes } from './usual';

const answers = { ...state.start({ today: '2026-11-15', currency: 'EUR' }).answers, companyName: 'Kiosk', country: 'Germany' };

describe('an imprint', () => {
  it('holds what was typed and names what is missing', () => {
    const typed = {
      ...startImprint(),
      legalForm: 'GmbH',
      representedBy: 'Mira Yıldız',
      phone: '0341 555 01',
      registerName: 'Amtsgericht Leipzig',
      registerNumber: 'HRB 12345',
    };
    const whole = { ...answers, address: 'Lindenallee 4, 04109 Leipzig', contactEmail: 'hallo@kiosk.example' };
    expect(toText(toImprint(whole, typed, 'Germany'))).toBe(
      [
        'IMPRESSUM',
        '=========',
        '',
        'Angaben gemäß § 5 DDG',
        '',
        'Anbieter: Kiosk GmbH',
        'Anschrift: Lindenallee 4, 04109 Leipzig',
        'E-Mail: hallo@kiosk.example',
        'Telefon: 0341 555 01',
        'Vertreten durch: Mira Yıldız',
        'Register: Amtsgericht Leipzig',
        'Registernummer: HRB 12345',
        '',
      ].join('\n'),
    );
    const open = toImprint(answers, { ...startImprint(), registerName: 'Amtsgericht Leipzig' }, 'Germany');
    expect(listGaps(open.blocks)).toEqual(['Postal Address', 'Contact Email', 'Phone', 'Register number']);
    expect(open.mark).toBe('Draft');
    expect(listGaps(toImprint({ ...whole, companyName: '' }, typed, 'Germany').blocks)).toEqual(['Company Name']);
    expect(listGaps(toImprint(answers, startImprint(), 'France').blocks)).toEqual(
      expect.arrayContaining(['Director of publication', 'Host of the website']),
    );
    expect(toText(toImprint({ ...whole, companyName: 'Kiosk GmbH' }, typed, 'Germany'))).toContain('Anbieter: Kiosk GmbH\n');
  });

  it('follows the country, unless another was chosen', () => {
    expect(imprintPlace(startImprint(), answers)).toBe('Germany');
    expect(imprintPlace({ place: 'Austria' }, answers)).toBe('Austria');
    expect(imprintPlace(startImprint(), { country: 'Switzerland' })).toBe('Switzerland');
    expect(imprintPlace(startImprint(), { country: 'United States' })).toBeUndefined();
    for (const place of imprintPlaces) expect(new Set(imprintNames(place)).size).toBe(imprintNames(place).length);
  });
});

describe('usual answers', () => {
  it('fill in what is empty, and say that they are usual', () => {
    const filled = fillUsual({ ...sampleAnswers(''), website: 'kiosk.example/', refundDays: '30' });
    expect(filled).toMatchObject({ refundDays: '30', reminderDays: '7', privacyUrl: 'https://kiosk.example/privacy' });
    expect(usualNotes(filled)).toMatchObject({ reminderDays: 'Usual answer: check that it’s yours.' });
    expect(usualNotes(filled)).not.toHaveProperty('refundDays');
    expect(usualAnswers({ website: '' })).not.toHaveProperty('privacyUrl');
  });
});
