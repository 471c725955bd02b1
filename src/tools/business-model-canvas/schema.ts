import * as z from 'zod/mini';
import { idSchema } from '@/lib/fields/schema';
import { canvasKinds, confidences, noteColors, slots } from './content';
import { experimentLimit, textLimit, titleLimit, type CanvasData } from './model';

const capped = (limit: number) => z.string().check(z.maxLength(limit));

const noteSchema = z.object({
  id: idSchema,
  slot: z.enum(slots),
  // One line each: a break inside a note would make two of it in the text view.
  text: capped(textLimit).check(z.refine((value) => !/[\r\n]/.test(value))),
  color: z.enum(noteColors),
  confidence: z.enum(confidences),
  experiment: capped(experimentLimit),
  isEdited: z.optional(z.literal(true)),
});

/** Enough for every box filled with nothing but blank lines. */
const mostNotes = slots.length * (textLimit + 1);

const notesSchema = z.array(noteSchema).check(
  z.maxLength(mostNotes),
  z.refine((notes) => new Set(notes.map(({ id }) => id)).size === notes.length),
);

export const schema: z.ZodMiniType<CanvasData> = z.object({
  title: capped(titleLimit),
  canvas: z.enum(canvasKinds),
  notes: notesSchema,
  made: z.int().check(z.minimum(0), z.maximum(1_000_000_000_000_000)),
});
