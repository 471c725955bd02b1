import type { RefObject } from 'react';
import { canSeal } from '@/platform/seal';
import type { SecretPlace } from '@/platform/secrets';
import type { Provider } from '@/writer/providers';
import { Labelled } from '@/ui/labelled';

const places: { value: SecretPlace; label: string; note: string }[] = [
  { value: 'memory', label: 'Only until this page is reloaded', note: 'Kept in memory, never stored.' },
  { value: 'tab', label: 'For this tab', note: 'Your browser keeps it until you close the tab.' },
  {
    value: 'device',
    label: 'On this device, locked with a passphrase',
    note: 'You enter the passphrase once per visit. A forgotten passphrase can’t be recovered, but you can enter the key again.',
  },
];
export const shortestPassphrase = 8;

interface AiKeyProps {
  provider: Provider;
  isKept: boolean;
  place: SecretPlace;
  onPlace: (place: SecretPlace) => void;
  keyField: RefObject<HTMLInputElement | null>;
  passphraseField: RefObject<HTMLInputElement | null>;
  faults: { key: string; passphrase: string };
}

/** The key and how long it is kept. What is typed here is never part of the page's state or markup. */
export function AiKey({ provider, isKept, place, onPlace, keyField, passphraseField, faults }: AiKeyProps) {
  const hint = provider.key === 'optional' ? 'Only if the address asks for one.' : isKept ? 'Paste another one to replace it.' : '';
  return (
    <>
      <Labelled label="API key" hint={hint} fault={faults.key}>
        {(field) => <input {...field} ref={keyField} type="password" className="input" autoComplete="off" spellCheck={false} />}
      </Labelled>
      {provider.keyPage && (
        <p className="text-[13px]">
          <a className="link" href={provider.keyPage} target="_blank" rel="noopener noreferrer">
            Get a key from {provider.name}
          </a>
        </p>
      )}
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-[13px] font-[550]">Keep the key</legend>
        {places.map(({ value, label, note }) => {
          const isPossible = value !== 'device' || canSeal();
          return (
            <label key={value} className="flex items-start gap-2.5 py-1">
              <input
                type="radio"
                name="place"
                className="mt-0.5 size-4.5 flex-none accent-accent"
                checked={place === value}
                disabled={!isPossible}
                onChange={() => onPlace(value)}
                aria-label={label}
                aria-describedby={`place-${value}`}
              />
              <span>
                <span className={`block ${isPossible ? '' : 'text-mute'}`}>{label}</span>
                <span id={`place-${value}`} className="block text-[13px] text-mute">
                  {isPossible ? note : 'Not available here: browsers lock keys only on secure (https) pages.'}
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
      {place === 'device' && (
        <Labelled
          label="Passphrase"
          hint={`At least ${shortestPassphrase} characters. It locks the key and isn’t stored.`}
          fault={faults.passphrase}
        >
          {(field) => <input {...field} ref={passphraseField} type="password" className="input" autoComplete="new-password" />}
        </Labelled>
      )}
    </>
  );
}
