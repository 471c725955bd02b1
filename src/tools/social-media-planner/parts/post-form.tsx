import { useId } from 'react';
import { readDraft } from '@/lib/fields';
import { networks } from '@/lib/networks';
import { formatZone } from '@/lib/zones';
import { firstLink } from '@/kinds/posts/links';
import { PictureField } from '@/kinds/posts/picture-field';
import { PlanFields } from '@/kinds/posts/plan-fields';
import { PostPreviews } from '@/kinds/posts/post-previews';
import { describeReaders, SlotPicker } from '@/kinds/posts/slot-picker';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { Notice } from '@/ui/layout';
import { facebookLimitLabels, platformLabels } from '../content';
import { parseHashtags, toPlatform, toPostText } from '../counting';
import { facebookLimits, fields, platforms, findRepeats, formatWhen, type PlannerExtra, type Post } from '../model';
import { ContentField } from './content-field';
import { Elsewhere } from './elsewhere';
import type { PostForm as Form, PostRecords } from './use-post-form';

interface PostFormProps {
  form: Form;
  records: PostRecords;
  here: { now: number; zone: string };
}

const draftId = 'draft';

export function PostForm({ form, records, here }: PostFormProps) {
  const { handle } = form;
  const post: Post = { ...readDraft(fields, handle.draft, records.tool.around).values, id: draftId, platform: form.platform };
  const repeat = findRepeats([post, ...records.all.filter(({ id }) => id !== form.target)]).get(draftId);
  return (
    <RecordForm form={form} title="New Post" editTitle="Edit Post" submit="Schedule" names={['platform']} wide={['platform']}>
      <ContentField form={form}>
        <CountingNote form={form} records={records} />
      </ContentField>
      <Elsewhere text={handle.draft.content} />
      <SlotPicker
        plan={records.extra}
        taken={records.all
          .filter(({ id, status }) => id !== form.target && status !== 'draft')
          .map(({ date, time }) => ({ day: date, time }))}
        here={here}
        onPick={(date, time) => form.setAll({ date, time })}
      />
      <Field of={handle} name="date" />
      <Field of={handle} name="time" />
      <p className="-mt-1 text-[13px] text-mute sm:col-span-2">
        In your time zone, {formatZone(here.zone, here.now)}.
        {describeReaders({ day: post.date, time: post.time }, records.extra, here.zone)}
      </p>
      <div className="sm:col-span-2">
        <Field
          of={handle}
          name="hashtags"
          after={
            <Button icon="sparkles" className="flex-none" onClick={form.generateHashtags}>
              Generate
            </Button>
          }
        />
        <HashtagNotes form={form} post={post} extra={records.extra} />
      </div>
      <Field
        of={handle}
        name="campaign"
        wide
        after={
          firstLink(handle.draft.content) !== '' && (
            <Button className="flex-none" icon="link" onClick={form.tagLinks}>
              Tag links
            </Button>
          )
        }
      />
      {firstLink(handle.draft.content) !== '' && (
        <p className="-mt-1 text-[13px] text-mute sm:col-span-2">
          Tag links adds utm_source, utm_medium and utm_campaign, so that your site’s statistics show where visitors came from.
        </p>
      )}
      <PictureField
        network={form.platform}
        picture={handle.draft.picture}
        crop={post.crop}
        onChange={(picture) => handle.set('picture', picture)}
      />
      <div className="grid content-start gap-3">
        <Field of={handle} name="altText" />
        {handle.draft.picture !== '' && <Field of={handle} name="crop" />}
      </div>
      <PlanFields
        plan={form.planned.plan}
        onChange={form.planned.setPlan}
        platforms={platforms}
        own={form.platform}
        content={post.content}
        day={post.date}
      />
      <PostPreviews
        post={post}
        also={form.planned.plan.also}
        toShown={(network, content) => ({ text: toPostText({ ...post, platform: toPlatform(network), content }, records.extra).text })}
      />
      {form.isEditing && (
        <>
          <Field of={handle} name="status" />
          <Field of={handle} name="review" />
        </>
      )}
      <div role="status" className="empty:hidden sm:col-span-2">
        {repeat && (
          <Notice>
            The same text is planned on {platformLabels[repeat.platform]} for {formatWhen(repeat)}. Less than three days apart, networks may
            refuse the second one. You can still schedule it.
          </Notice>
        )}
      </div>
      <p className="text-[13px] text-mute sm:col-span-2">
        Schedule only plans the post; nothing is posted for you. When the time comes, use Post now, then Mark published.
      </p>
    </RecordForm>
  );
}

const countingNotes = {
  weighted: 'A link counts 23; emoji and characters such as Chinese or Japanese count 2.',
  units: 'Most emoji count 2 or more.',
};

function CountingNote({ form, records }: Pick<PostFormProps, 'form' | 'records'>) {
  const id = useId();
  const { extra, setExtra } = records;
  if (form.platform !== 'facebook') {
    return <p className="mt-1 text-[13px] text-mute">{form.platform === 'twitter' ? countingNotes.weighted : countingNotes.units}</p>;
  }
  const setLimit = (facebookLimit: PlannerExtra['facebookLimit']) => setExtra((old) => ({ ...old, facebookLimit }));
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-mute">
      <span>
        Facebook allows {networks.facebook.limit.toLocaleString('en-US')}; {Number(extra.facebookLimit).toLocaleString('en-US')} is the
        limit here.
      </span>
      <span className="inline-flex max-w-full flex-wrap items-center gap-x-2">
        <label htmlFor={id}>Facebook limit</label>
        <select
          id={id}
          className="input w-auto! max-w-full min-h-8! py-1! text-[13px]!"
          value={extra.facebookLimit}
          onChange={(event) => setLimit(event.target.value as PlannerExtra['facebookLimit'])}
        >
          {facebookLimits.map((limit) => (
            <option key={limit} value={limit}>
              {facebookLimitLabels[limit]}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

function HashtagNotes({ form, post, extra }: { form: Form; post: Post; extra: PlannerExtra }) {
  const typed = parseHashtags(form.handle.draft.hashtags);
  const shown = form.picked.filter(({ tag }) => typed.includes(`#${tag}`));
  const { leftOff } = toPostText(post, extra);
  return (
    <>
      {shown.length > 0 && (
        <ul aria-label="Why these hashtags" className="mt-1 flex flex-wrap gap-x-4 text-[13px] text-mute">
          {shown.map(({ tag, reason }) => (
            <li key={tag}>
              #{tag}: {reason}
            </li>
          ))}
        </ul>
      )}
      {leftOff.length > 0 && (
        <p role="status" className="mt-1 text-[13px] text-warn">
          No room within the limit for {leftOff.join(', ')}, so they’re left out when you post.
        </p>
      )}
    </>
  );
}
