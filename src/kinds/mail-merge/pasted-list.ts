import { useEffect, useState } from 'react';
import { mostMails } from '@/lib/mail-parts';
import { plural } from '@/lib/text';
import { tell } from '@/lib/told';
import type { ImportedTable, Mapping } from '@/kinds/records/import-records';

/** What a merge dialog keeps as its draft. */
export interface Pasted {
  list: string;
  /** Only what was chosen by hand; the rest is found by the names of the columns. */
  mapping: Mapping;
}

export function readPasted(draft: unknown): Pasted {
  const { list, mapping } = (typeof draft === 'object' && draft !== null ? draft : {}) as Partial<Record<keyof Pasted, unknown>>;
  const chosen = typeof mapping === 'object' && mapping !== null ? Object.entries(mapping) : [];
  return {
    list: typeof list === 'string' ? list : '',
    mapping: Object.fromEntries(chosen.filter((entry): entry is [string, number] => typeof entry[1] === 'number')),
  };
}

/** A file's rows as text, so that they can be read and corrected like pasted ones. */
export async function toList({ headers, rows }: ImportedTable): Promise<string> {
  const { toCsv } = await import('@/formats/csv');
  return toCsv({ name: 'List', columns: headers.map((label) => ({ label, kind: 'text' })), rows }).replace(/^\uFEFF/, '');
}

interface ReadList {
  table?: ImportedTable;
  problem?: string;
}

async function readList(list: string): Promise<ReadList> {
  if (list.trim() === '') return {};
  const { parseCsv } = await import('@/formats/csv');
  const table = parseCsv(list);
  if (table.rows.length === 0) return { problem: 'There are only headers so far: add one row for each email.' };
  if (table.rows.length > mostMails)
    return {
      problem: `A merge can take up to ${plural(mostMails, 'row')}, and this list has ${table.rows.length.toLocaleString('en-US')}. Split it.`,
    };
  return { table };
}

/** The list as a table, as soon as the reader of CSV is there. */
export function usePastedList(list: string): ReadList {
  const [read, setRead] = useState<ReadList>({});
  useEffect(() => {
    let isCurrent = true;
    readList(list)
      .catch((error: unknown): ReadList => ({ problem: tell(error, 'This list couldn’t be read.') }))
      .then((next) => {
        if (isCurrent) setRead(next);
      }, console.warn);
    return () => {
      isCurrent = false;
    };
  }, [list]);
  return read;
}
