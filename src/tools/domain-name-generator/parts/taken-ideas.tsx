import { joinWords, plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { removeIdeas } from '../ideas';
import type { DomainRecords } from './results';

/** Whose names stand in the list beside ours, and the way to take them out again. */
export function TakenIdeas({ records }: { records: DomainRecords }) {
  const { extra, setExtra } = records;
  const ideas = extra.ideas ?? [];
  if (ideas.length === 0) return null;
  const sources = [...new Set(ideas.map(({ source }) => source.trim() || 'a model'))];
  const labels = [...new Set(ideas.map(({ label }) => label))];
  const remove = (gone: readonly string[]) =>
    setExtra((current) => removeIdeas(current, gone), { say: gone.length === 1 ? `${gone[0]} removed` : 'Ideas removed' });
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-1.5 text-[13px] text-mute">
      <span className="min-w-0 break-words">
        {plural(labels.length, 'idea')} of {joinWords(sources)}, accepted by you:
      </span>
      {labels.map((label) => (
        <button
          key={label}
          type="button"
          aria-label={`Remove ${label}`}
          className="chip min-h-6 min-w-0 break-all whitespace-normal hover:text-ink"
          onClick={() => remove([label])}
        >
          {label}
          <Icon icon="x" size={13} />
        </button>
      ))}
      {labels.length > 1 && (
        <Button look="quiet" onClick={() => remove(labels)}>
          Remove all
        </Button>
      )}
    </div>
  );
}
