import type { ZodMiniType } from 'zod/mini';

const found = import.meta.glob<ZodMiniType>('./*/schema.ts', { import: 'schema' });

/** What a tool's work must look like, loaded only when some arrives: from a file, a link, a reload, the device. */
export const loadSchema = async (id: string): Promise<ZodMiniType | undefined> => found[`./${id}/schema.ts`]?.();
