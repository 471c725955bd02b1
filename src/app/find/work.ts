/** The user's documents, and what is written in them, as the search finds them. */
import { foldText } from '@/lib/text';
import { openDoc } from '@/workspace/documents';
import { titleOf } from '@/workspace/titles';
import type { Found, Shares } from '@/workspace/shares';
import { isChanged, type Doc } from '@/workspace/store';
import type { CatalogueEntry } from '@/tools/define-tool';
import type { Choice } from './choices';
import type { FoundChoice } from './groups';
import { keepSurest, makeIndex, type Hit, type Search } from './matching';

interface Inside {
  /** What it says as a whole, where it is one text rather than a list. */
  text: string;
  records: readonly Found[];
  search: Search;
}

const nothing: Inside = { text: '', records: [], search: () => [] };

/** `share-parts` gives it to a document that is found as a whole. */
const wholeId = 'document';

function readInside(found: readonly Found[]): Inside {
  const records = found.filter(({ id }) => id !== wholeId);
  let index: Search | undefined;
  return {
    text: found.find(({ id }) => id === wholeId)?.text ?? '',
    records,
    search: (query) => {
      index ??= makeIndex(records.map(({ title, text }) => ({ name: title, text })));
      return index(query);
    },
  };
}

const known = new WeakMap<object, { key: string; inside: Inside }>();

/** Read once for each state of a document, not at every key. */
function insideOf({ history }: Doc, shares: Shares | undefined, today: string, setting: string): Inside {
  const { data, currency = setting } = history.present;
  if (!shares?.search || typeof data !== 'object' || data === null) return nothing;
  const key = `${today} ${currency}`;
  const old = known.get(data);
  if (old?.key === key) return old.inside;
  const inside = readInside(shares.search(data, { today, currency }));
  known.set(data, { key, inside });
  return inside;
}

interface Piece {
  doc: Doc;
  title: string;
  tool: CatalogueEntry;
  isSample: boolean;
  inside: Inside;
}

export interface WorkSources {
  docs: Readonly<Record<string, Doc>>;
  /** What the tools of these documents share, as far as it is loaded. */
  shares: Readonly<Record<string, Shares>>;
  tools: readonly CatalogueEntry[];
  today: string;
  currency: string;
}

const toPieces = ({ docs, shares, tools, today, currency }: WorkSources): Piece[] =>
  Object.values(docs)
    .filter(isChanged)
    .sort((a, b) => b.openedAt - a.openedAt)
    .flatMap((doc) => {
      const tool = tools.find(({ id }) => id === doc.tool);
      const own = shares[doc.tool];
      if (!tool) return [];
      const isSample = own?.state.isSample?.(doc.history.present.data) ?? false;
      return [{ doc, title: titleOf(doc, own?.state.title), tool, isSample, inside: insideOf(doc, own, today, currency) }];
    });

const wayTo = ({ doc, tool: { path, icon, gradient } }: Piece) => ({ icon, gradient, href: path, run: () => openDoc(doc.id) });

/** One without a name is known by what is in it. */
function toDocument(piece: Piece): Choice {
  const { doc, title, tool, isSample, inside } = piece;
  const [first] = inside.records;
  return {
    ...wayTo(piece),
    id: `document ${doc.id}`,
    name: title || 'Untitled',
    detail: title === '' && first ? `${tool.name} · ${first.title}` : tool.name,
    isSample,
    canPin: true,
  };
}

const toRecord = (piece: Piece, { id, title }: Found): Choice => ({
  ...wayTo(piece),
  id: `record ${piece.doc.id} ${id}`,
  name: title,
  detail: piece.title === '' ? piece.tool.name : `${piece.tool.name} · ${piece.title}`,
});

/** A line of a list that several tools show is found once, in the document opened last; it goes by its id or by its title. */
function makeFilter(): (piece: Piece, found: Found) => boolean {
  const shown = new Map<string, string>();
  return ({ doc }, { id, title }) => {
    if (doc.list === undefined || doc.list === 'apart') return true;
    const keys = [`${doc.list} ${id.split(' ').at(-1)}`, `${doc.list} ${foldText(title)}`];
    if (keys.some((key) => (shown.get(key) ?? doc.id) !== doc.id)) return false;
    for (const key of keys) shown.set(key, doc.id);
    return true;
  };
}

export interface Work {
  /** The document opened last first. */
  recent: readonly Choice[];
  findDocuments: (query: string) => FoundChoice[];
  findRecords: (query: string, most: number) => FoundChoice[];
}

/** Ready to be asked at every key. */
export function readWork(sources: WorkSources): Work {
  const pieces = toPieces(sources);
  const documents = makeIndex(pieces.map(({ title, tool, inside }) => ({ name: title, otherNames: tool.name, text: inside.text })));
  return {
    recent: pieces.map(toDocument),
    findDocuments: (query) =>
      documents(query).flatMap(({ at, grade, lacks }) => {
        const piece = pieces[at];
        return piece ? [{ choice: toDocument(piece), grade, lacks }] : [];
      }),
    findRecords: (query, most) => {
      const isFirst = makeFilter();
      const hits = pieces.flatMap((piece) => {
        const found: (Hit & { piece: Piece; found: Found })[] = [];
        for (const hit of piece.inside.search(query)) {
          const record = piece.inside.records[hit.at];
          if (record && isFirst(piece, record)) found.push({ ...hit, piece, found: record });
          if (found.length >= most) break;
        }
        return found;
      });
      return keepSurest(hits)
        .sort((a, b) => a.grade - b.grade || b.score - a.score)
        .slice(0, most)
        .map(({ piece, found, grade, lacks }) => ({ choice: toRecord(piece, found), grade, lacks }));
    },
  };
}
