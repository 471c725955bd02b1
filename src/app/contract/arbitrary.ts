import fc from 'fast-check';
import type * as z from 'zod/mini';
import { anySign } from '../../../build/runs';

/** Strings that break software, but none of the words that the contract test looks for. */
export const plainText = fc
  .oneof(
    fc.string({ maxLength: 24 }),
    fc.string({ unit: anySign, maxLength: 12 }),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1,234.56',
      '12*3',
      '1e9',
      'abc',
      '50%',
      '<b>"&\'',
      '日本語',
      'مرحبا',
      '🦊'.repeat(3),
      'x'.repeat(300),
      '\u0000\u202e',
      '=1+1',
      '2026-11-15',
    ),
  )
  .filter((text) => !/nan|infinity|undefined|null|object/i.test(text));

const usefulText = fc.constantFrom(
  '2026-11-15',
  '2024-02-29',
  '2026-11',
  '2025-02',
  '2026',
  '2025',
  '#0b6b4a',
  '#ffffff',
  'USD',
  'JPY',
  'KWD',
  '12:30',
  'id-1',
  'id-2',
);

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  entries?: Record<string, string>;
  options?: z.ZodMiniType[];
  values?: unknown[];
}

/** Random values that a schema takes, read off the schema itself. */
export function arbitraryOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const definition = schema._zod.def as unknown as Definition;
  const fits = (value: unknown) => schema.safeParse(value).success;
  switch (definition.type) {
    case 'string':
      return fc
        .oneof({ weight: 3, arbitrary: plainText }, usefulText)
        .map((text) => (fits(text) ? text : text.slice(0, 8)))
        .filter(fits);
    case 'number':
      return fc
        .oneof(
          fc.integer({ min: -100, max: 100 }),
          fc.integer({ min: -1e12, max: 1e12 }),
          fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
        )
        .map((value) => (fits(value) ? value : Math.abs(Math.trunc(value) % 5) + 1))
        .filter(fits);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(definition.values ?? []));
    case 'array':
      return fc.array(arbitraryOf(definition.element as z.ZodMiniType), { maxLength: 4 }).filter(fits);
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(definition.shape ?? {}).map(([key, value]) => [key, arbitraryOf(value)])));
    case 'record':
      return fc
        .dictionary(fc.stringMatching(/^[a-z]{1,6}$/), arbitraryOf(definition.valueType as z.ZodMiniType), { maxKeys: 4 })
        .filter(fits);
    case 'nullable':
      return fc.option(arbitraryOf(definition.innerType as z.ZodMiniType), { nil: null });
    case 'default':
      return arbitraryOf(definition.innerType as z.ZodMiniType);
    case 'optional':
      return fc.option(arbitraryOf(definition.innerType as z.ZodMiniType), { nil: undefined });
    case 'union':
      return fc.oneof(...(definition.options ?? []).map(arbitraryOf));
    default:
      throw new Error(`The contract test cannot make values of the type "${definition.type}" yet.`);
  }
}
