import * as z from 'zod/mini';
import { listSchema } from '@/kinds/records/schema';
import { draftRowSchema, draftSchema, idSchema, recordSchema } from '@/lib/fields/schema';
import { currencies } from '@/lib/money';
import { outlineIds, sectionIds } from './content';
import { logoBox } from '@/lib/logos';
import { milestoneFields, outlookFields, streamFields } from './appendix-fields';
import { fields, fundFields, lastStep, mostRows, views, type PlanData } from './model';

const text = (limit: number) => z.string().check(z.maxLength(limit));
const mostSections = 40;
const mostSenders = 20;
const mostMonths = 120;
const mostLines = 200_000;
const longest = 200_000;
const largestPicture = 2_000_000;

const sectionId = z.enum(sectionIds);
const places = z.array(z.object({ id: sectionId, isHidden: z.boolean() })).check(z.maxLength(mostSections));
const rows = z.array(draftRowSchema(fundFields)).check(z.maxLength(mostRows));
const side = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

const line = z.object({
  key: text(200),
  name: text(2_000),
  group: text(2_000),
  type: z.enum(['income', 'expense']),
  amount: z.int(),
  repeats: z.enum(['once', 'monthly', 'quarterly', 'yearly']),
  month: text(20),
  growth: z.optional(z.number()),
  about: z.optional(z.enum(['costs', 'payroll', 'revenue'])),
});

const month = z.object({ month: text(7).check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)), income: z.int(), expense: z.int(), cash: z.int() });

export const schema = z.object({
  view: z.enum(views),
  step: z.int().check(z.minimum(0), z.maximum(lastStep)),
  answers: draftSchema(fields),
  outline: z.enum(outlineIds),
  layouts: z.object({ standard: places, lender: places, investor: places, lean: places }),
  wordings: z.array(z.object({ id: sectionId, text: text(longest), replaces: text(longest) })).check(z.maxLength(mostSections)),
  logo: z.nullable(
    z.object({
      png: text(largestPicture).check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
      width: side(logoBox.width),
      height: side(logoBox.height),
    }),
  ),
  sources: rows,
  uses: rows,
  received: z
    .array(
      z.object({
        from: idSchema,
        fromName: text(200),
        isSample: z.boolean(),
        currency: z.enum(currencies),
        lines: z.array(line).check(z.maxLength(mostLines)),
      }),
    )
    .check(z.maxLength(mostSenders)),
  outlook: z.optional(
    z.object({
      records: z.array(recordSchema(streamFields)).check(z.maxLength(mostRows)),
      currency: z.enum(currencies),
      settings: draftSchema(outlookFields),
    }),
  ),
  forecast: z.optional(
    z.object({ from: idSchema, fromName: text(200), currency: z.enum(currencies), months: z.array(month).check(z.maxLength(mostMonths)) }),
  ),
  milestones: z.optional(listSchema(milestoneFields)),
  kept: z.array(text(400)).check(z.maxLength(mostRows * 2)),
}) as unknown as z.ZodMiniType<PlanData>;
