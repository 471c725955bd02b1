/** What differs between two states of a document, in the words of the files that its tool makes. */
import type { Surroundings } from '@/lib/fields';
import type { FileOffer } from '@/lib/files';
import { compareTables } from '@/lib/compare-tables';
import { compareTexts, opening, type SectionChange } from '@/lib/compare-texts';
import type { Shares } from '@/workspace/shares';
import type { Work } from '@/workspace/store';

/** The endings of files that say it in plain lines, the plainest first. */
const endings = ['.txt', '.md', '.csv', '.html'] as const;

type Ending = (typeof endings)[number];

function findReadable(files: readonly FileOffer[]): { file: FileOffer; ending: Ending } | undefined {
  for (const ending of endings) {
    const file = files.find(({ name }) => name.endsWith(ending));
    if (file) return { file, ending };
  }
  return undefined;
}

/** The texts that stand in a state, one a line, where its tool makes nothing but pictures. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^data:|^[\w+/=-]{200,}$/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function pageText(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelectorAll('script, style').forEach((part) => part.remove());
  return page.body.textContent.replaceAll(/[ \t]*\n\s*/g, '\n');
}

interface Said {
  ending: Ending;
  text: string;
}

async function sayWork({ files }: Shares, { data, currency }: Work, around: Surroundings): Promise<Said> {
  const found = findReadable(files?.(data, { ...around, currency: currency ?? around.currency }) ?? []);
  if (!found) return { ending: '.txt', text: textsIn(data).join('\n') };
  const text = await (await found.file.make()).text();
  if (found.ending === '.md') return { ending: '.txt', text: text.replace(/^#+ (.*)$/gm, '$1\n---') };
  return found.ending === '.html' ? { ending: '.txt', text: pageText(text) } : { ending: found.ending, text };
}

export async function compareWork(shares: Shares, before: Work, after: Work, around: Surroundings): Promise<SectionChange[]> {
  if (shares.compare) return shares.compare(before.data, after.data);
  const [was, is] = [await sayWork(shares, before, around), await sayWork(shares, after, around)];
  if (was.ending === '.csv' && is.ending === '.csv') {
    const { parseCsv } = await import('@/formats/csv');
    return compareTables(parseCsv(was.text), parseCsv(is.text));
  }
  // What stands above the first heading has none.
  return compareTexts(was.text, is.text).map((change) => (change.title === opening ? { ...change, title: '' } : change));
}
