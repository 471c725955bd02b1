import { Chip } from '@/ui/layout';
import { levelTones } from '../content';
import { levelOf } from '../model';

/** The score with its word, so that colour is never the only sign. */
export function LevelChip({ score }: { score: number }) {
  const level = levelOf(score);
  return (
    <Chip tone={levelTones[level]} {...(level === 'Critical' ? { icon: 'triangle-alert' } : {})}>
      {score} {level}
    </Chip>
  );
}

export const UnreviewedChip = () => (
  <Chip tone="warn" icon="circle-alert">
    Defaults not reviewed
  </Chip>
);
