import { Chip } from '@/ui/layout';
import { performanceTone } from '../model';

/** Green from 8, yellow from 6, red below; the figure itself is always there. */
export const PerformanceChip = ({ score }: { score: number }) => (
  <Chip tone={performanceTone(score)}>
    <span className="sr-only">Performance </span>
    {score}/10
  </Chip>
);
