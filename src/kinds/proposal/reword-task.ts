import type { Document } from '@/lib/blocks';
import { listSections, type Rewording } from '@/lib/rewording';
import type { Task } from '@/writer/task';

export interface RewordReply {
  sections: { title: string; text: string }[];
}

interface RewordOptions {
  /** What to do, before the rules that hold for every document. */
  request: string;
  /** The answers the document was made from. */
  data: Readonly<Record<string, string>>;
  /** Sections that must stay word for word. */
  fixed?: readonly string[];
  /** What the tool says where no reply came. */
  failure?: string;
}

/** Asks for new words for the sections of a document. Parts are whole sections, shown as changes. */
export function rewordTask(document: Document, { request, data, fixed = [], failure }: RewordOptions): Task<RewordReply> {
  const sections = listSections(document).filter(({ title }) => !fixed.includes(title));
  const textOf = new Map(sections.map(({ title, text }) => [title, text]));
  return {
    ...(failure === undefined ? {} : { failure }),
    prompt: {
      request: [
        request,
        'Below, each section of the text as it stands is given as "Section: title". Reply with the sections you changed, under exactly the same titles.',
        'In a section, each paragraph is one line; the items of a list start with "- ". Keep every fact, name, number, date and [placeholder in brackets].',
      ].join('\n'),
      data: { ...data, ...Object.fromEntries(sections.map(({ title, text }) => [`Section: ${title}`, text])) },
    },
    schema: async () => (await import('./reword-schema')).rewordSchema,
    toParts: ({ sections: replied }) =>
      uniqueSections(replied, textOf).map(({ title, text }) => ({ id: title, title, text, before: textOf.get(title) ?? '' })),
  };
}

/** Sections nobody asked about, empty ones and unchanged ones are no proposal. */
function uniqueSections(replied: RewordReply['sections'], textOf: ReadonlyMap<string, string>) {
  const known = new Map<string, { title: string; text: string }>();
  for (const { title, text } of replied) {
    const name = title
      .replace(/^section:\s*/i, '')
      .replace(/^\d+\.\s+/, '')
      .trim();
    const trimmed = text.trim();
    if (textOf.has(name) && trimmed !== '' && trimmed !== textOf.get(name)) known.set(name, { title: name, text: trimmed });
  }
  return [...known.values()];
}

/** The chosen sections of a reply, as they are kept with the document. */
export function toRewordings({ sections }: RewordReply, chosen: ReadonlySet<string>, source: string): Rewording[] {
  const known = new Map([...chosen].map((title) => [title, '']));
  return [...uniqueSections(sections, known).values()].map((section) => ({ ...section, source }));
}
