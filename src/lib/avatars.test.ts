import { describe, expect, it } from 'vitest';
import { avatarMarkup, cropSquare, initialsOf, largestPhoto, photoPattern, toAvatar } from './avatars';
import { hashText } from './random';

describe('a picture of somebody', () => {
  it('has the first letters of the first and the last word', () => {
    expect(['Ana Bell', 'ana maria bell', 'Ana', 'Ana (sales) Bell', '“ana” – bell', '', '–', '3M', 'Ödön'].map(initialsOf)).toEqual([
      'AB',
      'AB',
      'A',
      'AB',
      'AB',
      '?',
      '?',
      '3',
      'Ö',
    ]);
  });

  it('is a circle with letters, or the photo in it', () => {
    const drawn = avatarMarkup({ id: 'a', name: 'Ana Bell', photo: '' }, 10, 20, 50);
    // Its middle is half of 50 away; letters of 0.38 of it stand 0.14 of it below the middle.
    expect(drawn).toContain('<circle cx="35" cy="45" r="25"');
    expect(drawn).toContain('<text x="35" y="52.0" font-size="19.0"');
    expect(drawn).toContain('>AB</text>');
    const photo = avatarMarkup({ id: 'a', name: 'Ana', photo: 'AAAA' }, 10, 20, 50);
    expect(photo).toBe(
      `<clipPath id="clip-${hashText('a')}"><circle cx="35" cy="45" r="25"/></clipPath><image href="data:image/png;base64,AAAA" x="10" y="20" width="50" height="50" clip-path="url(#clip-${hashText('a')})"/>`,
    );
  });

  it('has one colour for one person, and all of them for many', () => {
    const colorOf = (id: string) => /fill="(#\w+)"/.exec(avatarMarkup({ id, name: 'A', photo: '' }, 0, 0, 10))?.[1];
    expect(colorOf('one')).toBe(colorOf('one'));
    expect(new Set(Array.from({ length: 200 }, (_, index) => colorOf(`p${index}`))).size).toBe(6);
  });

  it('stands alone in its own size', () => {
    const picture = toAvatar({ id: 'a', name: 'Ana', photo: '' }, 40);
    expect(picture).toMatchObject({ width: 40, height: 40 });
    expect(picture.svg).toContain('viewBox="0 0 40 40"');
    expect(picture.svg).toContain('<circle cx="20" cy="20" r="20"');
  });

  it('is the middle square of a larger one', () => {
    // 200 by 100 at the half: 25 stand over on each side.
    expect(cropSquare('x', 200, 100, 50).svg).toContain('x="-25.00" y="0.00" width="100.00" height="50.00"');
    expect(cropSquare('x', 100, 200, 50).svg).toContain('x="0.00" y="-25.00" width="50.00" height="100.00"');
  });

  it('takes no more letters than a picture of its side can have', () => {
    // 10 × 10 × 4 + 10 + 400 bytes are 810: 270 groups of four letters.
    expect(largestPhoto(10)).toBe(1080);
    expect(largestPhoto(11)).toBe(4 * Math.ceil(895 / 3));
    expect(['', 'AAA=', 'AA==', 'a b', '"'].map((text) => photoPattern.test(text))).toEqual([true, true, true, false, false]);
  });
});
