import { lazy, startTransition, Suspense, useEffect, useMemo, useState } from 'react';
import { formatMoney } from '@/lib/money';
import { formatPercent } from '@/lib/numbers';
import { ImportButton } from '@/kinds/records/import-button';
import { Download } from '@/kinds/work/download';
import { useLiveForm } from '@/kinds/work/live-form';
import { WorkBar } from '@/kinds/work/work-bar';
import { Empty, StatRow } from '@/ui/layout';
import { Tabs } from '@/ui/tabs';
import { importHint, otherNames } from './content';
import {
  computeSummary,
  describeRated,
  formatAverage,
  hasSampleWork,
  memberIdentity,
  planFields,
  startFilter,
  type Filter,
  type OpenRole,
} from './model';
import { offerFiles } from './offer-files';
import { addOpenRoles, nameOf, startFolded } from './org-tree';
import { MemberForm } from './parts/member-form';
import { useRoleActions } from './parts/use-role-actions';
import { useMemberForm, useTeam } from './parts/use-team';
import { inPlan } from './roles';

const loadChart = () => import('./parts/org-chart');
const loadSkills = () => import('./parts/skills-matrix');
const loadPlan = () => import('./parts/hiring-plan');
const MemberList = lazy(() => import('./parts/member-list'));
const OrgChart = lazy(loadChart);
const SkillsMatrix = lazy(loadSkills);
const HiringPlan = lazy(loadPlan);
const PrivacyChoice = lazy(() => import('./parts/privacy-choice'));
const PayrollPanel = lazy(() => import('./parts/payroll-panel'));

export const about =
  'Keep your people by department, with what they earn, how they’re doing and what they can do. Draw the org chart from who reports to whom, see what the team really costs, and find the skills that are missing or depend on one person.';
export const related = ['onboarding-checklist', 'equity-calculator', 'cash-flow-projector', 'task-manager'];

const views = [
  { value: 'departments', label: 'Departments', icon: 'users' },
  { value: 'chart', label: 'Org Chart', icon: 'network' },
  { value: 'skills', label: 'Skills Matrix', icon: 'table-2' },
  { value: 'plan', label: 'Hiring Plan', icon: 'calendar-range' },
] as const;
type View = (typeof views)[number]['value'];

export default function TeamBuilder() {
  const { records, importable, tree } = useTeam();
  const form = useMemberForm(records, tree);
  const [chosenView, setView] = useState<View>('departments');
  const [filter, setFilter] = useState<Filter>(startFilter);
  const [chosenFold, setChosenFold] = useState<Set<string>>();
  const [hasPrivate, setHasPrivate] = useState(false);
  const { all, extra, tool, setExtra } = records;
  const { currency } = tool.around;
  const plan = useLiveForm(planFields, extra, tool.around, (draft, name) =>
    setExtra((current) => ({ ...current, ...draft }), { key: `plan.${name}` }),
  );
  const { burden, neededSkills } = plan.values;
  const summary = useMemo(() => computeSummary(all, burden), [all, burden]);
  const actions = useRoleActions(records);
  const { roles } = actions;
  const { planInUse } = extra;
  const planned = useMemo(() => inPlan(roles, planInUse), [roles, planInUse]);
  const chart = useMemo(() => addOpenRoles(tree, planned), [tree, planned]);
  const folded = useMemo(() => chosenFold ?? startFolded(chart), [chosenFold, chart]);
  const isEmpty = all.length === 0;
  const hasNothing = isEmpty && roles.length === 0;
  const view = hasNothing && chosenView !== 'plan' ? 'departments' : chosenView;

  // Fetched before they are asked for, so that a view is there as soon as it is chosen.
  useEffect(() => {
    if (!hasNothing) for (const load of [loadChart, loadSkills, loadPlan]) load().catch(() => undefined);
  }, [hasNothing]);

  // The old view stays until the new one is ready, so that nothing flashes in between.
  const show = (next: View) => startTransition(() => setView(next));
  const move = (id: string, manager: string) => {
    const role = chart.openRoles.get(id);
    if (role) actions.move(role.id, manager);
    else records.update(id, { reportsTo: manager });
    tool.say(`${nameOf(chart, id)} now reports to ${manager ? nameOf(tree, manager) : 'nobody'}`);
  };
  const edit = (id: string) => {
    const [member, role] = [tree.members.get(id), chart.openRoles.get(id)];
    show(role ? 'plan' : 'departments');
    if (role) actions.edit(role);
    else if (member) form.edit(member);
  };
  const fill = (role: OpenRole) => {
    actions.fill(role);
    show('departments');
  };

  return (
    <>
      <WorkBar isSample={hasSampleWork(tool.data)} hasMoney>
        <ImportButton
          records={importable}
          identity={memberIdentity}
          otherNames={otherNames}
          readOther={async (text) => (await import('./hris-import')).readHrisFile(text)}
          hint={importHint}
        />
        <Download
          hasDocument={hasPrivate}
          disabled={hasNothing}
          files={offerFiles(all, tool.around, { hasPrivate, folded, burden, neededSkills, openRoles: roles, planInUse })}
        />
      </WorkBar>
      <div className={hasPrivate ? '' : 'no-print'}>
        <StatRow
          stats={[
            { label: 'Team Members', figure: summary.members.toLocaleString('en-US') },
            { label: 'Departments', figure: summary.departments.toLocaleString('en-US') },
            {
              label: 'Total Salary',
              figure: formatMoney(summary.totalSalary, currency),
              note: (
                <>
                  Per year
                  <br />
                  Fully loaded {formatMoney(summary.fullyLoaded, currency)}, {formatPercent(burden)} on top
                </>
              ),
            },
            {
              label: 'Avg Performance',
              figure: formatAverage(summary.averagePerformance),
              note: describeRated(summary),
            },
          ]}
        />
      </div>
      {(!hasNothing || view === 'plan') && (
        <div className="no-print mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Tabs label="View" choices={views} value={view} onChange={show} />
          <Suspense fallback={null}>{!hasNothing && <PrivacyChoice value={hasPrivate} onChange={setHasPrivate} />}</Suspense>
        </div>
      )}
      {view === 'departments' ? (
        <div className="grid grid-cols-1 items-start gap-x-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
          <div className="no-print min-w-0 lg:col-span-5">
            <MemberForm form={form} tree={tree} />
          </div>
          <div className="min-w-0 lg:col-span-7 lg:row-span-2 print:col-span-12">
            {isEmpty ? (
              <>
                <Empty
                  text="No members added yet"
                  hint="Add the first person, or import the list your HR system exports."
                  // The sample has open roles of its own, which would take the place of those planned here.
                  {...(hasNothing ? { onSample: records.loadSample } : {})}
                />
                {hasNothing && (
                  <p className="mt-3 text-center text-[13px] text-mute">
                    <button type="button" className="min-h-6 text-accent underline" onClick={() => show('plan')}>
                      Plan open roles
                    </button>
                  </p>
                )}
              </>
            ) : (
              <Suspense fallback={null}>
                <MemberList
                  records={records}
                  tree={tree}
                  roles={planned}
                  form={form}
                  filter={filter}
                  onFilter={setFilter}
                  hasPrivate={hasPrivate}
                />
              </Suspense>
            )}
          </div>
          {!isEmpty && (
            <div className="no-print min-w-0 lg:col-span-5">
              <Suspense fallback={null}>
                <PayrollPanel plan={plan} summary={summary} currency={currency} />
              </Suspense>
            </div>
          )}
        </div>
      ) : (
        <Suspense fallback={null}>
          {view === 'chart' ? (
            <OrgChart tree={chart} folded={folded} onFold={setChosenFold} onMove={move} onEdit={edit} />
          ) : view === 'skills' ? (
            <SkillsMatrix tree={tree} plan={plan} neededSkills={neededSkills} />
          ) : (
            <HiringPlan records={records} tree={tree} roles={roles} plan={plan} burden={burden} hasPrivate={hasPrivate} onFill={fill} />
          )}
        </Suspense>
      )}
    </>
  );
}
