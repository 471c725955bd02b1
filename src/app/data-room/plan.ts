/** What goes into a data room, where, and under which name. */
import type { FileOffer } from '@/lib/files';
import { joinWords, plural, toFileName } from '@/lib/text';
import type { CatalogueEntry, Category } from '@/tools/define-tool';
import { findPersonal } from '@/workspace/share-link';
import { nameOf, type KnownDoc } from '../known-work';

export const folders = ['company', 'money', 'people', 'legal', 'product', 'market'] as const;
export type Folder = (typeof folders)[number];

const byCategory: Record<Category, Folder> = {
  Planning: 'company',
  Finance: 'money',
  Marketing: 'market',
  Research: 'market',
  Design: 'product',
  Legal: 'legal',
  HR: 'people',
  Productivity: 'company',
  Analytics: 'company',
  Branding: 'company',
  Product: 'product',
  Technology: 'product',
  Operations: 'product',
  'Customer Service': 'market',
  Sales: 'market',
};

/** Those that a reader would look for elsewhere than their category says. */
const byTool: Record<string, Folder | undefined> = {
  'product-roadmap-planner': 'product',
  'competitive-pricing-analyzer': 'market',
  'pricing-strategy-tool': 'market',
  'logo-maker': 'company',
};

export const folderOf = ({ id, category }: CatalogueEntry): Folder => byTool[id] ?? byCategory[category];

/** Pay and people: these are left out until somebody decides otherwise. */
const heldBack: Record<string, string | undefined> = {
  'team-builder': 'salaries and the names of your team',
  'onboarding-checklist': 'the names of new hires',
  'job-description-generator': 'the pay offered for a role',
  'investor-crm': 'contact details of investors',
  'meeting-scheduler': 'e-mail addresses of attendees',
  'task-manager': 'the names of the people who do the work',
  'user-feedback-collector': 'names and e-mail addresses of customers',
};

const endOf = ({ name }: FileOffer) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** What readers open without asking, the best first. */
const usual = ['pdf', 'docx', 'xlsx', 'csv'];

/** The first file of each usual format; of a tool that makes none of them, its first file. PDF leads where there is one. */
export function pickFormats(offers: readonly FileOffer[]): FileOffer[] {
  const firsts = usual.flatMap((end) => offers.find((offer) => endOf(offer) === end) ?? []);
  const picked = firsts.length > 0 ? firsts : offers.slice(0, 1);
  return picked.sort((a, b) => Number(endOf(b) === 'pdf') - Number(endOf(a) === 'pdf') || offers.indexOf(a) - offers.indexOf(b));
}

export interface Entry {
  known: KnownDoc;
  /** Its tool and its own name; those that have the same are told apart by a number. */
  name: string;
  folder: Folder;
  /** The first is the one to begin with; none where it cannot be included. */
  formats: readonly FileOffer[];
  /** Why it cannot be included, or what to think of before it is; empty where there is nothing to say. */
  note: string;
  isInAtFirst: boolean;
}

/** What can be recognised of people and banks in a document that is in at first. */
function describePersonal(data: unknown): string {
  const found = findPersonal(data).filter(({ one }) => one !== 'picture');
  const words = found.map(({ count, one }) => plural(count, one, one.endsWith('s') ? `${one}es` : `${one}s`));
  return words.length === 0
    ? ''
    : `Contains ${joinWords(words)}. Make sure you’re allowed to share ${found.length === 1 && found[0]?.count === 1 ? 'it' : 'them'}.`;
}

function toEntry(known: KnownDoc): Entry {
  const { tool, shares, data, around } = known;
  const base = { known, name: nameOf(known), folder: folderOf(tool), formats: [], isInAtFirst: false };
  if (shares.state.isSample?.(data))
    return { ...base, note: 'Can’t be included while it contains sample content. Replace or delete the samples first.' };
  const formats = pickFormats(shares.files?.(data, around) ?? []);
  if (formats.length === 0) return { ...base, note: 'Nothing to include yet: finish it in its tool first.' };
  const held = heldBack[tool.id];
  return held
    ? { ...base, formats, note: `Contains ${held}, so it’s left out unless you tick it.` }
    : { ...base, formats, note: describePersonal(data), isInAtFirst: true };
}

/** Every document, by folder, then by name; samples and unfinished ones with the reason why they stay out. */
export function toEntries(docs: readonly KnownDoc[]): Entry[] {
  const place = ({ folder }: Entry) => folders.indexOf(folder);
  const used = new Map<string, number>();
  return docs
    .map(toEntry)
    .sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name, 'en') || a.known.doc.id.localeCompare(b.known.doc.id))
    .map((entry) => {
      const times = (used.get(entry.name) ?? 0) + 1;
      used.set(entry.name, times);
      return times === 1 ? entry : { ...entry, name: `${entry.name} (${times})` };
    });
}

/** What the documents themselves call the company; the one changed last is right. */
export function companyIn(docs: readonly KnownDoc[]): string {
  const names = docs.flatMap(({ shares, data }) =>
    shares.state.isSample?.(data) ? [] : [(shares.profile?.read(data)['company.name'] ?? '').trim()],
  );
  return names.find((name) => name !== '') ?? '';
}

export interface Planned {
  entry: Entry;
  offer: FileOffer;
  /** With its folder: "money/cap-table.xlsx". */
  path: string;
}

/** The tool's own file name, led by the name the user gave the document; no two are the same, on any system. */
export function planFiles(chosen: readonly { entry: Entry; offers: readonly FileOffer[] }[]): Planned[] {
  const used = new Set<string>();
  const pathOf = (entry: Entry, offer: FileOffer, count = 1): string => {
    const end = endOf(offer);
    const stem = offer.name.slice(0, -end.length - 1);
    const { name } = entry.known.doc;
    const whole = [...(name === '' ? [] : [name]), count === 1 ? stem : `${stem} (${count})`].join(', ');
    const path = `${entry.folder}/${toFileName(whole, end, entry.known.tool.id)}`;
    return used.has(path.toLowerCase()) ? pathOf(entry, offer, count + 1) : path;
  };
  return chosen.flatMap(({ entry, offers }) =>
    offers.map((offer) => {
      const path = pathOf(entry, offer);
      used.add(path.toLowerCase());
      return { entry, offer, path };
    }),
  );
}
