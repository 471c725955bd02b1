import * as z from 'zod/mini';
import type { Fields } from '@/lib/fields/define';
import { draftSchema, idSchema } from '@/lib/fields/schema';
import { sectionKinds, type SectionKind } from './content';
import { fields, hasItems, itemFields, mostItems, mostSections, sectionFields, type PageData } from './model';
import { mostPages } from './site';

const pictureSchema = z.object({
  type: z.enum(['png', 'jpeg', 'webp']),
  base64: z.string().check(z.minLength(1), z.maxLength(3_000_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
  width: z.int().check(z.minimum(1), z.maximum(10_000)),
  height: z.int().check(z.minimum(1), z.maximum(10_000)),
  alt: z.string().check(z.maxLength(2_000)),
});

const itemSchema = (kind: SectionKind) =>
  z.object({
    id: idSchema,
    typed: draftSchema<Fields>(hasItems(kind) ? itemFields[kind] : {}),
    picture: z.nullable(pictureSchema),
  });

const sectionSchema = (kind: SectionKind) =>
  z.object({
    id: idSchema,
    kind: z.literal(kind),
    isHidden: z.boolean(),
    typed: draftSchema<Fields>(sectionFields[kind]),
    items: z.array(itemSchema(kind)).check(z.maxLength(mostItems)),
    picture: z.nullable(pictureSchema),
  });

const hasOwnIds = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id)).size === list.length;

const sectionsSchema = z.array(z.union(sectionKinds.map(sectionSchema))).check(
  z.maxLength(mostSections),
  z.refine((sections) => hasOwnIds(sections) && sections.every(({ items }) => hasOwnIds(items))),
);

const siteSchema = z.object({
  openId: z.string().check(z.maxLength(80)),
  list: z
    .array(z.object({ id: idSchema, name: z.string().check(z.minLength(1), z.maxLength(60)), sections: sectionsSchema }))
    .check(z.maxLength(mostPages), z.refine(hasOwnIds)),
});

export const schema = z.object({
  page: draftSchema(fields),
  sections: sectionsSchema,
  favicon: z.nullable(pictureSchema),
  socialPicture: z.nullable(pictureSchema),
  secondHeadline: z.optional(z.string().check(z.maxLength(300))),
  site: z.optional(siteSchema),
}) as unknown as z.ZodMiniType<PageData>;
