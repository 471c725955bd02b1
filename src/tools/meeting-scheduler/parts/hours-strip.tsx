import { formatTime } from '@/lib/times';
import { formatZone, toWallClock } from '@/lib/zones';
import { Icon } from '@/ui/icon';
import { isInside, type DayOfWork, type Span } from '../hours';

interface HoursStripProps {
  work: DayOfWork;
  /** The zone whose day is shown. */
  zone: string;
  meeting: Span | undefined;
}

const minutesIn = (milliseconds: number) => Math.round(milliseconds / 60_000);
const clock = (instant: number, zone: string) => formatTime(toWallClock(instant, zone).time);
const spanText = ({ start, end }: Span, zone: string) => `${clock(start, zone)} – ${clock(end, zone)}`;

/** The meeting's day with everyone's working hours on it, and the meeting across them. */
export function HoursStrip({ work, zone, meeting }: HoursStripProps) {
  const length = minutesIn(work.day.end - work.day.start);
  const at = (instant: number) => minutesIn(instant - work.day.start);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {work.rows.map((row, index) => {
        const fits = meeting && isInside(meeting, row.spans);
        return (
          <div key={index}>
            <p className="flex flex-wrap justify-between gap-x-3 text-[13px]">
              <span className="min-w-0 truncate font-[550]" title={row.name}>
                {row.name}
              </span>
              <span className="text-mute">{formatZone(row.zone, work.day.start)}</span>
            </p>
            <svg viewBox={`0 0 ${length} 10`} preserveAspectRatio="none" className="my-1 h-3 w-full rounded-sm bg-sunk" aria-hidden="true">
              {row.spans.map((span) => (
                <rect
                  key={span.start}
                  x={at(span.start)}
                  width={minutesIn(span.end - span.start)}
                  height="10"
                  className="fill-accent opacity-35"
                />
              ))}
              {meeting && (
                <rect
                  x={at(meeting.start)}
                  width={minutesIn(meeting.end - meeting.start)}
                  height="10"
                  className={fits ? 'fill-accent' : 'fill-bad'}
                />
              )}
            </svg>
            {meeting && (
              <p className={`flex items-center gap-1.5 text-[13px] ${fits ? 'text-mute' : 'text-bad'}`}>
                <Icon icon={fits ? 'check' : 'circle-alert'} size={13} />
                {spanText(meeting, row.zone)}, {fits ? 'within' : 'outside'} working hours
              </p>
            )}
          </div>
        );
      })}
      <p className="flex justify-between text-[12px] text-mute" aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <span key={part}>{clock(work.day.start + (work.day.end - work.day.start) * part, zone)}</span>
        ))}
      </p>
      <p role="status" className="text-[13px]">
        {work.shared.length > 0
          ? `All working hours overlap ${work.shared.map((span) => spanText(span, zone)).join(' and ')}, ${formatZone(zone, work.day.start)}.`
          : 'There’s no hour on this day when everyone is working.'}
        {work.isWeekend && ' This day is on a weekend.'}
      </p>
    </div>
  );
}
