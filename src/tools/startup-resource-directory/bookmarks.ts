import { shortTextLimit } from '@/lib/fields/define';
import { foldText } from '@/lib/text';
import type { ImportedTable } from '@/kinds/records/import-records';
import { linkOf } from './addresses';
import { categories, fields } from './model';

const namedMarks: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decodeMarks(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi,
    (written: string, hex?: string, digits?: string, name?: string) => {
      if (name !== undefined) return namedMarks[name.toLowerCase()] ?? written;
      const code = hex === undefined ? Number(digits) : parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : written;
    },
  );
}

const plainText = (html: string) =>
  decodeMarks(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

function readAttribute(attributes: string, name: string): string {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  return decodeMarks(found?.[1] ?? found?.[2] ?? found?.[3] ?? '').trim();
}

/** Folders every browser has, which say nothing about what is in them. */
const usualFolders = new Set([
  'bookmarks',
  'bookmarks bar',
  'bookmarks menu',
  'bookmarks toolbar',
  'favorites',
  'favorites bar',
  'favourites',
  'favourites bar',
  'imported',
  'mobile bookmarks',
  'other bookmarks',
  'other favorites',
  'reading list',
  'unsorted bookmarks',
]);

const categoryOf = (folders: readonly string[]) =>
  [...folders]
    .reverse()
    .map((folder) => categories.find((category) => foldText(category) === foldText(folder)))
    .find((category) => category !== undefined) ?? '';

const isUsual = (folder: string) => usualFolders.has(foldText(folder));

/** A comma would part one folder into two tags. */
const asTag = (text: string) => text.replace(/\s*,\s*/g, ' ').trim();

function toTags(folders: readonly string[], typed: string): string {
  const wanted = [...folders.filter((folder) => !isUsual(folder) && categoryOf([folder]) === '').map(asTag), ...typed.split(',')];
  return [...new Set(wanted.map((tag) => tag.trim()).filter(Boolean))].join(', ').slice(0, shortTextLimit);
}

const headers = (['name', 'url', 'description', 'category', 'tags'] as const).map((name) => fields[name].label);
const piece = /<(\/?)(a|h[1-6]|dl|dd)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([^<]*(?:<(?!\/?(?:a|h[1-6]|dl|dd|dt|p|hr)\b)[^<]*)*)/gi;

/**
 * The bookmark file that every browser exports, as a table. It is only ever read as text.
 * What is no web page, such as a script kept as a bookmark, comes without an address, so that the import names it and leaves it out.
 */
export function readBookmarks(text: string): ImportedTable | undefined {
  if (!/^\uFEFF?\s*</.test(text) || !/<a\s[^>]*href/i.test(text)) return undefined;
  const rows: string[][] = [];
  const folders: string[] = [];
  let heading = '';
  let canDescribe = false;
  for (const [, closing, tag = '', attributes = '', body = ''] of text.matchAll(piece)) {
    const name = tag.toLowerCase();
    if (name === 'dl') {
      if (closing) folders.pop();
      else folders.push(heading);
      heading = '';
      canDescribe = false;
    } else if (closing) continue;
    else if (name === 'dd') {
      const last = rows.at(-1);
      // A folder has a description too.
      if (last && canDescribe) last[2] = plainText(body);
      canDescribe = false;
    } else if (name === 'a') {
      const typed = readAttribute(attributes, 'href');
      const address = typed.length <= shortTextLimit && linkOf(typed) ? typed : '';
      const inside = folders.filter((folder) => folder !== '');
      rows.push([
        (plainText(body) || address).slice(0, shortTextLimit),
        address,
        '',
        categoryOf(inside),
        toTags(inside, readAttribute(attributes, 'tags')),
      ]);
      canDescribe = true;
    } else {
      // The title of the whole file and the browser's own folders, in whatever language, name no subject.
      heading = name === 'h1' || /(toolbar_folder|unfiled_bookmarks_folder)/i.test(attributes) ? '' : plainText(body);
      canDescribe = false;
    }
  }
  return { headers, rows };
}
