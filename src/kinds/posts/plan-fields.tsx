import { useId } from 'react';
import { formatDay, isDay, type Day } from '@/lib/dates';
import { countCharacters, networks, type NetworkId } from '@/lib/networks';
import { joinWords } from '@/lib/text';
import { Label } from '@/ui/labelled';
import { daysOf, everyLabels, mostTimes, type Plan } from './plan';

interface PlanFieldsProps {
  plan: Plan;
  onChange: (plan: Plan) => void;
  /** Those of this tool. */
  platforms: readonly NetworkId[];
  own: NetworkId;
  content: string;
  day: Day;
}

const shownDays = 4;

/** What is added together with the post: other networks, each with its own words, and further days. */
export function PlanFields({ plan, onChange, platforms, own, content, day }: PlanFieldsProps) {
  const id = useId();
  const others = platforms.filter((platform) => platform !== own);
  const toggle = (platform: NetworkId) => {
    const { [platform]: before, ...rest } = plan.also;
    onChange({ ...plan, also: before === undefined ? { ...rest, [platform]: '' } : rest });
  };
  const days = daysOf(day, plan);
  const more = days.length > shownDays ? [`${days.length - shownDays} more`] : [];
  return (
    <>
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="mb-1 text-[13px] font-[550]">Also post on</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {others.map((platform) => (
            <label key={platform} className="flex min-h-6 items-center gap-2 py-1">
              <input
                type="checkbox"
                className="size-4.5 accent-accent"
                checked={plan.also[platform] !== undefined}
                onChange={() => toggle(platform)}
              />
              {networks[platform].name}
            </label>
          ))}
        </div>
        {others.map((platform) => {
          const words = plan.also[platform];
          if (words === undefined) return null;
          const network = networks[platform];
          const over = countCharacters(words.trim() === '' ? content : words, network) - network.limit;
          return (
            <div key={platform} className="mt-2">
              <Label htmlFor={`${id}-${platform}`}>Text for {network.name}</Label>
              <textarea
                id={`${id}-${platform}`}
                rows={3}
                className="input"
                placeholder={content}
                value={words}
                aria-describedby={`${id}-${platform}-note`}
                onChange={({ target }) => onChange({ ...plan, also: { ...plan.also, [platform]: target.value } })}
              />
              <p id={`${id}-${platform}-note`} className={`mt-1 text-[13px] ${over > 0 ? 'text-bad' : 'text-mute'}`}>
                {over > 0
                  ? `${over.toLocaleString('en-US')} over the limit of ${network.name}: it is added as a draft.`
                  : words.trim() === ''
                    ? 'If empty, the same text is used.'
                    : `Its own words, ${countCharacters(words, network)} of ${network.limit.toLocaleString('en-US')} characters.`}
              </p>
            </div>
          );
        })}
      </fieldset>
      <div className="min-w-0">
        <Label htmlFor={`${id}-every`}>Repeat</Label>
        <select
          id={`${id}-every`}
          className="input"
          value={plan.every}
          onChange={({ target }) => onChange({ ...plan, every: target.value as Plan['every'] })}
        >
          {Object.entries(everyLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {plan.every !== 'once' && (
        <div className="min-w-0">
          <Label htmlFor={`${id}-times`}>How many times in total</Label>
          <input
            id={`${id}-times`}
            type="number"
            className="input"
            min={2}
            max={mostTimes}
            value={plan.times}
            onChange={({ target }) => onChange({ ...plan, times: Math.min(mostTimes, Math.max(2, Math.round(Number(target.value)) || 2)) })}
          />
          {isDay(day) && (
            <p className="mt-1 text-[13px] text-mute">
              {joinWords([...days.slice(0, shownDays).map((each) => formatDay(each, 'short')), ...more])}
            </p>
          )}
        </div>
      )}
    </>
  );
}
