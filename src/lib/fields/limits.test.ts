import { describe, expect, it } from 'vitest';
import { safeUrl, isEmail } from '../links';
import { day, decimal, email, integer, money, readField } from './index';

const around = { today: '2026-11-15', currency: 'USD' };

describe('a number out of range', () => {
  it('is refused in words on both sides, and on the limit it is taken', () => {
    const days = integer('Days', { min: 1, max: 30 });
    expect(readField(days, '-4', around).problem).toBe('Days can’t be below 1.');
    expect(readField(days, '31', around).problem).toBe('Days can’t be above 30.');
    for (const typed of ['1', '30']) expect(readField(days, typed, around)).toEqual({ value: Number(typed), note: undefined });
    expect(readField(money('Fee', { min: 0 }), '-0.01', around).problem).toBe('Fee can’t be below $0.00.');
    expect(readField(decimal('Weight', { max: 100 }), '100.5', around).problem).toBe('Weight can’t be above 100.');
  });
});

describe('a day', () => {
  it('before the earliest is taken with a word about it; without a limit, or on it, without', () => {
    expect(readField(day('Due', { earliest: 'today' }), '2026-11-14', around)).toMatchObject({
      value: '2026-11-14',
      note: 'This day has already passed.',
    });
    expect(readField(day('Due', { earliest: 'today' }), '2026-11-15', around).note).toBeUndefined();
    expect(readField(day('Read on'), '2001-01-01', around).note).toBeUndefined();
  });
});

describe('an e-mail address', () => {
  it('is refused where nobody could write to it', () => {
    for (const typed of ['not an email', 'notanemail', 'a@b', '@b.co', 'a@b@c.co', 'a@b.co, c@d.co', 'a b@c.co', '<a@b.co>']) {
      expect(isEmail(typed), typed).toBe(false);
      expect(readField(email('Email'), typed, around).problem, typed).toBe('Enter an e-mail address such as name@example.com.');
    }
    for (const typed of ['ana.ruiz+seed@mail.example.co.uk', 'jörg@müller.de', ' a@b.co '])
      expect(readField(email('Email'), typed, around).problem, typed).toBeUndefined();
  });

  it('is linked only where it is one', () => {
    expect(safeUrl('mailto:notanemail')).toBeUndefined();
    expect(safeUrl('mailto:a@b.co,not an email')).toBeUndefined();
    expect(safeUrl('mailto:a@b.co,c@d.co')).toBe('mailto:a@b.co,c@d.co');
    expect(safeUrl('mailto:?subject=Hello')).toBe('mailto:?subject=Hello');
    expect(safeUrl('mailto:%')).toBeUndefined();
  });
});
