import type { FileOffer } from '@/lib/files';
import { heading, paragraph, type Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { redline, type Redline } from '@/lib/redline';
import { plural } from '@/lib/text';
import { Told } from '@/lib/told';
import { documentFiles } from './files';

const mostBytes = 10_000_000;

/** What the other side's file changes. A Word file is held against our own as Word would have it, so that only words count. */
export async function compareFile(document: Document, file: File): Promise<Redline[]> {
  if (file.size > mostBytes) throw new Told('This file is over 10 MB. Paste the text instead.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip) {
    const text = new TextDecoder().decode(bytes);
    if (/^%PDF|\0/.test(text.slice(0, 2_000))) throw new Told('Choose a Word or text file. From a PDF, copy the text and paste it below.');
    return redline(toText(document), text);
  }
  const [{ readDocx }, { docxFile }] = await Promise.all([import('@/formats/read-docx'), import('@/formats/docx')]);
  const ours = await docxFile(document);
  return redline(readDocx(new Uint8Array(await ours.arrayBuffer())), readDocx(bytes));
}

/** "2 changed, 1 added, 1 removed": paragraphs. */
export function countRedlines(changes: readonly Redline[]): string {
  const kinds = ['changed', 'added', 'removed'] as const;
  const counts = kinds.map((kind) => [kind, changes.filter((change) => change.kind === kind).length] as const);
  const said = counts
    .filter(([, count]) => count > 0)
    .map(([kind, count], index) => (index === 0 ? `${plural(count, 'paragraph')} ${kind}` : `${count} ${kind}`));
  return said.length === 0 ? 'No differences in the wording.' : `${said.join(', ')}.`;
}

const toComparison = (title: string, changes: readonly Redline[]): Document => ({
  title: `Changes to ${title}`,
  blocks: [
    heading(1, `Changes to ${title}`),
    paragraph(countRedlines(changes)),
    {
      kind: 'table',
      columns: [
        { label: 'Under', weight: 2 },
        { label: 'Ours', weight: 4 },
        { label: 'Theirs', weight: 4 },
      ],
      rows: changes.map(({ under, ours, theirs }) => [under || 'Opening', ours || 'Not in ours', theirs || 'Taken out']),
    },
    { kind: 'note', text: 'Compared paragraph by paragraph. Numbering, layout and pictures were not compared.' },
  ],
});

export const compareFiles = (title: string, changes: readonly Redline[], currency: string): FileOffer[] =>
  documentFiles('changes', toComparison(title, changes), ['docx', 'pdf', 'txt'], currency);
