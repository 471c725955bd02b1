import { useRef, useState } from 'react';
import { now } from '@/platform/clock';
import { findSecret, forgetSecret, keepSecret, readSecret, unlockSecret, type SecretPlace } from '@/platform/secrets';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Notice, Panel } from '@/ui/layout';
import type { ChosenModel } from '@/workspace/settings';
import type { ListedModel } from '@/writer/list-models';
import { detailOf, explainFailure, ModelError } from '@/writer/problems';
import { readAddress, secretName, type AddressProblem, type Provider } from '@/writer/providers';
import { Labelled } from './labelled';

const places: { value: SecretPlace; label: string; note: string }[] = [
  { value: 'memory', label: 'Only until this page is reloaded', note: 'Kept in memory, written nowhere.' },
  { value: 'tab', label: 'For this tab', note: 'Your browser keeps it until you close the tab.' },
  {
    value: 'device',
    label: 'On this device, sealed with a passphrase',
    note: 'You enter the passphrase once a visit. Forgotten passphrases cannot be recovered; the key can simply be entered again.',
  },
];
const placeWords: Record<SecretPlace, string> = {
  memory: 'A key is in memory, until this page is reloaded.',
  tab: 'A key is kept for this tab.',
  device: 'A key is on this device, sealed with your passphrase.',
};
const addressWords: Record<AddressProblem, string> = {
  missing: 'Enter the address, such as http://localhost:11434/v1.',
  'not-an-address': 'This is not a web address.',
  'not-safe': 'Only https addresses are safe for a key. Without it, only a model on this very computer can be used.',
};
const shortestPassphrase = 8;

interface AiConnectionProps {
  provider: Provider;
  /** What is in use now, of this provider. */
  current: ChosenModel;
  onChoose: (choice: ChosenModel) => void;
}

interface Tested {
  models: ListedModel[] | undefined;
  problem: { sentence: string; detail: string } | undefined;
}

/** Address, key, test, model: in the order in which they are needed. */
export function AiConnection({ provider, current, onChoose }: AiConnectionProps) {
  const [address, setAddress] = useState(current.address);
  const [model, setModel] = useState(current.model);
  const [isOther, setIsOther] = useState(false);
  const [place, setPlace] = useState<SecretPlace>('memory');
  const [isBusy, setIsBusy] = useState(false);
  const [tested, setTested] = useState<Tested>({ models: undefined, problem: undefined });
  const [fault, setFault] = useState<{ field: 'key' | 'passphrase' | 'address' | 'unlock'; text: string }>();
  const [, setKeyChanges] = useState(0);
  // A key typed here is never part of the page's state or markup: it is read from the field once.
  const keyField = useRef<HTMLInputElement>(null);
  const passphraseField = useRef<HTMLInputElement>(null);
  const choice = { provider: provider.id, address };
  const goal = readAddress(choice);
  const name = secretName(choice);
  const kept = findSecret(name);
  const isLocked = kept === 'device' && readSecret(name) === '';
  const keyIsKnown = readSecret(name) !== '';

  const test = async () => {
    const key = keyField.current?.value.trim() ?? '';
    const passphrase = passphraseField.current?.value ?? '';
    setFault(undefined);
    if (typeof goal === 'string') return setFault({ field: 'address', text: addressWords[goal] });
    if (key === '' && provider.key === 'needed' && !keyIsKnown) {
      setFault({ field: 'key', text: 'Paste your key first.' });
      return keyField.current?.focus();
    }
    if (key !== '' && place === 'device' && passphrase.length < shortestPassphrase) {
      setFault({ field: 'passphrase', text: `Use at least ${shortestPassphrase} characters.` });
      return passphraseField.current?.focus();
    }
    setIsBusy(true);
    setTested({ models: undefined, problem: undefined });
    const usedKey = key || readSecret(name);
    try {
      const { listModels } = await import('@/writer/list-models');
      const models = await listModels(choice, usedKey);
      if (key !== '') {
        const isKept = await keepSecret(name, key, place, passphrase);
        if (keyField.current) keyField.current.value = '';
        if (passphraseField.current) passphraseField.current.value = '';
        if (!isKept) setFault({ field: 'key', text: 'This browser would not store the key, so it is in memory until you reload.' });
      }
      setTested({ models, problem: undefined });
      if (!models.some(({ id }) => id === model)) setModel(pickModel(models));
    } catch (error) {
      const failure = error instanceof ModelError ? error.failure : ({ kind: 'stream' } as const);
      const detail = usedKey === '' ? detailOf(failure) : detailOf(failure).replaceAll(usedKey, '[key]');
      setTested({
        models: undefined,
        problem: { sentence: explainFailure(failure, { name: provider.name, host: goal.host, nowMs: now() }), detail },
      });
    } finally {
      setIsBusy(false);
      setKeyChanges((count) => count + 1);
    }
  };
  const unlock = async () => {
    setIsBusy(true);
    const isOpen = await unlockSecret(name, passphraseField.current?.value ?? '');
    setFault(isOpen ? undefined : { field: 'unlock', text: 'This passphrase does not open it.' });
    if (isOpen && passphraseField.current) passphraseField.current.value = '';
    setIsBusy(false);
  };
  const forget = () => {
    forgetSecret(name);
    setTested({ models: undefined, problem: undefined });
    setKeyChanges((count) => count + 1);
  };
  const faultOf = (field: NonNullable<typeof fault>['field']) => (fault?.field === field ? fault.text : '');
  const canUse = model.trim() !== '' && typeof goal !== 'string' && (keyIsKnown || provider.key !== 'needed');
  const isCurrent = current.provider !== '' && current.model === model.trim() && current.address === address.trim();

  const addressField = (
    <Labelled
      label="Address"
      hint={
        provider.address === ''
          ? 'For Ollama http://localhost:11434/v1, for LM Studio http://localhost:1234/v1.'
          : `Leave empty for ${provider.address}. A company’s gateway has its own.`
      }
      fault={faultOf('address')}
    >
      {(field) => (
        <input
          {...field}
          className="input"
          value={address}
          placeholder={provider.address}
          spellCheck={false}
          onChange={(event) => setAddress(event.target.value)}
        />
      )}
    </Labelled>
  );

  return (
    <Panel title={provider.name}>
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void (isLocked ? unlock() : test());
        }}
      >
        <Notice tone="plain">
          {typeof goal === 'string'
            ? 'Requests will go to the address you enter, and nowhere else.'
            : `Requests go to ${goal.host}, and nowhere else.`}{' '}
          None is made before you press Test.
        </Notice>
        {provider.address === '' && addressField}
        {kept && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <p>{placeWords[kept]}</p>
            <Button icon="trash-2" onClick={forget}>
              Forget key
            </Button>
          </div>
        )}
        {isLocked ? (
          <Labelled label="Passphrase" fault={faultOf('unlock')}>
            {(field) => <input {...field} ref={passphraseField} type="password" className="input" autoComplete="off" />}
          </Labelled>
        ) : (
          <>
            <Labelled
              label="API key"
              hint={provider.key === 'optional' ? 'Only if the address asks for one.' : kept ? 'Paste another one to replace it.' : ''}
              fault={faultOf('key')}
            >
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
              {places.map(({ value, label, note }) => (
                <label key={value} className="flex items-start gap-2.5 py-1">
                  <input
                    type="radio"
                    name="place"
                    className="mt-0.5 size-4.5 flex-none accent-accent"
                    checked={place === value}
                    onChange={() => setPlace(value)}
                    aria-label={label}
                  />
                  <span>
                    <span className="block">{label}</span>
                    <span className="block text-[13px] text-mute">{note}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            {place === 'device' && (
              <Labelled
                label="Passphrase"
                hint={`At least ${shortestPassphrase} characters. It seals the key and is not stored.`}
                fault={faultOf('passphrase')}
              >
                {(field) => <input {...field} ref={passphraseField} type="password" className="input" autoComplete="new-password" />}
              </Labelled>
            )}
          </>
        )}
        {provider.address !== '' && (
          <details open={faultOf('address') !== '' || current.address !== '' ? true : undefined}>
            <summary className="inline-flex min-h-6 cursor-pointer items-center text-[13px] text-mute">Use another address</summary>
            <div className="mt-2">{addressField}</div>
          </details>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look={tested.models ? 'plain' : 'primary'} disabled={isBusy}>
            {isBusy ? (isLocked ? 'Unlocking…' : 'Testing…') : isLocked ? 'Unlock' : 'Test'}
          </Button>
          <p role="status" className="text-[14px]">
            {tested.models && `It works. ${plural(tested.models.length, 'model')} listed.`}
          </p>
        </div>
        {tested.problem && (
          <Notice tone="bad">
            <p>{tested.problem.sentence}</p>
            {tested.problem.detail !== '' && <p className="mt-1 text-[13px] break-words">{tested.problem.detail}</p>}
          </Notice>
        )}
      </form>
      {(tested.models !== undefined || current.provider !== '' || keyIsKnown || provider.key === 'optional') && (
        <div className="mt-5 grid grid-cols-1 gap-4 border-t border-line pt-5">
          {tested.models && tested.models.length > 0 && !isOther ? (
            <Labelled label="Model">
              {(field) => (
                <select {...field} className="input" value={model} onChange={(event) => setModel(event.target.value)}>
                  {tested.models?.map(({ id, name: shown }) => (
                    <option key={id} value={id}>
                      {shown === id ? id : `${shown} (${id})`}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
          ) : (
            <Labelled label="Model" hint="The name as the provider writes it.">
              {(field) => (
                <input {...field} className="input" value={model} spellCheck={false} onChange={(event) => setModel(event.target.value)} />
              )}
            </Labelled>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              look="primary"
              disabled={!canUse || isCurrent}
              onClick={() => onChoose({ provider: provider.id, model: model.trim(), address: address.trim() })}
            >
              {isCurrent ? 'In use' : 'Use this model'}
            </Button>
            {tested.models && tested.models.length > 0 && (
              <Button look="quiet" onClick={() => setIsOther(!isOther)}>
                {isOther ? 'Pick from the list' : 'Type another name'}
              </Button>
            )}
          </div>
        </div>
      )}
    </Panel>
  );
}

/** A quick and cheap one to begin with, where a name tells. */
const pickModel = (models: readonly ListedModel[]) =>
  (models.find(({ id }) => /flash|mini|haiku|small/i.test(id) && !/preview|exp|lite|nano/i.test(id)) ?? models[0])?.id ?? '';
