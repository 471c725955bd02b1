import { RecordForm } from '@/kinds/records/record-form';
import { RowActions } from '@/kinds/records/row-actions';
import { optionLabel } from '@/lib/fields';
import { formatMoney } from '@/lib/money';
import { formatMonth } from '@/lib/months';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Chip, Empty } from '@/ui/layout';
import { VirtualList } from '@/ui/virtual-list';
import { lazyPart } from '@/ui/lazy-part';
import { addBurden, roleFields, type OpenRole, type planFields } from '../model';
import { nameOf, type OrgTree } from '../org-tree';
import { hasPlans, inPlan, titleOf } from '../roles';
import { ManagerSelect } from './manager-select';
import { useOpenRoles } from './use-open-roles';
import type { TeamRecords } from './use-team';

const PlanComparison = lazyPart(async () => (await import('./plan-comparison')).default);
const PayrollMonths = lazyPart(async () => (await import('./payroll-months')).default);

interface HiringPlanProps {
  records: TeamRecords;
  tree: OrgTree;
  roles: readonly OpenRole[];
  plan: FormHandle<typeof planFields>;
  burden: number;
  hasPrivate: boolean;
  onFill: (role: OpenRole) => void;
}

/** Who is still to come, and what everybody will cost month by month. */
export default function HiringPlan({ records, tree, roles, plan, burden, hasPrivate, onFill }: HiringPlanProps) {
  const { openRoles, form } = useOpenRoles(records, roles);
  const { handle } = form;
  const { currency, today } = records.tool.around;
  const thisMonth = today.slice(0, 7);
  const whenOf = ({ startMonth }: OpenRole) => (startMonth ? `from ${formatMonth(startMonth)}` : 'no start month, so not in the payroll');
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-12">
        <div className="no-print min-w-0 lg:col-span-5">
          <RecordForm
            form={form}
            title="Add Open Role"
            editTitle="Edit Open Role"
            submit="Add Open Role"
            names={['title', 'department', 'startMonth']}
            isPermanent
          >
            <ManagerSelect
              tree={tree}
              of=""
              value={handle.draft.reportsTo}
              onChange={(manager) => handle.set('reportsTo', manager)}
              problem={handle.problems.reportsTo}
            />
            <Field of={handle} name="scenario" />
            <Field of={handle} name="salary" />
          </RecordForm>
        </div>
        <div className="mb-5 min-w-0 lg:col-span-7 print:col-span-12">
          {roles.length === 0 ? (
            <Empty
              text="No open roles yet"
              hint="Add the people you plan to hire. They join the org chart and the payroll below, not the team."
            />
          ) : (
            <section aria-label="Open Roles">
              <h2 className="mb-2 font-semibold">
                Open Roles <span className="font-normal text-mute">{plural(roles.length, 'open role')}</span>
              </h2>
              <VirtualList
                label="Open Roles"
                items={roles}
                row={(role) => (
                  <div className="row grid grid-cols-1 items-start gap-x-4 gap-y-1.5 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
                    <div className="min-w-0">
                      <p className="truncate font-[550]" title={titleOf(role)}>
                        {titleOf(role)}
                      </p>
                      <p className="truncate text-[13px]">{[role.department, whenOf(role)].filter(Boolean).join(' · ')}</p>
                      {tree.members.has(role.reportsTo) && (
                        <p className="truncate text-[13px] text-mute">Reports to {nameOf(tree, role.reportsTo)}</p>
                      )}
                      {(role.scenario !== 'both' || (role.startMonth !== '' && role.startMonth < thisMonth)) && (
                        <p className="mt-1.5 flex flex-wrap gap-1.5">
                          {role.scenario !== 'both' && <Chip>{optionLabel(roleFields.scenario, role.scenario)}</Chip>}
                          {role.startMonth !== '' && role.startMonth < thisMonth && (
                            <Chip tone="warn">Start month has passed: counted from now</Chip>
                          )}
                        </p>
                      )}
                    </div>
                    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:flex-col sm:items-end">
                      <span className={`text-[13px] text-mute sm:text-right ${hasPrivate ? '' : 'no-print'}`}>
                        {role.salary === 0 ? (
                          'No salary entered'
                        ) : (
                          <>
                            {formatMoney(role.salary, currency)} per year
                            <br />
                            Fully loaded {formatMoney(addBurden(role.salary, burden), currency)}
                          </>
                        )}
                      </span>
                      <span className="no-print inline-flex items-center">
                        <Button look="quiet" aria-label={`Fill role ${titleOf(role)}`} onClick={() => onFill(role)}>
                          Fill role
                        </Button>
                        <RowActions records={openRoles} form={form} record={role} title={titleOf(role)} />
                      </span>
                    </div>
                  </div>
                )}
              />
            </section>
          )}
        </div>
      </div>
      {hasPlans(roles) ? (
        <PlanComparison records={records} roles={roles} burden={burden} hasPrivate={hasPrivate} />
      ) : (
        roles.length > 0 && (
          <p className="no-print mb-5 text-[13px] text-mute">
            To compare two ways of growing, set an open role to Plan A only or Plan B only. Duplicate one to give it another start or
            salary.
          </p>
        )
      )}
      {(records.all.length > 0 || roles.length > 0) && (
        <PayrollMonths
          records={records}
          roles={inPlan(roles, records.extra.planInUse)}
          plan={plan}
          burden={burden}
          hasPrivate={hasPrivate}
        />
      )}
    </>
  );
}
