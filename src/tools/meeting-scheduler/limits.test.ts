import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { fields } from './model';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([['number of times', fields.count, ['0', '999'], ['-1', '1000']]])(
    '%s',
    (_, field, taken, refused) => {
      expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
      expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
    },
  );
});
