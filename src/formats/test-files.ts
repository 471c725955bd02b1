import type { FileOffer } from '@/lib/files';

/** The file on offer under these words, as a person finds it in the menu, made and opened. */
export async function openOffer(offers: readonly FileOffer[], words: string): Promise<{ name: string; bytes: Buffer; text: string }> {
  const offer = offers.find(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
  if (!offer) throw new Error(`There is no ${words} among ${offers.map(({ label }) => label).join(', ')}.`);
  const bytes = Buffer.from(await (await offer.make()).arrayBuffer());
  return { name: offer.name, bytes, text: bytes.toString('utf8') };
}
