import { Told } from '@/lib/told';
import { fileMark } from './files';
import type { Wireframe } from './model';
import { schema } from './schema';

const largestFile = 20_000_000;

/** A project from one of our own JSON files; anything else is refused as a whole. */
export async function readWireframe(file: File): Promise<Wireframe> {
  const refusal = new Told(`${file.name} isn’t a wireframe saved here. Choose a JSON file from Export.`);
  if (file.size > largestFile) throw new Told('This file is over 20 MB. Choose a smaller one.');
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch {
    throw refusal;
  }
  const isOurs = typeof value === 'object' && value !== null && 'tool' in value && value.tool === fileMark.tool && 'data' in value;
  const parsed = isOurs ? schema.safeParse((value as { data: unknown }).data) : undefined;
  if (!parsed?.success) throw refusal;
  return parsed.data;
}
