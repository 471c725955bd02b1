import { useMemo, useState } from 'react';
import { formatZone } from '@/lib/zones';
import { campaignsOf } from '@/kinds/posts/fields';
import { FilterBar } from '@/kinds/records/filter-bar';
import { ImportButton } from '@/kinds/records/import-button';
import { selectRecords } from '@/kinds/records/select-records';
import { hasSample } from '@/kinds/records/state';
import { useRecords } from '@/kinds/records/use-records';
import { Download } from '@/kinds/work/download';
import { WorkBar } from '@/kinds/work/work-bar';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { useMinute, useZone } from '@/workspace/surroundings';
import { importHint, otherNames, statusLabels } from './content';
import { identityIn } from './identity';
import { fields, isKept, platformNames, platforms, searchText, startFilter, state, statuses, type Filter } from './model';
import { CalendarPanel } from './parts/calendar-panel';
import { Upcoming } from './parts/upcoming';
import { makeActions, usePostForm } from './parts/use-posts';
import { listUpcoming, momentOf } from './schedule';
import { toFiles } from './download';

const Approval = lazyPart(async () => (await import('./parts/approval')).Approval);
// Not there on a first visit, so loaded when asked for.
const PostForm = lazyPart(async () => (await import('./parts/post-form')).PostForm);

export const about =
  'Plan what you post on six networks, see each post on its day, and find the weeks in which a platform has no posts. Nothing is posted from here: export the plan as CSV, as a bulk file for your scheduler, or into any calendar.';

export const related = ['social-media-planner', 'market-research', 'landing-page-builder'];

const fixed = {
  platform: {
    label: 'Filter by platform',
    options: [{ value: 'all', label: 'All platforms' }, ...platforms.map((value) => ({ value, label: platformNames[value] }))],
  },
  status: {
    label: 'Filter by status',
    options: [{ value: 'all', label: 'All statuses' }, ...statuses.map((value) => ({ value, label: statusLabels[value] }))],
  },
};

export default function SocialMediaContentCalendar() {
  const records = useRecords(state, fields, 'Post');
  const form = usePostForm(records);
  const actions = makeActions(records);
  const now = useMinute();
  const zone = useZone();
  const here = useMemo(() => ({ now, zone }), [now, zone]);
  const [filter, setFilter] = useState<Filter>(startFilter);
  const { all, tool } = records;
  const [isApproving, setIsApproving] = useState(false);
  const campaigns = useMemo(() => campaignsOf(all), [all]);
  // A campaign that is gone filters no more.
  const campaign = campaigns.includes(filter.campaign) ? filter.campaign : 'all';
  const choices = {
    ...fixed,
    ...(campaigns.length > 0
      ? {
          campaign: {
            label: 'Filter by campaign',
            options: [{ value: 'all', label: 'All campaigns' }, ...campaigns.map((value) => ({ value, label: value }))],
          },
        }
      : {}),
  };
  const identity = useMemo(() => identityIn(zone), [zone]);
  const files = useMemo(() => toFiles(tool.data, tool.around), [tool.data, tool.around]);
  const shown = useMemo(
    () =>
      selectRecords(all, {
        query: filter.query,
        searchIn: searchText,
        keep: (post) => isKept(post, { ...filter, campaign }),
        sort: { by: momentOf },
      }),
    [all, filter, campaign],
  );
  const upcoming = useMemo(() => listUpcoming(shown, here), [shown, here]);

  return (
    <>
      <WorkBar isSample={hasSample(all)}>
        <ImportButton
          records={records}
          identity={identity}
          otherNames={otherNames}
          readOther={async (text) => {
            const [{ readCalendarFile }, { parseCsv }] = await Promise.all([import('./read-file'), import('@/formats/csv')]);
            return readCalendarFile(text, zone, parseCsv);
          }}
          accept=".csv,.json,text/csv,application/json"
          hint={importHint}
        />
        <Download hasDocument label="Export" disabled={all.length === 0} files={files} />
        <Button icon="circle-check" disabled={all.length === 0} onClick={() => setIsApproving(true)}>
          Approval
        </Button>
        <Button look="primary" icon="plus" aria-expanded={form.isOpen} onClick={() => (form.isOpen ? form.close() : form.open())}>
          Create Post
        </Button>
      </WorkBar>
      {form.isOpen && <PostForm key={form.target} form={form} records={records} here={here} />}
      <FilterBar
        noun="post"
        filter={filter}
        start={startFilter}
        onChange={setFilter}
        choices={choices}
        shown={shown.length}
        total={all.length}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,280px)]">
        <div className="min-w-0">
          <CalendarPanel posts={shown} campaigns={campaigns} records={records} form={form} actions={actions} here={here} />
        </div>
        <Upcoming
          posts={upcoming}
          zone={now > 0 ? formatZone(zone, now) : ''}
          actions={actions}
          onOpen={form.edit}
          onSample={all.length === 0 ? records.loadSample : undefined}
        />
      </div>
      {isApproving && <Approval records={records} now={here} onClose={() => setIsApproving(false)} />}
    </>
  );
}
