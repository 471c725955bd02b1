import { useState } from 'react';
import { hasProblems, readDraft } from '@/lib/fields';
import { countCharacters, networks } from '@/lib/networks';
import { hashText, seededRandom } from '@/lib/random';
import { listAdded } from '@/kinds/posts/plan';
import { saveAll, usePlan } from '@/kinds/posts/use-plan';
import { followNetwork, tagText } from '@/kinds/posts/links';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { makeId } from '@/platform/ids';
import { plural } from '@/lib/text';
import { capText, countOver, limitOf, longestKept, toPlatform } from '../counting';
import { mergeHashtags, pickHashtags, type PickedTag } from '../hashtags';
import { fields, formatWhen, type Platform, type PlannerExtra } from '../model';

export type PostRecords = Records<typeof fields, PlannerExtra>;

/** What the limit took from a text just put in. */
interface Cut {
  kept: string;
  count: number;
  /** The whole text; missing where it is too long to keep. */
  whole?: string;
}

export interface PostForm extends RecordForm<typeof fields> {
  platform: Platform;
  limit: number;
  count: number;
  over: number;
  cut: Cut | undefined;
  /** Takes what was typed or pasted, up to the limit; says what it took. */
  setContent: (typed: string) => string;
  restoreCut: () => void;
  /** Opens the form, or the text of the open one gives way to the idea. */
  takeIdea: (idea: string) => void;
  generateHashtags: () => void;
  picked: readonly PickedTag[];
  /** Counts the times that the content asks to be shown and focused. */
  focusRequests: number;
  planned: ReturnType<typeof usePlan>;
  /** Every link of the text says where its visitors come from. */
  tagLinks: () => void;
}

/** The list's own form, with what networks ask of a text. */
export function usePostForm(records: PostRecords): PostForm {
  const form = useRecordForm(records);
  const [cut, setCut] = useState<Cut>();
  const [picked, setPicked] = useState<readonly PickedTag[]>([]);
  const [draws, setDraws] = useState(0);
  const [focusRequests, setFocusRequests] = useState(0);
  const planned = usePlan(records.tool);
  const { handle, isOpen } = form;
  const { content, hashtags } = handle.draft;
  const platform = toPlatform(handle.draft.platform);
  const network = networks[platform];
  const limit = limitOf(platform, records.extra);
  const count = isOpen ? countCharacters(content, network) : 0;
  const over = Math.max(0, count - limit);
  const reset = () => {
    setCut(undefined);
    setPicked([]);
  };
  const clear = () => {
    reset();
    planned.clearPlan();
  };
  return {
    ...form,
    platform,
    limit,
    count,
    over,
    cut: cut?.kept === content ? cut : undefined,
    picked,
    focusRequests,
    planned,
    tagLinks: () => handle.set('content', tagText(content, platform, handle.draft.campaign)),
    open: (preset) => {
      clear();
      setFocusRequests(0);
      form.open(preset);
    },
    edit: (post) => {
      clear();
      setFocusRequests(0);
      form.edit(post);
    },
    close: () => {
      clear();
      form.close();
    },
    setContent: (typed) => {
      const capped = capText(content, typed, network, limit);
      handle.set('content', capped.text);
      setCut(
        capped.cut > 0 ? { kept: capped.text, count: capped.cut, ...(typed.length <= longestKept ? { whole: typed } : {}) } : undefined,
      );
      return capped.text;
    },
    restoreCut: () => {
      if (cut?.whole !== undefined) handle.set('content', cut.whole);
      setCut(undefined);
      setFocusRequests((requests) => requests + 1);
    },
    takeIdea: (idea) => {
      if (!isOpen) form.open({ content: idea });
      else if (content !== idea) {
        handle.set('content', idea);
        if (content.trim() !== '') records.tool.say('Content replaced');
      }
      setFocusRequests((requests) => requests + 1);
    },
    generateHashtags: () => {
      // Each press draws anew; the same text and press always give the same tags.
      const tags = pickHashtags(content, seededRandom(hashText(`${draws} ${content}`)));
      setDraws(draws + 1);
      setPicked(tags);
      handle.set('hashtags', mergeHashtags(hashtags, tags));
    },
    save: () => {
      const reading = readDraft(fields, handle.draft, records.tool.around);
      // Where a field has a problem of its own the list's form refuses and marks it; only this form knows the limit.
      if (!hasProblems(reading.problems) && over > 0) return false;
      const { values } = reading;
      const added = listAdded({ platform, content: values.content, day: values.date }, planned.plan).map((one) => {
        const on = toPlatform(one.platform);
        const text = followNetwork(one.content, on, values.campaign);
        const isLong = countOver(text, on, records.extra) > 0;
        return { ...values, id: makeId(), platform: on, content: text, date: one.day, status: isLong ? ('draft' as const) : values.status };
      });
      const isWhole = added.length > 0 && !hasProblems(reading.problems);
      if (isWhole) saveAll(records, { ...values, id: form.target || makeId() }, added);
      else if (!form.save()) return false;
      reset();
      const more = isWhole ? ` ${plural(added.length, 'further post')} added.` : '';
      const text = form.isEditing ? 'Post saved.' : `Planned for ${formatWhen(values)}. You post it yourself.`;
      records.tool.say(text + more);
      return true;
    },
  };
}
