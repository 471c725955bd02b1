import { describe, expect, it } from 'vitest';
import { composeReply, takeApart } from './compose';

describe('the greeting of a script', () => {
  it('is its first line, with or without a text below it', () => {
    expect(takeApart('Hi Ana,\nIt is done.\n\nAll good.')).toEqual({ greeting: 'Hi Ana,', body: ['It is done.', 'All good.'], close: '' });
    expect(takeApart('Hi Ana,\n\nIt is done.')).toEqual({ greeting: 'Hi Ana,', body: ['It is done.'], close: '' });
    expect(takeApart('Good morning!')).toEqual({ greeting: 'Good morning!', body: [], close: '' });
    expect(takeApart('')).toEqual({ greeting: '', body: [], close: '' });
  });

  it('is taken from the front of a sentence, which then starts with a capital', () => {
    expect(takeApart('Hello Bo, your order left today.')).toEqual({ greeting: 'Hello Bo,', body: ['Your order left today.'], close: '' });
    expect(takeApart('Dear all! Élan is back.').body).toEqual(['Élan is back.']);
  });
});

describe('the sign-off of a script', () => {
  it('is the last paragraph, or the last two where the name stands alone', () => {
    expect(takeApart('It is done.\n\nKind regards,\nBo')).toMatchObject({ body: ['It is done.'], close: 'Kind regards,\nBo' });
    expect(takeApart('It is done.\n\nCheers,\n\nBo\nHarbor Studio\nSupport')).toMatchObject({
      body: ['It is done.'],
      close: 'Cheers,\nBo\nHarbor Studio\nSupport',
    });
  });

  it('is none where it is all there is, or where more than a name follows', () => {
    expect(takeApart('Best wishes,\nBo')).toMatchObject({ body: ['Best wishes,\nBo'], close: '' });
    expect(takeApart('Thanks\n\nBo')).toMatchObject({ body: ['Thanks', 'Bo'], close: '' });
    expect(takeApart('Done.\n\nThanks\n\na\nb\nc\nd')).toMatchObject({ body: ['Done.', 'Thanks', 'a\nb\nc\nd'], close: '' });
    expect(takeApart('Done.\n\nThanks for writing to us.')).toMatchObject({ close: '' });
  });
});

describe('several scripts in one reply', () => {
  it('offer more help once, at the end', () => {
    expect(
      composeReply([
        'Hi,\n\nIt is sent. Is there anything else I can do for you?\n\nThanks,\nBo',
        'Anything else we can help with?',
        'It is paid.',
      ]),
    ).toBe('Hi,\n\nIt is sent.\n\nIt is paid.\n\nAnything else we can help with?\n\nThanks,\nBo');
  });

  it('say a paragraph once, however its blanks and capitals are', () => {
    expect(composeReply(['It is  SENT.', 'It is sent.', 'More.'])).toBe('It is  SENT.\n\nMore.');
  });
});
