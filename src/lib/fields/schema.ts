import * as z from 'zod/mini';
import { isDay } from '../dates';
import { isTime } from '../times';
import {
  longestId,
  longTextLimit,
  mostListItems,
  type DraftOf,
  type FieldDefinition,
  type Fields,
  type RecordOf,
  type ValuesOf,
} from './define';

z.config({ jitless: true });

const capped = (limit: number) => z.string().check(z.maxLength(limit));
const daySchema = z.string().check(z.refine((value) => value === '' || isDay(value)));

function valueSchema(field: FieldDefinition): z.ZodMiniType {
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'list':
      return z.array(capped(field.maxLength)).check(z.maxLength(mostListItems));
    case 'money':
    case 'integer':
      return z.int();
    case 'decimal':
    case 'percent':
      return z.number();
    case 'range':
      return z.int().check(z.minimum(field.min), z.maximum(field.max));
    case 'day':
      return daySchema;
    case 'time':
      return z.string().check(z.refine((value) => value === '' || isTime(value)));
    case 'choice':
      return z.enum(field.default === '' && !field.required ? ['', ...field.options] : [...field.options]);
    case 'color':
      return z.string().check(z.regex(/^#[0-9a-f]{6}$/));
    default:
      return capped(field.maxLength);
  }
}

const shapeOf = (fields: Fields, schema: (field: FieldDefinition) => z.ZodMiniType) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schema(field)]));

export const idSchema = z.string().check(z.minLength(1), z.maxLength(longestId));

export const recordSchema = <F extends Fields>(fields: F) =>
  z.object({ id: idSchema, isEdited: z.optional(z.literal(true)), ...shapeOf(fields, valueSchema) }) as unknown as z.ZodMiniType<
    RecordOf<F>
  >;

export const valuesSchema = <F extends Fields>(fields: F) =>
  z.object(shapeOf(fields, valueSchema)) as unknown as z.ZodMiniType<ValuesOf<F>>;

/** Typed text of any content, so a half-finished form is never refused. */
export const draftSchema = <F extends Fields>(fields: F) =>
  z.object(shapeOf(fields, (field) => (field.kind === 'flag' ? z.boolean() : capped(longTextLimit)))) as unknown as z.ZodMiniType<
    DraftOf<F>
  >;

export const draftRowSchema = <F extends Fields>(fields: F) =>
  z.object({
    id: idSchema,
    ...shapeOf(fields, (field) => (field.kind === 'flag' ? z.boolean() : capped(longTextLimit))),
  }) as unknown as z.ZodMiniType<DraftOf<F> & { id: string }>;
