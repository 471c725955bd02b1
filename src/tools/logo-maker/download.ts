import { readDraft } from '@/lib/fields';
import { logoFiles } from './files';
import { lookOf } from './look';
import { fields, toSettings } from './model';
import type { FilesOf } from '@/workspace/shares';
import type { state } from './model';

/** What the document can be taken away as. */
export const toFiles: FilesOf<typeof state> = (draft, around) =>
  logoFiles(toSettings(readDraft(fields, draft, around).values), { currency: around.currency, look: lookOf(draft) });
