import { describe, expect, it } from 'vitest';
import { isTaken, type Field } from '@/lib/fields/test-data';
import { factorFields, fields, linkFields, settingFields } from './model';
import { stockFields } from './stock';

describe('what may be typed', () => {
  it.each<[string, Field, string[], string[]]>([
    ['lead time', fields.leadTime, ['0', '1000000'], ['-1', '1000001']],
    ['cost', fields.cost, ['0', '1000000000000'], ['-1', '1000000000001']],
    ['capacity', fields.capacity, ['0', '1000000000000'], ['-1', '1000000000001']],
    ['time of a link', linkFields.time, ['0', '1000000'], ['-1', '1000001']],
    ['distance', linkFields.distance, ['0', '1000000000'], ['-1', '1000000001']],
    ['needed per unit', linkFields.quantity, ['0', '0.5', '1000000'], ['-0.1', '1000000.1']],
    ['shipments', settingFields.shipments, ['1', '1000000'], ['0', '1000001']],
    ['weight', settingFields.weight, ['0', '1000000'], ['-0.1', '1000000.1']],
    ['grams for a truck', factorFields.Truck, ['0', '1000000'], ['-0.1', '1000000.1']],
    ['demand', stockFields.demand, ['0', '1000000000'], ['-0.1', '1000000000.1']],
    ['lead time of an item', stockFields.leadTime, ['0', '10000'], ['-0.1', '10000.1']],
    ['service level', stockFields.service, ['50', '99.99'], ['49.9', '99.999']],
    ['on hand', stockFields.onHand, ['0'], ['-1']],
  ])('%s', (_, field, taken, refused) => {
    expect(taken.filter((typed) => !isTaken(field, typed))).toEqual([]);
    expect(refused.filter((typed) => isTaken(field, typed))).toEqual([]);
  });
});
