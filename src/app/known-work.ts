import { useMemo } from 'react';
import type { Surroundings } from '@/lib/fields';
import type { CatalogueEntry } from '@/tools/define-tool';
import { catalogue } from '@/tools/registry';
import { titleOf } from '@/workspace/titles';
import { useKeeping } from '@/workspace/keeping';
import type { ShownList } from '@/workspace/lists';
import { useSettings } from '@/workspace/settings';
import type { Shares } from '@/workspace/shares';
import { isChanged, useWorkspace, type Doc, type WorkspaceState } from '@/workspace/store';
import { useKnownTools } from './known-tools';
import { useToday } from '@/workspace/surroundings';

/** A document with its tool, as the whole house sees it. */
export interface KnownDoc {
  doc: Doc;
  tool: CatalogueEntry;
  shares: Shares;
  list: ShownList | undefined;
  /** As the user called it, or as it calls itself; empty where neither did. */
  title: string;
  /** What it holds, with what was changed on its list in other tools since it was open. */
  data: unknown;
  around: Surroundings;
}

/** The address that opens a document. */
export const addressOf = ({ tool, id }: Doc) => `/${tool}#doc=${id}`;

/** Where something comes from, in words: the tool, and the document where it has a name. */
export const nameOf = ({ tool, title }: Pick<KnownDoc, 'tool' | 'title'>): string => (title === '' ? tool.name : `${tool.name}: ${title}`);

/** Whether it holds anything of the user's own: of a sample nothing is found. */
export const isOwn = ({ shares, data, around }: KnownDoc) =>
  !shares.state.isSample?.(data) || (shares.search?.(data, around) ?? []).length > 0;

/** A document catches up with its list when it is opened; until then the list knows better. */
export function catchUp(doc: Doc, list: ShownList | undefined, lists: WorkspaceState['lists'], around: Surroundings): unknown {
  const { data } = doc.history.present;
  const lines = list && doc.list === list.topic ? lists[list.topic] : undefined;
  if (!list || !lines || list.isAside?.(data)) return data;
  const ids = new Set(lines.map(({ id }) => id));
  const gone = new Set(list.read(data).flatMap(({ id }) => (ids.has(id) ? [] : [id])));
  return list.write(
    data,
    lines.map((line) => ({ ...line })),
    { around, gone, asides: doc.asides ?? [] },
  );
}

interface Workplace {
  /** Every document with work in it, the one changed last first. */
  docs: readonly KnownDoc[];
  /** Whether that is all there is: none is still on its way. */
  isWhole: boolean;
}

export function useKnownWork(): Workplace {
  const known = useKnownTools();
  const today = useToday();
  const setting = useSettings((settings) => settings.currency);
  const docs = useWorkspace((state) => state.docs);
  const lists = useWorkspace((state) => state.lists);
  const isKept = useSettings((settings) => settings.isKept);
  const isUnread = useKeeping(({ is }) => is === 'off' || is === 'starting') && isKept;
  const isComing = useWorkspace(({ arrived }) => Object.values(arrived).some(({ tool }) => catalogue.some(({ id }) => id === tool)));
  return useMemo(() => {
    const changed = Object.values(docs).filter(isChanged);
    const found = changed.flatMap((doc): KnownDoc[] => {
      const tool = catalogue.find(({ id }) => id === doc.tool);
      const shares = known[doc.tool];
      if (!tool || !shares || today === '') return [];
      const { list } = shares;
      const around = { today, currency: doc.history.present.currency ?? setting };
      return [{ doc, tool, shares, list, title: titleOf(doc, shares.state.title), data: catchUp(doc, list, lists, around), around }];
    });
    return {
      docs: found.sort((a, b) => b.doc.changedAt - a.doc.changedAt),
      isWhole: found.length === changed.length && !isUnread && !isComing && today !== '',
    };
  }, [docs, lists, known, today, setting, isUnread, isComing]);
}
