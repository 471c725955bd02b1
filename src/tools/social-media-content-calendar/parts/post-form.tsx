import { useState } from 'react';
import { readDraft } from '@/lib/fields';
import { networkLimitsDate, networks } from '@/lib/networks';
import { formatDay } from '@/lib/dates';
import { firstLink } from '@/kinds/posts/links';
import { PictureField } from '@/kinds/posts/picture-field';
import { PlanFields } from '@/kinds/posts/plan-fields';
import { PostPreviews } from '@/kinds/posts/post-previews';
import { describeReaders, SlotPicker } from '@/kinds/posts/slot-picker';
import { SlotsDialog } from '@/kinds/posts/slots-dialog';
import { RecordForm } from '@/kinds/records/record-form';
import { Button } from '@/ui/button';
import { Field } from '@/ui/field';
import { describeExcess, describeHashtags, formatCount, measureText, measureTitle } from '../limits';
import { fields, platformNames, platforms, type Post } from '../model';
import { toPostText } from '../post-text';
import { describeZone, hasPassed, timeOf, type Here } from '../schedule';
import { usePlannedForm } from './use-planned-form';
import type { PostForm as Form, PostRecords } from './use-posts';

interface PostFormProps {
  form: Form;
  records: PostRecords;
  here: Here;
}

function notesFor(post: Post, here: Here): Record<string, string> {
  const notes: Record<string, string> = {};
  const title = measureTitle(post);
  if (title && title.over > 0) notes.title = `Pinterest shows 100 characters of a title; this has ${formatCount(title.count)}.`;
  const tags = describeHashtags(post.hashtags);
  if (tags) notes.hashtags = tags;
  if (hasPassed(post, here)) notes.scheduledDate = 'This time has already passed.';
  if (post.scheduledTime === '') notes.scheduledTime = 'Left empty, it counts as 12:00 PM.';
  return notes;
}

export function PostForm({ form: opened, records, here }: PostFormProps) {
  const form = usePlannedForm(opened, records);
  const [isSetting, setIsSetting] = useState(false);
  const { handle } = form;
  const { values } = readDraft(fields, handle.draft, records.tool.around);
  const post: Post = { ...values, id: form.target };
  const remove = () => {
    form.close();
    records.remove([form.target]);
  };
  const of = { ...handle, notes: { ...handle.notes, ...notesFor(post, here) } };
  return (
    <>
      <RecordForm form={form} title="Create Post" editTitle="Edit Post" submit="Save Post" names={[]}>
        <Field of={of} name="title" wide />
        <Field of={of} name="content" />
        <LengthMeter post={post} />
        <Field of={of} name="platform" />
        <Field of={of} name="contentType" />
        <Slots form={form} records={records} here={here} onSet={() => setIsSetting(true)} />
        <Field of={of} name="scheduledDate" />
        <Field of={of} name="scheduledTime" after={<span className="flex-none text-[13px] text-mute">{describeZone(post, here)}</span>} />
        <Field of={of} name="hashtags" />
        <Field of={of} name="linkUrl" />
        <Field of={of} name="mediaUrl" />
        <Field of={of} name="altText" />
        <PictureField
          network={post.platform}
          picture={post.picture}
          crop={post.crop}
          onChange={(picture) => handle.set('picture', picture)}
        />
        <div className="grid content-start gap-3">
          <Field of={of} name="status" />
          {post.picture !== '' && <Field of={of} name="crop" />}
        </div>
        <Field
          of={of}
          name="campaign"
          wide
          after={
            firstLink(`${post.content} ${post.linkUrl}`) !== '' && (
              <Button className="flex-none" icon="link" title="Adds utm_source, utm_medium and utm_campaign" onClick={form.tagLinks}>
                Tag links
              </Button>
            )
          }
        />
        <PlanFields
          plan={form.planned.plan}
          onChange={form.planned.setPlan}
          platforms={platforms}
          own={post.platform}
          content={post.content}
          day={post.scheduledDate}
        />
        <PostPreviews
          post={post}
          also={form.planned.plan.also}
          toShown={(network, content) => ({
            text: toPostText({ ...post, content, ...(network === 'pinterest' ? { linkUrl: '' } : {}) }),
            title: network === 'pinterest' ? post.title : '',
            link: post.linkUrl,
          })}
        />
        {form.isEditing && <Field of={of} name="review" />}
        {form.isEditing && (
          <div className="sm:pt-5.5">
            <Button look="quiet" icon="trash-2" onClick={remove}>
              Delete Post
            </Button>
          </div>
        )}
      </RecordForm>
      {isSetting && (
        <SlotsDialog
          plan={records.extra}
          zone={here.zone}
          onChange={(recipe, how) => records.setExtra((kept) => ({ ...kept, ...recipe(kept) }), how)}
          onClose={() => setIsSetting(false)}
        />
      )}
    </>
  );
}

/** The next free times of the week, and where they are set. */
function Slots({ form, records, here, onSet }: PostFormProps & { onSet: () => void }) {
  const { extra, all } = records;
  const { scheduledDate, scheduledTime } = form.handle.draft;
  const readers = describeReaders({ day: scheduledDate, time: scheduledTime }, extra, here.zone);
  return (
    <div className="flex flex-wrap items-center gap-2 sm:col-span-2">
      <SlotPicker
        plan={extra}
        taken={all
          .filter(({ id, status }) => id !== form.target && status !== 'draft')
          .map((post) => ({ day: post.scheduledDate, time: timeOf(post) }))}
        here={here}
        onPick={(day, time) => form.setAll({ scheduledDate: day, scheduledTime: time })}
      />
      <Button look="quiet" icon="clock" onClick={onSet}>
        {extra.slots?.length ? 'Change slots' : 'Set posting slots'}
      </Button>
      {readers && <span className="text-[13px] text-mute">{readers.trim()}</span>}
    </div>
  );
}

/** How much of the platform's room the post takes, in the platform's own way of counting. */
function LengthMeter({ post }: { post: Post }) {
  const { count, limit, over } = measureText(post);
  const title = measureTitle(post);
  const name = platformNames[post.platform];
  const { fold } = networks[post.platform];
  const room = post.platform === 'pinterest' ? 'Content and hashtags' : 'Content, hashtags and link';
  return (
    <div className="rounded-(--radius-control) bg-sunk px-3.5 py-2.5 text-[14px] sm:col-span-2">
      <output aria-label="Length" className={over > 0 || (title?.over ?? 0) > 0 ? 'font-semibold text-bad' : ''}>
        {formatCount(count)} of {formatCount(limit)} characters on {name}
        {title && ` · title ${formatCount(title.count)} of ${formatCount(title.limit)}`}
      </output>
      {describeExcess(post) && <p className="text-bad">{describeExcess(post)}. You can save it and shorten it later.</p>}
      <p className="text-[13px] text-mute">
        {room} together, counted as {name} counts.
        {fold !== undefined && ` The feed shows about ${formatCount(fold)} before “more”.`} Limits looked up {formatDay(networkLimitsDate)}.
      </p>
    </div>
  );
}
