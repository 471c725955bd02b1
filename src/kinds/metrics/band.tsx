import { Chip } from '@/ui/layout';
import { bandLabels, formatShare, type Band, type Limits, type Progress } from './progress';

const looks: Record<Band, { tone: 'good' | 'warn' | 'bad' | 'plain'; icon: string; bar: string }> = {
  'on-target': { tone: 'good', icon: 'check', bar: '' },
  close: {
    tone: 'warn',
    icon: 'circle-dot',
    bar: '[&::-moz-progress-bar]:bg-[light-dark(#b38300,#e9b35b)] [&::-webkit-progress-value]:bg-[light-dark(#b38300,#e9b35b)]',
  },
  attention: { tone: 'bad', icon: 'circle-alert', bar: '[&::-moz-progress-bar]:bg-bad [&::-webkit-progress-value]:bg-bad' },
  none: { tone: 'plain', icon: 'minus', bar: '' },
};

/** How near the target, in a word and a sign; colour only says it again. */
export function BandChip({ band }: { band: Band }) {
  const { tone, icon } = looks[band];
  return (
    <Chip tone={tone} icon={icon}>
      {bandLabels[band]}
    </Chip>
  );
}

/** The share of the target, as a bar and as a figure. */
export function ProgressLine({ name, progress, limits }: { name: string; progress: Progress; limits?: Limits }) {
  const { share, band, reason } = progress;
  return (
    <div className="flex w-full items-center gap-3 sm:w-44">
      <progress
        className={`bar ${looks[band].bar}`}
        aria-label={`Progress of ${name}`}
        aria-valuetext={reason || formatShare(share, limits)}
        max={100}
        value={share === null ? 0 : Number((share * 100).toFixed(1))}
      />
      <span className="w-14 flex-none text-right font-semibold">{formatShare(share, limits)}</span>
    </div>
  );
}
