import { Told } from '@/lib/told';

/** Reads one of the suite's own static files, such as a font. */
export async function readAsset(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new Told('Part of the suite couldn’t be loaded. Check your connection and try again.', { cause: address });
  return answer.arrayBuffer();
}
