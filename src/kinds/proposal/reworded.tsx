import type { Rewording } from '@/lib/rewording';
import { joinWords, plural } from '@/lib/text';
import { Button } from '@/ui/button';

/** Whose words stand in the text by now, and the way back to ours. */
export function Reworded({ rewordings, onBack }: { rewordings: readonly Rewording[]; onBack: () => void }) {
  if (rewordings.length === 0) return null;
  const sources = [...new Set(rewordings.flatMap(({ source }) => (source ? [source] : [])))];
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 text-[13px] text-mute">
      <span>
        {plural(rewordings.length, 'section')} in the words of {joinWords(sources) || 'a model'}, accepted by you. Read them before you use
        them.
      </span>
      <Button look="quiet" icon="undo-2" onClick={onBack}>
        Back to our wording
      </Button>
    </div>
  );
}
