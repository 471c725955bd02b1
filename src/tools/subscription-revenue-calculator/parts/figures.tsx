import type { ReactNode } from 'react';
import { noFigure } from '@/lib/numbers';
import { Field } from '@/ui/field';
import { Chip } from '@/ui/layout';
import type { settingFields } from '../model';
import type { SettingsForm } from './use-subscription-plan';

export interface Figure {
  label: string;
  /** Nothing where there is no figure; then the note says why. */
  text: string | null;
  note?: ReactNode;
  verdict?: boolean | undefined;
}

/** Figures in a row, each with what it means beside it. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="mb-5 grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3">
      {figures.map(({ label, text, note, verdict }) => (
        <div key={label} className="min-w-0">
          <dt className="text-[13px] text-mute">{label}</dt>
          <dd className="text-[22px] leading-tight font-[550] break-words">{text ?? noFigure}</dd>
          {verdict !== undefined && (
            <dd className="mt-1">
              <Chip tone={verdict ? 'good' : 'warn'}>{verdict ? 'On target' : 'Off target'}</Chip>
            </dd>
          )}
          {note && <dd className="mt-0.5 text-[13px] text-mute">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

interface ThresholdsProps {
  form: SettingsForm;
  thresholds: readonly { name: keyof typeof settingFields; source: string }[];
}

/** What counts as good, to be changed by whoever knows better. */
export function Thresholds({ form, thresholds }: ThresholdsProps) {
  return (
    <details className="no-print mt-4">
      <summary className="inline-flex min-h-6 items-center text-[13px] text-mute hover:text-ink">Targets and where they come from</summary>
      <div className="mt-2 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {thresholds.map(({ name, source }) => (
          <div key={name}>
            <Field of={form} name={name} />
            <p className="mt-1 text-[13px] text-mute">{source}</p>
          </div>
        ))}
      </div>
    </details>
  );
}

export function Notes({ notes }: { notes: readonly string[] }) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-1 text-[13px] text-mute">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
