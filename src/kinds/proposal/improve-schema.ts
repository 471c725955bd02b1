import * as z from 'zod/mini';

export const textSchema: z.ZodMiniType<{ text: string }> = z.object({ text: z.string().check(z.maxLength(20_000)) });
