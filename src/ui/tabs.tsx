import type { KeyboardEvent } from 'react';
import { Icon } from './icon';

interface Choice<T extends string> {
  value: T;
  label: string;
  icon?: string;
}

interface SwitcherProps<T extends string> {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** Views over the same thing, one shown at a time; the arrows move between them. */
export function Tabs<T extends string>({ label, choices, value, onChange }: SwitcherProps<T>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const index = choices.findIndex((choice) => choice.value === value);
    const next = choices[(index + step + choices.length) % choices.length];
    if (!next) return;
    onChange(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };
  return (
    // In a box of its own: where they do not fit, the way to the others stands behind them.
    <div className="no-print flex min-w-0">
      <div role="tablist" aria-label={label} className="flex gap-1.5" onKeyDown={onKeyDown}>
        {choices.map((choice) => (
          <button
            key={choice.value}
            type="button"
            role="tab"
            data-value={choice.value}
            aria-selected={choice.value === value}
            tabIndex={choice.value === value ? 0 : -1}
            className="btn btn-quiet flex-none"
            onClick={() => onChange(choice.value)}
          >
            {choice.icon && <Icon icon={choice.icon} />}
            {choice.label}
          </button>
        ))}
      </div>
    </div>
  );
}
