import { extraPart } from '@/ui/lazy-part';

const FieldReading = extraPart(async () => (await import('./other-reading')).FieldReading);

interface ValueReadingProps {
  text: string;
  unit: string;
  onUse: (text: string) => void;
}

/** Beside a field whose text may be thousands or a fraction, such as "46.900": the reading that was not taken. */
export const valueReading = (props: ValueReadingProps) =>
  /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(props.text.trim()) && <FieldReading {...props} />;
