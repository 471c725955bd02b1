import { Button } from '@/ui/button';
import type { Loudness } from './use-reminders';

const texts: Record<Loudness, string> = {
  off: 'Reminders show while this tab is open.',
  on: 'Reminders show here and as notifications while this tab is open.',
  refused: 'Your browser doesn’t allow notifications from this site. Reminders still show here.',
  missing: 'This browser has no notifications. Reminders still show here.',
};

export function ReminderLine({ loudness, turn }: { loudness: Loudness; turn: (isOn: boolean) => Promise<void> }) {
  const isOn = loudness === 'on';
  return (
    <p className="no-print mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-mute">
      <span role="status">{texts[loudness]}</span>
      {(isOn || loudness === 'off') && (
        <Button look="quiet" icon={isOn ? 'bell-off' : 'bell'} onClick={() => void turn(!isOn)}>
          {isOn ? 'Turn notifications off' : 'Turn notifications on'}
        </Button>
      )}
    </p>
  );
}
