import type { FileOffer } from '@/lib/files';
import { heading, innerBlocks, notedRows, paragraph, type Block, type Document } from '@/lib/blocks';
import { toText } from '@/lib/document-text';
import { redline, type Redline } from '@/lib/redline';
import { plural } from '@/lib/text';
import { Told } from '@/lib/told';
import { documentFiles } from './files';

const mostBytes = 10_000_000;

const headingsOf = ({ blocks }: Document) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));

/** Our document as Word would have it, so that only words count. */
async function toWordText(document: Document): Promise<string> {
  const [{ readDocx }, { docxFile }] = await Promise.all([import('@/formats/read-docx'), import('@/formats/docx')]);
  return readDocx(new Uint8Array(await (await docxFile(document)).arrayBuffer()));
}

/** Our document as it is copied from a page or a PDF: every label, item and cell in a line of its own. */
const toPageLines = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'heading':
      case 'paragraph':
      case 'note':
      case 'lead':
      case 'quote':
        return [block.text];
      case 'list':
        return block.items;
      case 'table':
        return [block.columns.map(({ label }) => label), ...notedRows(block), ...(block.foot ?? [])].flat();
      case 'terms':
        return block.rows.flatMap(({ label, value }) => [label, value]);
      case 'signatures':
        return block.parties.flatMap(({ name, role }) => [name, `${role} · Date`]);
      default:
        return toPageLines(innerBlocks(block));
    }
  });

const markLine = /^\[?(?:draft|sample)\]?$/i;

/** Text comes from a file of ours, or was copied from Word or a page: it is held against the one that it resembles most. */
export async function compareText(document: Document, text: string): Promise<Redline[]> {
  const ours = [toText(document), await toWordText(document), toPageLines(document.blocks).join('\n')];
  const theirs = withoutMarks(text);
  const [best = []] = ours
    .map((each) => redline(withoutMarks(each), theirs, headingsOf(document)))
    .sort((one, other) => one.length - other.length);
  return best;
}

const withoutMarks = (text: string) =>
  text
    .split('\n')
    .filter((line) => !markLine.test(line.trim()))
    .join('\n');

/** What the other side's file changes. */
export async function compareFile(document: Document, file: File): Promise<Redline[]> {
  if (file.size > mostBytes) throw new Told('This file is over 10 MB. Paste the text instead.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const { readDocx } = await import('@/formats/read-docx');
    return redline(await toWordText(document), readDocx(bytes), headingsOf(document));
  }
  const text = new TextDecoder().decode(bytes);
  if (/^%PDF|\0/.test(text.slice(0, 2_000))) throw new Told('Choose a Word or text file. From a PDF, copy the text and paste it below.');
  return compareText(document, text);
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
