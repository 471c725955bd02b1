import { bullets, heading, paragraph, type Block, type Document, type Term } from '@/lib/blocks';
import { typeLabels, plainTitles, type SlideType } from './content';
import { isFinalDeck, type Finding } from './lint';
import { companyOf, hasPlaceholder, isSample, linesOf, titleOf, type DeckData, type Slide } from './model';
import { isSourceLine, readBlocks } from './read-slide';

/** What a stranger wants to know first, in two columns. */
const left: readonly SlideType[] = ['problem', 'solution', 'business-model', 'team'];
const right: readonly SlideType[] = ['market', 'traction', 'financials', 'funding'];
const mostLines = 5;

const saidOn = (slide: Slide) => linesOf(slide).filter((line) => !hasPlaceholder(line) && !isSourceLine(line));

/** The words of a slide below its message; figures stand out, and what is not said or stands at the head of the page is left out. */
function toSection(slide: Slide, lead: string): Block[] {
  const said = saidOn(slide).filter((line) => line !== lead);
  const title = titleOf(slide, typeLabels);
  const isPlain = plainTitles[slide.type] === title || title === lead || hasPlaceholder(title);
  if (said.length === 0 && isPlain) return [];
  const sources = linesOf(slide).filter(isSourceLine);
  const blocks = readBlocks(said, slide.type).flatMap((block): Block[] => {
    if (block.kind === 'shares') return [paragraph(block.shares.map(({ shown, label }) => `${shown} ${label}`).join(', '))];
    if (block.kind === 'chart') {
      const [first, last] = [block.bars[0], block.bars.at(-1)];
      return first && last ? [paragraph(`From ${first.shown} in ${first.label} to ${last.shown} in ${last.label}`)] : [];
    }
    return [bullets(block.lines.slice(0, mostLines))];
  });
  return [
    heading(3, isPlain ? (plainTitles[slide.type] ?? title) : title),
    ...blocks,
    ...sources.slice(0, 1).map((line) => paragraph(line, 'muted')),
  ];
}

const mostFigures = 4;

/** The few figures that are remembered: what was shown so far, the market to start with, the plan. */
function keyFigures(slides: readonly (Slide | undefined)[]): Term[] {
  return slides
    .flatMap((slide) => (slide ? readBlocks(saidOn(slide), slide.type) : []))
    .flatMap((block): Term[] => {
      if (block.kind === 'figures') return block.figures.map(({ shown, label }) => ({ label: label.replace('\n', ', '), value: shown }));
      const ring = block.kind === 'circles' ? block.rings.at(-1) : undefined;
      return ring ? [{ label: ring.label, value: ring.shown }] : [];
    })
    .slice(0, mostFigures);
}

/** The deck on one page, to be sent ahead: what the slides say, in their own words. */
export function toTeaser(data: DeckData, findings: readonly Finding[]): Document {
  const company = companyOf(data) || 'Pitch deck';
  const slideOf = (type: SlideType) => data.slides.find((slide) => slide.type === type);
  const cover = slideOf('title');
  const [lead = '', ...more] = cover ? saidOn(cover) : [];
  const sections = (types: readonly SlideType[]) => types.flatMap((type) => (slideOf(type) ? toSection(slideOf(type) as Slide, lead) : []));
  const columns = [sections(left), sections(right)];
  // "Raising $500,000" stands below, as "We are raising $500,000".
  const told = JSON.stringify(columns).toLowerCase();
  const further = more.filter((line) => !told.includes(line.toLowerCase()));
  const figures = keyFigures([slideOf('traction'), slideOf('market'), slideOf('financials')]);
  const closing = slideOf('appendix');
  const contact = closing ? saidOn(closing).filter((line) => line !== company) : [];
  const label = data.label?.trim() ?? '';
  const mark = isSample(data) ? 'Sample' : isFinalDeck(data, findings) ? undefined : 'Draft';
  return {
    title: `${company}: one-page teaser`,
    isOnePage: true,
    hasEmblem: true,
    from: company,
    ...(mark ? { mark } : {}),
    ...(label === '' ? {} : { foot: label }),
    blocks: [
      heading(1, company),
      ...(lead === '' ? [] : [{ kind: 'lead' as const, text: lead }]),
      ...(further.length === 0 ? [] : [paragraph(further.join(' · '), 'muted')]),
      ...(figures.length < 2 ? [] : [{ kind: 'figures' as const, items: figures }]),
      { kind: 'columns', columns },
      ...(contact.length === 0 ? [] : [{ kind: 'callout' as const, blocks: [paragraph(contact.join(' · '))] }]),
    ],
  };
}
