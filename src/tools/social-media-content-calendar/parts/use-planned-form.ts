import { hasProblems, readDraft } from '@/lib/fields';
import { plural } from '@/lib/text';
import { followNetwork, tagLink, tagText } from '@/kinds/posts/links';
import { listAdded } from '@/kinds/posts/plan';
import { saveAll, usePlan } from '@/kinds/posts/use-plan';
import { makeId } from '@/platform/ids';
import { webAddress } from '../addresses';
import { measureText } from '../limits';
import { fields, platforms } from '../model';
import { describeMoment } from '../schedule';
import { checkAddresses, type PostForm, type PostRecords } from './use-posts';

interface PlannedForm extends PostForm {
  planned: ReturnType<typeof usePlan>;
  /** The link, and those in the text, say where their visitors come from. */
  tagLinks: () => void;
}

const toPlatform = (typed: string) => platforms.find((platform) => platform === typed) ?? 'instagram';

/** The form with what is added together with the post: other networks and further days. */
export function usePlannedForm(form: PostForm, records: PostRecords): PlannedForm {
  const planned = usePlan(records.tool);
  return {
    ...form,
    planned,
    tagLinks: () => {
      const { content, linkUrl, platform, campaign } = form.handle.draft;
      const network = toPlatform(platform);
      form.setAll({ content: tagText(content, network, campaign), linkUrl: tagLink(webAddress(linkUrl) ?? linkUrl, network, campaign) });
    },
    save: () => {
      const { values, problems } = readDraft(fields, form.handle.draft, records.tool.around);
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
      // The list's own form marks what is at fault.
      if (added.length === 0 || hasProblems({ ...problems, ...checkAddresses(values) })) return form.save();
      saveAll(records, { ...values, id: form.target || makeId() }, added);
      records.tool.say(`Post saved for ${describeMoment(values)}, and ${plural(added.length, 'further post')} added`);
      return true;
    },
  };
}
