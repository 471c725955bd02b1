import { isDay, type Day } from '@/lib/dates';
import { readDraft, type DraftOf, type Messages, type ValuesOf } from '@/lib/fields';
import { planSlot } from '@/kinds/posts/fields';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { addressProblem, splitAddresses, webAddress } from '../addresses';
import { statusLabels } from '../content';
import { fields, type CalendarExtra, type Post, type Status } from '../model';
import { describeMoment } from '../schedule';

export type PostRecords = Records<typeof fields, CalendarExtra>;
export type PostForm = RecordForm<typeof fields>;

const isAddress = (typed: string) => webAddress(typed) !== undefined;

export function checkAddresses({ mediaUrl, linkUrl }: ValuesOf<typeof fields>): Messages {
  const problems: Messages = {};
  if (!splitAddresses(mediaUrl).every(isAddress)) problems.mediaUrl = addressProblem;
  if (linkUrl !== '' && (/\s/.test(linkUrl) || !isAddress(linkUrl))) problems.linkUrl = addressProblem;
  return problems;
}

/** The list's own form, which also refuses addresses that are none. */
export function usePostForm(records: PostRecords): PostForm {
  const form = useRecordForm(records, { check: checkAddresses });
  const { drafts, setDraft } = records.tool;
  // What was to be added together with a post goes when its form does.
  const dropPlan = () => {
    if (drafts[planSlot] !== undefined) setDraft(planSlot, undefined);
  };
  return {
    ...form,
    open: (preset) => {
      dropPlan();
      form.open(preset);
    },
    edit: (post) => {
      dropPlan();
      form.edit(post);
    },
    close: () => {
      dropPlan();
      form.close();
    },
    save: () => {
      const isSaved = form.save();
      // It may stand in another month, or behind a filter.
      if (isSaved) {
        const { values } = readDraft(fields, form.handle.draft, records.tool.around);
        records.tool.say(`Post saved for ${describeMoment(values)}`);
      }
      return isSaved;
    },
  };
}

/** A new post begins with these values; what is already typed into an open one stays. */
export function startPost(form: PostForm, preset: Partial<DraftOf<typeof fields>>): void {
  if (!form.isOpen || form.isEditing) {
    form.open(preset);
    return;
  }
  form.setAll(preset);
  setTimeout(() => document.querySelector<HTMLElement>('form [name=scheduledDate]')?.focus());
}

export interface PostActions {
  move: (post: Post, day: Day) => void;
  setStatus: (post: Post, status: Status) => void;
}

export const makeActions = (records: PostRecords): PostActions => ({
  move: (post, scheduledDate) => {
    if (isDay(scheduledDate) && scheduledDate !== post.scheduledDate) records.update(post.id, { scheduledDate }, { say: 'Post moved' });
  },
  setStatus: (post, status) => records.update(post.id, { status }, { say: `Marked as ${statusLabels[status].toLowerCase()}` }),
});
