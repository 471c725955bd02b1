import { formatMoney } from '@/lib/money';
import { makeId } from '@/platform/ids';
import { Button, IconButton } from '@/ui/button';
import { Field } from '@/ui/field';
import type { Tool } from '@/workspace/tool-state';
import { figureIn } from '../facts';
import { mostPayments, paymentFields, typeOf, type ContractData, type Payment } from '../model';
import { sumPayments } from '../payments';

const noMessages = {};

/** The fee in installments, each with its milestone or its day. */
export function PaymentsTab({ tool }: { tool: Tool<ContractData> }) {
  const { data, around, change } = tool;
  const { payments = [], answers } = data;
  const type = typeOf(answers);
  const { currency } = around;
  if (type === 'nda' || type === 'employment')
    return <p className="text-mute">Installments belong to service, freelance and consulting contracts. This kind has no fee.</p>;
  const put = (recipe: (rows: readonly Payment[]) => Payment[], options?: Parameters<typeof change>[1]) =>
    change((current) => ({ ...current, payments: recipe(current.payments ?? []) }), options);
  const add = () => put((rows) => [...rows, { id: makeId(), milestone: '', due: '', installment: '' }]);
  const formOf = (payment: Payment) => ({
    fields: paymentFields,
    draft: payment,
    problems: noMessages,
    notes:
      payment.installment.trim() !== '' && figureIn(payment.installment, currency) === undefined
        ? { installment: 'Printed as typed; it isn’t a plain figure, so it isn’t added up.' }
        : noMessages,
    today: around.today,
    isLive: true,
    set: (name: string, value: string | boolean) =>
      put((rows) => rows.map((row) => (row.id === payment.id ? { ...row, [name]: value } : row)), { key: `${payment.id}.${name}` }),
  });
  const sum = sumPayments(payments, currency);
  const fee = answers.amountBasis === 'total' ? figureIn(answers.amount, currency) : undefined;
  return (
    <>
      <p className="mb-3 text-mute">
        For work that is paid in parts. The contract prints the installments as a table, each becomes a draft invoice in the Invoice
        Generator, and the dates come as a calendar file.
      </p>
      {payments.length > 0 && (
        <ol className="grid gap-4" aria-label="Installments">
          {payments.map((payment, index) => (
            <li key={payment.id} className="rounded-(--radius-control) border border-line p-4">
              <div className="mb-2 flex items-center justify-between gap-2">
                <h3 className="min-w-0 font-semibold break-words">{payment.milestone.trim() || `Installment ${index + 1}`}</h3>
                <IconButton
                  icon="trash-2"
                  label={`Delete installment ${index + 1}`}
                  onClick={() => put((rows) => rows.filter(({ id }) => id !== payment.id), { say: 'Installment deleted' })}
                />
              </div>
              <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
                <Field of={formOf(payment)} name="milestone" wide />
                <Field of={formOf(payment)} name="due" />
                <Field of={formOf(payment)} name="installment" />
              </div>
            </li>
          ))}
        </ol>
      )}
      {payments.length > 0 && sum !== undefined && (
        <p className="mt-3 tabular-nums" role="status">
          Together {formatMoney(sum, currency)}
          {fee !== undefined && fee !== sum && (
            <span className="text-bad">
              {' '}
              ({formatMoney(Math.abs(fee - sum), currency)} {sum < fee ? 'less' : 'more'} than the fee of {formatMoney(fee, currency)})
            </span>
          )}
        </p>
      )}
      <div className="mt-4">
        {payments.length < mostPayments ? (
          <Button icon="plus" onClick={add}>
            Add installment
          </Button>
        ) : (
          <p className="text-[13px] text-mute">A contract can have up to {mostPayments} installments.</p>
        )}
      </div>
    </>
  );
}
