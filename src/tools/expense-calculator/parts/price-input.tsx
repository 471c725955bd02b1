import { useId, useState, type KeyboardEvent } from 'react';
import { parseMoney } from '@/lib/money';

interface PriceInputProps {
  /** What it is the price of. */
  title: string;
  currency: string;
  onPrice: (amount: number) => void;
}

/** The next line that still wants a price. */
function findNext(from: HTMLInputElement): HTMLInputElement | undefined {
  const inputs = Array.from(from.closest('ul')?.querySelectorAll<HTMLInputElement>('[data-price]') ?? []);
  return inputs[inputs.indexOf(from) + 1];
}

/** Fills in the amount of a line where it stands. Enter goes on to the next one. */
export function PriceInput({ title, currency, onPrice }: PriceInputProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const isReadable = typed.trim() === '' || parseMoney(typed, currency).ok;
  const take = () => {
    if (typed.trim() === '') return;
    const parsed = parseMoney(typed, currency);
    setProblem(parsed.ok ? '' : parsed.problem);
    if (parsed.ok) onPrice(parsed.value);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const next = isReadable ? findNext(event.currentTarget) : undefined;
    // Going on leaves this field, which takes what was typed.
    if (next) next.focus();
    else take();
  };
  return (
    <span className="grid justify-items-end">
      <input
        data-price
        aria-label={`Price of ${title}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        className="input w-32! text-right"
        inputMode="decimal"
        autoComplete="off"
        placeholder="Fill in"
        maxLength={60}
        value={typed}
        onChange={(event) => {
          setProblem('');
          setTyped(event.target.value);
        }}
        onBlur={take}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <span id={id} className="text-[13px] text-bad">
          {problem}
        </span>
      )}
    </span>
  );
}
