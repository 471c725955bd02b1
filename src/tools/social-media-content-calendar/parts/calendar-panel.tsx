import { useState } from 'react';
import { formatTime } from '@/lib/times';
import { colorCampaigns } from '@/kinds/posts/campaigns';
import { Icon } from '@/ui/icon';
import { MonthCalendar } from '@/ui/month-calendar';
import { Tabs } from '@/ui/tabs';
import { lazyPart } from '@/ui/lazy-part';
import { statusIcons, statusLabels } from '../content';
import { platformNames, type Post } from '../model';
import { timeOf, type Here } from '../schedule';
import { CampaignDot } from './campaign-dot';
import { startPost, type PostActions, type PostForm, type PostRecords } from './use-posts';

// Seen only when chosen, so loaded only then.
const WeekView = lazyPart(async () => (await import('./week-view')).WeekView);
const PostList = lazyPart(async () => (await import('./post-list')).PostList);
const GapsView = lazyPart(async () => (await import('./gaps-view')).GapsView);

const views = [
  { value: 'month', label: 'Month', icon: 'calendar' },
  { value: 'week', label: 'Week', icon: 'calendar-range' },
  { value: 'list', label: 'List', icon: 'list' },
  { value: 'gaps', label: 'Gaps', icon: 'calendar-search' },
] as const;

interface CalendarPanelProps {
  /** Those the filter lets through, in the order they are due. */
  posts: readonly Post[];
  /** By name. */
  campaigns: readonly string[];
  records: PostRecords;
  form: PostForm;
  actions: PostActions;
  here: Here;
}

const nameOf = (post: Post) =>
  `${formatTime(timeOf(post))} ${platformNames[post.platform]}: ${post.title || 'Untitled'}${post.status === 'scheduled' ? '' : `, ${post.status}`}`;

/** Platform and status are told by letters, a sign and the kind of edge, not by colour. */
const platformMarks = { instagram: 'IG', twitter: 'TW', facebook: 'FB', linkedin: 'LI', tiktok: 'TT', pinterest: 'PI' };
const edges = { draft: 'border-dashed border-control', scheduled: 'border-accent', published: 'border-ink' };

/** The title keeps a line of its own, since a day is narrow. */
function PostChip({ post, color }: { post: Post; color: string | undefined }) {
  return (
    <span className={`block border-l-2 pl-1.5 ${edges[post.status]}`}>
      <span className="flex items-center gap-1 text-mute">
        <span className="flex-none rounded bg-surface px-1 text-[11px] font-semibold text-ink" title={platformNames[post.platform]}>
          {platformMarks[post.platform]}
        </span>
        <span className="sr-only">{platformNames[post.platform]}</span>
        <span className="truncate">{formatTime(timeOf(post))}</span>
      </span>
      <span className="relative flex items-center gap-1 font-[550]">
        <Icon icon={statusIcons[post.status]} size={12} />
        <span className="sr-only">{statusLabels[post.status]}: </span>
        <span className="truncate">{post.title || 'Untitled'}</span>
        {color && <CampaignDot color={color} name={post.campaign} />}
      </span>
    </span>
  );
}

/** The same posts as a month, a week, a list, or as what is missing. */
export function CalendarPanel({ posts, campaigns, records, form, actions, here }: CalendarPanelProps) {
  const [view, setView] = useState<(typeof views)[number]['value']>('month');
  const { today } = records.tool.around;
  const colors = colorCampaigns(campaigns);
  return (
    <>
      <h2 className="sr-only">Calendar</h2>
      <div className="mb-4">
        <Tabs label="View" choices={views} value={view} onChange={setView} />
      </div>
      {view === 'month' && (
        <MonthCalendar
          label="Posts by month"
          today={today}
          items={posts}
          dayOf={(post) => post.scheduledDate}
          nameOf={nameOf}
          chip={(post) => <PostChip post={post} color={colors.get(post.campaign.trim())} />}
          onOpen={form.edit}
          onMove={actions.move}
          onAdd={(day) => startPost(form, { scheduledDate: day })}
        />
      )}

      {view === 'week' && <WeekView posts={posts} colors={colors} today={today} onOpen={form.edit} onMove={actions.move} />}
      {view === 'list' && <PostList posts={posts} records={records} form={form} actions={actions} here={here} />}
      {view === 'gaps' && <GapsView posts={records.all} records={records} form={form} />}

      {(view === 'month' || view === 'week') && campaigns.length > 0 && (
        <p className="mt-2 flex flex-wrap gap-x-4 text-[13px] text-mute">
          {campaigns.map((name) => (
            <span key={name} className="inline-flex items-center gap-1.5">
              <CampaignDot color={colors.get(name)} /> {name}
            </span>
          ))}
        </p>
      )}
      {(view === 'month' || view === 'week') && posts.length > 0 && (
        <p className="mt-2 text-[13px] text-mute">
          Drag a post to another day, or press Alt and an arrow key. Click it to change its date, its words or its status.
          {view === 'month' && ' Choose a day’s number to add a post there.'}
        </p>
      )}
    </>
  );
}
