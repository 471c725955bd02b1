import { formatDay } from '@/lib/dates';
import { isEmail, safeUrl } from '@/lib/links';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { RowActions } from '@/kinds/records/row-actions';
import { IconButton } from '@/ui/button';
import { SelectBox } from '@/ui/search-box';
import { VirtualList } from '@/ui/virtual-list';
import { amountOf, chanceOf, isCold, isOpen, statuses, statusLabels, type Investor } from '../model';
import { ColdNote, FollowUpNote } from './notes';
import { setStatus } from './status';
import type { InvestorForm, InvestorRecords } from './use-investor-form';

const statusOptions = statuses.map((value) => ({ value, label: statusLabels[value] }));

interface RowsProps {
  records: InvestorRecords;
  form: InvestorForm;
  coldAfter: number;
  onOpen: (id: string) => void;
}

export default function PipelineList({ investors, ...rest }: RowsProps & { investors: readonly Investor[] }) {
  return <VirtualList label="Investors" items={investors} row={(investor) => <InvestorRow investor={investor} {...rest} />} />;
}

function InvestorRow({ investor, records, form, coldAfter, onOpen }: RowsProps & { investor: Investor }) {
  const { today, currency } = records.tool.around;
  const { name, firm, stage, focusAreas, investmentRange, softCircled, reasonForNo, status } = investor;
  const email = investor.email.trim();
  const isCooling = isCold(investor, today, coldAfter);
  // What is no address is shown, but leads nowhere.
  const address = isEmail(email) ? safeUrl(`mailto:${email}`) : undefined;
  const reason = status === 'declined' && reasonForNo ? `No: ${reasonForNo}` : '';
  const details = [softCircled && isOpen(investor) ? 'Soft-circled' : '', reason, stage, focusAreas.join(', '), investmentRange]
    .filter(Boolean)
    .join(' · ');
  return (
    <div className="row grid grid-cols-1 items-center gap-x-4 gap-y-0.5 px-4 py-1.5 md:py-2.5 md:grid-cols-[minmax(0,1fr)_minmax(0,210px)_minmax(0,120px)_auto_auto]">
      <div className="min-w-0">
        <p className="flex min-w-0 items-baseline gap-x-1.5">
          <button
            type="button"
            className="min-h-6 max-w-[60%] flex-none truncate text-left font-[550] hover:underline"
            aria-label={`Details of ${name}`}
            title={`${name}, ${firm}`}
            onClick={() => onOpen(investor.id)}
          >
            {name}
          </button>
          <span className="min-w-0 truncate text-mute">{firm}</span>
          {email !== '' && (
            <span className="ml-auto min-w-[30%] truncate pl-1 text-right text-[13px] text-mute" title={email}>
              {address ? (
                <a href={address} className="text-accent underline underline-offset-2">
                  {email}
                </a>
              ) : (
                email
              )}
            </span>
          )}
        </p>
        <p className="truncate text-[13px] text-mute">
          <ColdNote investor={investor} today={today} coldAfter={coldAfter} />
          {isCooling && details !== '' ? ' · ' : ''}
          {details || (isCooling ? '' : 'No stage or focus yet')}
        </p>
      </div>
      <div className="min-w-0 text-[13px] text-mute">
        <p className="truncate">{investor.lastContact ? `Last contact ${formatDay(investor.lastContact)}` : 'No contact yet'}</p>
        <p className="truncate">
          <FollowUpNote investor={investor} today={today} />
        </p>
      </div>
      <div className="flex min-w-0 gap-x-2 text-[13px] text-mute md:block md:text-right">
        <p className="truncate text-ink">{amountOf(investor) > 0 ? formatMoney(amountOf(investor), currency) : 'No amount'}</p>
        {chanceOf(investor) > 0 && <p className="truncate">{formatPercent(Number(chanceOf(investor).toFixed(3)))} likely</p>}
      </div>
      <span className="flex items-center justify-between gap-1 md:contents">
        <span className="min-w-0 [&>select]:max-w-full">
          <SelectBox
            label={`Status of ${name}`}
            value={status}
            options={statusOptions}
            onChange={(next) => setStatus(records, investor, next)}
          />
        </span>
        <span className="inline-flex max-md:-mr-2.5">
          <RowActions records={records} form={form} record={investor} title={name}>
            <IconButton icon="history" label={`Timeline of ${name}`} onClick={() => onOpen(investor.id)} />
          </RowActions>
        </span>
      </span>
    </div>
  );
}
