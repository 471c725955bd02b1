import { Icon } from '@/ui/icon';
import { statusLabels } from '../content';
import type { Post } from '../model';

const looks = {
  scheduled: { color: 'bg-[light-dark(#e3edfb,#14233a)]! text-[light-dark(#1d4f9c,#8fbcff)]!', icon: 'calendar' },
  published: { color: 'chip-good', icon: 'check' },
  draft: { color: '', icon: 'pencil-line' },
} as const;

/** Blue, green or grey, and always in words. */
export function StatusBadge({ status }: Pick<Post, 'status'>) {
  const { color, icon } = looks[status];
  return (
    <span className={`chip ${color}`} title={status === 'scheduled' ? 'Planned here. Nothing is posted for you.' : undefined}>
      <Icon icon={icon} size={13} />
      {statusLabels[status]}
    </span>
  );
}
