import { describe, expect, it } from 'vitest';
import { decideDayOrder, parseDay } from './parse-day';

describe('days of one column', () => {
  it('are read one way, decided by all of them', () => {
    expect(decideDayOrder(['01/11/2026', '13/11/2026'])).toBe('day-first');
    expect(decideDayOrder(['01/11/2026', '11/13/2026'])).toBe('month-first');
    expect(decideDayOrder(['01/11/2026', '02-12-26'])).toBe('open');
    expect(decideDayOrder(['13/11/2026', '11/13/2026'])).toBe('mixed');
  });

  it('need no decision where none can be read two ways', () => {
    expect(decideDayOrder(['2026-11-01', '1.11.2026', '1 Nov', '', '05/05/2026'])).toBe('month-first');
    expect(decideDayOrder([])).toBe('month-first');
  });

  it('are never read against the order', () => {
    expect(parseDay('01/11/2026', '2026-01-01', 'day-first')).toBe('2026-11-01');
    expect(parseDay('01/11/2026', '2026-01-01', 'month-first')).toBe('2026-01-11');
    expect(parseDay('13/11/2026', '2026-01-01', 'month-first')).toBeUndefined();
    expect(parseDay('13/11/2026', '2026-01-01')).toBe('2026-11-13');
  });

  it('may have short years', () => {
    expect(parseDay('13/11/26', '2026-01-01', 'day-first')).toBe('2026-11-13');
    expect(parseDay('1.2.26', '2026-01-01')).toBe('2026-02-01');
  });
});
