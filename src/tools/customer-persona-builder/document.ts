import { bullets, heading, paragraph, type Block, type Document } from '@/lib/blocks';
import { noFigure } from '@/lib/numbers';
import { toFileName, toSlug } from '@/lib/text';
import { whoOf } from './interviews';
import { toAvatar } from '@/lib/avatars';
import { antiNote, legend, toCard, type Card, type Room } from './card';
import { computeEvidence, noteOn } from './evidence';
import { hasSample, isAllSample, isSamplePersona, nameOf, showsFigures, type Persona, type PersonasData } from './model';

const sampleNote = 'Sample data: these people are made up.';
const partNote = 'Personas marked “Sample” are made up.';

/** Side by side saves room; one below the other goes over the end of a page without harm. */
type Layout = 'columns' | 'flat';

/** Two or three lines; a life at length is read as text. */
const longestLead = 240;
const lead = (text: string): Block => ({ kind: 'lead', text });

function bodyBlocks(card: Card, layout: Layout): Block[] {
  const cards = (row: Card['rows'][number]): Block => ({
    kind: 'cards',
    cards: row.map(({ title, items }) => ({ title, blocks: [bullets(items)] })),
  });
  return [
    ...(card.isAnti ? [paragraph(card.reason === '' ? antiNote : `${antiNote} ${card.reason}`, 'strong')] : []),
    ...(card.bio === '' ? [] : card.bio.length > longestLead ? [heading(3, 'Bio'), paragraph(card.bio)] : [lead(card.bio)]),
    ...(layout === 'flat'
      ? card.rows.flatMap((row) => row.flatMap(({ title, items }) => [heading(3, title), bullets(items)]))
      : card.rows.map(cards)),
  ];
}

/** The picture beside who it is and how much of it is known. */
const headBlocks = (persona: Persona, card: Card, isSample: boolean): Block[] => [
  {
    kind: 'columns',
    weights: [1, 5],
    columns: [
      [{ kind: 'picture', picture: toAvatar(persona, 64), label: `Picture of ${card.name}` }],
      [
        ...(isSample ? [paragraph('Sample', 'warn')] : []),
        ...(card.occupation === '' ? [] : [paragraph(card.occupation, 'strong')]),
        ...(card.facts.length === 0 ? [] : [paragraph(card.facts.join(' · '), 'muted')]),
        paragraph(`${card.status} · ${card.share}`, 'warn'),
      ],
    ],
  },
];

const markOf = (personas: readonly Persona[]): string | undefined =>
  personas.some(({ isExample }) => isExample)
    ? 'Example people - not research'
    : computeEvidence(personas).percent === 100
      ? undefined
      : 'Hypotheses - not confirmed';

const withMark = (document: Document, personas: readonly Persona[]): Document => {
  const mark = markOf(personas);
  return mark ? { ...document, mark } : document;
};

export function cardStem(personas: readonly Persona[], persona: Persona): string {
  const name = toFileName(toSlug(nameOf(personas, persona)), '', 'persona').replace(/\.$/, '');
  return `${isSamplePersona(persona) ? 'sample-' : ''}persona-${name}`;
}

/** What people said, behind the statements it supports. */
function quoteBlocks({ quotes = [], interviews = [] }: PersonasData, persona: Persona): Block[] {
  const own = quotes.filter((quote) => quote.persona === persona.id);
  if (own.length === 0) return [];
  const whoSaid = (id: string) => {
    const interview = interviews.find((candidate) => candidate.id === id);
    return interview ? whoOf(interviews, interview) : '';
  };
  return [
    heading(3, 'What people said'),
    ...own.map(({ text, interview }): Block => {
      const by = whoSaid(interview);
      return { kind: 'quote', text, ...(by === '' ? {} : { by }) };
    }),
  ];
}

/** Who they are on one page, then each on a page of its own where there are pages. */
export function toDocument(data: PersonasData, layout: Layout = 'columns'): Document {
  const { personas } = data;
  const hasFigures = showsFigures(data);
  const share = computeEvidence(personas);
  const blocks: Block[] = [
    heading(1, 'Customer personas'),
    {
      kind: 'figures',
      items: [
        { label: personas.length === 1 ? 'persona' : 'personas', value: String(personas.length) },
        { label: 'share of statements with evidence', value: share.percent === undefined ? noFigure : `${share.percent}%` },
        ...(share.all > 0 ? [{ label: 'statements with evidence', value: `${share.proven} of ${share.all}` }] : []),
      ],
    },
    paragraph(
      [
        legend,
        ...(hasSample(data) ? [isAllSample(data) ? sampleNote : partNote] : []),
        noteOn(personas.filter(({ isExample }) => isExample)),
        'A persona is a hypothesis until people have confirmed it.',
      ]
        .filter((note) => note !== '')
        .join(' '),
      'muted',
    ),
    {
      kind: 'table',
      columns: [
        { label: 'Persona', weight: 2 },
        { label: 'Occupation', weight: 2 },
        { label: 'Status', weight: 3 },
      ],
      rows: personas.map((persona) => {
        const { name, occupation, status, share: own, isAnti } = toCard(personas, persona, false);
        const label = isSamplePersona(persona) ? `Sample. ${status}` : status;
        return [isAnti ? `${name} (anti-persona)` : name, occupation, `${label}, ${own}`];
      }),
    },
    ...personas.flatMap((persona): Block[] => {
      const card = toCard(personas, persona, hasFigures);
      return [
        { kind: 'break' },
        heading(2, card.name),
        ...headBlocks(persona, card, isSamplePersona(persona)),
        ...bodyBlocks(card, layout),
        ...quoteBlocks(data, persona),
      ];
    }),
  ];
  return withMark({ title: 'Customer personas', blocks }, personas);
}

/** One persona for one page, as much of it as there is room for; what is left out is counted. */
export function toCardDocument(data: PersonasData, persona: Persona, room: Room): Document {
  const card = toCard(data.personas, persona, showsFigures(data), room);
  const blocks: Block[] = [
    heading(1, card.name),
    ...headBlocks(persona, card, false),
    ...bodyBlocks(card, 'columns'),
    paragraph(`${isSamplePersona(persona) ? `${sampleNote} ` : ''}${legend}`, 'muted'),
  ];
  return withMark({ title: `Persona: ${card.name}`, blocks }, [persona]);
}
