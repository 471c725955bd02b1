import { useId, type ReactNode } from 'react';
import { Button } from './button';
import { Icon } from './icon';

/** Input left, result right; the shorter stays in view while the other is read. Stacked on a phone. */
export function Split({
  input,
  result,
  aside,
}: {
  input: ReactNode;
  result: ReactNode;
  /** Below the input; on a phone below the result. */ aside?: ReactNode;
}) {
  return (
    <div className={`print-wide grid grid-cols-1 items-start gap-6 lg:grid-cols-12 ${aside ? 'lg:grid-rows-[auto_1fr]' : ''}`}>
      <div className={`no-print min-w-0 lg:col-span-5 ${aside ? '' : 'stay'}`}>{input}</div>
      <div className={`stay min-w-0 lg:col-span-7 ${aside ? 'lg:row-span-2' : ''}`}>{result}</div>
      {aside && <div className="min-w-0 lg:col-span-5">{aside}</div>}
    </div>
  );
}

interface PanelProps {
  title?: string;
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
}

export function Panel({ title, aside, children, className = '' }: PanelProps) {
  const id = useId();
  if (!title) return <div className={`panel ${className}`}>{children}</div>;
  return (
    <section aria-labelledby={id} className={`panel ${className}`}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Fields that belong together, inside a panel or a form. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="not-first:mt-5 not-first:border-t not-first:border-line not-first:pt-5">
      <legend className="float-left mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both grid grid-cols-1 gap-3 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

export function StatRow({ stats }: { stats: { label: string; figure: ReactNode; note?: ReactNode; tone?: 'good' | 'bad' }[] }) {
  return (
    <dl className={`mb-5 grid grid-cols-2 gap-3 ${stats.length === 3 ? 'sm:grid-cols-3' : 'md:grid-cols-4'}`}>
      {stats.map(({ label, figure, note, tone }) => (
        <div key={label} className="panel stat max-sm:last:odd:col-span-2">
          <dt className="text-[13px] text-mute">{label}</dt>
          <dd className={`figure ${tone === 'good' ? 'text-accent' : tone === 'bad' ? 'text-bad' : ''}`}>{figure}</dd>
          {note && <dd className="text-[13px] text-mute">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface EmptyProps {
  text: string;
  hint?: string;
  action?: { label: string; icon?: string; onClick: () => void };
  onSample?: (() => void) | undefined;
}

/** One sentence, one button, one way to see what it looks like filled. */
export function Empty({ text, hint, action, onSample }: EmptyProps) {
  return (
    <div className="panel flex flex-col items-center gap-3 py-12! text-center">
      <p className="font-semibold">{text}</p>
      {hint && <p className="max-w-md text-mute">{hint}</p>}
      {(action || onSample) && (
        <div className="mt-1 flex flex-wrap justify-center gap-2">
          {action && (
            <Button look="primary" icon={action.icon ?? 'plus'} onClick={action.onClick}>
              {action.label}
            </Button>
          )}
          {onSample && <Button onClick={onSample}>Load sample</Button>}
        </div>
      )}
    </div>
  );
}

type ChipTone = 'plain' | 'warn' | 'good' | 'bad';
const chipTones: Record<ChipTone, string> = { plain: '', warn: 'chip-warn', good: 'chip-good', bad: 'chip-bad' };

export function Chip({ tone = 'plain', icon, children }: { tone?: ChipTone; icon?: string; children: ReactNode }) {
  return (
    <span className={`chip ${chipTones[tone]}`}>
      {icon && <Icon icon={icon} size={13} />}
      {children}
    </span>
  );
}

/** A message that stays: a role of alert for what went wrong, status for what is worth knowing. */
export function Notice({ tone = 'warn', children }: { tone?: 'warn' | 'bad' | 'plain'; children: ReactNode }) {
  const looks = { warn: 'bg-warn-soft text-warn', bad: 'bg-bad-soft text-bad', plain: 'bg-sunk text-mute' };
  return (
    <div role={tone === 'bad' ? 'alert' : undefined} className={`rounded-(--radius-control) px-3.5 py-2.5 text-[14px] ${looks[tone]}`}>
      {children}
    </div>
  );
}

/** A share of a whole: a real progress element, so it needs no inline style and speaks its value. */
export function Bar({ label, share }: { label: string; share: number }) {
  const percent = Number.isFinite(share) ? Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10 : 0;
  return <progress className="bar" aria-label={label} max={100} value={percent} />;
}

/** The headline figure of the result stays in view below the form: on a phone, and everywhere if the result may be taller than the window. */
export function HeadlineFigure({ label, figure, isTall }: { label: string; figure: string; isTall?: boolean }) {
  return (
    <div
      className={`no-print sticky bottom-0 z-10 -mx-4 mt-4 flex items-baseline justify-between gap-3 border-t border-line bg-surface px-4 py-2 sm:-mx-8 sm:px-8 headline ${isTall ? '' : 'lg:hidden'}`}
    >
      <span className="min-w-0 text-mute">{label}</span>
      <output className="figure whitespace-nowrap">{figure}</output>
    </div>
  );
}
