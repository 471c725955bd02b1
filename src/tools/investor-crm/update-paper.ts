import { bullets, heading, paragraph, type Block, type Document, type Term } from '@/lib/blocks';
import { formatDay } from '@/lib/dates';
import type { Surroundings } from '@/lib/fields';
import type { FileOffer } from '@/lib/files';
import { cleanText } from '@/lib/text';
import { documentFiles } from '@/kinds/document/files';
import { pointsIn, type Letter } from './letter';

/** "MRR: 12,400" is a figure to remember; a line without its name, or one as long as a sentence, is read as a sentence. */
function readFigure(line: string): Term | undefined {
  const [, label = '', value = ''] = /^([^:]{1,40}):\s*(.{1,24})$/.exec(line) ?? [];
  return label.trim() === '' || value.trim() === '' ? undefined : { label: label.trim(), value: value.trim() };
}

const mostFigures = 8;

/** The same update for everyone, to attach or to hand over: what was told, the figures, and what is asked for. */
export function toUpdate(letter: Letter, today: string, isSample: boolean): Document {
  const title = letter.subject.trim() || 'Investor update';
  // One paper for all of them names nobody.
  const withoutNames = (words: string) => words.replace(/\s*\[(first name|name|firm)\]/gi, '');
  const lines = pointsIn(letter.figures);
  const figures = lines.flatMap((line) => readFigure(line) ?? []).slice(0, mostFigures);
  const others = lines.filter((line) => !figures.some(({ label, value }) => line.startsWith(`${label}:`) && line.endsWith(value)));
  const asks = pointsIn(letter.asks);
  const paragraphs = withoutNames(cleanText(letter.news))
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter(Boolean);
  const closing = withoutNames(cleanText(letter.closing)).trim();
  const blocks: Block[] = [
    heading(1, withoutNames(title)),
    ...(today === '' ? [] : [paragraph(formatDay(today), 'muted')]),
    ...(figures.length > 0 ? [{ kind: 'figures' as const, items: figures }] : []),
    ...(others.length > 0 ? [bullets(others)] : []),
    ...(paragraphs.length > 0 ? [heading(2, 'What happened'), ...paragraphs.map((text) => paragraph(text))] : []),
    ...(asks.length > 0 ? [{ kind: 'callout' as const, blocks: [heading(3, 'How you can help'), bullets(asks)] }] : []),
    ...(closing === '' ? [] : [paragraph(closing)]),
  ];
  return { title: withoutNames(title), blocks, foot: 'Confidential', ...(isSample ? { mark: 'Sample' } : {}) };
}

export const updateFiles = (letter: Letter, { today, currency }: Surroundings, isSample: boolean): FileOffer[] =>
  documentFiles(`${isSample ? 'sample-' : ''}investor-update`, toUpdate(letter, today, isSample), ['pdf', 'docx'], currency).map(
    (offer) => ({
      ...offer,
      label: `One ${offer.label} for all`,
    }),
  );
