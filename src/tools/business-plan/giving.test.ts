import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toText } from '@/lib/document-text';
import { toBase64 } from '@/lib/bytes';
import { detectPictureType, fitInto } from '@/lib/logos';
import { fileStem } from './files';
import { logoPicture } from './logo-picture';
import { state, type PlanData } from './model';
import { makePitch } from './pitch';
import { shorten } from './shorten';
import { shares } from './shares';
import { around, start, answered, originOf, nine } from './test-data';

describe('the pitch', () => {
  it('has its six parts and says what it cut', () => {
    const { document, shortened } = makePitch(
      originOf(answered({ ...nine, problem: 'Long words here. '.repeat(60), headline: 'Paid at once' })),
    );
    const text = toText(document);
    for (const part of ['Problem', 'Solution', 'Market', 'Team', 'Ask', 'Paid at once', 'ACME INC.']) expect(text).toContain(part);
    expect(text).toContain('[Management Team - not written yet]');
    expect(shortened).toEqual(['Problem']);
  });

  it('cuts between words and never goes past its place', () => {
    expect(shorten('one two three', 8)).toEqual({ text: 'one two…', isCut: true });
    expect(shorten('  one\n two ', 8)).toEqual({ text: 'one two', isCut: false });
    expect(shorten('Two:\n- one\n- two', 80).text).toBe('Two: one; two');
    expect(shorten('Two\n- one\n- two\n\nAnd more\n\nThen', 80).text).toBe('Two: one; two. And more. Then');
    expect(shorten('日本語日本語', 6)).toEqual({ text: '日本語…', isCut: true });
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 400 }), fc.constantFrom('🦊'.repeat(200), 'W '.repeat(200))), (typed) => {
        expect(Array.from(shorten(typed, 100).text).length).toBeLessThanOrEqual(101);
      }),
    );
  });
});

describe('files', () => {
  it('are named after the company, safely', () => {
    const named = (data: PlanData, companyName: string) =>
      fileStem({ ...data, answers: { ...data.answers, companyName } }, 'business-plan');
    const name = (companyName: string) => named(start, companyName);
    expect(name('Acme')).toBe('Acme-business-plan');
    expect(name('Blue Sky Labs')).toBe('Blue Sky Labs-business-plan');
    expect(name('')).toBe('business-plan');
    expect(name('///')).toBe('business-plan');
    expect(name('A/B\\C')).toBe('A-B-C-business-plan');
    expect(name('x'.repeat(300))).toMatch(/^x{50}-business-plan$/);
    expect(named(state.sample?.(around) ?? start, 'Acme')).toBe('sample-Acme-business-plan');
  });
});

describe('the logo', () => {
  it('is told by what is in the file', () => {
    expect(detectPictureType(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]))).toBe('image/png');
    expect(detectPictureType(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg');
    expect(detectPictureType(new TextEncoder().encode('RIFF0000WEBPVP8 '))).toBe('image/webp');
    expect(detectPictureType(new TextEncoder().encode('<svg onload="alert(1)"></svg>'))).toBeUndefined();
    expect(detectPictureType(new Uint8Array())).toBeUndefined();
  });

  it('is fitted, never enlarged', () => {
    expect(fitInto({ width: 960, height: 240 }, { width: 480, height: 240 })).toEqual({ width: 480, height: 120 });
    expect(fitInto({ width: 10, height: 20 }, { width: 480, height: 240 })).toEqual({ width: 10, height: 20 });
    expect(fitInto({ width: 1, height: 10_000 }, { width: 480, height: 240 })).toEqual({ width: 1, height: 240 });
    expect(toBase64(new Uint8Array([1, 2, 3]))).toBe('AQID');
    expect(logoPicture({ png: 'AQID', width: 480, height: 240 })).toMatchObject({ width: 144, height: 72 });
  });
});

describe('what other tools take and bring', () => {
  const logo = { png: 'iVBORw0KGgo=', width: 4, height: 2 };
  const looks = (data: PlanData) => shares.offers?.looks?.(data, around);

  it('is the logo, but not that of a sample', () => {
    expect(looks({ ...start, logo })).toEqual([{ logo }]);
    expect(looks(start)).toEqual([]);
    expect(looks({ ...(state.sample?.(around) ?? start), logo })).toEqual([]);
  });

  it('are answers for what is still empty, once', () => {
    const plan = (data: PlanData) =>
      shares.accepts?.texts?.plan(
        data,
        [
          { means: 'idea.name', text: 'Crumb' },
          { means: 'offer.what', text: 'A list for tomorrow' },
          { means: 'offer.why', text: 'A list for tomorrow\nWorks with any till' },
          { means: 'business.proof', text: '3 paying customers, by our own count.' },
        ],
        { doc: 'idea', tool: 'Idea Validator', name: '' },
        around,
      );
    const taken = plan(answered({ companyName: 'Acme' }));
    expect(taken?.names).toEqual(['Solution', 'Traction']);
    expect(taken?.data.answers).toMatchObject({
      companyName: 'Acme',
      solution: 'A list for tomorrow\nWorks with any till',
      traction: '3 paying customers, by our own count.',
    });
    expect(plan(start)?.data.answers.companyName).toBe('Crumb');
    expect(taken && plan(taken.data)?.data).toBe(taken?.data);
  });
});
