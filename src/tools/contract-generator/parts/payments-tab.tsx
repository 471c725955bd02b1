import { formatMoney } from '@/lib/money';
import type { Tool } from '@/workspace/tool-state';
import { hasFee } from '../content';
import { figureIn } from '../facts';
import { mostPayments, paymentFields, type Payment } from '../row-fields';
import { typeOf, type ContractData } from '../model';
import { sumPayments } from '../payments';
import { RowCards } from './row-cards';

const empty = { milestone: '', due: '', installment: '' };

/** The fee in installments, each with its milestone or its day. */
export function PaymentsTab({ tool }: { tool: Tool<ContractData> }) {
  const { data, around, change } = tool;
  const { payments = [], answers } = data;
  const type = typeOf(answers);
  const { currency } = around;
  if (type !== '' && !hasFee(type)) return <p className="text-mute">Installments belong to contracts with a fee. This kind has none.</p>;
  const notesOf = ({ installment }: Payment) =>
    installment.trim() !== '' && figureIn(installment, currency) === undefined
      ? { installment: 'Printed as typed; it isn’t a plain figure, so it isn’t added up.' }
      : {};
  const sum = sumPayments(payments, currency);
  const fee = answers.amountBasis === 'total' ? figureIn(answers.amount, currency) : undefined;
  return (
    <>
      <p className="text-mute">
        For work that is paid in parts. The contract prints the installments as a table, each becomes a draft invoice in the Invoice
        Generator, and the dates come as a calendar file.
      </p>
      <RowCards
        fields={paymentFields}
        rows={payments}
        onChange={(recipe, how) => change((current) => ({ ...current, payments: recipe(current.payments ?? []) }), how)}
        empty={empty}
        today={around.today}
        noun="installment"
        label="Installments"
        titleOf={({ milestone }, index) => milestone.trim() || `Installment ${index + 1}`}
        notesOf={notesOf}
        wide={['milestone']}
        most={mostPayments}
        mostText={`A contract can have up to ${mostPayments} installments.`}
      >
        {payments.length > 0 && sum !== undefined && (
          <p className="mt-3" role="status">
            Together {formatMoney(sum, currency)}
            {fee !== undefined && fee !== sum && (
              <span className="text-bad">
                {' '}
                ({formatMoney(Math.abs(fee - sum), currency)} {sum < fee ? 'less' : 'more'} than the fee of {formatMoney(fee, currency)})
              </span>
            )}
          </p>
        )}
      </RowCards>
    </>
  );
}
