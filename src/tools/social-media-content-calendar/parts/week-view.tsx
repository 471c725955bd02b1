import { formatTime } from '@/lib/times';
import type { Day } from '@/lib/dates';
import { WeekCalendar } from '@/ui/week-calendar';
import { platformNames, type Post } from '../model';
import { timeOf } from '../schedule';
import { CampaignDot } from './campaign-dot';

interface WeekViewProps {
  /** Sorted by time. */
  posts: readonly Post[];
  /** Of campaigns, by name. */
  colors: ReadonlyMap<string, string>;
  today: Day;
  onOpen: (post: Post) => void;
  onMove: (post: Post, day: Day) => void;
}

const nameOf = (post: Post) => `${post.title || 'Untitled'}${post.status === 'scheduled' ? '' : `, ${post.status}`}`;

export function WeekView({ posts, colors, today, onOpen, onMove }: WeekViewProps) {
  return (
    <WeekCalendar
      label="Posts by week"
      today={today}
      itemsOf={() => posts}
      dayOf={(post) => post.scheduledDate}
      nameOf={nameOf}
      entry={(post) => (
        <>
          <span className="block text-mute">
            {formatTime(timeOf(post))} {platformNames[post.platform]}{' '}
            {colors.has(post.campaign.trim()) && <CampaignDot color={colors.get(post.campaign.trim())} name={post.campaign} />}
          </span>
          {nameOf(post)}
        </>
      )}
      onOpen={onOpen}
      onMove={onMove}
    />
  );
}
