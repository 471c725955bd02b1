import { formatMoney } from '@/lib/money';
import { plural } from '@/lib/text';
import { makeId } from '@/platform/ids';
import type { Records } from '@/kinds/records/use-records';
import { Button, IconButton } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Labelled } from '@/ui/labelled';
import { LineInput } from '@/ui/line-input';
import {
  chequesOf,
  chequeStageNames,
  chequeStages,
  closingOf,
  closingSteps,
  dueOf,
  investorsWithout,
  isInRound,
  mostCheques,
  readCheque,
  setDue,
  tickClosing,
  totalCheques,
  toRoundFigures,
} from '../cheques';
import type { Cheque, fields, FundingExtra, Round } from '../model';

interface ClosingDialogProps {
  round: Round;
  records: Records<typeof fields, FundingExtra>;
  onClose: () => void;
}

/** Who puts in how much and how far each is, and what is left to do before the round is closed. */
export function ClosingDialog({ round, records, onClose }: ClosingDialogProps) {
  const { currency } = records.tool.around;
  const { extra } = records;
  const cheques = chequesOf(extra, round.id);
  const totals = totalCheques(cheques, currency);
  const done = closingOf(extra, round.id);
  const set = (change: (list: Cheque[]) => Cheque[], how?: { say?: string; key?: string }) =>
    records.setExtra((current) => ({ ...current, cheques: change(current.cheques ?? []) }), how);
  const update = (id: string, change: Partial<Cheque>) =>
    set((list) => list.map((one) => (one.id === id ? { ...one, ...change } : one)), {
      key: `cheque.${id}.${Object.keys(change).join('.')}`,
    });
  const add = () => set((list) => [...list, { id: makeId(), round: round.id, investor: '', amount: '', stage: 'softCircled' }]);
  const unlisted = investorsWithout(round, cheques).slice(0, Math.max(0, mostCheques - (extra.cheques?.length ?? 0)));
  const addAll = () =>
    set(
      (list) => [
        ...list,
        ...unlisted.map((investor): Cheque => ({ id: makeId(), round: round.id, investor, amount: '', stage: 'softCircled' })),
      ],
      { say: `${plural(unlisted.length, 'check')} added` },
    );
  // An amount that cannot be read would count as nothing in the round.
  const isReadable = cheques.every((cheque) => readCheque(cheque, currency).problem === undefined);
  const canUseTotals = cheques.length > 0 && isReadable && !isInRound(round, cheques, currency);
  return (
    <Dialog title={`${round.roundType}: checks and closing`} width="wide" onClose={onClose}>
      <h3 className="mb-2 font-semibold">Checks by investor</h3>
      {cheques.length > 0 && (
        <ul className="grid gap-3" aria-label="Checks">
          {cheques.map((cheque, index) => (
            <ChequeRow
              key={cheque.id}
              number={index + 1}
              cheque={cheque}
              currency={currency}
              onChange={(change) => update(cheque.id, change)}
              onRemove={() => set((list) => list.filter(({ id }) => id !== cheque.id), { say: `${cheque.investor || 'Check'} removed` })}
            />
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button icon="plus" disabled={(extra.cheques?.length ?? 0) >= mostCheques} onClick={add}>
          Add check
        </Button>
        {unlisted.length > 0 && (
          <Button onClick={addAll}>
            {unlisted.length === 1 ? `Add one for ${unlisted[0]}` : `Add one for each investor of the round`}
          </Button>
        )}
        {canUseTotals && (
          <Button
            onClick={() => records.update(round.id, toRoundFigures(round, cheques, currency), { say: 'Round updated from its checks' })}
          >
            Use these totals in the round
          </Button>
        )}
      </div>
      {cheques.length > 0 && (
        <p role="status" className="mt-2 text-[14px] text-mute">
          {chequeStages
            .filter((stage) => totals[stage] > 0)
            .map((stage) => `${chequeStageNames[stage]} ${formatMoney(totals[stage], currency)}`)
            .join(' · ')}
        </p>
      )}
      <h3 className="mt-6 mb-2 font-semibold">
        Closing, {done.length} of {closingSteps.length} done
      </h3>
      <ul className="grid gap-1.5">
        {closingSteps.map((step) => (
          <li key={step} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <label className="flex min-h-6 items-center gap-2.5">
              <input
                type="checkbox"
                className="size-4.5 flex-none accent-accent"
                checked={done.includes(step)}
                onChange={(event) => records.setExtra((current) => tickClosing(current, round.id, step, event.target.checked))}
              />
              <span>{step}</span>
            </label>
            <label className="flex items-center gap-2 text-[13px] text-mute">
              Due
              <input
                type="date"
                className="input w-auto"
                aria-label={`${step}, due`}
                value={dueOf(extra, round.id, step)}
                onChange={(event) =>
                  records.setExtra((current) => setDue(current, round.id, step, event.target.value), { key: `closing.${round.id}.${step}` })
                }
              />
            </label>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[13px] text-mute">
        A general list. Your lawyer knows what your round needs. Open steps with a date are on Today.
      </p>
    </Dialog>
  );
}

interface ChequeRowProps {
  number: number;
  cheque: Cheque;
  currency: string;
  onChange: (change: Partial<Cheque>) => void;
  onRemove: () => void;
}

function ChequeRow({ number, cheque, currency, onChange, onRemove }: ChequeRowProps) {
  const { investor, amount, stage } = cheque;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <LineInput label={`Investor ${number}`} maxLength={200} value={investor} onChange={(typed) => onChange({ investor: typed })} />
        <LineInput
          label={`Amount ${number}`}
          isAmount
          fault={readCheque(cheque, currency).problem}
          maxLength={60}
          value={amount}
          onChange={(typed) => onChange({ amount: typed })}
        />
        <Labelled label={`Stage ${number}`}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={stage}
              onChange={(event) => onChange({ stage: chequeStages.find((one) => one === event.target.value) ?? 'softCircled' })}
            >
              {chequeStages.map((one) => (
                <option key={one} value={one}>
                  {chequeStageNames[one]}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
      <span className="mt-5">
        <IconButton icon="trash-2" label={`Remove ${investor || `check ${number}`}`} onClick={onRemove} />
      </span>
    </li>
  );
}
