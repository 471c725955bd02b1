import { Button } from '@/ui/button';
import { settleValue, type TypedValue } from './typed-value';

const look = 'min-h-8! flex-none px-2.5! py-0.5! text-[13px]!';

/** Below a value that can be read in two ways: the other one in one click. */
export function OtherReading({ other, onUse }: { other: TypedValue['other']; onUse: (text: string) => void }) {
  if (!other) return null;
  return (
    <Button className={`mt-1.5 ${look}`} onClick={() => onUse(other.text)}>
      {other.label}
    </Button>
  );
}

/** The same beside a field of a form, which reads by the unit alone. */
export function FieldReading({ text, unit, onUse }: { text: string; unit: string; onUse: (text: string) => void }) {
  const { other } = settleValue(text, { unit, known: [], currency: '' });
  if (!other) return null;
  return (
    <Button className={look} onClick={() => onUse(other.text)}>
      {other.label}
    </Button>
  );
}
