import type { FileOffer } from '@/lib/files';
import type { Surroundings } from '@/lib/fields';
import { loadShares } from '@/tools/shares';
import { drawPeek, readRows, type Peek } from './draw';

const offered = (files: readonly FileOffer[], wanted: string) => files.find(({ label }) => label === wanted);
const textOf = async (file: FileOffer) => (await file.make()).text();

async function findPeek(files: readonly FileOffer[]): Promise<Peek | undefined> {
  const [svg, csv] = [offered(files, 'SVG'), offered(files, 'CSV')];
  const text = offered(files, 'Text') ?? offered(files, 'Markdown');
  if (svg) return { kind: 'picture', svg: await textOf(svg) };
  if (csv && files[0] === csv) return { kind: 'rows', rows: readRows(await textOf(csv)) };
  if (text) return { kind: 'lines', lines: (await textOf(text)).split('\n') };
  return csv && { kind: 'rows', rows: readRows(await textOf(csv)) };
}

/** What the tool makes of its sample, as an SVG. */
export async function makePeek(id: string, around: Surroundings): Promise<string | undefined> {
  const shares = await loadShares(id);
  // Where the sample is on the screen from the start there is nothing to tell.
  if (shares?.state.isSample?.(shares.state.start(around))) return undefined;
  const sample: unknown = shares?.state.sample?.(around);
  const files = (await shares?.example?.(around)) ?? (sample === undefined ? undefined : shares?.files?.(sample, around));
  const peek = files && (await findPeek(files));
  return peek && drawPeek(peek);
}
