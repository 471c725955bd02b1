import type { Brand } from '@/lib/brand';
import { readAsset } from '@/platform/assets';
import { unpackFont } from './pdf/woff';

/** Letters beyond those that a font's first file has: a name half in another font looks worse than all of it. */
const otherLetters = /(?![\0-\u00ff\u0131\u0152\u0153])\p{L}/u;

const readFont = async (address: string) => unpackFont(new Uint8Array(await readAsset(address))) as Buffer;

/** The company's own font for titles, which goes along with the file: hardly any reader has it installed. */
export async function wordFonts({ display }: Brand, text: string) {
  if (otherLetters.test(text)) return [];
  const [{ displayFiles }, { weightFiles }] = await Promise.all([import('./font-files'), import('./display-weights')]);
  const [bold] = displayFiles[display];
  const [regular] = weightFiles[display]?.regular ?? [];
  if (bold === undefined || regular === undefined) return [];
  try {
    return [{ name: display, data: await readFont(regular), bold: await readFont(bold) }];
  } catch {
    // Without a connection the file has the fonts of whoever reads it.
    return [];
  }
}
