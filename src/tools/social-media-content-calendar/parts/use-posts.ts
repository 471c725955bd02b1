import { isDay, type Day } from '@/lib/dates';
import { readDraft, type DraftOf, type Messages, type ValuesOf } from '@/lib/fields';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { showToast } from '@/ui/toast';
import { addressProblem, splitAddresses, webAddress } from '../addresses';
import { statusLabels } from '../content';
import { fields, type CalendarExtra, type Post, type Status } from '../model';
import { describeMoment } from '../schedule';

export type PostRecords = Records<typeof fields, CalendarExtra>;
export type PostForm = RecordForm<typeof fields>;

const isAddress = (typed: string) => webAddress(typed) !== undefined;

function checkAddresses({ mediaUrl, linkUrl }: ValuesOf<typeof fields>): Messages {
  const problems: Messages = {};
  if (!splitAddresses(mediaUrl).every(isAddress)) problems.mediaUrl = addressProblem;
  if (linkUrl !== '' && (/\s/.test(linkUrl) || !isAddress(linkUrl))) problems.linkUrl = addressProblem;
  return problems;
}

/** The list's own form, which also refuses addresses that are none. */
export function usePostForm(records: PostRecords): PostForm {
  const form = useRecordForm(records, { check: checkAddresses });
  return {
    ...form,
    save: () => {
      const isSaved = form.save();
      // It may stand in another month, or behind a filter.
      if (isSaved) {
        const { values } = readDraft(fields, form.handle.draft, records.tool.around);
        showToast(`Post saved for ${describeMoment(values)}`, { label: 'Undo', run: records.tool.undo });
      }
      return isSaved;
    },
  };
}

/** A post changed outside the form; an open form of the same post follows, so that saving it does not turn it back. */
function changePost(
  records: PostRecords,
  form: PostForm,
  post: Post,
  change: Partial<DraftOf<typeof fields>> & Partial<Pick<Post, 'status' | 'scheduledDate'>>,
  message: string,
): void {
  const isInForm = form.target === post.id;
  if (isInForm) form.setAll(change);
  records.update(post.id, change as Partial<Post>);
  const undo = () => {
    records.tool.undo();
    if (isInForm) records.tool.undo();
  };
  showToast(message, { label: 'Undo', run: undo });
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

export const makeActions = (records: PostRecords, form: PostForm): PostActions => ({
  move: (post, scheduledDate) => {
    if (isDay(scheduledDate) && scheduledDate !== post.scheduledDate) changePost(records, form, post, { scheduledDate }, 'Post moved');
  },
  setStatus: (post, status) => changePost(records, form, post, { status }, `Marked as ${statusLabels[status].toLowerCase()}`),
});
