import { NameLinks } from '@/kinds/names/name-links';
import { describeTraits, scoreLabel } from '../traits';

/** Why a name scores as it does, and where to look before it is chosen. */
export function NameDetails({ label, how }: { label: string; how: string }) {
  const scores = scoreLabel(label);
  return (
    <div className="mt-2 mb-1 grid grid-cols-1 gap-3 rounded-(--radius-control) bg-sunk p-3.5 text-[13px]">
      <p>
        {describeTraits(label)}
        {how !== '' && `. Made from: ${how}`}.
      </p>
      {scores.length > 0 && (
        <dl className="grid grid-cols-1 gap-2">
          {scores.map(({ name, value, rule, faults }) => (
            <div key={name}>
              <dt className="font-[550]">
                {name}: {value} of 100
              </dt>
              <dd className="text-mute">
                {faults.length > 0 ? `${faults.join('; ')}. ` : ''}
                {rule}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <NameLinks name={label.replaceAll('-', ' ')} />
    </div>
  );
}
