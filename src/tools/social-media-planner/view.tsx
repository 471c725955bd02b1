import { useMemo, useState } from 'react';
import { toWallClock } from '@/lib/zones';
import { ImportButton } from '@/kinds/records/import-button';
import { hasSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { usePreload } from '@/kinds/work/use-in-use';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { Empty, StatRow } from '@/ui/layout';
import { lazyPart } from '@/ui/lazy-part';
import { useMinute, useZone } from '@/workspace/surroundings';
import { otherNames } from './content';
import { computeFigures, fields, listUpcoming, postIdentity, state } from './model';
import { ContentIdeas } from './parts/ideas';
import { Upcoming } from './parts/upcoming';
import { usePostForm } from './parts/use-post-form';
import { toFiles } from './download';

// Not there on a first visit; form and list are fetched as soon as someone moves on the page.
const loadForm = async () => ({ default: (await import('./parts/post-form')).PostForm });
const PostForm = lazyPart(async () => (await loadForm()).default);
const loadList = async () => ({ default: (await import('./parts/all-posts')).AllPosts });
const AllPosts = lazyPart(async () => (await loadList()).default);
const preload = () => [loadForm(), loadList()];
const BulkDialog = lazyPart(async () => (await import('./parts/bulk-dialog')).BulkDialog);
const SlotsDialog = lazyPart(async () => (await import('@/kinds/posts/slots-dialog')).SlotsDialog);
const Approval = lazyPart(async () => (await import('./parts/approval')).Approval);

export const about =
  'Plan posts for Twitter, Facebook, Instagram and LinkedIn, counted as each network counts them, and keep track of what is due. It plans and reminds. You post yourself, through a link to each network or a file for the service you use.';

export const related = ['social-media-content-calendar', 'content-idea-generator', 'email-templates'];

export default function SocialMediaPlanner() {
  const records = useRecords(state, fields, 'Post');
  const minute = useMinute();
  const zone = useZone();
  const form = usePostForm(records);
  usePreload(preload);
  const [opened, setOpened] = useState<'bulk' | 'slots' | 'approval'>();
  const close = () => setOpened(undefined);
  const { all, tool, extra } = records;
  const { today } = tool.around;
  const now = useMemo(() => {
    if (minute === 0) return '';
    const { day, time } = toWallClock(minute, zone);
    return `${day}T${time}`;
  }, [minute, zone]);
  const upcoming = useMemo(() => listUpcoming(all, now), [all, now]);
  const figures = useMemo(() => computeFigures(all, today), [all, today]);
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);

  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <ImportButton
          records={records}
          identity={postIdentity}
          otherNames={otherNames}
          hint="A CSV with a platform, a text, a date and a time in each row. Times are read in your time zone."
        />
        <Button icon="files" disabled={all.length === 0} onClick={() => setOpened('bulk')}>
          Bulk CSV
        </Button>
        <Button icon="clock" onClick={() => setOpened('slots')}>
          Slots
        </Button>
        <Button icon="circle-check" disabled={all.length === 0} onClick={() => setOpened('approval')}>
          Approval
        </Button>
        <Download hasDocument label="Export" disabled={all.length === 0} files={files} />
        <Button look="primary" icon="plus" aria-expanded={form.isOpen} onClick={() => (form.isOpen ? form.close() : form.open())}>
          Schedule Post
        </Button>
      </WorkBar>
      <StatRow
        stats={[
          { label: 'Scheduled Posts', figure: figures.scheduled },
          { label: 'This Week', figure: figures.thisWeek, note: 'Today and the next 7 days' },
          { label: 'Platforms', figure: figures.platforms },
        ]}
      />
      {form.isOpen && <PostForm key={form.target} form={form} records={records} here={{ now: minute, zone }} />}
      <Upcoming posts={upcoming} />
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">All Posts</h2>
        {all.length > 0 && <p className="text-[13px] text-mute">Scheduled means planned here. You post yourself.</p>}
      </div>
      {all.length === 0 ? (
        <Empty
          text="No posts scheduled yet"
          hint="Write it once, see how each network counts it, and set a day and a time."
          action={{ label: 'Schedule Your First Post', onClick: () => form.open() }}
          onSample={records.loadSample}
        />
      ) : (
        <AllPosts records={records} form={form} now={now} />
      )}
      <ContentIdeas onPick={form.takeIdea} />
      {opened === 'bulk' && <BulkDialog upcoming={upcoming} extra={extra} zone={zone} onClose={close} />}
      {opened === 'slots' && (
        <SlotsDialog
          plan={extra}
          zone={zone}
          onChange={(recipe, how) => records.setExtra((kept) => ({ ...kept, ...recipe(kept) }), how)}
          onClose={close}
        />
      )}
      {opened === 'approval' && <Approval records={records} now={now} onClose={close} />}
    </>
  );
}
