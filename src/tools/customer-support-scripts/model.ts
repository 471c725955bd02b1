import type { Day } from '@/lib/dates';
import { choice, flag, integer, list, longText, text, type DraftOf, type Messages, type RecordOf, type ValuesOf } from '@/lib/fields';
import { replaceById } from '@/lib/lists';
import { foldText } from '@/lib/text';
import { selectRecords, type Sorting } from '@/kinds/records/select-records';
import { asEdited, recordsState, type RecordsData } from '@/kinds/records/state';
import { preloadedScripts, sampleScripts, sampleVersions } from './sample';
import type { Tree } from './tree';
import { hasStrayBraces, type Profile } from './variables';

export const categories = [
  'General Inquiries',
  'Technical Support',
  'Billing',
  'Returns',
  'Shipping',
  'Product Information',
  'Account Management',
  'Complaints',
  'Feedback',
] as const;
const tones = ['Neutral', 'Friendly', 'Formal', 'Apologetic', 'Brief'] as const;

/** A spreadsheet's cell holds 32,767 characters; a script stays below it in every file. */
const contentLimit = 20_000;

export const fields = {
  title: text('Title', { required: 'Enter a title.', maxLength: 200, placeholder: 'Late delivery' }),
  category: choice('Category', categories, { default: 'General Inquiries' }),
  content: longText('Content', {
    required: 'Write the script.',
    maxLength: contentLimit,
    placeholder: 'Hi {{name|there}}, thank you for …',
    hint: 'Write {{name}} for what changes each time, {{name|there}} to use “there” if it is empty, and [30] for terms you still have to set.',
  }),
  tags: list('Tags', { placeholder: 'delay, parcel', hint: 'Separate with commas.' }),
  shortCode: text('Short code', { maxLength: 40, placeholder: 'late', hint: 'Finds the script in Quick Find.' }),
  tone: choice('Tone', tones, { default: 'Neutral' }),
  language: text('Language', { default: 'English', maxLength: 60 }),
  isFavourite: flag('Favorite'),
  uses: integer('Times copied', { default: '0', min: 0 }),
};
export type Script = RecordOf<typeof fields>;
type ScriptValues = ValuesOf<typeof fields>;

/** What an edit may change and a version therefore keeps; a short code stays with the script, since it must be its alone. */
const wording = ['title', 'category', 'content', 'tags', 'tone', 'language'] as const;
type Wording = Pick<ScriptValues, (typeof wording)[number]>;

export interface Version extends Wording {
  id: string;
  scriptId: string;
  /** The day it was replaced; empty where that is not known. */
  replacedOn: Day;
}

export const profileFields = {
  agent: text('Your name', { maxLength: 200, hint: 'Fills {{agent}}' }),
  company: text('Company', { means: 'company.name', maxLength: 200, hint: 'Fills {{company}}' }),
};

export interface ScriptsExtra {
  /** Newest first. */
  versions: Version[];
  profile: Profile;
  trees?: Tree[] | undefined;
}
export type ScriptsData = RecordsData<typeof fields, ScriptsExtra>;

const startExtra: ScriptsExtra = { versions: [], profile: { agent: '', company: '' } };

const listState = recordsState<typeof fields, ScriptsExtra>({
  version: 1,
  fields,
  start: preloadedScripts,
  sample: sampleScripts,
  extra: startExtra,
});

export const state: typeof listState = {
  ...listState,
  sample: (around) => ({
    records: sampleScripts(),
    currency: around.currency,
    extra: { ...startExtra, versions: sampleVersions(around) },
  }),
};

export const titleOf = ({ title }: { title: string }) => title.trim() || 'Untitled script';

/** "/late" and "late" are the same code. */
const toCode = (typed: string) => foldText(typed).trim().replace(/^\/+/, '');

/** Scripts from a file as the form would keep them: one code for one script, so a code that is taken is left off. */
export function withFreeCodes(added: readonly Script[], existing: readonly Script[]): Script[] {
  const taken = new Set(existing.map(({ shortCode }) => toCode(shortCode)));
  return added.map((script) => {
    const code = toCode(script.shortCode).replace(/\s+/g, '-');
    const isFree = !taken.has(code);
    taken.add(code);
    return { ...script, shortCode: isFree ? code : '' };
  });
}

/** The same where scripts from a file take the place of samples: those that stay keep their codes. */
export function withFreedCodes(scripts: readonly Script[], before: readonly Script[]): Script[] {
  const known = new Set(before.map(({ id }) => id));
  const kept = scripts.filter(({ id }) => known.has(id));
  const added = new Map(
    withFreeCodes(
      scripts.filter(({ id }) => !known.has(id)),
      kept,
    ).map((script) => [script.id, script]),
  );
  return scripts.map((script) => added.get(script.id) ?? script);
}

/** What the form refuses or questions beside what each field says of itself. */
export function checkDraft(draft: DraftOf<typeof fields>, others: readonly Script[]): { problems: Messages; notes: Messages } {
  const problems: Messages = {};
  const notes: Messages = {};
  const code = toCode(draft.shortCode);
  const taken = code === '' ? undefined : others.find(({ shortCode }) => toCode(shortCode) === code);
  if (/\s/.test(code)) problems.shortCode = 'A short code has no spaces.';
  else if (taken) problems.shortCode = `“${code}” already belongs to ${titleOf(taken)}.`;
  if (hasStrayBraces(draft.content)) notes.content = 'Some {{ or }} aren’t paired, so they aren’t read as variables.';
  return { problems, notes };
}

const pickWording = (values: Wording): Wording => ({
  title: values.title,
  category: values.category,
  content: values.content,
  tags: values.tags,
  tone: values.tone,
  language: values.language,
});

const isSameWording = (a: Wording, b: Wording) => JSON.stringify(pickWording(a)) === JSON.stringify(pickWording(b));

export const keptVersions = 100;

function keepVersion(versions: readonly Version[], script: Script, on: Day, id: string): Version[] {
  const own = versions.filter(({ scriptId }) => scriptId === script.id).slice(0, keptVersions - 1);
  const others = versions.filter(({ scriptId }) => scriptId !== script.id);
  return [{ ...pickWording(script), id, scriptId: script.id, replacedOn: on }, ...own, ...others];
}

interface Stamp {
  id: string;
  today: Day;
}

/** A new wording; the one before it is kept, unless nothing changed. Copies made while the form was open still count. */
export function applyEdit(data: ScriptsData, id: string, values: Wording & { shortCode: string }, stamp: Stamp): ScriptsData {
  const script = data.records.find((record) => record.id === id);
  if (!script) return data;
  const next = { ...script, ...pickWording(values), shortCode: toCode(values.shortCode) };
  const versions = isSameWording(script, next) ? data.extra.versions : keepVersion(data.extra.versions, script, stamp.today, stamp.id);
  return { ...data, records: replaceById(data.records, id, () => asEdited(next)), extra: { ...data.extra, versions } };
}

export const applyNew = (data: ScriptsData, values: ScriptValues, id: string): ScriptsData => ({
  ...data,
  records: [{ ...values, shortCode: toCode(values.shortCode), uses: 0, id }, ...data.records],
});

/** The wording of an earlier version comes back; the present one joins the versions, so restoring loses nothing. */
export function applyRestore(data: ScriptsData, versionId: string, stamp: Stamp): ScriptsData {
  const version = data.extra.versions.find(({ id }) => id === versionId);
  const script = version && data.records.find(({ id }) => id === version.scriptId);
  return script ? applyEdit(data, script.id, { ...version, shortCode: script.shortCode }, stamp) : data;
}

export const applyRemoval = (data: ScriptsData, id: string): ScriptsData => ({
  ...data,
  records: data.records.filter((record) => record.id !== id),
  extra: { ...data.extra, versions: data.extra.versions.filter(({ scriptId }) => scriptId !== id) },
});

/** A copy to work on: a code belongs to one script, and nobody has used the copy yet. */
export const applyDuplicate = (data: ScriptsData, id: string, newId: string): ScriptsData => ({
  ...data,
  records: data.records.flatMap((record) => (record.id === id ? [{ ...record, id: newId, shortCode: '', uses: 0 }, record] : [record])),
});

export const applyUse = (data: ScriptsData, id: string): ScriptsData => ({
  ...data,
  records: replaceById(data.records, id, (record) => ({ ...record, uses: Math.max(0, record.uses) + 1 })),
});

export const versionsOf = ({ versions }: ScriptsExtra, { id }: Script) => versions.filter(({ scriptId }) => scriptId === id);

/** The same script in other words or another language: same title, as people compare titles. */
export function variantsOf(scripts: readonly Script[], script: Script): Script[] {
  const title = foldText(script.title).trim();
  return title === '' ? [] : scripts.filter((other) => other.id !== script.id && foldText(other.title).trim() === title);
}

/** Text we wrote that nobody has made their own yet. */
export const isTemplate = (script: Script, extra: ScriptsExtra) =>
  script.id.startsWith('starter-') && !extra.versions.some(({ scriptId }) => scriptId === script.id);

export const searchText = ({ title, category, content, tags, shortCode }: Script) =>
  [title, category, content, tags.join(' '), shortCode].join('\n');

export interface Filter {
  query: string;
  category: string;
  show: 'all' | 'favourites';
  sort: 'newest' | 'title' | 'uses';
}
export const startFilter: Filter = { query: '', category: 'all', show: 'all', sort: 'newest' };

const sortings: Record<Filter['sort'], Sorting<Script> | undefined> = {
  newest: undefined,
  title: { by: ({ title }) => title },
  uses: { by: ({ uses }) => uses, isDescending: true },
};

export const selectScripts = (scripts: readonly Script[], { query, category, show, sort }: Filter) =>
  selectRecords(scripts, {
    query,
    searchIn: searchText,
    keep: (script) => (category === 'all' || script.category === category) && (show === 'all' || script.isFavourite),
    sort: sortings[sort],
  });

const byUse = (a: Script, b: Script) => Number(b.isFavourite) - Number(a.isFavourite) || b.uses - a.uses;

/** For Quick Find: the exact code first, then codes and titles that begin so, then any script with all the words. */
export function findQuickly(scripts: readonly Script[], query: string): Script[] {
  const typed = toCode(query);
  const rank = ({ shortCode, title }: Script) => {
    const code = toCode(shortCode);
    if (code === typed) return 0;
    if (code.startsWith(typed)) return 1;
    const plainTitle = foldText(title);
    if (plainTitle.startsWith(typed)) return 2;
    return plainTitle.includes(typed) ? 3 : 4;
  };
  const found = selectRecords(scripts, { query: typed, searchIn: searchText });
  const ranked = found.map((script) => ({ script, rank: typed === '' ? 0 : rank(script) }));
  return ranked.sort((a, b) => a.rank - b.rank || byUse(a.script, b.script)).map(({ script }) => script);
}

const plain = (typed: string) => foldText(typed).replace(/\s+/g, ' ').trim();

/** Same title, words, tone and language: the same script, so a file imported twice adds nothing. */
export const scriptIdentity = ({ title, content, tone, language }: Script) =>
  JSON.stringify([plain(title), plain(content), tone, plain(language)]);
