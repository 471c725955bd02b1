import { useEffect, useMemo, useState } from 'react';
import { formatDay } from '@/lib/dates';
import { safeUrl } from '@/lib/links';
import { joinWords, plural } from '@/lib/text';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { showToast } from '@/ui/toast';
import { makeId } from '@/platform/ids';
import { type Answers, type Extra, type fields, type Requirement, type Status } from '../model';
import { nextRoundOf } from '../progress';
import { shownFields } from '../report';
import { findNews, takeNews, updateChecklist, type LibraryNews } from '../update';

type ChecklistRecords = Records<typeof fields, Extra>;
type Library = typeof import('../library');

export interface Checklist {
  records: ChecklistRecords;
  /** The same list as an import sees it. */
  importing: ChecklistRecords;
  today: string;
  news: LibraryNews;
  /** How many rules of the place are not on the list yet. */
  localOffer: number;
  applyAnswers: (next: Answers) => Promise<void>;
  settleNews: (isKept: boolean) => void;
  setStatus: (item: Requirement, status: Status) => void;
  setReason: (item: Requirement, reason: string) => void;
  startNextRound: (item: Requirement) => void;
}

const noNews: LibraryNews = { changed: [], added: [] };

/** The rules, which are not part of the first load. */
function useLibrary(): Library | undefined {
  const [library, setLibrary] = useState<Library>();
  useEffect(() => {
    let isGone = false;
    import('../library').then(
      (module) => !isGone && setLibrary(module),
      (error: unknown) => console.warn(error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return library;
}

/** The list with what a checklist adds: answers that can change, news of the rules, rounds that come back. */
export function useChecklist(records: ChecklistRecords, made: Answers): Checklist {
  const { all, extra, tool } = records;
  const { today, currency } = tool.around;
  const library = useLibrary();
  const rules = useMemo(() => library?.makeRules(made) ?? [], [library, made]);
  const news = useMemo(() => (rules.length > 0 ? findNews(all, rules, extra.known) : noNews), [all, rules, extra.known]);
  const localOffer = useMemo(() => {
    if (!library || made.local) return 0;
    const keys = new Set([...rules.map(({ key }) => key), ...all.map(({ key }) => key)]);
    return library.makeRules({ ...made, local: true }).filter(({ key }) => !keys.has(key)).length;
  }, [library, made, rules, all]);
  const knownWith = (more: readonly { key: string }[]) => [...new Set([...extra.known, ...more.map(({ key }) => key)])];

  return {
    records,
    importing: {
      ...records,
      fields: shownFields,
      addAll: (added, how) =>
        records.addAll(
          added.map((item) => ({ ...item, rule: '', key: '', revision: 0 })),
          how,
        ),
    },
    today,
    news,
    localOffer,
    applyAnswers: async (next) => {
      const module = library ?? (await import('../library').catch((error: unknown) => void console.warn(error)));
      if (!module) {
        showToast('The rules couldn’t be loaded. Your list is unchanged; please try again.');
        return;
      }
      const after = { rules: module.makeRules(next), answers: next };
      const { items, added, removed } = updateChecklist(all, {
        before: { rules: module.makeRules(made), answers: made },
        after,
        known: extra.known,
        today,
        makeId,
      });
      tool.change((data) => ({
        ...data,
        currency,
        records: items,
        extra: { answers: next, made: next, known: knownWith(after.rules) },
      }));
      const counts = [...(added > 0 ? [`${added} added`] : []), ...(removed > 0 ? [`${removed} removed`] : [])];
      tool.say(counts.length > 0 ? `Checklist updated: ${joinWords(counts)}` : 'Checklist updated');
    },
    settleNews: (isKept) => {
      const items = takeNews(all, news, made, today, makeId, isKept);
      tool.change((data) => ({ ...data, currency, records: items, extra: { ...extra, known: knownWith(news.added) } }));
      const count = news.changed.length + news.added.length;
      tool.say(isKept ? 'List kept as it is' : `${plural(count, 'change')} applied`);
    },
    setStatus: (item, status) => records.update(item.id, { status }),
    setReason: (item, naReason) =>
      tool.change((data) => ({ ...data, records: data.records.map((other) => (other.id === item.id ? { ...other, naReason } : other)) }), {
        key: `reason-${item.id}`,
      }),
    startNextRound: (item) => {
      const dueDate = nextRoundOf(item, made.formedOn);
      if (dueDate === '') return;
      records.update(item.id, { status: 'not-started', dueDate }, { say: `Next round: due ${formatDay(dueDate)}` });
    },
  };
}

/** The usual form, which takes no link that could not be followed. */
export const useRequirementForm = (records: ChecklistRecords): RecordForm<typeof fields> =>
  useRecordForm(records, {
    check: ({ link }) =>
      link.trim() !== '' && safeUrl(link) === undefined ? { link: 'Use a web address, such as https://example.com.' } : {},
  });
