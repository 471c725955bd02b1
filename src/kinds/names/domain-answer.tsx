import type { DomainState } from '@/lib/domains';
import type { DomainAnswer } from '@/platform/domain-check';
import { Icon } from '@/ui/icon';

const looks: Record<DomainState, { icon: string; word: string; tone: string }> = {
  available: { icon: 'circle-check', word: 'Available', tone: 'text-accent' },
  probable: { icon: 'circle-dashed', word: 'Probably available', tone: 'text-accent' },
  taken: { icon: 'circle-x', word: 'Taken', tone: 'text-bad' },
  unknown: { icon: 'circle-help', word: 'Unknown', tone: 'text-mute' },
};

const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** What the registry said, when, and what it is worth. */
export function DomainAnswerLine({ answer: { state, reason, at } }: { answer: DomainAnswer }) {
  const { icon, word, tone } = looks[state];
  return (
    <p className="flex gap-1.5 text-[13px]">
      <span className={`mt-0.5 flex-none ${tone}`}>
        <Icon icon={icon} size={14} />
      </span>
      <span className="min-w-0">
        <span className={`font-[550] ${tone}`}>{word}</span> <span className="text-mute">{reason}</span>{' '}
        <span className="text-mute">Asked at {clock.format(at)}.</span>
      </span>
    </p>
  );
}
