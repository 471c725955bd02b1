import { Chip } from '@/ui/layout';
import { performanceTone, type Member } from '../model';

/** Green from 8, yellow from 6, red below; the figure itself is always there. */
export const PerformanceChip = ({ member: { performance, unrated } }: { member: Member }) =>
  unrated ? (
    <Chip>Not rated</Chip>
  ) : (
    <Chip tone={performanceTone(performance)}>
      <span className="sr-only">Performance </span>
      {performance}/10
    </Chip>
  );
