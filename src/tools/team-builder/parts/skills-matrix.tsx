import { useMemo, useState } from 'react';
import { plural } from '@/lib/text';
import { Button } from '@/ui/button';
import { Field, type FormHandle } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Chip, Empty, Panel } from '@/ui/layout';
import { Table, type Column } from '@/ui/table';
import type { planFields } from '../model';
import { nameOf, type OrgTree } from '../org-tree';
import { toSkillRows, type SkillRow } from '../skills';

const firstRows = 40;
const firstPeople = 12;

interface SkillsMatrixProps {
  tree: OrgTree;
  plan: FormHandle<typeof planFields>;
  neededSkills: readonly string[];
}

/** Who can do what: gaps first, then what hangs on a single person. */
export default function SkillsMatrix({ tree, plan, neededSkills }: SkillsMatrixProps) {
  const [hasAllRows, setHasAllRows] = useState(false);
  const [hasAllPeople, setHasAllPeople] = useState(false);
  const skilled = useMemo(() => [...tree.members.values()].filter(({ skills }) => skills.length > 0), [tree]);
  const rows = useMemo(() => toSkillRows(skilled, neededSkills), [skilled, neededSkills]);
  const gaps = rows.filter(({ coverage }) => coverage === 'gap').length;
  const singles = rows.filter(({ coverage }) => coverage === 'single').length;
  const shownRows = hasAllRows ? rows : rows.slice(0, firstRows);
  const people = hasAllPeople ? skilled : skilled.slice(0, firstPeople);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel>
        <Field of={plan} name="neededSkills" wide />
      </Panel>
      {rows.length === 0 ? (
        <Empty text="No skills yet" hint="Add skills to your members, or list above the skills you need." />
      ) : (
        <Panel
          title="Skills Matrix"
          aside={
            <span role="status" className="text-[13px] text-mute">
              {plural(rows.length, 'skill')}, {plural(gaps, 'gap')}, {singles.toLocaleString('en-US')} held by one person
            </span>
          }
        >
          <Table
            label="Skills by person"
            size="small"
            rows={shownRows}
            keyOf={({ skill }) => skill}
            columns={[
              {
                head: 'Skill',
                isStrong: true,
                className: 'max-w-52 truncate',
                cell: ({ skill, isNeeded }) => (
                  <span title={skill}>
                    {skill}
                    {isNeeded && <span className="font-normal text-mute"> needed</span>}
                  </span>
                ),
              },
              { head: 'Coverage', align: 'left', className: 'whitespace-nowrap', cell: (row) => <CoverageChip row={row} tree={tree} /> },
              ...people.map(({ id, role }): Column<SkillRow> => ({
                head: <span title={role}>{nameOf(tree, id)}</span>,
                align: 'center',
                className: 'max-w-32 truncate',
                cell: (row) => row.people.includes(id) && <Has />,
              })),
            ]}
          />
          <div className="mt-3 flex flex-wrap gap-2">
            {rows.length > shownRows.length && <Button onClick={() => setHasAllRows(true)}>Show all {plural(rows.length, 'skill')}</Button>}
            {skilled.length > people.length && (
              <Button onClick={() => setHasAllPeople(true)}>Show all {plural(skilled.length, 'person', 'people')}</Button>
            )}
          </div>
        </Panel>
      )}
    </div>
  );
}

function CoverageChip({ row: { coverage, people }, tree }: { row: SkillRow; tree: OrgTree }) {
  if (coverage === 'gap') {
    return (
      <Chip tone="bad" icon="circle-alert">
        Gap: nobody
      </Chip>
    );
  }
  if (coverage === 'single') return <Chip tone="warn">Only {nameOf(tree, people[0] ?? '')}</Chip>;
  return <Chip tone="good">{plural(people.length, 'person', 'people')}</Chip>;
}

function Has() {
  return (
    <>
      <span className="inline-flex align-middle text-accent">
        <Icon icon="check" />
      </span>
      <span className="sr-only">Yes</span>
    </>
  );
}
