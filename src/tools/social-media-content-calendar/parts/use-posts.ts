import { isDay, type Day } from '@/lib/dates';
import { hasProblems, readDraft, type DraftOf, type Messages, type ValuesOf } from '@/lib/fields';
import { listAdded } from '@/kinds/posts/plan';
import { followNetwork, tagLink, tagText } from '@/kinds/posts/links';
import { saveAll, usePlan } from '@/kinds/posts/use-plan';
import { useRecordForm, type RecordForm } from '@/kinds/records/use-record-form';
import type { Records } from '@/kinds/records/use-records';
import { plural } from '@/lib/text';
import { makeId } from '@/platform/ids';
import { addressProblem, splitAddresses, webAddress } from '../addresses';
import { statusLabels } from '../content';
import { measureText } from '../limits';
import { fields, platforms, type CalendarExtra, type Post, type Status } from '../model';
import { describeMoment } from '../schedule';

export type PostRecords = Records<typeof fields, CalendarExtra>;
export interface PostForm extends RecordForm<typeof fields> {
  planned: ReturnType<typeof usePlan>;
  /** The link, and those in the text, say where their visitors come from. */
  tagLinks: () => void;
}

const isAddress = (typed: string) => webAddress(typed) !== undefined;

function checkAddresses({ mediaUrl, linkUrl }: ValuesOf<typeof fields>): Messages {
  const problems: Messages = {};
  if (!splitAddresses(mediaUrl).every(isAddress)) problems.mediaUrl = addressProblem;
  if (linkUrl !== '' && (/\s/.test(linkUrl) || !isAddress(linkUrl))) problems.linkUrl = addressProblem;
  return problems;
}

const toPlatform = (typed: string) => platforms.find((platform) => platform === typed) ?? 'instagram';

/** The list's own form, which also refuses addresses that are none. */
export function usePostForm(records: PostRecords): PostForm {
  const form = useRecordForm(records, { check: checkAddresses });
  const planned = usePlan(records.tool);
  return {
    ...form,
    planned,
    tagLinks: () => {
      const { content, linkUrl, platform, campaign } = form.handle.draft;
      const network = toPlatform(platform);
      form.setAll({ content: tagText(content, network, campaign), linkUrl: tagLink(webAddress(linkUrl) ?? linkUrl, network, campaign) });
    },
    open: (preset) => {
      planned.clearPlan();
      form.open(preset);
    },
    edit: (post) => {
      planned.clearPlan();
      form.edit(post);
    },
    close: () => {
      planned.clearPlan();
      form.close();
    },
    save: () => {
      const { values, problems } = readDraft(fields, form.handle.draft, records.tool.around);
      const isFit = !hasProblems({ ...problems, ...checkAddresses(values) });
      const plan = { platform: values.platform, content: values.content, day: values.scheduledDate };
      const added = listAdded(plan, planned.plan).map(({ platform, content, day }) => {
        const on = toPlatform(platform);
        const post = {
          ...values,
          id: makeId(),
          platform: on,
          content: followNetwork(content, on, values.campaign),
          linkUrl: followNetwork(values.linkUrl, on, values.campaign),
          scheduledDate: day,
        };
        return { ...post, status: measureText(post).over > 0 ? ('draft' as const) : values.status };
      });
      const isWhole = isFit && added.length > 0;
      if (isWhole) saveAll(records, { ...values, id: form.target || makeId() }, added);
      else if (!form.save()) return false;
      // It may stand in another month, or behind a filter.
      const more = isWhole ? `, and ${plural(added.length, 'further post')} added` : '';
      records.tool.say(`Post saved for ${describeMoment(values)}${more}`);
      return true;
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
