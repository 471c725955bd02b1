import type { Category } from '../names';
import { DomainRow } from './domain-row';
import type { Desk } from './results';

interface ListedName {
  label: string;
  shown: string;
  domain: string;
  category?: Category;
  how?: string;
  readAs?: readonly string[];
}

interface DomainListProps {
  desk: Desk;
  title: string;
  names: readonly ListedName[];
  isSimulated: boolean;
}

export function DomainList({ desk, title, names, isSimulated }: DomainListProps) {
  const { live, isPicked, togglePick } = desk;
  const { prices, registrar } = desk.records.extra;
  return (
    <ul aria-label={title}>
      {names.map(({ label, shown, domain, category, how, readAs }) => (
        <DomainRow
          key={domain}
          label={label}
          shown={shown}
          domain={domain}
          category={category}
          how={how}
          readAs={readAs}
          isSimulated={isSimulated}
          answer={live.answers.get(domain)}
          isPicked={isPicked(domain)}
          prices={prices}
          registrar={registrar}
          onPick={togglePick}
        />
      ))}
    </ul>
  );
}
