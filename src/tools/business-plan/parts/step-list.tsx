import { Icon } from '@/ui/icon';
import { steps, type Answers } from '../model';

interface StepListProps {
  current: number;
  answers: Answers;
  onOpen: (step: number) => void;
}

/** Where you are, and what is already answered; every step can be opened at once. */
export function StepList({ current, answers, onOpen }: StepListProps) {
  return (
    <nav aria-label="Steps" className="mb-6 border-b border-line pb-4">
      <ol className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {steps.map(({ title, names }, index) => {
          const isCurrent = index === current;
          const isDone = names.every((name) => answers[name].trim() !== '');
          return (
            <li key={title} className="min-w-0">
              <button
                type="button"
                aria-current={isCurrent ? 'step' : undefined}
                className={`flex min-h-11 w-full items-center gap-2 rounded-(--radius-control) border px-2.5 py-1.5 text-left text-[13px] leading-tight ${
                  isCurrent ? 'border-accent bg-accent-soft font-semibold' : 'border-transparent text-mute hover:bg-sunk'
                }`}
                onClick={() => onOpen(index)}
              >
                <span
                  aria-hidden="true"
                  className={`inline-flex size-6 flex-none items-center justify-center rounded-full border text-[12px] font-semibold ${
                    isCurrent ? 'border-accent bg-accent text-on-accent' : isDone ? 'border-accent text-accent' : 'border-control'
                  }`}
                >
                  {isDone && !isCurrent ? <Icon icon="check" size={13} /> : index + 1}
                </span>
                <span className="min-w-0">
                  <span className="sr-only">Step {index + 1}: </span>
                  {title}
                  {isDone && <span className="sr-only">, answered</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
