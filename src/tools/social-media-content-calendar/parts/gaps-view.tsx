import { addDays, formatDay } from '@/lib/dates';
import { plural } from '@/lib/text';
import { Icon } from '@/ui/icon';
import { Table, type Column } from '@/ui/table';
import { platformNames, platforms, type Platform, type Post } from '../model';
import { countWeeks, describeGaps, suggestDay, type GapWeek } from '../gaps';
import { startPost, type PostForm, type PostRecords } from './use-posts';

interface GapsViewProps {
  posts: readonly Post[];
  records: PostRecords;
  form: PostForm;
}

/** Which platforms stay silent in the weeks ahead. */
export function GapsView({ posts, records, form }: GapsViewProps) {
  const { today } = records.tool.around;
  const watched = platforms.filter((platform) => records.extra.watched.includes(platform));
  const weeks = countWeeks(posts, watched, today);
  const toggle = (platform: Platform) =>
    records.setExtra((extra) => ({
      ...extra,
      watched: platforms.filter((each) => extra.watched.includes(each) !== (each === platform)),
    }));
  return (
    <section aria-label="Gaps">
      <fieldset className="mb-4">
        <legend className="mb-1 text-[13px] font-[550]">Platforms you post on</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {platforms.map((platform) => (
            <label key={platform} className="flex min-h-6 items-center gap-2 py-1">
              <input
                type="checkbox"
                className="size-4.5 accent-accent"
                checked={watched.includes(platform)}
                onChange={() => toggle(platform)}
              />
              {platformNames[platform]}
            </label>
          ))}
        </div>
      </fieldset>
      {watched.length === 0 ? (
        <p className="text-mute">Tick at least one platform to see its gaps.</p>
      ) : (
        <>
          <ul aria-label="Gaps by week" className="mb-4 grid gap-1">
            {weeks.map((week) => (
              <li key={week.monday}>{describeGaps(week)}</li>
            ))}
          </ul>
          <GapsTable
            weeks={weeks}
            watched={watched}
            onAdd={(week, platform) => startPost(form, { platform, scheduledDate: suggestDay(week, today) })}
          />
          <p className="mt-2 text-[13px] text-mute">Scheduled and published posts fill a week, drafts don’t. Weeks start on Monday.</p>
        </>
      )}
    </section>
  );
}

interface GapsTableProps {
  weeks: readonly GapWeek[];
  watched: readonly Platform[];
  onAdd: (week: GapWeek, platform: Platform) => void;
}

function GapsTable({ weeks, watched, onAdd }: GapsTableProps) {
  return (
    <Table
      label="Posts per week"
      look="framed"
      rows={watched}
      columns={[
        { head: 'Platform', isStrong: true, cell: (platform) => platformNames[platform] },
        ...weeks.map((week): Column<Platform> => ({
          head: (
            <>
              <span className="text-ink">{week.name}</span>
              <span className="block font-normal">
                {formatDay(week.monday, 'short')} – {formatDay(addDays(week.monday, 6), 'short')}
              </span>
            </>
          ),
          align: 'left',
          className: 'min-w-32',
          cell: (platform, row) => {
            const { planned = 0, drafts = 0 } = week.cells[row] ?? {};
            return (
              <>
                {planned > 0 ? (
                  plural(planned, 'post')
                ) : (
                  <button
                    type="button"
                    className="inline-flex min-h-7 items-center gap-1 rounded-md bg-warn-soft px-2 text-[13px] text-warn hover:outline hover:outline-1"
                    aria-label={`No post. Add a ${platformNames[platform]} post in the week of ${formatDay(week.monday, 'short')}`}
                    onClick={() => onAdd(week, platform)}
                  >
                    <Icon icon="plus" size={13} />
                    No post
                  </button>
                )}
                {drafts > 0 && <span className="block text-[13px] text-mute">{plural(drafts, 'draft')}</span>}
              </>
            );
          },
        })),
      ]}
    />
  );
}
