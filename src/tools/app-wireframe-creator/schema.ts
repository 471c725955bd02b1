import * as z from 'zod/mini';
import { idSchema } from '@/lib/fields/schema';
import { kinds } from './components';
import { devices } from './content';
import { limits, type Wireframe } from './model';

const place = z.int().check(z.minimum(-limits.place), z.maximum(limits.place));
const side = z.int().check(z.minimum(1), z.maximum(limits.side));
const canvasSide = z.int().check(z.minimum(1), z.maximum(limits.mostCanvas));
const shortText = z.string().check(z.maxLength(limits.name));
const pointer = z.string().check(z.maxLength(80));
const areDistinct = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id)).size === items.length;

const elementSchema = z.object({
  id: idSchema,
  kind: z.enum(kinds),
  x: place,
  y: place,
  width: side,
  height: side,
  content: z.string().check(z.maxLength(limits.content)),
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  size: z.int().check(z.minimum(limits.leastType), z.maximum(limits.mostType)),
  group: pointer,
  isLocked: z.boolean(),
  link: pointer,
});

const screenSchema = z.object({
  id: idSchema,
  name: shortText,
  elements: z.array(elementSchema).check(z.maxLength(limits.elements), z.refine(areDistinct)),
});

export const schema: z.ZodMiniType<Wireframe> = z.object({
  name: shortText,
  device: z.enum([...devices, 'custom']),
  width: canvasSide,
  height: canvasSide,
  screens: z.array(screenSchema).check(z.minLength(1), z.maxLength(limits.screens), z.refine(areDistinct)),
  guides: z.array(z.object({ id: idSchema, axis: z.enum(['x', 'y']), at: place })).check(z.maxLength(limits.guides), z.refine(areDistinct)),
});
